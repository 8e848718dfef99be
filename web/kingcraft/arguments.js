// Arguments from outside: each check returns the value or throws an ArgumentError, and none lets a
// caller's getter or toString escape.

/**
 * @import { Message } from './index.js'
 * @typedef {{ AbortSignal: AbortSignal, ArrayBuffer: ArrayBuffer, URL: URL, 'WebAssembly.Module': WebAssembly.Module }}
 *   Classes
 */

import { ArgumentError, KingcraftError } from './errors.js';

/** Far above any real PGN, and far below what the engine's memory holds. */
const maxTextLength = 2 ** 22;

/** A game has no more moves, with those of its variations: far above any real one, and few enough to be replayed. */
export const movesMax = 100_000;

/** The most plies that moves are counted. */
export const perftDepthMost = 12;

/** Quotes at most this many characters of the input. */
const maxQuoteLength = 60;

/** Characters that have no shape of their own, end a line, or turn the direction of the text. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu;

/**
 * The beginning of a text as a message may show it: U+FFFD stands for what must not be shown, an ellipsis for the rest.
 * @param {string} text
 */
export function quotable(text) {
  // A character has at most two code units.
  const characters = [...text.slice(0, 2 * maxQuoteLength + 1)];
  const shown = characters.slice(0, maxQuoteLength).join('').replaceAll(INVISIBLE, '\uFFFD');
  return characters.length > maxQuoteLength ? `${shown}…` : shown;
}

/**
 * A value as an error message may show it. Never runs code of the value's own.
 * @param {unknown} value
 * @returns {Message}
 */
export function given(value) {
  const type = typeof value;
  if (typeof value === 'string') return { key: 'given-text', values: { text: quotable(value) } };
  const isOpaque = ['object', 'function', 'symbol', 'bigint'].includes(type) && value !== null;
  return isOpaque
    ? { key: 'given-kind', values: { kind: type } }
    : { key: 'given-value', values: { text: String(value) } };
}

/**
 * The error that an argument is of another kind than it should be.
 * @param {string} name
 * @param {string} kind one of the words of the form `kind`
 * @param {unknown} value
 */
export const kindError = (name, kind, value) =>
  new ArgumentError('argument-kind', { name, kind, value: given(value) });

/**
 * The text as UTF-8 can carry it: a surrogate without its partner becomes U+FFFD.
 * @param {unknown} value
 * @param {string} name
 */
export function checkText(value, name) {
  if (typeof value !== 'string') {
    throw kindError(name, 'text', value);
  }
  if (value.length > maxTextLength) {
    throw new ArgumentError('argument-long', { name, most: maxTextLength });
  }
  // Where the runtime can tell that nothing has to be replaced, that is quicker.
  return value.isWellFormed?.() ? value : value.replace(/\p{Surrogate}/gu, '\uFFFD');
}

/** Whether it is an array; a proxy that was revoked is none. @param {unknown} value @returns {value is unknown[]} */
export function isArray(value) {
  try {
    return Array.isArray(value);
  } catch {
    return false;
  }
}

/**
 * A copy of an array with what the check makes of its entries.
 * @template T
 * @param {unknown} value
 * @param {string} name
 * @param {(entry: unknown) => T} check
 * @returns {T[]}
 */
export function checkList(value, name, check) {
  if (!isArray(value)) throw kindError(name, 'array', value);
  return readObject(value, name, (list) => Array.from(list, (entry) => check(entry)));
}

/** The number in front of a move in a score sheet, `12.` or `12...`. */
const MOVE_NUMBER = /^\d+\s*\.+\s*(?=[^\s.])/;

/** A move as text, without its number and spaces around it. @param {unknown} value */
export const checkMove = (value) => checkText(value, 'move').trim().replace(MOVE_NUMBER, '');

/** A copy of a list of moves, each a text. @param {unknown} moves @param {string} [name] */
export function checkMoves(moves, name = 'moves') {
  if (isArray(moves) && moves.length > movesMax)
    throw new ArgumentError('game-long', { most: movesMax });
  return checkList(moves, name, checkMove);
}

/** @param {unknown} value */
export function checkColor(value) {
  if (value === 'white' || value === 'black') return value;
  throw new ArgumentError('argument-color', { value: given(value) });
}

/** @param {unknown} value @param {string} name @param {number} min @param {number} max */
export function checkInteger(value, name, min, max) {
  if (typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max)
    return value;
  throw new ArgumentError('argument-integer', {
    name,
    least: min,
    most: max,
    value: given(value),
  });
}

/**
 * Milliseconds from `min` to `max`, rounded, since clocks have fractions. A time above zero becomes `min` at least.
 * @param {unknown} value @param {string} name @param {number} min @param {number} max
 */
export function checkTime(value, name, min, max) {
  if (typeof value !== 'number') return checkInteger(value, name, min, max);
  const least = value > 0 ? min : Number.NEGATIVE_INFINITY;
  return checkInteger(Math.max(least, Math.round(value)), name, min, max);
}

/**
 * Whether the value is an object of this class of the platform: `'URL'`, `'ArrayBuffer'`. Other than
 * `instanceof`, this holds for classes of other realms: test runners give each test its own.
 * @template {keyof Classes} K
 * @param {unknown} value
 * @param {K} name
 * @returns {value is Classes[K]}
 */
export function isOfClass(value, name) {
  try {
    return Object.prototype.toString.call(value) === `[object ${name}]`;
  } catch {
    return false;
  }
}

/**
 * The own fields with these keys, of any kind; undefined if the object has none. What it inherits does not count:
 * another script of the page may have added it to every object.
 * @template {string} K
 * @param {object} value
 * @param {readonly K[]} keys
 * @returns {Record<K, unknown>}
 */
const fieldsOf = (value, keys) =>
  /** @type {Record<K, unknown>} entries lose which keys there are */ (
    Object.fromEntries(
      keys.map((key) => [key, Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined]),
    )
  );

const argumentKeys = {
  kind: 'argument-kind',
  unreadable: 'argument-unreadable',
  unknown: 'field-unknown',
};
const optionKeys = {
  kind: 'options-kind',
  unreadable: 'options-unreadable',
  unknown: 'option-unknown',
};

/**
 * Returns the result of `read` for an object. Errors of the caller's code become an ArgumentError.
 * @template T
 * @param {unknown} value
 * @param {string} name
 * @param {(object: any) => T} read any, since each property is of any kind
 * @param {{ kind: string, unreadable: string }} [keys] of the errors that it is no object, and that it cannot be read
 */
export function readObject(value, name, read, keys = argumentKeys) {
  if (typeof value !== 'object' || value === null) {
    throw new ArgumentError(keys.kind, { name, kind: 'object', value: given(value) });
  }
  try {
    return read(value);
  } catch (cause) {
    if (cause instanceof KingcraftError) throw cause;
    throw new ArgumentError(keys.unreadable, { name }, { cause });
  }
}

/**
 * The named fields of an object, which may have others.
 * @template {string} K
 * @param {unknown} value
 * @param {string} name
 * @param {readonly K[]} keys
 */
export const readFields = (value, name, keys) =>
  readObject(value, name, (object) => fieldsOf(object, keys));

/**
 * The named fields of an object, which must have no others: a name that is not known is a slip.
 * @template {string} K
 * @param {unknown} value
 * @param {string} name
 * @param {readonly K[]} keys
 */
export function readNamed(value, name, keys, errors = argumentKeys) {
  const { unknown, fields } = readObject(
    value,
    name,
    (object) => ({
      unknown: Object.keys(object).find((key) => !keys.some((known) => known === key)),
      fields: fieldsOf(object, keys),
    }),
    errors,
  );
  if (unknown === undefined) return fields;
  throw new ArgumentError(errors.unknown, { name, option: given(unknown), options: keys });
}

/**
 * The fields of the options of `name`, such as `load()`; an option with another name is refused.
 * @template {string} K
 * @param {unknown} value
 * @param {string} name
 * @param {readonly K[]} keys
 */
export const readOptions = (value, name, keys) => readNamed(value, name, keys, optionKeys);
