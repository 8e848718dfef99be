// The puzzles of a game as data, such as `kingcraft/puzzles/tax.json`. docs/puzzles.md describes them.

/** A position where one move is better than all others, at each turn of the solver. */
export interface Puzzle {
  /** Unique in its game, and the same in every version. */
  id: number;
  /** The position before the opponent's mistake. */
  fen: string;
  /**
   * The mistake, then the moves of the solver and the opponent in turn, as in `Move.id`. The solver plays the last
   * move.
   */
  moves: string[];
  /**
   * How the game would go on until the solver wins material. Begins with the opponent's move and ends with the
   * solver's. Missing if the solution already shows this, or if it takes too long. The solver need not find it.
   */
  gain?: string[];
  /** The themes, such as `fork` or `mateIn2`. */
  themes: string[];
  /** The difficulty, as a chess rating. */
  rating: number;
}

/** The puzzles of one game. */
export interface Puzzles {
  /** The highest id ever used, including removed puzzles. */
  lastId: number;
  puzzles: Puzzle[];
}
