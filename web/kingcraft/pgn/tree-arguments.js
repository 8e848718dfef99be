// Checks the arguments of a tree of moves.

/** @import { Move } from '../index.js' */

import { checkText, kindError, readFields } from '../arguments.js';
import { MoveNode } from './move-node.js';

/** @param {unknown} value @returns {MoveNode} */
export function checkNode(value) {
  if (MoveNode.isNode(value)) return value;
  throw kindError('node', 'node', value);
}

/**
 * A move that was played, or its record, in which a tab follows the id.
 * @param {unknown} value @returns {Move | string}
 */
export function checkPlayed(value) {
  if (typeof value !== 'string') checkText(readFields(value, 'move', ['id']).id, 'id');
  else if (!value.includes('\t')) throw kindError('move', 'played-move', value);
  return /** @type {Move | string} */ (value);
}
