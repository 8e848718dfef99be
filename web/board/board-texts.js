/** @import { BoardTexts, Piece, Scene } from './board-types.js' */
/** What a board says, and the text of each square. */

/**
 * What the board says in English. A page in another language gives it the same keys.
 * @type {Readonly<BoardTexts>}
 */
export const ENGLISH = Object.freeze({
  board: 'Board',
  levels: ['Ground', 'Upper level'],
  levelOf: (/** @type {string} */ label, /** @type {number} */ level) =>
    `${label}, ${['ground', 'upper level'][level]}`,
  keys: 'Arrow keys move, Enter picks a piece up and puts it down, Escape lets it go, L goes to the next level.',
  whichLevel: 'Which level',
  piece: (/** @type {Piece} */ { color, role }) => `${color} ${role}`,
  empty: 'empty',
  premove: 'premove',
  dest: 'can be chosen',
  drawnFrom: 'drawn from here',
});

/**
 * The words of screen readers for a square.
 * @param {string} square
 * @param {Scene} scene
 * @param {string | null} selected the square whose piece is picked up
 * @param {BoardTexts} texts
 * @returns {string} its name, the piece there, the possible move of the picked-up piece, and the shapes drawn from it
 */
export function squareText(square, scene, selected, texts) {
  const piece = scene.pieces.get(square);
  const said = [square, piece ? texts.piece(piece) : texts.empty];
  if (scene.premove.includes(square)) said.push(texts.premove);
  const labels = scene.shapes.filter(({ from }) => from === square).map(({ label }) => label);
  return [...said, ...choices(square, scene, selected, texts), ...labels]
    .filter((text) => text !== undefined && text !== '')
    .join(', ');
}

/**
 * What the piece that is picked up may do on a square.
 * @param {string} square
 * @param {Scene} scene
 * @param {string | null} selected
 * @param {BoardTexts} texts
 */
function choices(square, { dests, hints }, selected, texts) {
  if (selected === null) return [];
  const known = hints.get(selected);
  if (!known) return dests.get(selected)?.includes(square) ? [texts.dest] : [];
  return known.filter((hint) => hint.square === square).map(({ label }) => label);
}
