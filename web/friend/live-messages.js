/**
 * The messages of two pages that play live: lines of JSON of at most 1 KB. Whoever is at the other end may be a
 * program that means harm, so the shape of each message is checked before anything else looks at it.
 * @import { Color } from '../kingcraft/index.js'
 * @import { End } from '../game/played-game.js'
 * @import { Shape } from './shapes.js'
 */
import {
  fits,
  isColor,
  isEnd,
  isMove,
  isPly,
  isQuestion,
  isReason,
  isRound,
  isText,
  isTime,
  isWhole,
  orNull,
} from './shapes.js';

/** The version of these messages; pages of another one do not play together. */
export const LIVE_VERSION = 1;

/** The sentences that can be said, by their place in the texts. */
const SENTENCES = 6;

const MOST_CHARACTERS = 1024;

/**
 * The questions to the other side.
 * @typedef {'draw' | 'take-back' | 'rematch'} Question
 */

/**
 * `round` counts what both have agreed on, so that what was under way before is known as old; `ply` and `at` are
 * half-moves on the board of the sender; `left` is the sender's time in milliseconds, null without a clock; `sum` is
 * that of the position after the move.
 * @typedef {{ type: 'hello', version: number, id: string, variant: string, fen: string | null, side: Color,
 *     name: string, clock: { time: number, increment: number } | null, round: number, count: number, moves: string,
 *     left: number | null, end: End | null }
 *   | { type: 'move', round: number, ply: number, id: string, left: number | null, sum: string }
 *   | { type: 'ack', round: number, ply: number }
 *   | { type: 'ask' | 'accept' | 'decline', round: number, at: number, what: Question }
 *   | { type: 'resign' | 'fell' | 'flag', round: number, ply: number }
 *   | { type: 'claim', round: number, ply: number, what: string }
 *   | { type: 'clock', round: number, ply: number, left: number }
 *   | { type: 'say', sentence: number }
 *   | { type: 'ping' | 'pong', at: number }
 *   | { type: 'bye' }} LiveMessage
 */

const question = { round: isRound, at: isPly, what: isQuestion };
const place = { round: isRound, ply: isPly };
const moment = { at: isWhole(Number.MAX_SAFE_INTEGER) };

/** @type {Record<LiveMessage['type'], Shape>} */
const SHAPES = {
  hello: {
    version: isWhole(1000),
    id: isText(40),
    variant: isText(40),
    fen: orNull(isText(300)),
    side: isColor,
    name: isText(60),
    clock: orNull((value) => fits({ time: isTime, increment: isTime }, value)),
    round: isRound,
    count: isPly,
    moves: isText(900),
    left: orNull(isTime),
    end: orNull(isEnd),
  },
  move: { ...place, id: isMove, left: orNull(isTime), sum: isText(12) },
  ack: place,
  ask: question,
  accept: question,
  decline: question,
  resign: place,
  fell: place,
  flag: place,
  claim: { ...place, what: isReason },
  clock: { ...place, left: isTime },
  say: { sentence: isWhole(SENTENCES - 1) },
  ping: moment,
  pong: moment,
  bye: {},
};

/**
 * A message as it is sent.
 * @param {LiveMessage} message
 */
export const writeMessage = (message) => JSON.stringify(message);

/**
 * The message in a text that has arrived; null if it is none.
 * @param {unknown} text
 * @returns {LiveMessage | null}
 */
export function readMessage(text) {
  if (typeof text !== 'string' || text.length > MOST_CHARACTERS) return null;
  try {
    const { type, ...members } = JSON.parse(text);
    const isKnown =
      Object.hasOwn(SHAPES, type) && fits(SHAPES[/** @type {'bye'} */ (type)], members);
    return isKnown ? { type, ...members } : null;
  } catch {
    return null;
  }
}
