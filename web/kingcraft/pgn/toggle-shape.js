/** @import { PgnShape } from './pgn.js' */

/**
 * Draws an arrow or a circle; one that is there in this color goes, one of another color changes.
 * @param {readonly PgnShape[]} shapes
 * @param {PgnShape} shape
 * @returns {PgnShape[]}
 */
export function toggleShape(shapes, shape) {
  const known = shapes.find(({ from, to }) => from === shape.from && to === shape.to);
  const others = shapes.filter((other) => other !== known);
  return known?.color === shape.color ? others : [...others, shape];
}
