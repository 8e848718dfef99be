// Arguments from outside: each check returns the value or throws an ArgumentError, and none lets a
// caller's getter or toString escape.

import { ArgumentError } from './errors.js';
import { shownText } from './shown-text.js';

/** Far above any real PGN, and far below what the engine's memory holds. */
const maxTextLength = 2 ** 22;

/** Quotes at most this many characters of the input. */
const maxQuoteLength = 60;

/** A value as an error message may show it. Never runs code of the value's own. */
export function showValue(value) {
  switch (typeof value) {
    case 'string':
      return `"${shownText(value, maxQuoteLength)}"`;
    case 'object':
      return value === null ? 'null' : 'an object';
    case 'function':
    case 'symbol':
    case 'bigint':
      return `a ${typeof value}`;
    default:
      return String(value);
  }
}

/** The text as UTF-8 can carry it: a surrogate without its partner becomes U+FFFD. */
export function checkText(value, name) {
  if (typeof value !== 'string') {
    throw new ArgumentError(`${name} must be a string, not ${showValue(value)}.`);
  }
  if (value.length > maxTextLength) {
    throw new ArgumentError(`${name} is longer than ${maxTextLength} characters.`);
  }
  // Where the runtime can tell that nothing has to be replaced, that is quicker.
  return value.isWellFormed?.() ? value : value.replace(/\p{Surrogate}/gu, '\uFFFD');
}

export function checkColor(value) {
  if (value === 'white' || value === 'black') return value;
  throw new ArgumentError(`A color is 'white' or 'black', not ${showValue(value)}.`);
}

/** An integer from `min` to `max`. */
export function checkInteger(value, name, min, max) {
  if (Number.isInteger(value) && value >= min && value <= max) return value;
  throw new ArgumentError(
    `${name} must be an integer from ${min} to ${max}, not ${showValue(value)}.`,
  );
}

/**
 * Milliseconds from `min` to `max`, rounded, since clocks tell fractions: no time above zero falls
 * below `min`.
 */
export function checkTime(value, name, min, max) {
  if (typeof value !== 'number') return checkInteger(value, name, min, max);
  const least = value > 0 ? min : Number.NEGATIVE_INFINITY;
  return checkInteger(Math.max(least, Math.round(value)), name, min, max);
}

/**
 * Whether the value is an object of this class of the platform: `'URL'`, `'ArrayBuffer'`. Other than
 * `instanceof`, this holds for classes of other realms: test runners give each test its own.
 */
export function isOfClass(value, name) {
  try {
    return Object.prototype.toString.call(value) === `[object ${name}]`;
  } catch {
    return false;
  }
}

const fieldsOf = (value, keys) => Object.fromEntries(keys.map((key) => [key, value[key]]));

function readObject(value, name, read) {
  if (typeof value !== 'object' || value === null) {
    throw new ArgumentError(`${name} must be an object, not ${showValue(value)}.`);
  }
  try {
    return read();
  } catch (cause) {
    throw new ArgumentError(`${name} cannot be read.`, { cause });
  }
}

/** The named fields of an object, which may have others. */
export const readFields = (value, name, keys) =>
  readObject(value, name, () => fieldsOf(value, keys));

/** The fields of the options of `name`, such as `load()`; an option with another name is refused. */
export function readOptions(value, name, keys) {
  const { unknown, fields } = readObject(value, `The option of ${name}`, () => ({
    unknown: Object.keys(value).find((key) => !keys.includes(key)),
    fields: fieldsOf(value, keys),
  }));
  if (unknown === undefined) return fields;
  throw new ArgumentError(
    `${name} has no option ${showValue(unknown)}; it has ${keys.join(', ')}.`,
  );
}
