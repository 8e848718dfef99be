/**
 * Addresses of the puzzles: `#puzzles` and `#puzzles/tax` are what there is to do, `#puzzles/tax/17` one puzzle,
 * `#puzzles/tax/day` that of the day, `#puzzles/tax/mix`, `…/again`, `…/streak` and `…/run` a series of them, and
 * `#puzzles/tax/theme-fork` those of a theme.
 */

/** The fragment of the puzzles of all games. */
const PUZZLES_ADDRESS = '#puzzles';

const OVERVIEW = /^#puzzles(?:\/([a-z][a-z0-9]*))?$/;
const PUZZLE = /^#puzzles\/([a-z][a-z0-9]*)\/(?:(\d+)|(day|mix|again|streak|run)|theme-(\w+))$/;

/** @typedef {'day' | 'mix' | 'again' | 'streak' | 'run' | 'theme' | 'one'} PuzzleMode `one`: a puzzle by its id */

/** @typedef {{ variant: string, mode: PuzzleMode, id: number | null, theme: string | null }} PuzzleRequest */

/**
 * @param {string} fragment with its `#`, or the empty text
 * @returns {{ variant: string | null } | null} null if it asks for something else
 */
export function readPuzzlesAddress(fragment) {
  const match = OVERVIEW.exec(fragment);
  return match && { variant: match[1] ?? null };
}

/**
 * @param {string} fragment with its `#`, or the empty text
 * @returns {PuzzleRequest | null} null if it asks for something else
 */
export function readPuzzleAddress(fragment) {
  const match = PUZZLE.exec(fragment);
  if (!match) return null;
  const [, variant, id, named, theme = null] = match;
  // A larger number is not written as it was read.
  if (id && !Number.isSafeInteger(Number(id))) return null;
  const mode = named ?? (theme ? 'theme' : 'one');
  return { variant, mode: /** @type {PuzzleMode} */ (mode), id: id ? Number(id) : null, theme };
}

/**
 * The fragment of the puzzles of a game.
 * @param {string} variant
 */
export function puzzlesAddress(variant) {
  return `${PUZZLES_ADDRESS}/${variant}`;
}

/**
 * The fragment of a puzzle, or of a series of them.
 * @param {string} variant
 * @param {number | Exclude<PuzzleMode, 'theme' | 'one'> | { theme: string }} what an id, a mode or a theme
 */
export function puzzleAddress(variant, what) {
  return `${puzzlesAddress(variant)}/${typeof what === 'object' ? `theme-${what.theme}` : what}`;
}

/**
 * The fragment of the same series in another game. No other game has the same puzzle, and not each has the same themes:
 * then it is the one of puzzles that suit the reader.
 * @param {string} variant
 * @param {PuzzleMode} [mode]
 */
export function addressInGame(variant, mode = 'mix') {
  return puzzleAddress(variant, mode === 'one' || mode === 'theme' ? 'mix' : mode);
}
