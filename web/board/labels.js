/** @import { Context } from './board-types.js' */
/** @import { Geometry } from './geometry.js' */
/** The names of files and ranks beside the board, and of levels above it. */
import { fileName, rankName } from './layout.js';

/** The color and the font family of the names. @typedef {{ color: string, family: string }} LabelStyle */

/** How large they are where there is space, in CSS pixels. */
const SIZE = 12;

/**
 * Files stand below the lowest board, ranks left of the leftmost.
 * @param {Context} context
 * @param {Geometry} geometry with space for them
 * @param {LabelStyle} style
 */
export function paintLabels(context, geometry, { color, family }) {
  context.font = `${Math.min(SIZE, geometry.labelSize)}px ${family}`;
  context.fillStyle = color;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  for (const level of geometry.layers[0]) paintLevel(context, geometry, level);
}

/**
 * @param {Context} context
 * @param {Geometry} geometry
 * @param {number} level
 */
function paintLevel(context, geometry, level) {
  const { layout, cell, corners, levelHeight, labelSize } = geometry;
  const stacked = geometry.arrangement === 'stacked';
  const { x, y } = corners[level];
  for (const square of layout.squares) {
    const place = layout.place(square);
    if (place.level !== level) continue;
    const corner = geometry.corner(square);
    if (place.rank === 0 && (level === 0 || !stacked))
      context.fillText(
        fileName(place.file),
        corner.x + cell / 2,
        y + levelHeight + labelSize / 2 + 1,
      );
    if (place.file === 0 && (level === 0 || stacked))
      context.fillText(rankName(place.rank), x - labelSize / 2 - 1, corner.y + cell / 2);
  }
}

/**
 * The names of the levels from the ground up, above them.
 * @param {Context} context
 * @param {Geometry} geometry
 * @param {readonly string[]} names
 * @param {LabelStyle} style
 */
export function paintCaptions(context, geometry, names, { color, family }) {
  context.font = `13px ${family}`;
  context.fillStyle = color;
  context.textAlign = 'left';
  context.textBaseline = 'middle';
  for (const [level, { x, y }] of geometry.corners.entries()) {
    context.fillText(names[level], x, y - geometry.caption / 2 - 1, geometry.levelWidth);
  }
}
