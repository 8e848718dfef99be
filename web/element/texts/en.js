// @ts-nocheck
/** All that `<kingcraft-board>` says, in English. Every other language has the same keys; see web/element/board-texts.js. */
import { en as words } from '../../texts/game-texts.en.js';

export const en = {
  ...words,

  state: {
    after: (san) => `After ${san}.`,
    toMove: (color, danger) => `${words.toMove(color, danger)}.`,
    thinks: 'The computer is thinking.',
  },

  controls: {
    label: 'This board',
    back: 'Back',
    forward: 'Forward',
    flip: 'Flip',
    reset: 'Reset',
    rules: 'Rules',
    moves: 'Moves',
  },

  faults: {
    move: (number, fault) => `Move ${number}: ${fault}`,
    notLoaded: (error) => `The board could not be loaded: ${error}`,
    noRules: (error) => `The rules could not be loaded: ${error}`,
    couldNotThink: (error) => `The computer ran into a problem: ${error}`,
    serverAnswered: (status) =>
      status ? `The server answered ${status}.` : 'The server cannot be reached.',
  },
};
