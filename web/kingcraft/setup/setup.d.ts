// `kingcraft/setup`: sets up positions piece by piece.

import type { Color, FenError, Game, Kingcraft, Right, Role, Square } from '../index.js';

/** A position to change. Only `validate()` and `newGame()` check whether it can be played. An error changes nothing. */
export interface PositionBuilder {
  /** The id of the variant. */
  readonly variant: string;
  /**
   * Returns the piece on a square, or null if the square is empty.
   * @example
   * const position = setUp(kingcraft, 'chess');
   * position.get('a1'); // { piece: 'rook', color: 'white' }
   */
  get(square: Square): { piece: Role; color: Color } | null;
  /**
   * Puts a piece on a square and replaces the piece there.
   * @throws ArgumentError if the board has no such square, or the game no such piece.
   * @example
   * const position = setUp(kingcraft, 'chess');
   * position.put('e4', { piece: 'queen', color: 'white' });
   * position.get('e4'); // { piece: 'queen', color: 'white' }
   */
  put(square: Square, piece: { piece: Role; color: Color }): PositionBuilder;
  /**
   * Removes the piece from a square and returns it, or null if the square is empty.
   * @example
   * const position = setUp(kingcraft, 'chess');
   * position.remove('e5'); // null
   */
  remove(square: Square): { piece: Role; color: Color } | null;
  /**
   * Removes all pieces and rights.
   * @example
   * const position = setUp(kingcraft, 'chess');
   * position.clear().fen(); // '8/8/8/8/8/8/8/8 w - - 0 1'
   */
  clear(): PositionBuilder;
  /**
   * Sets the side to move.
   * @example
   * const position = setUp(kingcraft, 'chess');
   * position.setTurn('black').newGame().turn(); // 'black'
   */
  setTurn(color: Color): PositionBuilder;
  /**
   * Sets the rights that are left: entries of `Variant.rights`, or their letters in FEN, such as `'KQkq'`.
   * @throws ArgumentError if the game has no such right.
   * @example
   * const position = setUp(kingcraft, 'chess');
   * position.setRights('Kq').newGame().rights().map(({ letter }) => letter); // ['K', 'q']
   */
  setRights(rights: string | readonly Pick<Right, 'letter'>[]): PositionBuilder;
  /**
   * Sets the square that a pawn has just passed with a double step. Null means none.
   * @example
   * const position = setUp(kingcraft, 'chess', '4k3/8/8/8/3pP3/8/8/4K3 b - - 0 1');
   * position.setEnPassant('e3').newGame().moves({ square: 'd4' }).length; // 2
   */
  setEnPassant(square: Square | null): PositionBuilder;
  /**
   * Sets the counters of the FEN.
   * @example
   * const position = setUp(kingcraft, 'chess');
   * position.setCounters({ moveNumber: 7 }).newGame().moveNumber(); // 7
   */
  setCounters(counters: {
    /** Half-moves since a capture or a pawn move. Defaults to the present value. */
    halfmoveClock?: number | undefined;
    /** The number of the next move. Defaults to the present value. */
    moveNumber?: number | undefined;
  }): PositionBuilder;
  /**
   * Returns the position as FEN, even if it cannot be played.
   * @example
   * const position = setUp(kingcraft, 'chess');
   * position.fen() === kingcraft.newGame('chess').fen(); // true
   */
  fen(): string;
  /**
   * Checks whether the position can be played; if not, returns why.
   * @example
   * const position = setUp(kingcraft, 'chess');
   * position.clear().validate().ok; // false
   */
  validate(): { ok: true } | { ok: false; error: FenError };
  /**
   * Starts a game from this position.
   * @throws FenError if the position cannot be played.
   * @example
   * const position = setUp(kingcraft, 'chess');
   * position.newGame().turn(); // 'white'
   */
  newGame(): Game;
}

/**
 * Creates a position to change.
 * @param fen the position to begin with. Defaults to the start position of the variant.
 * @throws VariantError if there is no such variant.
 * @throws FenError if the FEN cannot be played.
 * @example
 * setUp(kingcraft, 'chess').remove('d8'); // { piece: 'queen', color: 'black' }
 */
export function setUp(kingcraft: Kingcraft, variant: string, fen?: string): PositionBuilder;
