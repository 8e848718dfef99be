/**
 * What the page says when a player learns from the mistakes of a game, in English.
 * @import { Color } from '../../kingcraft/index.js'
 */
import { en as words } from '../game-texts.en.js';

const { colors } = words;

export const trainingTexts = {
  training: {
    title: 'Learn from your mistakes',
    /** @type {(count: string) => string} */
    start: (count) => `Learn from your mistakes (${count})`,
    /** @type {(count: number, number: string) => string} */
    practise: (count, number) => `Practise ${number} ${count === 1 ? 'mistake' : 'mistakes'}`,
    none: 'You made no blunders or mistakes.',
    /** @type {(number: string, all: string) => string} */
    number: (number, all) => `Mistake ${number} of ${all}`,
    /** @type {(move: string) => string} */
    you: (move) => `You played ${move}. Find a better move.`,
    /** @type {(color: Color, move: string) => string} */
    side: (color, move) => `${colors[color]} played ${move}. Find a better move.`,
    checking: 'The engine is checking your move…',
    /** @type {(san: string) => string} */
    best: (san) => `${san} is the best move.`,
    /** @type {(san: string, best: string) => string} */
    good: (san, best) => `${san} is a good move. ${best} is about as good.`,
    /** @type {(san: string) => string} */
    played: (san) => `${san} is the move from the game. Try another.`,
    /** @type {(san: string) => string} */
    weak: (san) => `${san} is not good enough. Try again.`,
    /** @type {(error: string) => string} */
    failed: (error) => `The engine failed: ${error} Try again.`,
    /** @type {(square: string) => string} */
    hinted: (square) => `Move the piece on ${square}.`,
    /** @type {(san: string) => string} */
    answer: (san) => `The best move is ${san}.`,
    /** @type {(count: number, found: string, all: string) => string} */
    over: (count, found, all) =>
      count === 0 ? `That’s all. You found none of ${all}.` : `You found ${found} of ${all}.`,
    hint: 'Hint',
    show: 'Show the answer',
    next: 'Next',
    skip: 'Skip',
    again: 'Start again',
    end: 'Back to the review',
  },
};
