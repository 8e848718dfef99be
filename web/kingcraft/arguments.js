// Arguments from outside: each check returns the value or throws an ArgumentError, and none lets a
// caller's getter or toString escape.

import { ArgumentError } from './errors.js';

/** Far above any real PGN, and far below what the engine's memory holds. */
const maxTextLength = 2 ** 22;

/** Quotes at most this many characters of the input. */
const maxQuoteLength = 60;

/** A value as an error message may show it. Never runs code of the value's own. */
export function showValue(value) {
  switch (typeof value) {
    case 'string': {
      const shown = value.slice(0, maxQuoteLength).replace(/[^ -~]/g, '?');
      return value.length > maxQuoteLength ? `"${shown}…"` : `"${shown}"`;
    }
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

/** The named fields of an object of options. */
export function readFields(value, name, keys) {
  if (typeof value !== 'object' || value === null) {
    throw new ArgumentError(`${name} must be an object, not ${showValue(value)}.`);
  }
  try {
    return Object.fromEntries(keys.map((key) => [key, value[key]]));
  } catch (cause) {
    throw new ArgumentError(`${name} cannot be read.`, { cause });
  }
}
