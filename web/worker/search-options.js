// What the caller wants searched, and how far: checked, and as it can be posted.

import { checkInteger, checkText, readFields, showValue } from '../kingcraft/arguments.js';
import { ArgumentError } from '../kingcraft/errors.js';
import { Game } from '../kingcraft/game.js';
import { fullStrength, leastLevel } from './levels.js';

/** How long a search takes that has no other limit, in milliseconds. */
const defaultMovetime = 1000;

/** Field → the least and the greatest value. Times are in milliseconds. */
const ranges = {
  depth: [1, 100],
  nodes: [1, Number.MAX_SAFE_INTEGER],
  movetime: [1, 2 ** 31 - 1],
  multipv: [1, 256],
  level: [leastLevel, fullStrength],
  seed: [0, 2 ** 32 - 1],
};

const clockRanges = {
  remaining: [0, 2 ** 31 - 1],
  increment: [0, 2 ** 31 - 1],
  movesToGo: [0, 1000],
};

/** The fields, each undefined or in its range. */
function checkRanges(fields, table) {
  const checked = Object.entries(table).map(([key, [min, max]]) => {
    const value = fields[key];
    return [key, value === undefined ? undefined : checkInteger(value, key, min, max)];
  });
  return Object.fromEntries(checked);
}

function checkClock(clock) {
  if (clock === undefined) return undefined;
  const fields = readFields(clock, 'clock', Object.keys(clockRanges));
  if (fields.remaining === undefined) throw new ArgumentError('clock must say what is remaining.');
  return checkRanges(fields, clockRanges);
}

function checkSignal(signal) {
  if (signal === undefined || signal instanceof AbortSignal) return signal;
  throw new ArgumentError(`signal must be an AbortSignal, not ${showValue(signal)}.`);
}

function checkFunction(value, name) {
  if (value === undefined || typeof value === 'function') return value;
  throw new ArgumentError(`${name} must be a function, not ${showValue(value)}.`);
}

function readLimits(fields) {
  const endless = fields.movetime === Number.POSITIVE_INFINITY;
  const limits = checkRanges(
    { ...fields, movetime: endless ? undefined : fields.movetime },
    ranges,
  );
  const clock = checkClock(fields.clock);
  const isWeakened = (limits.level ?? fullStrength) < fullStrength;
  const isLimited = endless || clock || limits.depth || limits.nodes || limits.movetime;
  return {
    ...limits,
    clock,
    movetime: isLimited ? limits.movetime : defaultMovetime,
    seed: limits.seed ?? (isWeakened ? Math.floor(Math.random() * 2 ** 32) : 0),
  };
}

/** `{ limits, signal, onInfo }` of the options of search(). */
export function readSearchOptions(options) {
  const keys = [...Object.keys(ranges), 'clock', 'signal', 'onInfo'];
  const fields = readFields(options, 'The option of search()', keys);
  return {
    limits: readLimits(fields),
    signal: checkSignal(fields.signal),
    onInfo: checkFunction(fields.onInfo, 'onInfo'),
  };
}

function checkMoves(moves) {
  if (moves === undefined) return [];
  if (!Array.isArray(moves)) {
    throw new ArgumentError(`moves must be an array, not ${showValue(moves)}.`);
  }
  return Array.from(moves, (move) => checkText(move, 'A move'));
}

/** `{ variant, fen?, moves }` of a game or of an object like it. */
export function readPosition(position) {
  if (position instanceof Game) {
    const moves = position.history().map((move) => move.id);
    return { variant: position.variant, fen: position.startFen(), moves };
  }
  const { variant, fen, moves } = readFields(position, 'A position', ['variant', 'fen', 'moves']);
  return {
    variant: checkText(variant, 'variant'),
    fen: fen === undefined ? undefined : checkText(fen, 'FEN'),
    moves: checkMoves(moves),
  };
}
