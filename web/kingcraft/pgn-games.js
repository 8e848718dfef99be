// What every reader of a PGN with several games knows of them.

/** How a game ended, as PGN says it; a star while it goes on. */
export const RESULTS = Object.freeze(['1-0', '0-1', '1/2-1/2', '*']);

/** A tag behind an empty line; what stands before it is empty at most to its line's end, so that each line is looked at once. */
const NEXT_GAME = /\n[^\S\n]*\n(?=[^\S\n]*\[[^\S\n]*\w+[^\S\n]*")/;

/**
 * Where a game begins in the midst of a text: at a tag behind an empty line, even where a comment was left open before.
 * @param {string} text
 * @param {number} at
 * @returns {number} an offset between `at` and `end`, which it is when there is none
 */
export function nextGame(text, at, end = text.length) {
  const found = NEXT_GAME.exec(text.slice(at, end));
  return found ? at + found.index + found[0].length : end;
}

/**
 * The variant that the tag Variant names, by its id or its name; undefined for a strange one.
 * @template {{ id: string, name: string }} V
 * @param {readonly V[]} variants
 * @param {string} name
 * @returns {V | undefined}
 */
export function variantNamed(variants, name) {
  const lower = name.toLowerCase();
  const wanted = lower === 'standard' ? 'chess' : lower;
  return variants.find(({ id, name }) => id === wanted || name.toLowerCase() === wanted);
}
