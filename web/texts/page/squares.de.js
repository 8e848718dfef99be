/**
 * What the page on the names of the squares says, in German: loaded with that page.
 * @import { squaresTexts as Texts } from './squares.en.js'
 */

/** @type {typeof Texts} */
export const squaresTexts = {
  title: (game) => `Koordinaten: ${game}`,
  lead: 'Finde das genannte Feld. Wer die Felder kennt, liest Züge leichter.',
  side: 'Deine Seite',
  time: 'Zeit',
  seconds: (seconds) => `${seconds} Sekunden`,
  untimed: 'Ohne Zeit',
  start: 'Los',
  stop: 'Beenden',
  again: 'Noch einmal',
  board: 'Brett ohne Koordinaten',
  keys: 'Pfeiltasten wechseln das Feld, Eingabe wählt es.',
  ready: 'Bereit?',
  find: (square) => `Finde ${square}`,
  wrong: (square) => `Das war ${square}. Noch ein Versuch.`,
  secondsLeft: (seconds) => `${seconds} s`,
  score: (found) => `Gefunden: ${found}`,
  best: (best) => `Rekord: ${best}`,
  result: (found, missed) =>
    `Du hast ${found} ${found === 1 ? 'Feld' : 'Felder'} gefunden, mit ${missed} ${missed === 1 ? 'Fehler' : 'Fehlern'}.`,
  newBest: 'Dein neuer Rekord.',
};
