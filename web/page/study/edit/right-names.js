/** What the letters of the rights in a FEN mean, for those who set a position up. */
import { createLayout } from '../../../board/layout.js';
import { piecesOf } from '../../../scene/placement.js';
import { texts } from '../../texts.js';

/**
 * @param variant of the package
 * @param {string} letter of its rights, a capital for White
 * @returns {string} as "White castles short (O-O)", "Black: the jester on b8 still jumps"
 */
export function nameOfRight({ startFen, ...size }, letter) {
  const isWhite = letter === letter.toUpperCase();
  const color = isWhite ? 'white' : 'black';
  const byFile = !startFen.split(' ')[2].startsWith('KQ');
  if (!byFile) return texts.edit[letter.toLowerCase() === 'k' ? 'short' : 'long'](color);
  const layout = createLayout(size);
  const file = letter.toLowerCase().codePointAt(0) - 'a'.codePointAt(0);
  const square = layout.squareAt(file, isWhite ? 0 : layout.ranks - 1);
  const { role } = piecesOf(layout, startFen).get(square);
  return texts.edit[role === 'jester' ? 'jumps' : 'rook'](color, square);
}
