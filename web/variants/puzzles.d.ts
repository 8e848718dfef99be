// The puzzles of a game as data: `kingcraft/puzzles/tax.json` and so on. docs/puzzles.md says how they were made.

/** A position in which one move of the solver is better than all others, and so at every later turn of the solver. */
export interface Puzzle {
  /** Unique in its game; it stays the same in every version. */
  id: number;
  /** The position before the opponent's mistake. */
  fen: string;
  /**
   * The mistake, then the solver's and the opponent's moves in turn, as in `Move.id` of the package. The last one is
   * the solver's.
   */
  moves: string[];
  /**
   * How the game would go on until the gain is on the board, the opponent's move first and the solver's last. It is
   * missing where the solution itself shows it, and where no short line does. No part of what the solver has to find.
   */
  gain?: string[];
  /** What decides it: `fork`, `mateIn2`. */
  themes: string[];
  /** How hard it is, on the scale of chess ratings. */
  rating: number;
}

/** The puzzles of one game. */
export interface Puzzles {
  /** The highest id that was ever given, also to a puzzle that was taken out. */
  lastId: number;
  puzzles: Puzzle[];
}
