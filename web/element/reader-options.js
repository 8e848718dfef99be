/** Lets the reader of any board with a position choose squares and draw. */
/** @import { Layout } from '../board/board-types.js' */
/** @import { Settings } from './attributes.js' */
/** @import { GameHandlers } from './game-controller.js' */
import { piecesOf } from '../game/position-scene.js';

/**
 * Tells the page that the reader has chosen a square; true if a listener cancels what that means on the board.
 * @param {Pick<GameHandlers, 'dispatch'>} handlers
 * @param {Layout} layout
 * @param {string} fen of the position on the board
 * @param {string} square
 */
export function tellSquare({ dispatch }, layout, fen, square) {
  const found = piecesOf(layout, fen).get(square);
  const piece = found ? Object.freeze({ square, piece: found.role, color: found.color }) : null;
  return !dispatch('squareselect', { square, piece, fen }, true);
}

/**
 * @param {Pick<GameHandlers, 'dispatch' | 'drawings'>} handlers
 * @param {Layout} layout
 * @param {{ fen(): string, settings(): Settings }} view the content of the board
 */
export function readerOptions(handlers, layout, view) {
  return {
    isLayered: true,
    ...handlers.drawings.boardOptions(() => view.settings().drawing === 'on'),
    onSquare: (/** @type {string} */ square) => tellSquare(handlers, layout, view.fen(), square),
  };
}
