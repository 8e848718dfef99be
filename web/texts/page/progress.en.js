/** What the page says of the reader's progress over all games and puzzles. */
import { achievementTexts } from '../../variants/generated/page/achievements.en.js';

export const progressTexts = {
  counts:
    'Complete games against the computer or a friend elsewhere count, and so do solved puzzles. If you use a hint or undo a move, the game counts for your streak and achievements, but not for your rating or the ladder.',
  stored:
    'All of this stays in this browser. Save it as a file in “Your games”, or turn it off in Settings.',
  off: 'Progress is off: nothing is counted or shown. What you have earned so far is still saved.',
  turnOn: 'Turn progress on',

  streak: 'Streak',
  /** @type {(days: number, text: string) => string} */
  days: (days, text) => (days === 1 ? '1 day' : `${text} days in a row`),
  begin: 'Finish a game or solve a puzzle today to start a streak.',
  goOn: 'Finish a game or solve a puzzle today to keep it going.',
  doneToday: 'Done for today. Come back tomorrow.',
  /** @type {(days: number, text: string) => string} */
  best: (days, text) => `Your best: ${days === 1 ? '1 day' : `${text} days`}.`,

  games: 'Rating and ladder',
  /** @type {(value: string) => string} */
  rated: (value) => `Rating ${value}`,
  unrated: 'No rating yet. Play any opponent to get one.',
  /** @type {(first: string, last: string, games: string, best: string) => string} */
  curve: (first, last, games, best) =>
    `From ${first} to ${last} in the last ${games} rated games, with a peak of ${best}.`,
  once: 'Your first rated game. The curve starts with the next one.',
  /** @type {(game: string) => string} */
  ladder: (game) => `Opponents in ${game}`,
  /** @type {(beaten: string, all: string) => string} */
  beaten: (beaten, all) => `${beaten} of ${all} opponents beaten`,
  play: 'Play',
  /**
   * Begins with what is seen: the name and `play`.
   * @type {(name: string, level: number, game: string, isBeaten: boolean) => string}
   */
  playAgainst: (name, level, game, isBeaten) =>
    `${name}: Play, level ${level}, ${game}${isBeaten ? ', beaten' : ''}`,

  achievements: 'Achievements',
  /** @type {(earned: string, all: string) => string} */
  count: (earned, all) => `${earned} of ${all} earned`,
  allGames: 'All games',
  notYet: 'Not yet',
  earnedEarlier: 'Earned',
  /** @type {(date: string) => string} */
  earnedOn: (date) => `Earned on ${date}`,
  /** @type {(names: string[]) => string} */
  earned: (names) =>
    `${names.length === 1 ? 'New achievement' : 'New achievements'}: ${names.join(', ')}`,
  ofGames: achievementTexts,
  general: {
    firstWin: {
      name: 'First win',
      text: 'Win a game against the computer or a friend elsewhere. The first opponents leave pieces unguarded: look for captures.',
    },
    queenSafe: {
      name: 'The queen stays',
      text: 'Win a game without losing a queen. Before each of her moves, look for pieces that could attack her there.',
    },
    stalemate: {
      name: 'Stalemate',
      text: 'Draw a game by stalemate. A side that is not in check and has no legal move does not lose: remember that when you are behind.',
    },
    everyGame: {
      name: 'All-rounder',
      text: 'Beat an opponent in every game. Each has a one-minute lesson.',
    },
    lastOpponent: {
      name: 'Top of the ladder',
      text: 'Beat Aurel, the tenth opponent, in any game. The endgame trainer and the review of your games show the way.',
    },
    wholeWeek: {
      name: 'A whole week',
      text: 'Finish a game or solve a puzzle on seven days in a row. A little every day teaches more than a lot at once.',
    },
  },
};
