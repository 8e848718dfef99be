/**
 * The two clocks of a live game. Each page measures its own; the other one is shown as the other page last said, less
 * the time since then without half a round trip, in which the move was on its way.
 * @import { Color } from '../kingcraft/index.js'
 */
import { LONGEST_TIME } from './shapes.js';

/** A longer way than this, in milliseconds, is no way but a break. */
const LONGEST_WAY = 5000;

export class LiveClock {
  #control;
  #now;
  /** The time of each, without the current turn. @type {Record<Color, number>} */
  #times;
  /**
   * The time that each last reported. It binds its owner, so that nobody gains time, and nobody else: what the other
   * page measures of a turn is not exact, and lost when the connection breaks.
   * @type {Record<Color, number>}
   */
  #said;
  /** @type {{ color: Color, since: number } | null} */
  #turn = null;
  /** @type {number | null} */
  #claimedAt = null;
  /** How long a message takes to the other page and back, in milliseconds; null: not known. @type {number | null} */
  roundTrip = null;

  /**
   * @param {{ time: number, increment: number } | null} control in milliseconds; null: no clock
   * @param {() => number} now milliseconds since any moment
   */
  constructor(control, now) {
    this.#control = control;
    this.#now = now;
    this.#times = { white: control?.time ?? 0, black: control?.time ?? 0 };
    this.#said = { ...this.#times };
  }

  /**
   * The state to store; null without a clock.
   * @param {Color} own the one that this page measures
   * @returns {Record<Color, number> | null}
   */
  toSave(own) {
    if (!this.#control) return null;
    return { ...this.#said, [own]: this.left(own) ?? 0 };
  }

  /** @param {Record<Color, number> | null} left as it was stored; null: as at the start */
  restore(left) {
    if (!left) return;
    this.#times = { ...left };
    this.#said = { ...left };
  }

  /** A clock of the same kind that has not run. */
  again() {
    const next = new LiveClock(this.#control, this.#now);
    next.roundTrip = this.roundTrip;
    return next;
  }

  /** The color whose clock runs; null: none. */
  get running() {
    return this.#control && this.#turn ? this.#turn.color : null;
  }

  /** How long a message is on its way, as far as it is known. */
  get #way() {
    return (this.roundTrip ?? 0) / 2;
  }

  /**
   * The time left for a color in whole milliseconds, 0 when it is over; null without a clock.
   * @param {Color} color
   */
  left(color) {
    if (!this.#control) return null;
    const spent = this.#turn?.color === color ? Math.max(0, this.#now() - this.#turn.since) : 0;
    return Math.max(0, Math.round(this.#times[color] - spent));
  }

  /**
   * Lets one clock run, and stops the other; one that runs already goes on.
   * @param {Color | null} color null: none
   * @param {Color} own the one that this page measures
   */
  run(color, own) {
    if (color === null) this.stop();
    else if (this.#turn?.color !== color) {
      this.stop();
      const way = color === own ? 0 : this.#way;
      this.#turn = { color, since: this.#now() + way };
      this.#claimedAt = null;
    }
  }

  stop() {
    if (!this.#turn) return;
    const { color } = this.#turn;
    this.#times[color] = this.left(color) ?? 0;
    this.#turn = null;
  }

  /**
   * A color has moved.
   * @param {Color} color
   * @param {number | null} [left] what it says that it has now; its own clock knows
   */
  press(color, left) {
    this.stop();
    const time = left ?? this.#times[color] + (this.#control?.increment ?? 0);
    this.#times[color] = Math.min(time, LONGEST_TIME);
    this.#said[color] = this.#times[color];
  }

  /**
   * Whether the other page may say so: nobody gains more than the increment.
   * @param {Color} color
   * @param {number | null} left
   */
  accepts(color, left) {
    if (!this.#control || left === null) return !this.#control && left === null;
    return left <= this.#said[color] + this.#control.increment;
  }

  /**
   * A move of a color may have been under way that does not count any longer, but has brought its increment.
   * @param {Color} color
   */
  allowMove(color) {
    this.#said[color] = Math.min(this.#said[color] + (this.#control?.increment ?? 0), LONGEST_TIME);
  }

  /**
   * Whether a color has said that its time is over.
   * @param {Color} color
   */
  hasConceded(color) {
    return !this.#control || this.#said[color] === 0;
  }

  /**
   * The other page says what it has.
   * @param {Color} color
   * @param {number | null} left
   * @param {boolean} [hasMoved] since it said so the last time
   */
  set(color, left, hasMoved = false) {
    if (!this.#control || left === null) return;
    if (left > this.#said[color] + (hasMoved ? this.#control.increment : 0)) return;
    this.#times[color] = left;
    this.#said[color] = left;
    if (this.#turn?.color === color) this.#turn.since = this.#now() - this.#way;
    this.#claimedAt = null;
  }

  /** Claims that the time of this turn is over; since how many milliseconds it has been claimed, 0 the first time. */
  claim() {
    this.#claimedAt ??= this.#now();
    return this.#now() - this.#claimedAt;
  }

  /**
   * An answer has come to what was sent at a moment; says whether it makes sense.
   * @param {number} at
   */
  measure(at) {
    const trip = Math.round(this.#now() - at);
    if (trip < 0 || trip > LONGEST_WAY) return false;
    this.roundTrip = trip;
    return true;
  }
}
