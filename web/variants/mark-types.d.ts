// The pieces and marks in the data of a game. The board draws them.

export type Color = 'white' | 'black';

/** The name of a square: file, rank, and a caret for every level above the ground, as `b5` and `b5^`. */
export type Square = string;

/** Two squares: from one to the other. */
export interface SquarePair {
  from: Square;
  to: Square;
}

/** The role names the outlines of the piece. */
export interface Piece {
  role: string;
  color: Color;
}

export type PathShape = 'line' | 'arc';

/** The path of a move. An arc is dotted and passes over what lies between. */
export interface Path {
  squares: Square[];
  shape: PathShape;
}

/** A path that a piece may take. */
export interface PathHint {
  /**
   * A slide from the first square to the last (`line`); a path through squares (`path`), with a turn on the second of
   * three (`bend`), over pieces (`arc`) or along the lower edge (`lane`); how far something is paid for, with a number
   * at its beginning (`ray`).
   */
  kind: 'line' | 'path' | 'bend' | 'arc' | 'lane' | 'ray';
  squares: Square[];
  /** The number of a ray. */
  text?: string;
  square?: undefined;
  label?: undefined;
}

/** A mark on one square, for what a piece may do there. */
export interface SquareHint {
  /**
   * It may go there (`dot`), capture (`ring`), leap (`diamond`), only move (`circle`), could only capture (`cross`),
   * captures with a move that only captures (`corners`); another piece takes part and stands for the move (`frame`); it
   * may act where it stands (`burst`); the move is forbidden (`ban`); a number at the lower edge, where a lane leads
   * (`plate`).
   */
  kind:
    | 'dot'
    | 'ring'
    | 'diamond'
    | 'circle'
    | 'cross'
    | 'corners'
    | 'frame'
    | 'burst'
    | 'ban'
    | 'plate';
  square: Square;
  /** The number of a plate. */
  text?: string;
  /** Whether a ban stands in the lower corner, since something else is in the middle. */
  aside?: boolean;
  /** The words of screen readers. */
  label?: string | undefined;
  squares?: undefined;
}

/** How a move of a piece is shown, where dots and rings do not say it all. */
export type Hint = PathHint | SquareHint;
