/**
 * What the page says while a game is played, beside the board, in German.
 * @import { Role } from '../../kingcraft/index.js'
 * @import { inPlayTexts as Texts } from './in-play.en.js'
 */
import { de as words } from '../game-texts.de.js';

const { colors, pieces } = words;

/** @type {(counts: { role: Role, count: number }[]) => string} */
const listOf = (counts) =>
  counts
    .map(({ role, count }) => (count > 1 ? `${pieces[role]} × ${count}` : pieces[role]))
    .join(', ');

/** @type {typeof Texts} */
export const inPlayTexts = {
  captured: {
    label: (counts, lead) =>
      [counts.length > 0 && `Geschlagen: ${listOf(counts)}.`, lead > 0 && `Vorsprung: ${lead}.`]
        .filter(Boolean)
        .join(' '),
  },

  facts: {
    label: 'Stand der Partie',
    reach: 'Reichweite',
    reachOf: (color, rays) =>
      rays.length > 0
        ? `Reichweite des Königs von ${colors[color]}: ${rays.map(({ to, count }) => `${count} Richtung ${to}`).join(', ')}`
        : `Der König von ${colors[color]} darf nicht ziehen`,
    royal: 'Königlich',
    royalOf: (color, square) => `Der königliche König von ${colors[color]} steht auf ${square}`,
    castling: 'Rochade',
    castlingAndJumps: 'Rochade, Sprung',
  },

  hint: {
    piece: (piece, square) => `Tipp: Sieh dir die Figur auf ${square} an: ${piece}.`,
    move: (san) => `Tipp: Spiel ${san}.`,
    again: 'Drück noch einmal auf Tipp, um den Zug zu sehen.',
    mark: 'Tipp',
    searching: 'Ein guter Zug wird gesucht.',
  },

  doubt: {
    piece: 'Das sieht nach einem Fehler aus.',
    mate: 'Danach kann dich dein Gegner mattsetzen.',
    king: 'Das kostet deinen König.',
    question: 'Zurücknehmen?',
    takeBack: 'Zurücknehmen',
    playOn: 'Weiter',
    mark: 'Antwort des Gegners',
  },
};
