// @ts-nocheck
// Arguments from outside: each check returns the value or throws an ArgumentError, and none lets a
// caller's getter or toString escape.

import { ArgumentError } from './errors.js';

/** Far above any real PGN, and far below what the engine's memory holds. */
const maxTextLength = 2 ** 22;

/** Quotes at most this many characters of the input. */
const maxQuoteLength = 60;

/** Characters that have no shape of their own, end a line, or turn the direction of the text. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu;

/**
 * The beginning of a text, with U+FFFD for what must not be shown as it is; an ellipsis stands for the rest.
 * @param {string} text
 * @param {number} most characters of the text
 */
function shownText(text, most) {
  // A character has at most two code units.
  const characters = [...text.slice(0, 2 * most + 1)];
  const shown = characters.slice(0, most).join('').replaceAll(INVISIBLE, '\uFFFD');
  return characters.length > most ? `${shown}…` : shown;
}

/** A text as an error message may show it. */
export const quotable = (text) => shownText(text, maxQuoteLength);

/** A value as an error message may show it: a message. Never runs code of the value's own. */
export function given(value) {
  const type = typeof value;
  if (type === 'string') return { key: 'given-text', values: { text: quotable(value) } };
  const isOpaque = ['object', 'function', 'symbol', 'bigint'].includes(type) && value !== null;
  return isOpaque
    ? { key: 'given-kind', values: { kind: type } }
    : { key: 'given-value', values: { text: String(value) } };
}

/** The error that an argument is of another kind than it should be, one of the words of the form `kind`. */
export const kindError = (name, kind, value) =>
  new ArgumentError('argument-kind', { name, kind, value: given(value) });

/** The text as UTF-8 can carry it: a surrogate without its partner becomes U+FFFD. */
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

export function checkColor(value) {
  if (value === 'white' || value === 'black') return value;
  throw new ArgumentError('argument-color', { value: given(value) });
}

/** An integer from `min` to `max`. */
export function checkInteger(value, name, min, max) {
  if (Number.isInteger(value) && value >= min && value <= max) return value;
  throw new ArgumentError('argument-integer', {
    name,
    least: min,
    most: max,
    value: given(value),
  });
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

/** What `read` returns; `keys` are those of the errors that this is no object, and that it cannot be read. */
function readObject(value, name, keys, read) {
  if (typeof value !== 'object' || value === null) {
    throw new ArgumentError(keys.kind, { name, kind: 'object', value: given(value) });
  }
  try {
    return read();
  } catch (cause) {
    throw new ArgumentError(keys.unreadable, { name }, { cause });
  }
}

const argumentKeys = { kind: 'argument-kind', unreadable: 'argument-unreadable' };
const optionKeys = { kind: 'options-kind', unreadable: 'options-unreadable' };

/** The named fields of an object, which may have others. */
export const readFields = (value, name, keys) =>
  readObject(value, name, argumentKeys, () => fieldsOf(value, keys));

/** The fields of the options of `name`, such as `load()`; an option with another name is refused. */
export function readOptions(value, name, keys) {
  const { unknown, fields } = readObject(value, name, optionKeys, () => ({
    unknown: Object.keys(value).find((key) => !keys.includes(key)),
    fields: fieldsOf(value, keys),
  }));
  if (unknown === undefined) return fields;
  throw new ArgumentError('option-unknown', { name, option: given(unknown), options: keys });
}
