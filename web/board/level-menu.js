/** @import { BoardTexts, Layout, MenuContent, Piece } from './board-types.js' */
/** What a board asks where a finger may mean either of two squares, one above the other. */

/**
 * @param {Layout} layout
 * @param {Map<string, Piece>} pieces
 * @param {readonly string[]} squares
 * @param {BoardTexts} texts
 * @returns {MenuContent<string>} the upper square first, as they lie
 */
export function levelMenu(layout, pieces, squares, texts) {
  const levelOf = (/** @type {string} */ square) => layout.place(square).level;
  const options = [...squares]
    .sort((one, other) => levelOf(other) - levelOf(one))
    .map((square) => {
      const piece = pieces.get(square);
      const level = texts.levels[levelOf(square)];
      return { value: square, label: piece ? `${level}: ${texts.piece(piece)}` : level };
    });
  return { label: texts.whichLevel, options };
}
