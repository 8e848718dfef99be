/** What the letters of the rights in a FEN mean, for those who set a position up. */
import { createLayout } from '../../../board/layout.js';
import { piecesOf } from '../../placement.js';
import { COLOR_NAMES } from '../../words.js';

const SIDES = { k: 'castles short (O-O)', q: 'castles long (O-O-O)' };

/**
 * @param variant of the package
 * @param {string} letter of its rights, a capital for White
 * @returns {string} as "White castles short (O-O)", "Black: the jester on b8 still jumps"
 */
export function nameOfRight({ startFen, ...size }, letter) {
  const isWhite = letter === letter.toUpperCase();
  const color = COLOR_NAMES[isWhite ? 'white' : 'black'];
  const byFile = !startFen.split(' ')[2].startsWith('KQ');
  if (!byFile) return `${color} ${SIDES[letter.toLowerCase()]}`;
  const layout = createLayout(size);
  const file = letter.toLowerCase().codePointAt(0) - 'a'.codePointAt(0);
  const square = layout.squareAt(file, isWhite ? 0 : layout.ranks - 1);
  const { role } = piecesOf(layout, startFen).get(square);
  return role === 'jester'
    ? `${color}: the jester on ${square} still jumps`
    : `${color} castles with the rook on ${square}`;
}
