// Checks the position and the options of a search, in a form that can be posted.

/** @import { Check, Clock, Game, Limits, Position, SearchOptions, SearchSettings } from './protocol.js' */

import {
  checkInteger,
  checkMoves,
  checkText,
  checkTime,
  isOfClass,
  kindError,
  readNamed,
  readObject,
  readOptions,
} from '../kingcraft/arguments.js';
import { ArgumentError } from '../kingcraft/errors.js';
import { recordKeys } from '../kingcraft/game-record.js';

/** The most plies that a search can be asked for. */
export const depthMost = 100;

/** The levels of strength that a search can be asked for. */
export const leastLevel = 1;

/** The level that holds nothing back: all threads and endgame tables. */
export const fullStrength = 10;

/** The time of a search without a limit, in milliseconds. */
const defaultMovetime = 1000;

/** @param {number} min @param {number} max @returns {Check} */
const integer = (min, max) => (value, name) => checkInteger(value, name, min, max);
/** In milliseconds. @param {number} min @returns {Check} */
const time = (min) => (value, name) => checkTime(value, name, min, 2 ** 31 - 1);

const checks = {
  depth: integer(1, depthMost),
  nodes: integer(1, Number.MAX_SAFE_INTEGER),
  movetime: time(1),
  mate: integer(1, 50),
  multipv: integer(1, 256),
  level: integer(leastLevel, fullStrength),
  seed: integer(0, 2 ** 32 - 1),
};

const clockChecks = {
  remaining: time(0),
  increment: time(0),
  movesToGo: integer(0, 2 ** 31 - 1),
  overhead: time(0),
};

/** The keys of a table, which has no others. @template {string} K @param {Record<K, unknown>} table */
const keysOf = (table) => /** @type {K[]} */ (Object.keys(table));

/**
 * The fields, each undefined or checked.
 * @template {string} K
 * @param {Readonly<Record<NoInfer<K>, unknown>>} fields
 * @param {Record<K, Check>} table
 * @returns {Partial<Record<K, number>>}
 */
function checkFields(fields, table) {
  /** @type {Partial<Record<K, number>>} */
  const checked = {};
  for (const key of keysOf(table)) {
    const value = fields[key];
    checked[key] = value === undefined ? undefined : table[key](value, key);
  }
  return checked;
}

/** @param {unknown} clock @returns {Clock | undefined} */
function checkClock(clock) {
  if (clock === undefined) return undefined;
  const fields = readOptions(clock, 'clock', keysOf(clockChecks));
  if (fields.remaining === undefined) throw new ArgumentError('clock-remaining');
  const { remaining = 0, ...others } = checkFields(fields, clockChecks);
  return { remaining, ...others };
}

/** @param {unknown} signal */
function checkSignal(signal) {
  if (signal === undefined || isOfClass(signal, 'AbortSignal')) return signal;
  throw kindError('signal', 'signal', signal);
}

/** @param {any} value from the caller @param {string} name @returns {SearchOptions['onInfo']} */
function checkFunction(value, name) {
  if (value === undefined || typeof value === 'function') return value;
  throw kindError(name, 'function', value);
}

/** @param {Record<keyof typeof checks | 'clock', unknown>} fields @param {boolean} isAnalysis @returns {Limits} */
function readLimits(fields, isAnalysis) {
  const endless = fields.movetime === Number.POSITIVE_INFINITY;
  const limits = checkFields(
    { ...fields, movetime: endless ? undefined : fields.movetime },
    checks,
  );
  const clock = checkClock(fields.clock);
  const isWeakened = (limits.level ?? fullStrength) < fullStrength;
  const isLimited =
    endless ||
    isAnalysis ||
    clock ||
    limits.depth ||
    limits.nodes ||
    limits.movetime ||
    limits.mate;
  return {
    ...limits,
    clock,
    movetime: isLimited ? limits.movetime : defaultMovetime,
    seed: limits.seed ?? (isWeakened ? Math.floor(Math.random() * 2 ** 32) : 0),
  };
}

/**
 * The options of search(), or of analyse(), which has no end of its own.
 * @param {unknown} options
 * @returns {SearchSettings}
 */
export function readSearchOptions(options, isAnalysis = false) {
  const others = /** @type {const} */ (['clock', 'searchMoves', 'signal', 'onInfo']);
  const fields = readOptions(options, isAnalysis ? 'analyse()' : 'search()', [
    ...keysOf(checks),
    ...others,
  ]);
  return {
    limits: {
      ...readLimits(fields, isAnalysis),
      searchMoves:
        fields.searchMoves === undefined ? [] : checkMoves(fields.searchMoves, 'searchMoves'),
    },
    signal: checkSignal(fields.signal),
    onInfo: checkFunction(fields.onInfo, 'onInfo'),
  };
}

/** The position of a game; it may be one of another copy of the package. @param {Game} game */
const positionOf = (game) => ({
  variant: game.variant,
  startFen: game.startFen(),
  moves: Array.from(game.history(), ({ id }) => id),
});

/** Without `startFen` there is no record of a game, whose FEN is that after the moves. */
const positionKeys = /** @type {const} */ (['variant', 'fen', 'moves', 'startFen']);

/** @param {unknown} fen */
const checkFen = (fen) => (fen === undefined ? undefined : checkText(fen, 'FEN'));

/**
 * The position of a game, of its record, or of another object that names one.
 * @param {unknown} value @returns {Position}
 */
export const readPosition = (value) =>
  readObject(value, 'A position', (object) => {
    const isGame = typeof object.startFen === 'function';
    const position = isGame ? positionOf(object) : object;
    const isRecord = Object.hasOwn(position, 'startFen') && position.startFen !== undefined;
    /** @type {{ [key in typeof recordKeys[number]]?: unknown }} */
    const fields = readNamed(position, 'A position', isRecord ? recordKeys : positionKeys);
    const { variant, startFen, moves = [], fen } = fields;
    return {
      variant: checkText(variant, 'variant'),
      startFen: checkFen(isRecord ? startFen : fen),
      moves: checkMoves(moves),
      fen: isRecord ? checkFen(fen) : undefined,
    };
  });
