/** The names of files, ranks and levels: beside the board where there is room, else in the corners of its edge squares. */
import { fileName, rankName } from './layout.js';

const FONT = 'system-ui, sans-serif';
const SIZE_OUTSIDE = 12;

/**
 * @param geometry from createGeometry
 * @param {string} color of the names outside the squares
 */
export function paintLabels(context, geometry, theme, color) {
  const outside = geometry.labelRoom > 0;
  context.font = `${outside ? SIZE_OUTSIDE : Math.max(8, Math.min(11, geometry.cell * 0.28))}px ${FONT}`;
  context.fillStyle = color;
  for (const level of geometry.layers[0]) {
    if (outside) paintOutside(context, geometry, level);
    else paintInside(context, geometry, theme, level);
  }
}

/** Files stand below the lowest board, ranks left of the leftmost. */
function paintOutside(context, geometry, level) {
  const { layout, cell, corners, levelHeight, labelRoom } = geometry;
  const stacked = geometry.arrangement === 'stacked';
  const { x, y } = corners[level];
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  for (let file = 0; file < layout.files && (level === 0 || !stacked); file++) {
    const middle = geometry.corner(layout.squareAt(file, 0, level)).x + cell / 2;
    context.fillText(fileName(file), middle, y + levelHeight + labelRoom / 2 + 1);
  }
  for (let rank = 0; rank < layout.ranks && (level === 0 || stacked); rank++) {
    const middle = geometry.corner(layout.squareAt(0, rank, level)).y + cell / 2;
    context.fillText(rankName(rank), x - labelRoom / 2 - 1, middle);
  }
}

function paintInside(context, geometry, theme, level) {
  const { layout, cell, flipped } = geometry;
  context.fillStyle = theme.label;
  const name = (text, square, align, baseline, across, down) => {
    const corner = geometry.corner(square);
    context.textAlign = align;
    context.textBaseline = baseline;
    context.fillText(text, corner.x + across, corner.y + down);
  };
  for (let file = 0; file < layout.files; file++) {
    const square = layout.squareAt(file, flipped ? layout.ranks - 1 : 0, level);
    name(fileName(file), square, 'right', 'alphabetic', cell - 2, cell - 2);
  }
  for (let rank = 0; rank < layout.ranks; rank++) {
    const square = layout.squareAt(flipped ? layout.files - 1 : 0, rank, level);
    name(rankName(rank), square, 'left', 'top', 2, 2);
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
