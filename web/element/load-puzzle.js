/**
 * Loads the puzzle that an attribute names.
 * @import { Kingcraft } from '../kingcraft/index.js'
 * @import { Puzzle, Puzzles } from '../variants/puzzles.js'
 * @import { ElementTexts } from './element-texts.js'
 */
import { ArgumentError, LoadError } from '../kingcraft/part-errors.js';
import { puzzleFiles } from '../variants/generated/puzzle-files.js';
import { readBook } from '../variants/load-rulebook.js';
import { errorText, Fault } from './element-texts.js';

/** @typedef {{ variant: string, puzzle: Puzzle }} PuzzleOfGame a puzzle, and the game that it is of */

/** A game and a number: `tax/7`. */
const PUZZLE = /^(\w+)\/(\d+)$/;

/**
 * The puzzles of a game; null if it has none.
 * @param {string} variant
 * @param {ElementTexts} texts
 * @returns {Promise<Puzzles | null>}
 * @throws Fault where they cannot be fetched
 */
async function loadPuzzles(variant, { faults }) {
  try {
    const book = await readBook(puzzleFiles, `${variant}.json`, faults.serverAnswered, 'puzzles');
    // The tests check the form of every file.
    return /** @type {Puzzles | undefined} */ (book) ?? null;
  } catch (error) {
    const cause = new LoadError('load-puzzles', {}, { cause: error });
    throw new Fault(cause, (texts) => texts.faults.noPuzzles(errorText(error, texts)));
  }
}

/**
 * The puzzle of this name.
 * @param {Kingcraft} kingcraft the loaded package
 * @param {string} name `tax/7`
 * @param {ElementTexts} texts
 * @returns {Promise<PuzzleOfGame>}
 * @throws Fault
 */
export async function loadPuzzle({ variants }, name, texts) {
  const [, variant, number] = PUZZLE.exec(name) ?? [];
  if (variants.some(({ id }) => id === variant)) {
    const loaded = await loadPuzzles(variant, texts);
    const puzzle = loaded?.puzzles.find(({ id }) => id === Number(number));
    if (puzzle) return { variant, puzzle };
  }
  throw new Fault(new ArgumentError('board-puzzle', { value: name }));
}
