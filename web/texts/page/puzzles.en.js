/**
 * What the page says about puzzles, in English. What themes are called is in puzzle-themes.en.js.
 * @import { Color } from '../../kingcraft/index.js'
 */
import { en as words } from '../game-texts.en.js';

const { colors, toMove } = words;

/** @type {(count: number) => string} */
const puzzleWord = (count) => (count === 1 ? 'puzzle' : 'puzzles');

export const puzzleTexts = {
  puzzles: {
    title: 'Puzzles',
    /** @type {(game: string) => string} */
    titleOf: (game) => `Puzzles: ${game}`,
    nav: 'Puzzles by game',
    lead: 'Your opponent has just made a mistake. Find the move that punishes it.',
    none: 'This game has no puzzles yet.',
    notFound: 'There is no such puzzle.',
    allPuzzles: 'All puzzles',

    today: 'Puzzles of the day',
    day: 'Puzzle of the day',
    /** @type {(game: string, state: 'open' | 'right' | 'wrong') => string} */
    dayOf: (game, state) =>
      ({
        open: `Puzzle of the day: ${game}`,
        right: `Puzzle of the day: ${game}, solved`,
        wrong: `Puzzle of the day: ${game}, not solved`,
      })[state],
    dayStates: {
      open: 'Not solved yet. Everyone gets the same one today.',
      right: 'Solved. A new one comes tomorrow.',
      wrong: 'You have seen it. A new one comes tomorrow.',
    },
    solveIt: 'Solve it',
    seeAgain: 'See it again',

    rating: 'Your rating',
    ratingNote: 'It settles as you solve more puzzles.',
    /** @type {(solved: string, all: string) => string} */
    solved: (solved, all) => `${solved} of ${all} solved`,

    modes: 'Ways to train',
    mix: {
      title: 'Puzzles for you',
      text: 'Matched to your rating. These are rated.',
    },
    again: {
      title: 'Review',
      /** @type {(count: number, number: string) => string} */
      due: (count, number) =>
        `${number} missed ${puzzleWord(count)} ${count === 1 ? 'is' : 'are'} back.`,
      /** @type {(date: string) => string} */
      next: (date) => `The next missed puzzle comes back on ${date}.`,
      none: 'Missed puzzles come back after 1, 3 and 7 days.',
    },
    streak: { title: 'Streak', text: 'They get harder. One mistake ends it.' },
    run: {
      title: 'Three minutes',
      text: 'Solve as many as you can. Each mistake costs ten seconds.',
    },
    /** @type {(best: string) => string} */
    best: (best) => `Best: ${best}`,
    mistakes: {
      title: 'Your own mistakes',
      text: 'Review a finished game: its mistakes become your puzzles.',
    },
    themes: 'By theme',
    themesNote: 'Elsewhere, the theme appears after you solve the puzzle.',

    board: 'Puzzle',
    tools: 'Puzzle tools',
    /** @type {(id: string) => string} */
    number: (id) => `Puzzle ${id}`,
    /** @type {(theme: string) => string} */
    ofTheme: (theme) => `Theme: ${theme}`,
    /** @type {(san: string, color: Color) => string} */
    watch: (san, color) => `${colors[color]} played ${san}.`,
    /** @type {(color: Color) => string} */
    toMove: (color) => `${toMove(color, null)}`,
    find: 'Find the best move.',
    goOn: 'Keep going.',
    comparing: 'The computer is checking your move…',
    /** @type {(san: string) => string} */
    right: (san) => `${san} is right.`,
    /** @type {(san: string) => string} */
    slower: (san) => `${san} also wins, but there is a faster way. Look again.`,
    /** @type {(san: string, reply: string) => string} */
    wrong: (san, reply) => `${san} does not work: the reply is ${reply}.`,
    /** @type {(san: string) => string} */
    wrongEnd: (san) => `${san} does not work: it ends the game.`,
    /** @type {(error: string) => string} */
    unknown: (error) => `The computer could not check your move: ${error} Try again.`,
    /** @type {(piece: string, square: string) => string} */
    hintPiece: (piece, square) => `Look at the ${piece.toLowerCase()} on ${square}.`,
    /** @type {(san: string) => string} */
    hintMove: (san) => `Play ${san}.`,
    /** @type {(san: string, why: string) => string} */
    because: (san, why) => `${san}: ${why}`,
    why: 'Pick a piece and a square to see why it may go there or not.',
    rule: 'The rule',
    wrongTitle: 'Not this one',
    solvedTitle: 'Solved',
    solvedLaterTitle: 'Found',
    shownTitle: 'The solution',
    /** @type {(san: string) => string} */
    alsoWins: (san) => `${san} works just as well.`,
    helped: 'It comes back tomorrow to help you remember it.',
    helpedInRow: 'Find it again under “Review”.',
    themesOf: 'Themes',
    /** @type {(puzzle: string) => string} */
    puzzleRating: (puzzle) => `This puzzle is rated ${puzzle}.`,
    takeBack: 'Take back',
    solution: 'Solution',
    next: 'Next puzzle',
    study: 'Study this position',
    playAgain: 'Play again',
    allDone: 'Nothing left to do here today.',

    inRow: 'In a row',
    timeLeft: 'Time left',
    score: 'Solved',
    /** @type {(score: string) => string} */
    streakOver: (score) => `Your streak: ${score}`,
    /** @type {(score: string) => string} */
    runOver: (score) => `Solved in three minutes: ${score}`,
    newBest: 'Your best so far.',
    /** @type {(best: string) => string} */
    oldBest: (best) => `Your best is ${best}.`,
    results: 'Latest answers',
    /** @type {(number: string, right: boolean) => string} */
    result: (number, right) => `Puzzle ${number}: ${right ? 'solved' : 'missed'}`,
  },
};
