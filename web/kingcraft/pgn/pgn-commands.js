// Commands in comments: arrows and circles, a score, and the time on the clock:
// `[%csl Yd4][%cal Ge2e4,Rd1d8][%eval 0.35][%clk 0:05:23]`.

/**
 * @import { PgnEvaluation, PgnShape } from './pgn.js'
 * @typedef {{ files: number, ranks: number, levels: number }} BoardSize
 */

import { isOnBoard } from '../square.js';
import { SHAPE_COLORS, squaresOfShape } from './shapes.js';

/** @param {string} color */
const letterOf = (color) => color[0].toUpperCase();

/** Of a comment at most so many entries are read, since a long one would take long and hide the board. */
const MOST_SHAPES = 500;

const SHAPES = /\[%(cal|csl) ([^[\]]*)\] ?/g;
const EVALUATION = /\[%eval (?:#(-?\d{1,3})|(-?\d{1,3}(?:\.\d{1,3})?))(?:,(\d{1,3}))?\] ?/;
/**
 * The largest score, in centipawns, number of moves to the mate and depth, each with as many digits as the pattern has.
 */
const [MOST_CENTIPAWNS, MOST_MOVES, MOST_PLIES] = [99_999, 999, 999];
const CLOCK = /\[%clk (\d{1,3}):([0-5]?\d):([0-5]?\d(?:\.\d{1,3})?)\] ?/;

/** A clock that is read shows fewer seconds. */
const MOST_SECONDS = 1000 * 3600;

/** @param {unknown} value @param {number} most */
const isWithin = (value, most) => typeof value === 'number' && Math.abs(value) <= most;

/**
 * Whether an object is a score that is read again after it was written.
 * @param {object} value
 * @returns {value is PgnEvaluation}
 */
export function isEvaluation(value) {
  const { cp, mate, depth = 0 } = /** @type {Record<string, unknown>} */ (value);
  const isScore =
    mate === undefined
      ? isWithin(cp, MOST_CENTIPAWNS)
      : cp === undefined && Number.isInteger(mate) && isWithin(mate, MOST_MOVES);
  return isScore && Number.isInteger(depth) && Number(depth) >= 0 && isWithin(depth, MOST_PLIES);
}

/**
 * Whether a value is a time in seconds that is read again after it was written.
 * @param {unknown} value @returns {value is number}
 */
export const isClock = (value) =>
  typeof value === 'number' && value >= 0 && Math.round(value * 1000) < MOST_SECONDS * 1000;

/**
 * Takes the commands out of a comment. One that is none, or a second score or clock, stays in the text.
 * @param {string} comment
 * @param {BoardSize} variant
 */
export function takeCommands(comment, variant) {
  const { text: withoutScore, evaluation } = takeEvaluation(comment);
  const { text: withoutClock, clock } = takeClock(withoutScore);
  // Files of servers have a score and a clock in millions of comments, and hardly ever shapes.
  const { text, shapes } = withoutClock.includes('[%')
    ? takeShapes(withoutClock, variant)
    : { text: withoutClock, shapes: [] };
  return { text, shapes, evaluation, clock };
}

/**
 * All commands of a node, as they stand in front of its comment.
 * @param {{ shapes: PgnShape[], evaluation: PgnEvaluation | null, clock: number | null }} node
 */
export function writeCommands({ shapes, evaluation, clock }) {
  return [writeShapes(shapes), writeEvaluation(evaluation), writeClock(clock)]
    .filter(Boolean)
    .join(' ');
}

/**
 * Whether an offset of a comment lies between brackets: a command in there is none, since without it another one might
 * be read.
 * @param {string} comment
 * @param {number} at
 */
const isBetweenBrackets = (comment, at) =>
  at > 0 && comment.lastIndexOf('[', at - 1) > comment.lastIndexOf(']', at - 1);

/**
 * The first command of a kind in a comment, and the groups of its pattern; none where it is between brackets.
 * @param {RegExp} pattern
 * @param {string} comment
 */
function findCommand(pattern, comment) {
  const found = pattern.exec(comment);
  return found && !isBetweenBrackets(comment, found.index) ? found : [];
}

/**
 * A command that is none, names squares that are not on the board, or comes after too many others, stays in the text.
 * @param {string} comment
 * @param {BoardSize} variant
 * @returns {{ text: string, shapes: PgnShape[] }} a circle begins and ends on its square
 */
export function takeShapes(comment, variant) {
  /** @type {PgnShape[]} */
  const shapes = [];
  const words = [];
  let end = 0;
  let left = MOST_SHAPES;
  for (const { 0: command, 1: kind, 2: list, index } of comment.matchAll(SHAPES)) {
    const entries = list
      .split(',', left + 1)
      .map((entry) => readShape(entry.trim(), kind, variant));
    left -= entries.length;
    if (left < 0) break;
    if (isBetweenBrackets(comment, index)) continue;
    const read = entries.filter((entry) => entry !== null);
    if (read.length < entries.length) continue;
    shapes.push(...read);
    words.push(comment.slice(end, index));
    end = index + command.length;
  }
  return { text: [...words, comment.slice(end)].join('').trim(), shapes };
}

/** @param {string} entry @param {string} kind @param {BoardSize} variant @returns {PgnShape | null} */
function readShape(entry, kind, variant) {
  const color = SHAPE_COLORS.find((one) => letterOf(one) === entry[0]);
  const squares = squaresOfShape(entry.slice(1));
  if (!color || !squares) return null;
  const { from, to } = squares;
  if (![from, to].every((square) => isOnBoard(square, variant))) return null;
  const isArrow = to !== from;
  return isArrow === (kind === 'cal') ? { from, to, color } : null;
}

/** @param {readonly PgnShape[]} shapes */
export function writeShapes(shapes) {
  const isArrow = (/** @type {PgnShape} */ { from, to }) => from !== to;
  const circles = shapes.filter((shape) => !isArrow(shape));
  const marks = circles.map(({ from, color }) => letterOf(color) + from);
  const arrows = shapes.filter(isArrow).map(({ from, to, color }) => letterOf(color) + from + to);
  return writeCommand('csl', marks) + writeCommand('cal', arrows);
}

/** @param {string} kind @param {string[]} entries */
function writeCommand(kind, entries) {
  return entries.length > 0 ? `[%${kind} ${entries.join(',')}]` : '';
}

/**
 * @param {string} comment
 * @returns {{ text: string, evaluation: PgnEvaluation | null }} from White's side
 */
export function takeEvaluation(comment) {
  const [command, mate, pawns, depth] = findCommand(EVALUATION, comment);
  if (!command) return { text: comment, evaluation: null };
  const evaluation = {
    ...(mate ? { mate: Number(mate) } : { cp: Math.round(Number(pawns) * 100) }),
    ...(depth && { depth: Number(depth) }),
  };
  return { text: comment.replace(command, '').trim(), evaluation };
}

/** @param {PgnEvaluation | null} evaluation */
export function writeEvaluation(evaluation) {
  if (!evaluation) return '';
  const value = 'mate' in evaluation ? `#${evaluation.mate}` : (evaluation.cp / 100).toFixed(2);
  const { depth } = evaluation;
  return `[%eval ${value}${depth === undefined ? '' : `,${depth}`}]`;
}

/**
 * @param {string} comment
 * @returns {{ text: string, clock: number | null }} the seconds that are left to who moved
 */
export function takeClock(comment) {
  const [command, hours, minutes, seconds] = findCommand(CLOCK, comment);
  if (!command) return { text: comment, clock: null };
  const milliseconds = (Number(hours) * 60 + Number(minutes)) * 60_000 + Number(seconds) * 1000;
  return { text: comment.replace(command, '').trim(), clock: Math.round(milliseconds) / 1000 };
}

/** @param {number | null} clock in seconds, up to milliseconds */
export function writeClock(clock) {
  return clock === null ? '' : `[%clk ${clockText(clock)}]`;
}

/** A time as a clock shows it: `0:05:23`, `1:00:09.7`. @param {number} clock in seconds */
export function clockText(clock) {
  const milliseconds = Math.round(clock * 1000);
  const [hours, rest] = [Math.floor(milliseconds / 3_600_000), milliseconds % 3_600_000];
  const minutes = String(Math.floor(rest / 60_000)).padStart(2, '0');
  const seconds = String(Math.floor((rest % 60_000) / 1000)).padStart(2, '0');
  const part = String((rest % 1000) / 1000).slice(1);
  return `${hours}:${minutes}:${seconds}${part}`;
}
