// @ts-nocheck
/** The names of files and ranks beside the board, and of levels above it. */
import { fileName, rankName } from './layout.js';

const FONT = 'system-ui, sans-serif';
const SIZE = 12;

/**
 * Files stand below the lowest board, ranks left of the leftmost.
 * @param geometry from createGeometry, with room for them
 * @param {string} color of the names
 */
export function paintLabels(context, geometry, color) {
  context.font = `${SIZE}px ${FONT}`;
  context.fillStyle = color;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  for (const level of geometry.layers[0]) paintLevel(context, geometry, level);
}

function paintLevel(context, geometry, level) {
  const { layout, cell, corners, levelHeight, labelRoom } = geometry;
  const stacked = geometry.arrangement === 'stacked';
  const { x, y } = corners[level];
  for (let file = 0; file < layout.files && (level === 0 || !stacked); file++) {
    const middle = geometry.corner(layout.squareAt(file, 0, level)).x + cell / 2;
    context.fillText(fileName(file), middle, y + levelHeight + labelRoom / 2 + 1);
  }
  for (let rank = 0; rank < layout.ranks && (level === 0 || stacked); rank++) {
    const middle = geometry.corner(layout.squareAt(0, rank, level)).y + cell / 2;
    context.fillText(rankName(rank), x - labelRoom / 2 - 1, middle);
  }
}

/** The names of the levels from the ground up, above them. */
export function paintCaptions(context, geometry, names, color) {
  context.font = `13px ${FONT}`;
  context.fillStyle = color;
  context.textAlign = 'left';
  context.textBaseline = 'middle';
  for (const [level, { x, y }] of geometry.corners.entries()) {
    context.fillText(names[level], x, y - geometry.caption / 2 - 1);
  }
}
