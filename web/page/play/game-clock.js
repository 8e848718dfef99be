/**
 * The time of both players. Nothing ticks in here: what is left is computed from the moment at which a turn began, so a
 * tab that slept misses nothing. It stores what was left at every half-move, so that moves taken back give their time
 * back.
 * @import { Color } from '../../kingcraft/index.js'
 * @import { Session } from './session.js'
 */

/** @typedef {{ base: number, increment: number }} TimeControl milliseconds for the game, and for each move */

/** @typedef {Record<Color, number>} Times milliseconds that are left */

/**
 * @typedef {TimeControl & { marks: Times[], spent: number }} SavedClock the times at every half-move, and how long the
 *   turn has lasted
 */

/**
 * Milliseconds that only pass: whoever sets the time of day forward or back wins and loses nothing. Whole ones, as they
 * were always saved.
 */
export const steadyTime = () => Math.floor(performance.now());

export class Clock {
  #now;
  /** @type {Times[]} */
  #marks;
  #ply = 0;
  #spent = 0;
  /** @type {Color | null} */
  #running = null;
  #since = 0;

  /**
   * @param {TimeControl} control
   * @param {() => number} now milliseconds since any moment
   */
  constructor({ base, increment }, now) {
    if (!isTime(base) || base === 0 || !isTime(increment))
      throw new RangeError('a clock needs a base and an increment');
    this.base = base;
    this.increment = increment;
    this.#now = now;
    this.#marks = [{ white: base, black: base }];
  }

  /**
   * The clock that `toSave` described, standing still. Throws when the description does not make one.
   * @param {TimeControl & Partial<SavedClock>} saved
   * @param {() => number} now milliseconds since any moment
   */
  static restore({ base, increment, marks = [], spent = 0 }, now) {
    const clock = new Clock({ base, increment }, now);
    const times = [spent, ...marks.flatMap(({ white, black }) => [white, black])];
    if (marks.length === 0 || !times.every(isTime)) throw new RangeError('no such clock');
    // A list that was stored may have places without a value, which map() would leave as they are.
    clock.#marks = Array.from(marks, ({ white, black }) => ({ white, black }));
    clock.#ply = marks.length - 1;
    clock.#spent = spent;
    return clock;
  }

  /**
   * All that `restore` needs, as plain data.
   * @returns {SavedClock}
   */
  toSave() {
    const { base, increment } = this;
    const marks = this.#marks.slice(0, this.#ply + 1);
    return { base, increment, marks, spent: this.#turnTime() };
  }

  /** How many half-moves were made on it. */
  get ply() {
    return this.#ply;
  }

  /** Whose time runs, or null. */
  get running() {
    return this.#running;
  }

  /** The times of both when the turn began. */
  get #mark() {
    const mark = this.#marks[this.#ply];
    if (!mark) throw new RangeError(`the clock has no half-move ${this.#ply}`);
    return mark;
  }

  /**
   * The time left for a player, in milliseconds.
   * @param {Color} color
   * @param {Color} turn who is to move
   */
  left(color, turn) {
    const spent = color === turn ? this.#turnTime() : 0;
    return Math.max(0, this.#mark[color] - spent);
  }

  /**
   * Whether the player to move has run out of time.
   * @param {Color} turn
   */
  hasFallen(turn) {
    return this.left(turn, turn) === 0;
  }

  /**
   * Lets the time of the player to move run.
   * @param {Color} turn
   */
  run(turn) {
    if (this.#running) return;
    this.#running = turn;
    this.#since = this.#now();
  }

  stop() {
    this.#spent = this.#turnTime();
    this.#running = null;
  }

  /**
   * A player has moved. Time that never ran, as that of the first move, earns no increment.
   * @param {Color} color
   */
  moved(color) {
    const used = this.#turnTime();
    const mark = this.#mark;
    const left = used > 0 ? Math.max(0, mark[color] - used) + this.increment : mark[color];
    this.#marks = [...this.#marks.slice(0, this.#ply + 1), { ...mark, [color]: left }];
    this.goTo(this.#ply + 1);
  }

  /**
   * Stands still as it stood after so many half-moves, when moves are taken back or played again.
   * @param {number} ply
   */
  goTo(ply) {
    this.#ply = ply;
    this.#spent = 0;
    this.#running = null;
  }

  /** How long the present turn has lasted. A time that was set back costs nothing. */
  #turnTime() {
    const now = this.#running ? Math.max(0, this.#now() - this.#since) : 0;
    return this.#spent + now;
  }
}

/** @param {number} value */
function isTime(value) {
  return Number.isFinite(value) && value >= 0;
}

/** Lets the clock of a session run while it should, and reports when a player has run out of time. */
export class Timekeeper {
  #onFall;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  /** @param {() => void} onFall the player to move has run out of time; said once */
  constructor(onFall) {
    this.#onFall = onFall;
  }

  /**
   * Takes a session as it is now: from the first move on its clock runs, unless the game is over or waits.
   * @param {Session} session
   * @param {boolean} waits
   */
  follow(session, waits) {
    clearTimeout(this.#timer);
    if (!session.clock) return;
    if (waits || session.outcome || session.ply === 0) {
      session.clock.stop();
      return;
    }
    session.clock.run(session.turn);
    this.#wait(session);
  }

  /**
   * Timers may come early, and late where the page slept; only the clock knows.
   * @param {Session} session
   */
  #wait(session) {
    this.#timer = setTimeout(() => {
      if (session.isOutOfTime) this.#onFall();
      else this.#wait(session);
    }, session.timeLeft(session.turn));
  }
}
