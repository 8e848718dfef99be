/** @import { Color } from '../../kingcraft/index.js' */
/** All that `<kingcraft-board>` says, in German. */
import { de as words } from '../game-texts.de.js';

export const de = {
  ...words,

  state: {
    /** @param {string} san */
    after: (san) => `Nach ${san}.`,
    /**
     * @param {Color} color
     * @param {'check' | 'attack' | null} danger
     */
    toMove: (color, danger) => `${words.toMove(color, danger)}.`,
    thinks: 'Der Computer denkt nach.',
  },

  controls: {
    label: 'Dieses Brett',
    back: 'Zurück',
    forward: 'Vor',
    first: 'Anfang',
    last: 'Ende',
    autoplay: 'Abspielen',
    flip: 'Drehen',
    reset: 'Von vorn',
    draw: 'Zeichnen',
    solution: 'Lösung',
    rules: 'Regeln',
    moves: 'Züge',
  },

  replay: {
    variation: 'Variante',
    /**
     * @param {Color} color
     * @param {string} time
     */
    clock: (color, time) => `${color === 'white' ? 'Weiß' : 'Schwarz'} ${time}`,
  },

  puzzle: {
    /**
     * @param {string} game
     * @param {number} number
     */
    name: (game, number) => `${game}, Aufgabe ${number}`,
    /** @param {Color} color */
    find: (color) => `Finde den besten Zug für ${color === 'white' ? 'Weiß' : 'Schwarz'}.`,
    /** @param {string} san */
    wrong: (san) => `${san} ist nicht der beste Zug. Versuch es noch einmal.`,
    solved: 'Gelöst.',
  },

  faults: {
    /**
     * @param {number} number
     * @param {string} fault
     */
    move: (number, fault) => `Zug ${number}: ${fault}`,
    /** @param {string} error */
    notLoaded: (error) => `Das Brett konnte nicht geladen werden: ${error}`,
    /** @param {string} error */
    noRules: (error) => `Die Regeln konnten nicht geladen werden: ${error}`,
    /** @param {string} error */
    noPuzzles: (error) => `Die Aufgaben konnten nicht geladen werden: ${error}`,
    /** @param {string} error */
    noPgn: (error) => `Die Partie konnte nicht geladen werden: ${error}`,
    /**
     * @param {number} line
     * @param {number} column
     * @param {string} fault
     */
    pgn: (line, column, fault) => `Zeile ${line}, Spalte ${column} der PGN: ${fault}`,
    /** @param {string} error */
    couldNotThink: (error) => `Beim Computer gab es ein Problem: ${error}`,
    /** @param {number} [status] none where it cannot be reached */
    serverAnswered: (status) => {
      if (!status) return 'Der Server ist nicht erreichbar.';
      return status < 300
        ? 'Der Server hat die falsche Datei geschickt.'
        : `Der Server hat mit ${status} geantwortet.`;
    },
  },
};
