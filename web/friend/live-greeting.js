/**
 * Reads the hello of another page: whether the two can go on with their game.
 * @import { Color } from '../kingcraft/index.js'
 * @import { End } from '../game/played-game.js'
 * @import { LiveBoard } from './live-board.js'
 * @import { LiveMessage } from './live-messages.js'
 * @import { LiveQuestions } from './live-questions.js'
 * @import { LiveFault, LiveSettings } from './live-types.js'
 */
import { LIVE_VERSION } from './live-messages.js';

/** @typedef {Extract<LiveMessage, { type: 'hello' }>} Hello */

/**
 * The own side of the game; `time` is what the own clock has left, and `isConceded` whether the friend has said that
 * the friend's time is over.
 * @typedef {{ settings: LiveSettings, round: number, board: LiveBoard, questions: LiveQuestions, time: number | null,
 *   isConceded: boolean }} Own
 */

/**
 * Reads a hello, which may say anything. Where the friend has waited in vain for the own side and says that its time is
 * over, which it is not, the friend's end does not count.
 * @param {Hello} hello
 * @param {Own} own
 * @returns {{ moves: string[], end: End | null } | { fault: LiveFault }} the friend's
 */
export function readGreeting(hello, own) {
  const { round, end } = hello;
  if (hello.version !== LIVE_VERSION) return { fault: 'version' };
  if (!isSameGame(hello, own)) return { fault: 'another-game' };
  const moves = movesIn(hello, own.board);
  if (!moves || round > own.round + 1) return { fault: 'another-position' };
  if (round < own.round) return { moves, end };
  const isLater = round > own.round;
  if (!isLater && (!mayGoOn(moves, hello, own) || deniesEnd(hello, own)))
    return { fault: 'another-position' };
  if (isLater && !hasConsented(moves, hello, own)) return { fault: 'not-asked' };
  if (end?.how === 'time' && end.what !== hello.side && hasTime(hello, own))
    return { moves, end: null };
  return mayEnd(moves, hello, own) ? { moves, end } : { fault: 'not-asked' };
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
 * @param {End} one
 * @param {End | null} other
 */
const isSameEnd = (one, other) => one.how === other?.how && one.what === other.what;

/**
 * Whether these moves are in line with the own ones, with one more of the friend at most.
 * @param {string[]} moves
 * @param {Hello} hello
 * @param {Own} own
 */
function mayGoOn(moves, { end, side }, { board }) {
  if (!board.isInLine(moves)) return false;
  if (moves.length <= board.ply) return !end || board.mayEndAt(moves.length, side);
  const mayMove = board.turn === side && (!board.isOver || board.end !== null);
  return mayMove && moves.length === board.ply + 1;
}

/**
 * Whether the friend goes on with a game that is over since the friend has said to have no time left, or ends it in
 * another way.
 * @param {Hello} hello
 * @param {Own} own
 */
const deniesEnd = ({ end, side, left }, { board, isConceded }) =>
  isConceded &&
  left !== 0 &&
  board.end?.how === 'time' &&
  board.end.what === side &&
  !isSameEnd(board.end, end);

/**
 * Whether the friend, who comes back with another game, has only agreed to what was asked.
 * @param {string[]} moves
 * @param {Hello} hello
 * @param {Own} own
 */
function hasConsented(moves, { end, side }, { board, questions, settings }) {
  const { unanswered } = questions;
  if (side === settings.side) return unanswered === 'rematch';
  if (!moves.every((move, index) => move === board.moves[index])) return false;
  // Who has lost the game since, or claimed a draw, may have asked for something else before.
  const isOpen = unanswered === 'rematch' && board.end !== null && board.end.what !== side;
  if (end?.how === 'agreeDraw') return isOpen || unanswered === 'draw';
  return (isOpen || unanswered === 'take-back') && moves.length >= board.ply - 3;
}

/**
 * Whether the own clock has not run out, which in another game has not run at all.
 * @param {Hello} hello
 * @param {Own} own
 */
const hasTime = ({ side }, { settings, time }) => side === settings.side || time !== 0;

/**
 * Whether the friend may have ended the game so: for the own side only the own clock speaks.
 * @param {string[]} moves
 * @param {Hello} hello
 * @param {Own} own
 */
function mayEnd(moves, { end, round, side }, own) {
  if (!end || (round === own.round && isSameEnd(end, own.board.end))) return true;
  if (end.how === 'agreeDraw') return round > own.round;
  if (end.how === 'claim') return own.board.mayClaim(moves, side, end.what);
  return end.what === side || end.how === 'time';
}
