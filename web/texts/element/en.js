/** @import { Color } from '../../kingcraft/index.js' */
/**
 * All that `<kingcraft-board>` says, in English. Every other language has the same keys; see
 * web/element/element-texts.js.
 */
import { en as words } from '../game-texts.en.js';

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
    label: 'Board controls',
    back: 'Back',
    forward: 'Forward',
    first: 'First',
    last: 'Last',
    autoplay: 'Play',
    flip: 'Flip',
    reset: 'Reset',
    draw: 'Draw',
    solution: 'Solution',
    rules: 'Rules',
    moves: 'Moves',
  },

  replay: {
    variation: 'Variation',
    /**
     * @param {Color} color
     * @param {string} time
     */
    clock: (color, time) => `${color === 'white' ? 'White' : 'Black'} ${time}`,
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
    noPgn: (error) => `The game could not be loaded: ${error}`,
    /**
     * @param {number} line
     * @param {number} column
     * @param {string} fault
     */
    pgn: (line, column, fault) => `Line ${line}, column ${column} of the PGN: ${fault}`,
    /** @param {string} error */
    couldNotThink: (error) => `The computer ran into a problem: ${error}`,
    /** @param {number} [status] none where it cannot be reached */
    serverAnswered: (status) => {
      if (!status) return 'The server cannot be reached.';
      return status < 300 ? 'The server sent the wrong file.' : `The server returned ${status}.`;
    },
  },
};
