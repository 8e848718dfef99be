// Types for painting a board and its pieces.

/** The colors of the pieces of a side; widths are in units of the grid of outlines. */
export interface Ink {
  /** The set of outlines, see addPieceSet(); without one, or until it is loaded, the first set. */
  set?: string;
  /** The address of the picture of a piece; without one, or until it is loaded, its outlines are painted. */
  addressOf?(piece: { role: string; color: 'white' | 'black' }): string | null;
  fill: string;
  rim: string;
  rimWidth: number;
  seam: string;
  seamWidth: number;
}

/** The colors of a board and its pieces. */
export interface Theme {
  white: Ink;
  black: Ink;
  accent: string;
  selected: string;
  column: string;
  /** For moves chosen before the turn. */
  ahead: { accent: string; tint: string };
  lastMove: string;
  check: string;
  crown: string;
  path: string;
  edge: string;
  shadow: string;
  shapes: Record<string, string>;
  /** From the ground up. */
  levels: { light: string; dark: string }[];
}

/** The closed parts of a piece and the open strokes on top, as SVG paths; `sign` is a letter to write in the middle. */
export interface Outlines {
  parts: string[];
  lines: string[];
  sign?: string;
}

/**
 * A layer of a board: the squares with what lies below pieces, the pieces, the marks over them, and arrows and circles.
 */
export type Layer = 'squares' | 'pieces' | 'marks' | 'shapes';

export type Context = CanvasRenderingContext2D;
