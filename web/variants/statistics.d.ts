// The form of openings.json and balance.json of a game: what scripts/figures/openings and scripts/figures/balance have
// counted in games that the engine played against itself.

/**
 * A move of an opening: its id, the index of the position after it, or -1 where the data ends, how many games have it,
 * how many of them White won, how many were drawn, and the mean score after it in hundredths of a pawn, from White's
 * side.
 */
export type OpeningEntry = [
  id: string,
  next: number,
  games: number,
  whiteWins: number,
  draws: number,
  score: number,
];

/** Openings. A position that is reached in several ways is there once; the first one is the start. */
export interface Openings {
  /** How many games were counted. */
  games: number;
  /** How many half-moves of each. */
  plies: number;
  positions: OpeningEntry[][];
}

/** How many games White won, and how many were drawn, out of some. */
export interface Score {
  games: number;
  whiteWins: number;
  draws: number;
}

/** How balanced a game is, counted in games of full strength that began from its start. */
export interface Balance extends Score {
  /** The nodes of each search. */
  nodes: number;
  blackWins: number;
  /** How long the games are, in half-moves; `counts` of games, each for `width` half-moves. */
  plies: { median: number; mean: number; width: number; counts: number[] };
  /** How the games ended, as an `Outcome` of the package says it. */
  endings: { reason: string; winner: 'white' | 'black' | null; games: number }[];
  firstMoves: (Score & { id: string; san: string })[];
  /**
   * The special moves of this game, by their keys in game.js: the games in which it occurs, how often, and the games
   * that it decides.
   */
  specialMoves: { key: string; games: number; moves: number; decides: number }[];
}
