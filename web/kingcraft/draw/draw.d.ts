// The part `kingcraft/draw` of the package: positions as pictures. It needs no page and no engine.

import type { Color, Game, Role, Square } from '../index.js';

/** A color of arrows and circles, as studies of PGN have them. */
export type DrawColor = 'green' | 'red' | 'yellow' | 'blue';

/** An arrow, or a circle where both squares are one; a shape of `kingcraft/pgn` is one, too. */
export interface DrawnArrow {
  from: Square;
  to: Square;
  /** Without it green. */
  color?: DrawColor | undefined;
}

/** A circle on a square. */
export interface DrawnMark {
  square: Square;
  /** Without it green. */
  color?: DrawColor | undefined;
}

/** How a position is drawn. */
export interface DrawOptions {
  /** Who sits below, without it White. */
  orientation?: Color | undefined;
  /**
   * The squares of the last move: a Move, its id, or two squares; null for none. Without it that of the game, and none
   * of a FEN.
   */
  lastMove?: { from: Square; to: Square } | string | null | undefined;
  /** Squares that glow red. Without it the king of a game that is in check. */
  check?: readonly Square[] | undefined;
  /** Squares with a crown. Without it the royal kings of a game, where others of their side do not count. */
  crowns?: readonly Square[] | undefined;
  /** Arrows: objects, or the ids of moves, which may have a color behind them: `e2e4:red`. */
  arrows?: readonly (DrawnArrow | string)[] | undefined;
  /** Circles: objects, or squares, which may have a color behind them: `e4:red`. */
  marks?: readonly (DrawnMark | Square)[] | undefined;
  /** The width of the picture in pixels, 16 to 8192. Without it a square has 48. */
  size?: number | undefined;
  /** Whether files and ranks are named, without it true. */
  coordinates?: boolean | undefined;
  /** The colors of the board, without it `paper`. */
  theme?: 'paper' | 'slate' | 'moss' | 'sea' | 'rose' | 'gray' | undefined;
  /**
   * How the pieces look: `figures` when left out, `letters` on discs, or pictures of your own. These are an address
   * with `{color}` (`white`) and `{piece}` (`king`), or with `{code}` (`wK`), or a function that returns the address of
   * a piece, also as a `data:` URL. Where it returns null, the piece is drawn as a figure.
   */
  pieces?:
    | 'figures'
    | 'letters'
    | (string & {})
    | ((kind: { piece: Role; color: Color }) => string | null | undefined)
    | undefined;
  /** What the levels are called, from the ground up, without it in English. */
  levelNames?: readonly string[] | undefined;
  /** What a reader of the page hears instead of the picture, without it the FEN. */
  label?: string | undefined;
}

/**
 * A position as an SVG document.
 * @param position a game, or a FEN of any of the games: its placement says how large the board is. Whether it can be
 *   played is not asked.
 * @throws FenError when the placement is no board.
 * @throws ArgumentError when an option is wrong, or when there is no such option.
 * @example
 * toSvg('4k3/8/8/8/8/8/8/4K3 w - - 0 1', { theme: 'sea' }).startsWith('<svg'); // true
 */
export function toSvg(position: Game | string, options?: DrawOptions): string;
