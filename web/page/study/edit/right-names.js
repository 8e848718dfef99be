// @ts-nocheck
/** What the rights of a game are called, for those who set a position up. */
import { texts } from '../../texts.js';

/**
 * @param {Right} right of the package
 * @returns {string} as "White castles short (O-O)", "Black: the jester on b8 still jumps"
 */
export function nameOfRight({ color, kind, square, letter }) {
  if (kind === 'first-move') return texts.edit.jumps(color, square);
  const isFile = square.startsWith(letter.toLowerCase());
  if (isFile) return texts.edit.rook(color, square);
  return texts.edit[letter.toLowerCase() === 'k' ? 'short' : 'long'](color);
}
