/**
 * The drawings of readers on a board: the color of a stroke, chosen by modifier keys, and the words of screen readers
 * for a drawing.
 */
/** @import { PgnShape } from '../kingcraft/pgn/pgn.js' */

/** @typedef {PgnShape['color']} DrawingColor */

/** @typedef {{ arrow(color: string, to: string): string, circle(color: string): string }} DrawingTexts */

/**
 * The color of a stroke: red with Shift or Ctrl, blue with Alt, yellow with both.
 * @param {{ shiftKey?: boolean, ctrlKey?: boolean, altKey?: boolean }} event
 * @param {DrawingColor} chosen without these keys
 * @returns {DrawingColor}
 */
export function colorOfStroke({ shiftKey = false, ctrlKey = false, altKey = false }, chosen) {
  const isRed = shiftKey || ctrlKey;
  if (isRed && altKey) return 'yellow';
  if (isRed) return 'red';
  return altKey ? 'blue' : chosen;
}

/**
 * A drawn arrow or circle, for screen readers.
 * @param {PgnShape} shape
 * @param {DrawingTexts} texts
 */
export function labelOfDrawing({ from, to, color }, texts) {
  return from === to ? texts.circle(color) : texts.arrow(color, to);
}
