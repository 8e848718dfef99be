// Checks annotations when callers set them: everything accepted here can be read again from a PGN.

/** @import { PgnEvaluation, PgnShape } from './pgn.js' */

import {
  checkInteger,
  checkList,
  checkText,
  kindError,
  quotable,
  readFields,
} from '../arguments.js';
import { ArgumentError } from '../part-errors.js';
import { isClock, isEvaluation } from './pgn-commands.js';
import { LAST_NAG } from './pgn-words.js';
import { SHAPE_COLORS, squaresOfShape } from './shapes.js';

/** A comment of any length. @param {unknown} value @param {string} name @returns {string} */
export function checkComment(value, name) {
  if (typeof value === 'string') return value;
  throw kindError(name, 'text', value);
}

/** @param {unknown} value */
export const checkNag = (value) => checkInteger(value, 'nag', 0, LAST_NAG);

/** @param {unknown} value */
export const checkNags = (value) => checkList(value, 'nags', checkNag);

/** Whether a board has the square is not asked. @param {unknown} value */
function checkSquare(value) {
  const square = checkText(value, 'square');
  if (squaresOfShape(square)?.from === square) return square;
  throw new ArgumentError('square-unknown', { square: quotable(square) });
}

/** @param {unknown} value @returns {PgnShape} a copy */
export function checkShape(value) {
  const { from, to, color } = readFields(value, 'shape', ['from', 'to', 'color']);
  const known = SHAPE_COLORS.find((one) => one === color);
  const squares = { from: checkSquare(from), to: checkSquare(to) };
  if (known) return { ...squares, color: known };
  const word = quotable(checkText(color, 'color'));
  throw new ArgumentError('board-choice', { name: 'color', allowed: SHAPE_COLORS, value: word });
}

/** @param {unknown} value */
export const checkShapes = (value) => checkList(value, 'shapes', checkShape);

/** @param {unknown} value @returns {PgnEvaluation | null} a copy */
export function checkEvaluation(value) {
  if (value === null) return null;
  const { cp, mate, depth } = readFields(value, 'evaluation', ['cp', 'mate', 'depth']);
  const evaluation = {
    ...(cp !== undefined && { cp }),
    ...(mate !== undefined && { mate }),
    ...(depth !== undefined && { depth }),
  };
  if (isEvaluation(evaluation)) return evaluation;
  throw kindError('evaluation', 'evaluation', value);
}

/** @param {unknown} value */
export function checkClock(value) {
  if (value === null || isClock(value)) return value;
  throw kindError('clock', 'clock', value);
}
