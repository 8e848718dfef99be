/** Which pieces still have a right that they may lose: to castle, or to jump as a jester that has not moved. */
import { createLayout } from '../board/layout.js';
import { piecesOf } from '../scene/placement.js';

/** What menOfRights() returned, since it is asked with every move. */
const known = new WeakMap();

/**
 * The pieces that have such a right at the start of a game.
 * @param variant of the package
 * @returns {Map<string, { color: string, square: string, role: string }>} rooks and jesters by their letters in a FEN,
 *   capitals for White
 */
export function menOfRights(variant) {
  if (!known.has(variant)) known.set(variant, findMen(variant));
  return known.get(variant);
}

function findMen(variant) {
  const { startFen } = variant;
  const layout = createLayout(variant);
  const pieces = piecesOf(layout, startFen);
  const entries = Array.from(rightsIn(startFen), (letter) => {
    const rank = letter === letter.toUpperCase() ? 0 : layout.ranks - 1;
    const square = layout.squareAt(fileOfRight(startFen, layout, letter.toLowerCase()), rank);
    return [letter, { square, ...pieces.get(square) }];
  });
  return new Map(entries);
}

/** Whether the rights of a game are the letters of files, and not K for the king's side and Q for the queen's. */
export const areFiles = (startFen) => !rightsIn(startFen).startsWith('KQ');

function fileOfRight(startFen, layout, letter) {
  if (areFiles(startFen)) return letter.codePointAt(0) - 'a'.codePointAt(0);
  return letter === 'k' ? layout.files - 1 : 0;
}

const rightsIn = (fen) => fen.split(' ')[2];

/** Whether a position has other rights than the start of the game. */
export const haveRightsChanged = ({ startFen }, fen) => rightsIn(fen) !== rightsIn(startFen);

/**
 * The pieces of a position with such a right.
 * @returns {Record<'white' | 'black', { castles: string[], jumps: string[] }>} squares of rooks and of jesters
 */
export function rightsOf(variant, fen) {
  const rights = { white: { castles: [], jumps: [] }, black: { castles: [], jumps: [] } };
  for (const letter of rightsIn(fen).replace('-', '')) {
    const { color, square, role } = menOfRights(variant).get(letter);
    rights[color][role === 'jester' ? 'jumps' : 'castles'].push(square);
  }
  return rights;
}
