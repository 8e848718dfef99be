// Pieces, squares and moves.

import type { OwnMoveKind, OwnRole } from '../variants/generated/variant-id.js';

/** A kind of piece, of chess or of a variant. */
export type Role = 'king' | 'queen' | 'rook' | 'bishop' | 'knight' | 'pawn' | OwnRole;

/** A side. */
export type Color = 'white' | 'black';

/** File letter and rank number, such as `e4`. In Flying Chess, the upper level adds a caret: `e4^`. */
export type Square = string;

/** A piece on the board. */
export interface PlacedPiece {
  square: Square;
  piece: Role;
  color: Color;
}

/**
 * How a piece moves.
 * - `step`: a step, a leap or a pawn's capture
 * - `double`: a pawn's double step
 * - `slide`: along a line or around a bend, until a piece is in the way
 * - `jump`: over pieces in the way
 * - `level`: to another level
 * - `headbutt`: captures the piece straight above without moving
 * - `levitation` and `flight`: moves of the king in Levitating Kings and King's Court
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

/** A captured piece and its square. */
export interface CapturedPiece {
  readonly piece: Role;
  readonly square: Square;
}

/** The fields of every move. Deeply frozen. */
export interface MoveBase {
  /** The move as coordinates, such as `e2e4`, `e7e8q` or `e1g1o`. Unique in its position; `move()` accepts it. */
  readonly id: string;
  /** The move in standard algebraic notation, with `+` and `#`. */
  readonly san: string;
  /** The square that the piece leaves. In castling, the king's. */
  readonly from: Square;
  /** The square that the piece reaches. In castling, the king's; in a headbutt, the same as `from`. */
  readonly to: Square;
  /** The piece that moves. In a promotion, the pawn. */
  readonly piece: Role;
  readonly color: Color;
  readonly kind: MoveKind;
  /** The captured pieces. En passant and headbutts capture on a square other than `to`. */
  readonly captured: readonly CapturedPiece[];
  /** The squares between `from` and `to` that the piece passes, in order. */
  readonly path: readonly Square[];
}

/** A step, a leap or a pawn's capture. Only this kind can be a promotion. */
export interface StepMove extends MoveBase {
  readonly kind: 'step';
  /** The new piece. Only promotions have it. */
  readonly promotion?: Role;
  readonly rook?: undefined;
}

/** A castling. */
export interface CastlingMove extends MoveBase {
  readonly kind: 'castle';
  /** The squares that the rook leaves and reaches. */
  readonly rook: { readonly from: Square; readonly to: Square };
  readonly promotion?: undefined;
}

/** A move that captures one piece on a square other than `to`. */
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

/** A legal move, or a move that was played. `kind` narrows the type. Deeply frozen. */
export type Move = StepMove | CastlingMove | DistantCapture | OtherMove;

/** A move as a board names it, by its squares. Throws an AmbiguousMoveError if several legal moves fit. */
export interface MoveChoice {
  from: Square;
  /**
   * Castling also accepts the rook's square. A headbutt has `from` here or, with `headbutt: true`, the square above.
   */
  to: Square;
  /** The new piece as a word or a letter: `'queen'`, `'q'`. Ignored without a promotion. Defaults to any piece. */
  promotion?: Role | (string & {}) | undefined;
  /** Whether the move castles; if false, the king moves between the same squares. Defaults to either. */
  castle?: boolean | undefined;
  /** Whether the move is a headbutt; if false, the piece moves up and captures. Defaults to either. */
  headbutt?: boolean | undefined;
}
