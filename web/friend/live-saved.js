/**
 * A live game as it is stored: whether a record is one, which may be of another version or damaged.
 * @import { LiveSaved } from './live-types.js'
 */
import {
  areTimes,
  fits,
  isColor,
  isEnd,
  isMove,
  isQuestion,
  isRound,
  MOST_PLIES,
  orNull,
} from './shapes.js';

const SHAPE = {
  round: isRound,
  side: isColor,
  moves: (/** @type {unknown} */ value) =>
    Array.isArray(value) && value.length <= MOST_PLIES && value.every(isMove),
  end: orNull(isEnd),
  left: orNull(areTimes),
  asked: orNull(isQuestion),
};

/**
 * The record where it has the shape of a live game; its moves are not played here.
 * @param {unknown} saved
 * @param {boolean} hasClock
 * @returns {LiveSaved}
 * @throws {RangeError}
 */
export function readSaved(saved, hasClock) {
  if (!fits(SHAPE, saved)) throw new RangeError('no saved live game');
  const record = /** @type {LiveSaved} */ (saved);
  if (record.left && !hasClock) throw new RangeError('times without a clock');
  return record;
}
