/** What the page on the names of the squares says, in English: loaded with that page. */

export const squaresTexts = {
  /** @type {(game: string) => string} */
  title: (game) => `Coordinates: ${game}`,
  lead: 'Find the named square. If you know the squares, moves are easier to read.',
  side: 'Your side',
  time: 'Time',
  /** @type {(seconds: number) => string} */
  seconds: (seconds) => `${seconds} seconds`,
  untimed: 'Untimed',
  start: 'Start',
  stop: 'Stop',
  again: 'Again',
  board: 'Board without coordinates',
  keys: 'Arrow keys move between squares, Enter picks one.',
  ready: 'Ready?',
  /** @type {(square: string) => string} */
  find: (square) => `Find ${square}`,
  /** @type {(square: string) => string} */
  wrong: (square) => `That was ${square}. Try again.`,
  /** @type {(seconds: number) => string} */
  secondsLeft: (seconds) => `${seconds} s`,
  /** @type {(found: string) => string} */
  score: (found) => `Found: ${found}`,
  /** @type {(best: string) => string} */
  best: (best) => `Best: ${best}`,
  /** @type {(found: number, missed: number) => string} */
  result: (found, missed) =>
    `You found ${found} ${found === 1 ? 'square' : 'squares'}, with ${missed} ${missed === 1 ? 'mistake' : 'mistakes'}.`,
  newBest: 'Your best score so far.',
};
