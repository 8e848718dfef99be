// @ts-nocheck
// A position as a picture.

import { createLayout } from '../board/layout.js';
import { pictureGeometry, svgPicture } from '../board/picture.js';
import { THEMES } from '../board/theme.js';
import { ENGLISH } from '../board/words.js';

/**
 * @param kingcraft the loaded package
 * @param {{ variant: string, board, lastMove?: string[], shapes?: { from, to, color }[] }} position `board` as of Game.board(); shapes
 *   as in board/shapes.js
 * @param {'white' | 'black'} orientation
 * @returns {string} an SVG document
 */
export function drawPosition(
  kingcraft,
  { variant, board, lastMove = [], shapes = [] },
  orientation,
) {
  const layout = createLayout(kingcraft.variants.find(({ id }) => id === variant));
  const men = board.map(({ square, piece, color }) => [square, { role: piece, color }]);
  const scene = { pieces: new Map(men), lastMove, shapes, levelNames: ENGLISH.levels };
  return svgPicture(pictureGeometry(layout, orientation), scene, THEMES.paper).trimEnd();
}
