// Arrows and circles that are drawn on a board: their colors, and the words for their squares.

/** @import { PgnShape } from './pgn.js' */

import { squaresIn } from '../square.js';

/** The first one is that of a shape that names none. @type {readonly PgnShape['color'][]} */
export const SHAPE_COLORS = Object.freeze(['green', 'red', 'yellow', 'blue']);

/**
 * The squares of an arrow, `e2e4`, or of a circle, `e4`, which begins and ends on its square. Whether a board has them
 * is not asked.
 * @param {string} text
 */
export function squaresOfShape(text) {
  const squares = squaresIn(text) ?? squaresIn(text + text);
  return squares?.suffix === '' ? { from: squares.from, to: squares.to } : null;
}

/**
 * A shape as people type it: `e2e4`, `e4:red`.
 * @param {string} word
 * @returns {{ from: string, to: string, color: string } | null} the color may be one that is none
 */
export function readShape(word) {
  const [name, color = SHAPE_COLORS[0], ...rest] = word.split(':');
  const squares = squaresOfShape(name);
  return squares && rest.length === 0 ? { ...squares, color } : null;
}

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
