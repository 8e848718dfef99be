/**
 * Which of two ends of a game stands where both players have ended it before either knew.
 * @import { Color } from '../kingcraft/index.js'
 * @import { End } from '../game/played-game.js'
 */

/** The order of ends; a resignation of the side to move counts before one of the other side. */
const WEIGHTS = /** @type {Record<string, number>} */ ({ claim: 5, agreeDraw: 4, time: 3 });

/**
 * @param {End | null} end
 * @param {Color} turn
 */
function weightOf(end, turn) {
  if (!end) return 0;
  return WEIGHTS[end.how] ?? (end.what === turn ? 2 : 1);
}

/**
 * Whether one end stands against another one: a claim before an agreement, this before a lost clock, this before a
 * resignation, and of two resignations the one of who is to move. Both sides ask it of the same position, so that they
 * agree.
 * @param {End | null} one
 * @param {End | null} other
 * @param {Color} turn where both have ended the game
 */
export const standsAgainst = (one, other, turn) => weightOf(one, turn) > weightOf(other, turn);

/**
 * Whether two ends say the same.
 * @param {End | null} one
 * @param {End | null} other
 */
export const sameEnd = (one, other) => one?.how === other?.how && one?.what === other?.what;
