/** @import { Color } from '../../kingcraft/index.js' */
/** All that `<kingcraft-board>` says, in English. Every other language has the same keys; see web/element/board-texts.js. */
import { en as words } from '../../texts/game-texts.en.js';

export const en = {
  ...words,

  state: {
    /** @param {string} san */
    after: (san) => `After ${san}.`,
    /**
     * @param {Color} color
     * @param {'check' | 'attack' | null} danger
     */
    toMove: (color, danger) => `${words.toMove(color, danger)}.`,
    thinks: 'The computer is thinking.',
  },

  controls: {
    label: 'This board',
    back: 'Back',
    forward: 'Forward',
    flip: 'Flip',
    reset: 'Reset',
    solution: 'Solution',
    rules: 'Rules',
    moves: 'Moves',
  },

  puzzle: {
    /**
     * @param {string} game
     * @param {number} number
     */
    name: (game, number) => `${game}, puzzle ${number}`,
    /** @param {Color} color */
    find: (color) => `Find the best move for ${color === 'white' ? 'White' : 'Black'}.`,
    /** @param {string} san */
    wrong: (san) => `${san} is not the best move. Try again.`,
    solved: 'Solved.',
  },

  faults: {
    /**
     * @param {number} number
     * @param {string} fault
     */
    move: (number, fault) => `Move ${number}: ${fault}`,
    /** @param {string} error */
    notLoaded: (error) => `The board could not be loaded: ${error}`,
    /** @param {string} error */
    noRules: (error) => `The rules could not be loaded: ${error}`,
    /** @param {string} error */
    noPuzzles: (error) => `The puzzles could not be loaded: ${error}`,
    /** @param {string} error */
    couldNotThink: (error) => `The computer ran into a problem: ${error}`,
    /** @param {number} [status] none where it cannot be reached */
    serverAnswered: (status) =>
      status ? `The server answered ${status}.` : 'The server cannot be reached.',
  },
};
