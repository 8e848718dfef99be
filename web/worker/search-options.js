// @ts-nocheck
// What the caller wants searched, and how far: checked, and as it can be posted.

import {
  checkInteger,
  checkText,
  checkTime,
  isOfClass,
  kindError,
  readFields,
  readOptions,
} from '../kingcraft/arguments.js';
import { ArgumentError } from '../kingcraft/errors.js';

/** The levels of strength that a search can be asked for. */
export const leastLevel = 1;

/** The level that holds nothing back: all threads, and endgame tables. */
export const fullStrength = 10;

/** How long a search takes that has no other limit, in milliseconds. */
const defaultMovetime = 1000;

const integer = (min, max) => (value, name) => checkInteger(value, name, min, max);
/** In milliseconds. */
const time = (min) => (value, name) => checkTime(value, name, min, 2 ** 31 - 1);

/** Field → its check. */
const checks = {
  depth: integer(1, 100),
  nodes: integer(1, Number.MAX_SAFE_INTEGER),
  movetime: time(1),
  multipv: integer(1, 256),
  level: integer(leastLevel, fullStrength),
  seed: integer(0, 2 ** 32 - 1),
};

const clockChecks = {
  remaining: time(0),
  increment: time(0),
  movesToGo: integer(0, 1000),
};

/** The fields, each undefined or checked. */
function checkFields(fields, table) {
  const checked = Object.entries(table).map(([key, check]) => {
    const value = fields[key];
    return [key, value === undefined ? undefined : check(value, key)];
  });
  return Object.fromEntries(checked);
}

function checkClock(clock) {
  if (clock === undefined) return undefined;
  const fields = readOptions(clock, 'clock', Object.keys(clockChecks));
  if (fields.remaining === undefined) throw new ArgumentError('clock-remaining');
  return checkFields(fields, clockChecks);
}

function checkSignal(signal) {
  if (signal === undefined || isOfClass(signal, 'AbortSignal')) return signal;
  throw kindError('signal', 'signal', signal);
}

function checkFunction(value, name) {
  if (value === undefined || typeof value === 'function') return value;
  throw kindError(name, 'function', value);
}

function readLimits(fields) {
  const endless = fields.movetime === Number.POSITIVE_INFINITY;
  const limits = checkFields(
    { ...fields, movetime: endless ? undefined : fields.movetime },
    checks,
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
  const keys = [...Object.keys(checks), 'clock', 'signal', 'onInfo'];
  const fields = readOptions(options, 'search()', keys);
  return {
    limits: readLimits(fields),
    signal: checkSignal(fields.signal),
    onInfo: checkFunction(fields.onInfo, 'onInfo'),
  };
}

function checkMoves(moves) {
  if (moves === undefined) return [];
  if (!Array.isArray(moves)) {
    throw kindError('moves', 'array', moves);
  }
  return Array.from(moves, (move) => checkText(move, 'move'));
}

/** What a game holds; it may be one of another copy of the package. */
const positionOf = (game) => ({
  variant: game.variant,
  fen: game.startFen(),
  moves: Array.from(game.history(), ({ id }) => id),
});

const isGame = (value) =>
  typeof readFields(value, 'A position', ['startFen']).startFen === 'function';

/** `{ variant, fen?, moves }` of a game or of an object like it. */
export function readPosition(value) {
  const position = isGame(value) ? positionOf(value) : value;
  const { variant, fen, moves } = readFields(position, 'A position', ['variant', 'fen', 'moves']);
  return {
    variant: checkText(variant, 'variant'),
    fen: fen === undefined ? undefined : checkText(fen, 'FEN'),
    moves: checkMoves(moves),
  };
}
