/**
 * A drill of the squares' names: which square is asked for, and how many were found. It knows no board.
 */

/** How long the drill against the clock takes, in milliseconds. */
export const DRILL_TIME = 30_000;

/** @typedef {{ random?: () => number, now?: () => number }} Chance as Math.random, and milliseconds that only pass */

export class SquareDrill {
  #squares;
  #random;
  #now;
  #end;
  /** The square that is asked for. */
  target;
  found = 0;
  missed = 0;

  /**
   * Begins at once.
   * @param {readonly string[]} squares two at least
   * @param {boolean} isTimed
   * @param {Chance} [chance]
   */
  constructor(squares, isTimed, { random = Math.random, now = () => performance.now() } = {}) {
    this.#squares = squares;
    this.#random = random;
    this.#now = now;
    this.#end = isTimed ? now() + DRILL_TIME : Number.POSITIVE_INFINITY;
    this.target = this.#next('');
  }

  /** Any square but the last one. @param {string} last */
  #next(last) {
    const others = this.#squares.filter((square) => square !== last);
    return others[Math.floor(this.#random() * others.length)] ?? '';
  }

  /** In milliseconds; infinite without a clock. */
  get left() {
    return Math.max(0, this.#end - this.#now());
  }

  get isOver() {
    return this.left === 0;
  }

  /**
   * Says whether it is the square that was asked for; the next one is asked for then.
   * @param {string} square
   */
  try(square) {
    if (square !== this.target) {
      this.missed += 1;
      return false;
    }
    this.found += 1;
    this.target = this.#next(square);
    return true;
  }
}
