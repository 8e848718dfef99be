// @ts-nocheck
/** All that `<kingcraft-board>` says, in German. */
import { de as words } from '../../texts/game-texts.de.js';

export const de = {
  ...words,

  state: {
    after: (san) => `Nach ${san}.`,
    toMove: (color, danger) => `${words.toMove(color, danger)}.`,
    thinks: 'Der Computer denkt nach.',
  },

  controls: {
    label: 'Dieses Brett',
    back: 'Zurück',
    forward: 'Vor',
    flip: 'Drehen',
    reset: 'Von vorn',
    rules: 'Regeln',
    moves: 'Züge',
  },

  faults: {
    move: (number, fault) => `Zug ${number}: ${fault}`,
    notLoaded: (error) => `Das Brett konnte nicht geladen werden: ${error}`,
    noRules: (error) => `Die Regeln konnten nicht geladen werden: ${error}`,
    couldNotThink: (error) => `Beim Computer gab es ein Problem: ${error}`,
    serverAnswered: (status) =>
      status ? `Der Server hat mit ${status} geantwortet.` : 'Der Server ist nicht erreichbar.',
  },
};
