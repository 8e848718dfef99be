/** Which men still have a right that they may lose: to castle, or to jump as a jester that has not moved. */
import { piecesOf } from '../scene/placement.js';

/**
 * The man that a letter of the rights in a FEN means.
 * @param variant of the package
 * @param layout from createLayout
 * @param {string} letter a capital for White
 * @returns {{ color: string, square: string, role: string }} a rook or a jester
 */
export function manOfRight({ startFen }, layout, letter) {
  const isWhite = letter === letter.toUpperCase();
  const square = layout.squareAt(
    fileOfRight(startFen, layout, letter.toLowerCase()),
    isWhite ? 0 : layout.ranks - 1,
  );
  const { role } = piecesOf(layout, startFen).get(square);
  return { color: isWhite ? 'white' : 'black', square, role };
}

/** Whether the rights of a game are the letters of files, and not K for the king's side and Q for the queen's. */
export const areFiles = (startFen) => !rightsIn(startFen).startsWith('KQ');

function fileOfRight(startFen, layout, letter) {
  if (areFiles(startFen)) return letter.codePointAt(0) - 'a'.codePointAt(0);
  return letter === 'k' ? layout.files - 1 : 0;
}

const rightsIn = (fen) => fen.split(' ')[2];

/**
 * The men of a position with such a right.
 * @returns {Record<'white' | 'black', { castles: string[], jumps: string[] }>} squares of rooks and of jesters
 */
export function rightsOf(variant, layout, fen) {
  const rights = { white: { castles: [], jumps: [] }, black: { castles: [], jumps: [] } };
  for (const letter of rightsIn(fen).replace('-', '')) {
    const { color, square, role } = manOfRight(variant, layout, letter);
    rights[color][role === 'jester' ? 'jumps' : 'castles'].push(square);
  }
  return rights;
}
