// Faults of a PGN, and notes of what was left out, with key, values and place.

/** @import { PgnNote } from '../index.js' */
/** @import { KingcraftError } from '../part-errors.js' */

import { english } from '../messages.js';
import { PgnError } from '../part-errors.js';

/**
 * A place whose line is known, before the place that is looked for: lines are counted from there, which is much quicker
 * in a long text.
 * @typedef {{ at: number, line: number }} Start
 */

/** @type {Start} */
const TEXT_START = { at: 0, line: 1 };

/** How many lines end between two offsets. @param {string} text @param {number} from @param {number} to */
export function countLines(text, from, to) {
  // A search in the whole text would go beyond the end where no line ends before it, for each of many short games.
  const part = text.slice(from, to);
  let count = 0;
  for (let at = part.indexOf('\n'); at >= 0; at = part.indexOf('\n', at + 1)) count += 1;
  return count;
}

/**
 * Line and column of an offset, both from 1.
 * @param {string} text
 * @param {number} at
 * @param {Start} [start]
 */
export function placeOf(text, at, start = TEXT_START) {
  return {
    line: start.line + countLines(text, start.at, at),
    column: at === 0 ? 1 : at - text.lastIndexOf('\n', at - 1),
  };
}

/**
 * @param {string} key of a message
 * @param {Record<string, string | number>} values
 * @param {{ line: number, column: number }} place
 * @returns {PgnError}
 */
export const createFault = (key, values, place) => new PgnError(key, values, place);

/**
 * What the engine refused, at its place in the PGN.
 * @param {unknown} error of the engine
 * @param {{ line: number, column: number }} place
 * @returns {PgnError}
 */
export function refusedByEngine(error, place) {
  const cause = /** @type {KingcraftError} */ (error);
  return new PgnError(cause.key, cause.values, { ...place, cause });
}

/**
 * Something that was left out of a game.
 * @param {string} key of a message
 * @param {Record<string, string | number>} values
 * @param {{ line: number, column: number }} place
 * @returns {PgnNote}
 */
export function createNote(key, values, place) {
  return { key, values, message: english({ key, values }), ...place };
}
