// @ts-nocheck
// How long the players may think, and the referee's clocks.

/**
 * @typedef {object} Limit one of three
 * @property {number} [movetime] milliseconds for each move
 * @property {number} [nodes] positions for each move
 * @property {number} [base] milliseconds for the game, with
 * @property {number} [increment] milliseconds that each move adds
 */

/** How long a move may take that has no limit of time, in milliseconds. */
const stallTime = 60_000;

/** The clocks of one game. */
export class TimeControl {
  #limit;
  #margin;
  #remaining;

  /**
   * @param {Limit} limit
   * @param {number} margin how many milliseconds late a move may come
   */
  constructor(limit, margin) {
    this.#limit = limit;
    this.#margin = margin;
    this.#remaining = { white: limit.base ?? 0, black: limit.base ?? 0 };
  }

  /** What the player to move is told. */
  command() {
    const { movetime, nodes, increment } = this.#limit;
    if (nodes !== undefined) return `go nodes ${nodes}`;
    if (movetime !== undefined) return `go movetime ${movetime}`;
    // Some engines take a clock without time for one that is not there.
    const shown = (color) => Math.max(Math.round(this.#remaining[color]), 1);
    return `go wtime ${shown('white')} btime ${shown('black')} winc ${increment} binc ${increment}`;
  }

  /** For how many milliseconds this color is waited for. */
  allowance(color) {
    return this.#limit.nodes !== undefined ? stallTime : this.#allowed(color) + this.#margin;
  }

  /**
   * Counts the time of a move. Returns how many milliseconds it came late: negative when it came
   * early, null where time does not count.
   */
  spend(color, elapsed) {
    if (this.#limit.nodes !== undefined) return null;
    const late = elapsed - this.#allowed(color);
    if (this.#limit.base !== undefined) {
      this.#remaining[color] = Math.max(-late, 0) + this.#limit.increment;
    }
    return late;
  }

  /** Whether a move that came so late has lost the game. */
  isForfeit(late) {
    return late !== null && late > this.#margin;
  }

  #allowed(color) {
    return this.#limit.movetime ?? this.#remaining[color];
  }
}

/**
 * @typedef {object} Clock
 * @property {() => number} now milliseconds since some moment
 * @property {(milliseconds: number, work: () => void) => () => void} after does the work later;
 *   what it returns calls it off
 */

/** @type {Clock} */
export const wallClock = {
  now: () => performance.now(),
  after(milliseconds, work) {
    let immediate;
    // In a process that comes late the timers run first; what waits to be read came in time.
    const timer = setTimeout(() => {
      immediate = setImmediate(work);
    }, milliseconds);
    return () => {
      clearTimeout(timer);
      clearImmediate(immediate);
    };
  },
};
