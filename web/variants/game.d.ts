// The form of web/variants/ID/game.js: the texts and pictures of a game. It is data:
// scripts/variants/generate-modules.mjs makes of it the modules that the page and the package load.

import type { Hint, Path, PathHint, PathShape, Piece, Square, SquarePair } from './mark-types.js';

/** A text in each language of the page. English stands for one that is missing. */
export type Texts = { en: string } & Record<string, string>;

/** The move that shows the game on its card. */
export interface GamePicture {
  /** The pieces after the move, as in FEN. */
  placement: string;
  motions: SquarePair[];
  path?: Path;
  /** The kings to mark, where not all of them count. */
  crowns?: Square[];
}

/** A mark on the boards of the rules that this game alone has. */
export interface LegendEntry {
  texts: Texts;
  /** Three squares in a row where it is left out. */
  size?: { files: number; ranks: number; levels?: number };
  /** By their squares; that on a1 is picked up. */
  pieces: Record<Square, Piece>;
  dests?: Square[];
  hints: Hint[];
}

/** How a kind of move is drawn, and what is said of it, where the game has it alone or shows it in its own way. */
export interface MoveDrawing {
  /** The path that a piece may take; only its squares are shown where it is left out. */
  hint?: PathHint['kind'];
  /** The path of a move that was played. */
  path?: PathShape;
  /** Whether its square has the sign of a leap also along a line. */
  isLeap?: boolean;
  /** Its name beside other moves with the same two squares. */
  names?: Texts;
  /** The effect of the piece on the square: "levitates here". */
  labels?: Texts;
}

/** How something of the game is called, and what it is in a sentence or two. */
export interface NamedTexts {
  names: Texts;
  descriptions: Texts;
}

/**
 * A piece of the game's own: its entry in `own_roles` of `engine/variants/ID/rules.hpp` has the same name and letter.
 */
export interface OwnPiece {
  /** The small one of FEN. */
  letter: string;
  names: Texts;
  /** Its name after "to a" in languages where that differs: German "zum Narren". */
  datives?: Partial<Texts>;
  /**
   * Closed outlines on a grid of 45 × 45, as SVG paths, painted from the first to the last; see
   * web/variants/piece-outlines.js.
   */
  parts: string[];
  /** Open strokes on top. */
  lines: string[];
  /** The same in the classic set; without it, as in the first set. See web/variants/classic-outlines.js. */
  classic?: { parts: string[]; lines: string[] };
}

/** An opening of a game, in `opening-names.js` of its folder: its moves in SAN, and what it is called. */
export type OpeningName = [moves: string, names: Texts];

/** A game. Its id is the name of its folder. */
export interface GameDescriptor {
  /** Where the page shows it among the others: the smallest number comes first. */
  order: number;
  /** The English one is that of `engine/variants/ID/rules.hpp`. */
  names: Texts;
  /** The game in one line. */
  taglines: Texts;
  /** Two short sentences for newcomers, before the first move. */
  firstWords?: Texts;
  /** The differences from chess, in a few English sentences: `rules` of the package. */
  rules: string[];
  /** About how many minutes a game takes. The page invites newcomers to the shortest one. */
  minutes?: number;
  /**
   * The unit of the state beside the board, if the game's FEN has one. Of a state such as `3+3` the page shows each
   * side its part.
   */
  states?: Texts;
  /** The meaning of signs in its moves that chess lacks; shown below a list of moves. */
  signs?: Texts;
  /** Without one, the card shows the start position. */
  picture?: GamePicture;
  /** By their roles. */
  pieces?: Record<string, OwnPiece>;
  legend?: LegendEntry[];
  /** By the kinds of moves, as the package calls them: all of the game's own, and others that it draws. */
  moves?: Record<string, MoveDrawing>;
  /** By the keys of `specialMoves` in `special-moves.js` in the same folder. Each key needs an entry. */
  specialMoves?: Record<string, NamedTexts>;
  /** By the keys of `achievements` in `achievements.js` in the same folder. Each key needs an entry. */
  achievements?: Record<string, NamedTexts>;
  /** Values of its pieces from other sources, in pawns, by their letters. */
  saidWorths?: Record<string, string>;
  /** The endgame tables of four pieces that scripts/tables/run builds; all where it is left out. */
  tablesOfFour?: string[];
  /**
   * The perft of scripts/bench/run: to which depth, beside which other program, and how many times as fast it is to be.
   */
  perft?: { depth?: number; peer?: 'twelvefiles'; atLeast?: number };
}

export declare const game: GameDescriptor;
