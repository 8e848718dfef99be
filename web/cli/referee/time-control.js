// How long the players may think, and the referee's clocks.

/** @import { Color } from '../../kingcraft/index.js' */

/**
 * @typedef {object} Limit `movetime`, `nodes`, or `base` with `increment`
 * @property {number} [movetime] milliseconds for each move
 * @property {number} [nodes] positions for each move
 * @property {number} [base] milliseconds for the game
 * @property {number} [increment] milliseconds that each move adds
 *
 * @typedef {object} Clock the time as a match sees it, so that a test can bring its own
 * @property {() => number} now milliseconds since some moment
 * @property {(milliseconds: number, work: () => void) => () => void} after does the work later; what it returns cancels
 *   that
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

  /** The command for the player to move. */
  command() {
    const { movetime, nodes, increment } = this.#limit;
    if (nodes !== undefined) return `go nodes ${nodes}`;
    if (movetime !== undefined) return `go movetime ${movetime}`;
    // Some engines take a clock without time for one that is not there.
    /** @param {Color} color */
    const shown = (color) => Math.max(Math.round(this.#remaining[color]), 1);
    return `go wtime ${shown('white')} btime ${shown('black')} winc ${increment} binc ${increment}`;
  }

  /** How many milliseconds the referee waits for a move of this color. @param {Color} color */
  allowance(color) {
    return this.#limit.nodes !== undefined ? stallTime : this.#allowed(color) + this.#margin;
  }

  /**
   * Subtracts the time of a move. Returns how many milliseconds it came late: negative when it came early, null without
   * a limit of time.
   * @param {Color} color
   * @param {number} elapsed milliseconds
   */
  spend(color, elapsed) {
    if (this.#limit.nodes !== undefined) return null;
    const late = elapsed - this.#allowed(color);
    if (this.#limit.base !== undefined) {
      this.#remaining[color] = Math.max(-late, 0) + (this.#limit.increment ?? 0);
    }
    return late;
  }

  /** Whether a move that came so late has lost the game. @param {number | null} late milliseconds */
  isForfeit(late) {
    return late !== null && late > this.#margin;
  }

  /** @param {Color} color */
  #allowed(color) {
    return this.#limit.movetime ?? this.#remaining[color];
  }
}

/** @type {Clock} */
export const wallClock = {
  now: () => performance.now(),
  after(milliseconds, work) {
    /** @type {NodeJS.Immediate | undefined} */
    let immediate;
    // When the process is late, its timers run before it reads answers that came in time.
    const timer = setTimeout(() => {
      immediate = setImmediate(work);
    }, milliseconds);
    return () => {
      clearTimeout(timer);
      clearImmediate(immediate);
    };
  },
};
