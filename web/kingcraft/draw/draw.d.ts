// `kingcraft/draw`: draws positions as SVG. Needs no page and no engine.

import type { Color, Game, Role, Square } from '../index.js';

/** A color for arrows and circles, as in PGN. */
export type DrawColor = 'green' | 'red' | 'yellow' | 'blue';

/** An arrow, or a circle if both squares are the same. Shapes of `kingcraft/pgn` fit. */
export interface DrawnArrow {
  from: Square;
  to: Square;
  /** Defaults to green. */
  color?: DrawColor | undefined;
}

/** A circle on a square. */
export interface DrawnMark {
  square: Square;
  /** Defaults to green. */
  color?: DrawColor | undefined;
}

/** How to draw a position. */
export interface DrawOptions {
  /** The side at the bottom. Defaults to White. */
  orientation?: Color | undefined;
  /**
   * The squares of the last move: a Move, its id or two squares. Null marks none. Defaults to the last move of a game,
   * and to none for a FEN.
   */
  lastMove?: { from: Square; to: Square } | string | null | undefined;
  /** Squares to mark in red. Defaults to the king of a game that is in check, and to none for a FEN. */
  check?: readonly Square[] | undefined;
  /**
   * Squares with a crown. Defaults to the royal kings of a game, on a side that has another king; to none for a FEN.
   */
  crowns?: readonly Square[] | undefined;
  /** Arrows: objects, or the ids of moves with an optional color, such as `e2e4:red`. Defaults to none. */
  arrows?: readonly (DrawnArrow | string)[] | undefined;
  /** Circles: objects, or squares with an optional color, such as `e4:red`. Defaults to none. */
  marks?: readonly (DrawnMark | Square)[] | undefined;
  /** The width of the picture in pixels, 16 to 8192. Defaults to 48 for each square plus the frame. */
  size?: number | undefined;
  /** Whether to name files and ranks. Defaults to true. */
  coordinates?: boolean | undefined;
  /** The colors of the board. Defaults to `paper`. */
  theme?: 'paper' | 'slate' | 'moss' | 'sea' | 'rose' | 'gray' | undefined;
  /**
   * The look of the pieces: `figures`, `letters` on discs, or your own pictures. For these, pass an address that
   * contains `{color}` (`white`) and `{piece}` (`king`), or `{code}` (`wK`). Or pass a function that returns the
   * address of a piece, which may be a `data:` URL; null draws the figure. Defaults to `figures`.
   */
  pieces?:
    | 'figures'
    | 'letters'
    | (string & {})
    | ((kind: { piece: Role; color: Color }) => string | null | undefined)
    | undefined;
  /** The names of the levels, from the ground up. Defaults to English names. */
  levelNames?: readonly string[] | undefined;
  /** The text that screen readers read. Defaults to the FEN. */
  label?: string | undefined;
}

/**
 * Draws a position as an SVG document.
 * @param position a game, or a FEN of any game. The placement of the FEN gives the size of the board. The position need
 *   not be playable.
 * @throws FenError if the placement is not a board.
 * @throws ArgumentError if an option is wrong or unknown.
 * @example
 * toSvg('4k3/8/8/8/8/8/8/4K3 w - - 0 1', { theme: 'sea' }).startsWith('<svg'); // true
 */
export function toSvg(position: Game | string, options?: DrawOptions): string;
