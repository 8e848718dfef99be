/**
 * A visit to the puzzles of a game: which puzzle comes next, what an answer counts for, and how it went
 * until now.
 * @import { Variant } from '../../kingcraft/index.js'
 * @import { Puzzle } from '../../variants/puzzles.js'
 * @import { PuzzleRequest } from './puzzle-address.js'
 * @import { PuzzleProgress } from './puzzle-progress.js'
 */
import { suitablePuzzle } from './puzzle-choice.js';
import { puzzleOfDay } from './puzzle-days.js';
import { duePuzzles } from './puzzle-progress.js';
import { PuzzleSeries } from './puzzle-series.js';

/** So many of the last answers are shown. */
const SHOWN = 24;

/**
 * Its storage; see puzzle-store.js.
 * @typedef {{ today(): number, progressOf(variant: Pick<Variant, 'id'>): PuzzleProgress, storeAnswer(variant:
 *   Pick<Variant, 'id'>, puzzle: Puzzle, answer: { right: boolean, isDaily: boolean, isRated: boolean }): { value:
 *   number, change: number } | null, storeScore(variant: Pick<Variant, 'id'>, kind: 'streak' | 'run', score: number):
 *   number, }} PuzzleStore
 */

export class PuzzleSession {
  #store;
  #random;
  /** The puzzle that is to be solved. @type {Puzzle | null} */
  puzzle = null;
  /** A streak or a run. @type {PuzzleSeries | null} */
  series = null;
  /**
   * The rating after the last answer; null if it did not count.
   * @type {{ value: number, change: number } | null}
   */
  rating = null;
  /** The last answers. @type {{ id: number, right: boolean }[]} */
  results = [];

  /**
   * @param {Variant} variant
   * @param {readonly Puzzle[]} puzzles
   * @param {PuzzleRequest} request
   * @param {PuzzleStore} store
   * @param {{ now?: () => number, random?: () => number }} [world]
   */
  constructor(variant, puzzles, request, store, world = {}) {
    this.variant = variant;
    this.puzzles = puzzles;
    this.request = request;
    this.#store = store;
    this.#random = world.random ?? Math.random;
    const { mode } = request;
    if (mode === 'streak' || mode === 'run') this.series = new PuzzleSeries(mode, puzzles, world);
  }

  /** Whether one puzzle was asked for, and no more. */
  get isSingle() {
    return this.request.mode === 'one' || this.request.mode === 'day';
  }

  /** Goes to the next puzzle. @returns {Puzzle | null} null if there is none */
  next() {
    this.rating = null;
    this.puzzle = this.series ? this.series.next() : this.#choose();
    return this.puzzle;
  }

  /** @returns {Puzzle | null} */
  #choose() {
    const { puzzles, request } = this;
    const last = this.puzzle?.id ?? null;
    const progress = this.#store.progressOf(this.variant);
    switch (request.mode) {
      case 'one':
        return puzzles.find(({ id }) => id === request.id) ?? null;
      case 'day':
        return puzzles.length > 0 ? puzzleOfDay(puzzles, this.#store.today()) : null;
      case 'again':
        return duePuzzles(progress, puzzles, this.#store.today())[0] ?? null;
      default: {
        const { theme } = request;
        const fitting = theme ? puzzles.filter(({ themes }) => themes.includes(theme)) : puzzles;
        return suitablePuzzle(fitting, progress, this.#random, last);
      }
    }
  }

  /**
   * Stores the answer to the puzzle.
   * @param {boolean} right
   */
  answer(right) {
    if (!this.puzzle) return;
    const { mode } = this.request;
    if (this.series?.isOver) return;
    const isRated = this.series === null && mode !== 'again';
    const { variant, puzzle } = this;
    this.rating = this.#store.storeAnswer(variant, puzzle, {
      right,
      isDaily: mode === 'day',
      isRated,
    });
    this.series?.answer(right);
    this.results = [...this.results, { id: puzzle.id, right }].slice(-SHOWN);
  }

  /** Stores the score of a series that is over. @returns {number} the best one until then */
  finish() {
    const { series } = this;
    return series ? this.#store.storeScore(this.variant, series.kind, series.score) : 0;
  }
}
