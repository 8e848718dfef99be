/** Reads where the pieces stand out of a FEN, for the board. Whether it can be played is not asked here. */
import { roleOf } from '../board/pieces.js';

/**
 * @param layout from createLayout
 * @param {string} fen a valid FEN of a variant with that layout
 * @returns {Map<string, { role: string, color: 'white' | 'black' }>} the pieces by square
 */
export function piecesOf(layout, fen) {
  const pieces = new Map();
  for (const [level, placement] of fen.split(' ')[0].split('|').entries()) {
    for (const [row, text] of placement.split('/').entries()) {
      let file = 0;
      for (const [token] of text.matchAll(/\d+|[a-z]/gi)) {
        if (/\d/.test(token)) {
          file += Number(token);
          continue;
        }
        const square = layout.squareAt(file, layout.ranks - 1 - row, level);
        pieces.set(square, {
          role: roleOf(token),
          color: token === token.toUpperCase() ? 'white' : 'black',
        });
        file += 1;
      }
    }
  }
  return pieces;
}
