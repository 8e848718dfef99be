/**
 * How the reader wants moves written, and how typed ones are read.
 * @import { PieceSigns } from '../../game/written-moves.js'
 * @import { Settings } from '../store/settings.js'
 */
import { PIECE_LETTERS } from '../../texts/languages.js';
import { settings } from '../store/settings.js';
import { texts } from './page-texts.js';

/** The pieces that have their own character; the others stay letters. @type {PieceSigns} */
const FIGURINES = Object.freeze({ K: '♔', Q: '♕', R: '♖', B: '♗', N: '♘' });

/** The same in black: what is copied from elsewhere may have them. @type {PieceSigns} */
const BLACK_FIGURINES = Object.freeze({ K: '♚', Q: '♛', R: '♜', B: '♝', N: '♞' });

const TABLES = [...Object.values(PIECE_LETTERS), FIGURINES, BLACK_FIGURINES];

/**
 * The signs for the letters of SAN.
 * @param {Settings['notation']} [notation]
 * @returns {PieceSigns}
 */
export function pieceSigns(notation = settings.current.notation) {
  if (notation === 'figurines') return FIGURINES;
  return notation === 'own' ? (PIECE_LETTERS[texts.language] ?? {}) : {};
}

/**
 * The possible meanings of a typed move, as SAN, the likeliest first: in the notation of the screen, as it is, in the
 * letters of any language, with figurines.
 * @param {string} text
 * @returns {string[]}
 */
export function readingsOf(text) {
  const capital = text.charAt(0).toUpperCase() + text.slice(1);
  const translated = TABLES.flatMap((table) => {
    const ofPiece = sanOf(capital, table);
    return ofPiece[0] === capital[0] ? [sanOf(text, table)] : [sanOf(text, table), ofPiece];
  });
  return [...new Set([sanOf(text, pieceSigns()), text, ...translated])];
}

/**
 * @param {string} text
 * @param {PieceSigns} signs
 */
function sanOf(text, signs) {
  const letters = new Map(Object.entries(signs).map(([letter, sign]) => [sign, letter]));
  return text.replace(/^.|(?<==)./gu, (one) => letters.get(one) ?? one);
}
