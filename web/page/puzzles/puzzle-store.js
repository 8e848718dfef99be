/**
 * The puzzles of the games, loaded when they are first wanted, and the reader's progress, stored in the browser.
 * @import { Variant } from '../../kingcraft/index.js'
 * @import { Puzzle, Puzzles } from '../../variants/puzzles.js'
 * @import { Rate } from '../base/rating.js'
 * @import { PuzzleProgress } from './puzzle-progress.js'
 */
import glicko2 from 'glicko2-lite';
import { puzzleFiles } from '../../variants/generated/page/puzzles.js';
import { loadTranslated } from '../../variants/load-rulebook.js';
import { texts } from '../base/page-texts.js';
import { countDay } from '../progress/progress-store.js';
import * as storage from '../store/page-storage.js';
import { dayOf } from './puzzle-days.js';
import { afterAnswer, createProgress } from './puzzle-progress.js';

/** @type {Rate} */
const rate = glicko2;

/** The number of the present day. */
export const today = () => dayOf(new Date());

/**
 * The puzzles of a game.
 * @param {Pick<Variant, 'id'>} variant
 * @returns {Promise<Puzzle[]>}
 * @throws when they cannot be fetched
 */
export async function loadPuzzles({ id }) {
  /** @type {Puzzles | undefined} */
  const file = await loadTranslated(
    puzzleFiles,
    id,
    texts.language,
    texts.page.serverAnswered,
    'puzzles',
  );
  return file?.puzzles ?? [];
}

/**
 * The reader's progress in a game, as it was stored last.
 * @param {Pick<Variant, 'id'>} variant
 */
export function progressOf({ id }) {
  return storage.storedValues().puzzles[id] ?? createProgress();
}

/**
 * Stores an answer.
 * @param {Pick<Variant, 'id'>} variant
 * @param {Puzzle} puzzle
 * @param {{ right: boolean, isDaily: boolean, isRated: boolean }} answer
 * @returns {{ value: number, change: number } | null} the new rating; null if the answer does not count for it
 */
export function storeAnswer(variant, puzzle, { right, isDaily, isRated }) {
  const before = progressOf(variant);
  const after = afterAnswer(
    before,
    puzzle,
    { day: today(), right, isDaily },
    isRated ? rate : null,
  );
  store(variant, after);
  if (right) countDay();
  if (after.rating === before.rating) return null;
  const [old, value] = [before, after].map(({ rating }) => Math.round(rating.value));
  return { value, change: value - old };
}

/**
 * Stores the score of a streak or a run.
 * @param {Pick<Variant, 'id'>} variant
 * @param {'streak' | 'run'} kind
 * @param {number} score
 * @returns {number} the best score until now
 */
export function storeScore(variant, kind, score) {
  const progress = progressOf(variant);
  const former = progress.best[kind];
  if (score > former) store(variant, { ...progress, best: { ...progress.best, [kind]: score } });
  return former;
}

/**
 * @param {Pick<Variant, 'id'>} variant
 * @param {PuzzleProgress} progress
 */
function store({ id }, progress) {
  storage.storeValues({ puzzles: { ...storage.storedValues().puzzles, [id]: progress } });
}
