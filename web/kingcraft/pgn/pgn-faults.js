// What is wrong with a PGN: every fault and every note is made here, with its key, its values and its place.

import { PgnError } from '../errors.js';
import { shownText } from '../shown-text.js';

const LONGEST_QUOTE = 60;

/** Key → the sentence of its values. What the engine says too has the same key and the same sentence there. */
const SENTENCES = {
  'pgn-tag': () => 'A tag needs a name and a value in quotes.',
  'pgn-zero-byte': () => 'A zero byte stands here; PGN is text.',
  'pgn-too-many': ({ most }) =>
    `There are more than ${most} games; those from here on are not read.`,
  'pgn-open-comment': () => 'The comment that begins here is not closed.',
  'pgn-bracket': ({ sign }) => `A "${sign}" stands here with nothing to close or open.`,
  'pgn-nag-first': () => 'A NAG needs a move before it.',
  'pgn-variation-first': () => 'A variation needs a move before it.',
  'pgn-annotation-first': () => 'An annotation needs a move before it.',
  'pgn-misplaced-tag': () => 'A tag cannot stand inside a variation.',
  'pgn-nag': () => 'A NAG is a number from $0 to $255.',
  'pgn-nesting': ({ depth }) => `Variations are nested more than ${depth} deep.`,
  'pgn-open-variation': () => 'The variation that begins here is not closed.',
  'pgn-null-move': ({ move }) =>
    `The null move "${move}" cannot be played. It is kept as a comment, with what stands behind it.`,
  'pgn-unknown-variant': ({ variant }) => `There is no variant "${variant}".`,
  'pgn-empty': () => 'The PGN is empty.',
};

/**
 * A place whose line is known, before the place that is looked for: lines are counted from there, which is much quicker in a long text.
 * @typedef {{ at: number, line: number }} Start
 */

/** @type {Start} */
const TEXT_START = { at: 0, line: 1 };

/** How many lines end between two offsets. @param {string} text @param {number} from @param {number} to */
export function countLines(text, from, to) {
  let count = 0;
  for (let at = text.indexOf('\n', from); at >= 0 && at < to; at = text.indexOf('\n', at + 1))
    count += 1;
  return count;
}

/**
 * Line and column of an offset, both from 1.
 * @param {string} text
 * @param {number} at
 * @param {Start} [start]
 */
export function placeOf(text, at, start = TEXT_START) {
  return {
    line: start.line + countLines(text, start.at, at),
    column: at === 0 ? 1 : at - text.lastIndexOf('\n', at - 1),
  };
}

/** A part of the text as a value of a fault: short, and without what has no shape. @param {string} text */
export const quoted = (text) => shownText(text, LONGEST_QUOTE);

/**
 * @param {string} key of SENTENCES
 * @param {Record<string, string | number>} values
 * @param {{ line: number, column: number }} place
 * @returns {PgnError} with `key` and `values`
 */
export function createFault(key, values, place) {
  return Object.assign(new PgnError(SENTENCES[key](values), place), { key, values });
}

/**
 * What the engine refused, at its place in the PGN.
 * @param {Error} cause
 * @param {{ line: number, column: number }} place
 * @returns {PgnError}
 */
export function refusedByEngine(cause, place) {
  return new PgnError(cause.message, { ...place, cause });
}

/**
 * Something that was left out of a game.
 * @param {string} key of SENTENCES
 * @param {Record<string, string | number>} values
 * @param {{ line: number, column: number }} place
 */
export function createNote(key, values, place) {
  return { key, values, message: SENTENCES[key](values), ...place };
}
