/**
 * What a page makes of the hello of another one: whether the two can go on with their game.
 * @import { Color } from '../kingcraft/index.js'
 * @import { End } from '../game/played-game.js'
 * @import { LiveBoard } from './live-board.js'
 * @import { LiveMessage } from './live-messages.js'
 * @import { LiveQuestions } from './live-questions.js'
 * @import { LiveFault, LiveSettings } from './live-types.js'
 */
import { otherColor } from '../kingcraft/square.js';
import { LIVE_VERSION } from './live-messages.js';

/** @typedef {Extract<LiveMessage, { type: 'hello' }>} Hello */

/**
 * The own side of the game; `time` is what the own clock has left.
 * @typedef {{ settings: LiveSettings, round: number, board: LiveBoard, questions: LiveQuestions, time: number | null }}
 *   Own
 */

/**
 * Reads a hello, which may say anything.
 * @param {Hello} hello
 * @param {Own} own
 * @returns {{ moves: string[] } | { fault: LiveFault }} the moves of the friend
 */
export function readGreeting(hello, own) {
  const { round, end } = hello;
  if (hello.version !== LIVE_VERSION) return { fault: 'version' };
  if (!isSameGame(hello, own)) return { fault: 'another-game' };
  const moves = movesIn(hello, own.board);
  if (!moves || round > own.round + 1) return { fault: 'another-position' };
  if (round === own.round && !mayGoOn(moves, own)) return { fault: 'another-position' };
  const isLater = round > own.round;
  if (isLater && !own.questions.isConsent(own.board.moves, moves, end))
    return { fault: 'not-asked' };
  return mayEnd(end, own, isLater) ? { moves } : { fault: 'not-asked' };
}

/**
 * @param {Hello} hello
 * @param {Own} own
 */
function isSameGame({ id, variant, fen, clock, round, side }, { settings, round: ownRound }) {
  if (id !== settings.id || variant !== settings.variant || fen !== settings.fen) return false;
  if (round === ownRound && side === settings.side) return false;
  const { time, increment } = settings.clock ?? {};
  return clock?.time === time && clock?.increment === increment;
}

/**
 * @param {Hello} hello
 * @param {LiveBoard} board
 */
function movesIn({ moves, count }, board) {
  try {
    return board.unpack(moves, count);
  } catch {
    return null;
  }
}

/**
 * Whether these moves are in line with the own ones, with one more of the friend at most.
 * @param {string[]} moves
 * @param {Own} own
 */
function mayGoOn(moves, { board, settings }) {
  const more = moves.length - board.ply;
  const isFriends = !board.isOver && board.turn !== settings.side;
  return board.isInLine(moves) && (more <= 0 || (more === 1 && (isFriends || board.end !== null)));
}

/**
 * Whether the friend may have ended the game so: for the own side only the own clock speaks.
 * @param {End | null} end
 * @param {Own} own
 * @param {boolean} hasAgreed to a draw that was asked for
 */
function mayEnd(end, { board, settings, time }, hasAgreed) {
  if (!end || (end.how === board.end?.how && end.what === board.end.what)) return true;
  if (end.how === 'agreeDraw') return hasAgreed;
  return end.what === otherColor(settings.side) || (end.how === 'time' && time === 0);
}
