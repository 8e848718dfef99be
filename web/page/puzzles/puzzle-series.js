/**
 * Puzzles in a row that become harder: a streak lasts until the first mistake, a run three minutes.
 * @import { Puzzle } from '../../variants/puzzles.js'
 */
import { harderPuzzle } from './puzzle-choice.js';

/** A run in milliseconds, and what a mistake takes from it. */
const RUN_TIME = 180_000;
const MISTAKE_TIME = 10_000;

export class PuzzleSeries {
  #puzzles;
  #now;
  #random;
  /** @type {Set<number>} */
  #seen = new Set();
  /** When the time is over; null before the first puzzle and in a streak. @type {number | null} */
  #end = null;
  /** Whether a mistake, or the reader, has ended it, or there is no puzzle any longer. */
  #isEnded = false;
  /** How many puzzles were solved. */
  score = 0;

  /**
   * @param {'streak' | 'run'} kind
   * @param {readonly Puzzle[]} puzzles
   * @param {{ now?: () => number, random?: () => number }} [world]
   */
  constructor(kind, puzzles, { now = () => performance.now(), random = Math.random } = {}) {
    this.kind = kind;
    this.#puzzles = puzzles;
    this.#now = now;
    this.#random = random;
  }

  get isOver() {
    return this.#isEnded || this.timeLeft === 0;
  }

  /** In milliseconds; null in a streak. */
  get timeLeft() {
    if (this.kind === 'streak') return null;
    return this.#end === null ? RUN_TIME : Math.max(this.#end - this.#now(), 0);
  }

  /** The next puzzle, or null if it is over. The time starts with the first one. */
  next() {
    const puzzle = this.isOver ? null : harderPuzzle(this.#puzzles, this.#seen, this.#random);
    if (!puzzle) {
      this.#isEnded = true;
      return null;
    }
    this.#seen.add(puzzle.id);
    if (this.kind === 'run') this.#end ??= this.#now() + RUN_TIME;
    return puzzle;
  }

  /** @param {boolean} right whether the puzzle was solved; after the time it does not count */
  answer(right) {
    if (this.isOver) return;
    if (right) this.score += 1;
    else if (this.#end === null) this.#isEnded = true;
    else this.#end -= MISTAKE_TIME;
  }
}
