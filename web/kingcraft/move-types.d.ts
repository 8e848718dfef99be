// Pieces, squares and moves.

import type { OwnMoveKind, OwnRole } from '../variants/generated/variant-id.js';

/** A kind of piece: those of chess, and those that other games have of their own. */
export type Role = 'king' | 'queen' | 'rook' | 'bishop' | 'knight' | 'pawn' | OwnRole;

/** A side. */
export type Color = 'white' | 'black';

/**
 * File letter and rank digit, `e4`; in Flying Chess a square of the upper level has a caret behind
 * it, `e4^`.
 */
export type Square = string;

/** A piece on the board. */
export interface PlacedPiece {
  square: Square;
  piece: Role;
  color: Color;
}

/**
 * How a piece moves. `step` is a plain step, leap or pawn's capture; `double` a pawn's double step;
 * `slide` a move along a line or round a bend that a piece in the way stops; `jump` passes over
 * pieces in the way; `level` changes level; `headbutt` captures straight above without moving;
 * `levitation` and `flight` are moves of the king in Levitating Kings and King's Court.
 */
export type MoveKind =
  | 'step'
  | 'double'
  | 'en-passant'
  | 'castle'
  | 'slide'
  | 'headbutt'
  | 'jump'
  | OwnMoveKind;

/** A piece that a move takes, and where it stood. */
export interface CapturedPiece {
  readonly piece: Role;
  readonly square: Square;
}

/** What every move has. Frozen, and all that is in it. */
export interface MoveBase {
  /**
   * The move as coordinates, unique in its position: `e2e4`, `e7e8q`, `e1g1o`. `move()` takes it
   * back.
   */
  readonly id: string;
  /** Standard algebraic notation, with `+` and `#`. */
  readonly san: string;
  /** The origin; in castling the king's. */
  readonly from: Square;
  /** The king's square in castling; the same as `from` in a headbutt. */
  readonly to: Square;
  /** What moves; in a promotion the pawn. */
  readonly piece: Role;
  readonly color: Color;
  readonly kind: MoveKind;
  /** What it takes, and from where, which is not always `to`: in passing, in a headbutt. */
  readonly captured: readonly CapturedPiece[];
  /** The squares that are passed, from the origin on, without both ends. */
  readonly path: readonly Square[];
}

/** A step, leap or pawn's capture; the only kind that may be a promotion. */
export interface StepMove extends MoveBase {
  readonly kind: 'step';
  /** Only of a promotion. */
  readonly promotion?: Role;
  readonly rook?: undefined;
}

/** A castling. */
export interface CastlingMove extends MoveBase {
  readonly kind: 'castle';
  /** Where the rook goes. */
  readonly rook: { readonly from: Square; readonly to: Square };
  readonly promotion?: undefined;
}

/** A move that takes one piece, and not on the square where it ends. */
export interface DistantCapture extends MoveBase {
  readonly kind: 'en-passant' | 'headbutt';
  readonly captured: readonly [CapturedPiece];
  readonly promotion?: undefined;
  readonly rook?: undefined;
}

/** Any other move. */
export interface OtherMove extends MoveBase {
  readonly kind: Exclude<MoveKind, 'step' | 'castle' | 'en-passant' | 'headbutt'>;
  readonly promotion?: undefined;
  readonly rook?: undefined;
}

/** A legal move, or one that was played: `kind` tells which. Frozen, and all that is in it. */
export type Move = StepMove | CastlingMove | DistantCapture | OtherMove;

/** A move as a board knows it. What is left out may be anything, as long as one legal move fits. */
export interface MoveChoice {
  from: Square;
  /**
   * For a headbutt `from` itself, or with `headbutt: true` also the square above; for a castling
   * also the rook's square.
   */
  to: Square;
  /** The new piece as a word or a letter: `'queen'`, `'q'`. Where no pawn promotes it does not count. */
  promotion?: Role | (string & {}) | undefined;
  /** True means castling, false another move of the king with the same squares. */
  castle?: boolean | undefined;
  /** True means the headbutt, false going up to the same piece. */
  headbutt?: boolean | undefined;
}
