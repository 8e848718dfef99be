/** What the page says on what was counted in many games: openings, and whether the games are fair, in English. */

export const statisticsTexts = {
  statistics: {
    whiteScore: 'White’s score',
    /** @type {(score: string, error: string) => string} */
    score: (score, error) => `${score} ±${error}`,
    /** @type {(white: string, draws: string, black: string) => string} */
    results: (white, draws, black) => `White wins ${white}, draws ${draws}, Black wins ${black}`,
  },

  openings: {
    label: 'Openings',
    move: 'Move',
    games: 'Games',
    engine: 'Engine',
    all: 'All',
    /** @type {(games: string) => string} */
    caption: (games) => `${games} games with this position`,
    /** @type {(plies: number) => string} */
    none: (plies) =>
      `Our games do not reach this position: only the first ${plies} half-moves are counted.`,
    legend:
      'Bar: White wins, draws, Black wins. Below it: White’s score, with its margin of error (95%). Engine: its average score after the move, in pawns.',
    /** @type {(games: string) => string} */
    source: (games) => `From ${games} games of the computer against itself.`,
    /** @type {(error: string) => string} */
    notLoaded: (error) => `The openings could not be loaded: ${error}`,
  },
};
