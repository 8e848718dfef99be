/** What the letters of the rights in a FEN mean, for those who set a position up. */
import { areFiles, menOfRights } from '../../rights.js';
import { texts } from '../../texts.js';

/**
 * @param variant of the package
 * @param {string} letter of its rights, a capital for White
 * @returns {string} as "White castles short (O-O)", "Black: the jester on b8 still jumps"
 */
export function nameOfRight(variant, letter) {
  const { color, square, role } = menOfRights(variant).get(letter);
  if (!areFiles(variant.startFen))
    return texts.edit[letter.toLowerCase() === 'k' ? 'short' : 'long'](color);
  return texts.edit[role === 'jester' ? 'jumps' : 'rook'](color, square);
}
