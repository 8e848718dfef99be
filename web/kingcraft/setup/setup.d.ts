// The part `kingcraft/setup` of the package: sets up a position piece by piece. Only the engine says whether it can be
// played.

import type { Color, FenError, Game, Kingcraft, Right, Role, Square } from '../index.js';

/** A position that is set up. After a call that throws it is as it was. */
export interface PositionBuilder {
  /** The id of the variant. */
  readonly variant: string;
  /**
   * The piece on a square, null where there is none.
   * @example
   * const position = setUp(kingcraft, 'chess');
   * position.get('a1'); // { piece: 'rook', color: 'white' }
   */
  get(square: Square): { piece: Role; color: Color } | null;
  /**
   * Puts a piece on a square, in place of the one that stands there.
   * @throws ArgumentError when the board has no such square, or the game no such piece.
   * @example
   * const position = setUp(kingcraft, 'chess');
   * position.put('e4', { piece: 'queen', color: 'white' });
   * position.get('e4'); // { piece: 'queen', color: 'white' }
   */
  put(square: Square, piece: { piece: Role; color: Color }): PositionBuilder;
  /**
   * Removes the piece of a square and returns it, null where there is none.
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
   * Whose turn it is.
   * @example
   * const position = setUp(kingcraft, 'chess');
   * position.setTurn('black').newGame().turn(); // 'black'
   */
  setTurn(color: Color): PositionBuilder;
  /**
   * The rights that are left: those of `Variant.rights`, or their letters in FEN, `'KQkq'`.
   * @throws ArgumentError when the game has no such right.
   * @example
   * const position = setUp(kingcraft, 'chess');
   * position.setRights('Kq').newGame().rights().map(({ letter }) => letter); // ['K', 'q']
   */
  setRights(rights: string | readonly Pick<Right, 'letter'>[]): PositionBuilder;
  /**
   * The square that a pawn has just passed with a double step, null for none.
   * @example
   * const position = setUp(kingcraft, 'chess', '4k3/8/8/8/3pP3/8/8/4K3 b - - 0 1');
   * position.setEnPassant('e3').newGame().moves({ square: 'd4' }).length; // 2
   */
  setEnPassant(square: Square | null): PositionBuilder;
  /**
   * The half-moves since a capture or a pawn's move, and the number of the next move.
   * @example
   * const position = setUp(kingcraft, 'chess');
   * position.setCounters({ moveNumber: 7 }).newGame().moveNumber(); // 7
   */
  setCounters(counters: {
    halfmoveClock?: number | undefined;
    moveNumber?: number | undefined;
  }): PositionBuilder;
  /**
   * The position as FEN, also of one that cannot be played.
   * @example
   * const position = setUp(kingcraft, 'chess');
   * position.fen() === kingcraft.newGame('chess').fen(); // true
   */
  fen(): string;
  /**
   * Whether the position can be played, and if not, why.
   * @example
   * const position = setUp(kingcraft, 'chess');
   * position.clear().validate().ok; // false
   */
  validate(): { ok: true } | { ok: false; error: FenError };
  /**
   * A game from this position.
   * @throws FenError when it cannot be played.
   * @example
   * const position = setUp(kingcraft, 'chess');
   * position.newGame().turn(); // 'white'
   */
  newGame(): Game;
}

/**
 * A position to change: that of a FEN, without one the start position.
 * @throws VariantError when there is no such variant.
 * @throws FenError when the FEN cannot be played.
 * @example
 * setUp(kingcraft, 'chess').remove('d8'); // { piece: 'queen', color: 'black' }
 */
export function setUp(kingcraft: Kingcraft, variant: string, fen?: string): PositionBuilder;
