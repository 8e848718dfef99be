// Words and tags of PGN: results, null moves, where the next game begins. written_words.cpp and game_pgn.hpp know the
// same.

/** @import { PgnResult } from './pgn.js' */

/** How a game ended, as PGN says it; a star while it goes on. @type {readonly PgnResult[]} */
export const RESULTS = Object.freeze(['1-0', '0-1', '1/2-1/2', '*']);

/** The seven tags that every PGN has, in their order. */
export const ROSTER = Object.freeze(['Event', 'Site', 'Date', 'Round', 'White', 'Black', 'Result']);

/** The list of all moves for which nothing stands there, which saves each one of its own. @type {never[]} */
export const none = /** @type {any} */ (Object.freeze([]));

/** Numeric Annotation Glyphs go up to this number. */
export const LAST_NAG = 255;

/** Why a game ended → the value of the tag Termination (PGN standard, 9.8.1). */
const TERMINATIONS = new Map([
  ['time', 'time forfeit'],
  ['illegal-move', 'rules infraction'],
  ['crash', 'abandoned'],
  ['move-limit', 'adjudication'],
]);

/**
 * The value of the tag Termination: `normal` where the board or an agreement ended the game. game_pgn.cpp reads it.
 * @param {string} reason of an outcome, or of a game that a referee ended
 */
export const terminationOf = (reason) => TERMINATIONS.get(reason) ?? 'normal';

const DASH = '[-\\u2010-\\u2015\\u2212]';
const HALF = `1/2(?:${DASH}1/2)?|½(?:${DASH}½)?`;

/** Results as they are written, in the order of RESULTS. */
const WRITTEN_RESULT = new RegExp(`^(?:(1${DASH}0)|(0${DASH}1)|(${HALF})|(\\*))$`);

/** A null move, as programs write it. No game here allows one. */
const NULL_MOVE = new RegExp(`^(?:${DASH}${DASH}|Z0|0000|@@@@)$`);

/**
 * Whether a word begins as no result and no null move does: with another letter of ASCII than Z, or as `12` and `1.`.
 * Nearly all words of a game do, and this takes a fraction of the time of a pattern.
 * @param {string} word
 */
function isPlainWord(word) {
  if (word > 'A') return word < '\x7F' && word[0] !== 'Z';
  return word[1] === '.' || (word[1] > '0' && word[1] <= '9');
}

const GAPS = /[\s\p{Cc}]+/gu;

/**
 * A tag after an empty line. In front of the tag is at most the end of its own line, so that each line is looked at
 * once.
 */
export const NEXT_GAME = /\n[^\S\n]*\n(?=[^\S\n]*\[[^\S\n]*\w+[^\S\n]*")/;

/**
 * Where the next game begins: at a tag after an empty line, even inside a comment that was left open.
 * @param {string} text
 * @param {number} at
 * @returns {number} the text's length when there is none
 */
export function nextGame(text, at) {
  const found = NEXT_GAME.exec(text.slice(at));
  return found ? at + found.index + found[0].length : text.length;
}

/** The result that a word means, one of RESULTS; undefined for another word. @param {string} word */
export function resultOf(word) {
  const found = isPlainWord(word) ? null : WRITTEN_RESULT.exec(word);
  return found ? RESULTS[found.slice(1).findIndex(Boolean)] : undefined;
}

/** @param {string} word */
export const isNullMove = (word) => !isPlainWord(word) && NULL_MOVE.test(word);

/** Whether a tag may have this name: it is read again. @param {string} name */
export const isTagName = (name) => /^[^\s"[\]]+$/.test(name);

/** A text as PGN holds it: white space and control characters in a row become one space. @param {string} text */
export function inOneLine(text) {
  return text.replaceAll(GAPS, ' ').trim();
}

/**
 * @param {string} name
 * @param {string} value any text
 * @returns {string} the line, without a line feed
 */
export function tagLine(name, value) {
  return `[${name} "${inOneLine(value).replaceAll(/["\\]/g, '\\$&')}"]`;
}

/**
 * The first tag with this name, or undefined.
 * @template {{ name: string }} T
 * @param {readonly T[]} tags
 * @param {string} name
 */
export function findTag(tags, name) {
  return tags.find((tag) => tag.name === name);
}
