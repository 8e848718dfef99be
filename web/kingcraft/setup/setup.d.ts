// The part `kingcraft/setup` of the package: sets up a position piece by piece. Only the engine says whether it can be
// played.

import type { Color, FenError, Game, Kingcraft, Right, Role, Square } from '../index.js';

/** A position that is set up. After a call that throws it is as it was. */
export interface PositionBuilder {
  /** The id of the variant. */
  readonly variant: string;
  /** The piece on a square, null where there is none. */
  get(square: Square): { piece: Role; color: Color } | null;
  /**
   * Puts a piece on a square, in place of the one that stands there.
   * @throws ArgumentError when the board has no such square, or the game no such piece.
   */
  put(square: Square, piece: { piece: Role; color: Color }): PositionBuilder;
  /** Removes the piece of a square and returns it, null where there is none. */
  remove(square: Square): { piece: Role; color: Color } | null;
  /** Removes all pieces and rights. */
  clear(): PositionBuilder;
  setTurn(color: Color): PositionBuilder;
  /**
   * The rights that are left: those of `Variant.rights`, or their letters in FEN, `'KQkq'`.
   * @throws ArgumentError when the game has no such right.
   */
  setRights(rights: string | readonly Pick<Right, 'letter'>[]): PositionBuilder;
  /** The square that a pawn has just passed with a double step, null for none. */
  setEnPassant(square: Square | null): PositionBuilder;
  /** The half-moves since a capture or a pawn's move, and the number of the next move. */
  setCounters(counters: {
    halfmoveClock?: number | undefined;
    moveNumber?: number | undefined;
  }): PositionBuilder;
  /** The position as FEN, also of one that cannot be played. */
  fen(): string;
  /** Whether the position can be played, and if not, why. */
  validate(): { ok: true } | { ok: false; error: FenError };
  /**
   * A game from this position.
   * @throws FenError when it cannot be played.
   */
  newGame(): Game;
}

/**
 * A position to change: that of a FEN, without one the start position.
 * @throws VariantError when there is no such variant.
 * @throws FenError when the FEN cannot be played.
 */
export function setUp(kingcraft: Kingcraft, variant: string, fen?: string): PositionBuilder;
