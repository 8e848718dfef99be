// What every reader of a PGN with several games knows of them. written_words.cpp and game_pgn.hpp know the same.

/** How a game ended, as PGN says it; a star while it goes on. */
export const RESULTS = Object.freeze(['1-0', '0-1', '1/2-1/2', '*']);

const DASH = '[-\\u2010-\\u2015\\u2212]';
const HALF = `1/2(?:${DASH}1/2)?|½(?:${DASH}½)?`;

/** Results as they are written, in the order of RESULTS. */
const WRITTEN_RESULT = new RegExp(`^(?:(1${DASH}0)|(0${DASH}1)|(${HALF})|(\\*))$`);

/** What programs write where a side passes, which no game here allows. */
const NULL_MOVE = new RegExp(`^(?:${DASH}${DASH}|Z0|0000|@@@@)$`);

/** What web sites call chess; without a name a game is chess too. */
const NAMES_OF_CHESS = [
  '',
  '?',
  'standard',
  'normal',
  'classical',
  'regular',
  'from position',
  'orthodox',
];

/** A tag behind an empty line; what stands before it is empty at most to its line's end, so that each line is looked at once. */
export const NEXT_GAME = /\n[^\S\n]*\n(?=[^\S\n]*\[[^\S\n]*\w+[^\S\n]*")/;

/**
 * Where a game begins in the midst of a text: at a tag behind an empty line, even where a comment was left open before.
 * @param {string} text
 * @param {number} at
 * @returns {number} the text's length when there is none
 */
export function nextGame(text, at) {
  const found = NEXT_GAME.exec(text.slice(at));
  return found ? at + found.index + found[0].length : text.length;
}

/** The result that a word means, one of RESULTS; undefined for another word. */
export function resultOf(word) {
  const found = WRITTEN_RESULT.exec(word);
  return found ? RESULTS[found.slice(1).findIndex(Boolean)] : undefined;
}

export const isNullMove = (word) => NULL_MOVE.test(word);

/**
 * The variant that the tag Variant names, by its id or its name; undefined for a strange one.
 * @template {{ id: string, name: string }} V
 * @param {readonly V[]} variants
 * @param {string} name
 * @returns {V | undefined}
 */
export function variantNamed(variants, name) {
  const lower = name.trim().replaceAll(/\s+/g, ' ').toLowerCase();
  const wanted = NAMES_OF_CHESS.includes(lower) ? 'chess' : lower;
  return variants.find(({ id, name }) => id === wanted || name.toLowerCase() === wanted);
}
