// @ts-nocheck
/**
 * The time of both players. Nothing ticks in here: what is left is computed from the moment at which a turn began, so a tab that slept
 * misses nothing. It keeps what was left before every half-move, so that moves taken back give their time back.
 */

export class Clock {
  #now;
  #marks;
  #ply = 0;
  #spent = 0;
  #running = null;
  #since = 0;

  /**
   * @param {{ base: number, increment: number }} control milliseconds for the game, and for each move
   * @param {() => number} now the time of day in milliseconds
   */
  constructor({ base, increment }, now) {
    if (!isTime(base) || base === 0 || !isTime(increment))
      throw new RangeError('a clock needs a base and an increment');
    this.base = base;
    this.increment = increment;
    this.#now = now;
    this.#marks = [{ white: base, black: base }];
  }

  /** The clock that `toSave` described, standing still. Throws when the description does not make one. */
  static restore({ base, increment, marks, spent }, now) {
    const clock = new Clock({ base, increment }, now);
    const times = [spent, ...marks.flatMap(({ white, black }) => [white, black])];
    if (marks.length === 0 || !times.every(isTime)) throw new RangeError('no such clock');
    clock.#marks = marks.map(({ white, black }) => ({ white, black }));
    clock.#ply = marks.length - 1;
    clock.#spent = spent;
    return clock;
  }

  /** All that `restore` needs, as plain data. */
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

  /** What a player has left, in milliseconds; `turn` is who is to move. */
  left(color, turn) {
    const spent = color === turn ? this.#turnTime() : 0;
    return Math.max(0, this.#marks[this.#ply][color] - spent);
  }

  /** Whether the flag of the player to move has fallen. */
  hasFallen(turn) {
    return this.left(turn, turn) === 0;
  }

  /** Lets the time of the player to move run. */
  run(turn) {
    if (this.#running) return;
    this.#running = turn;
    this.#since = this.#now();
  }

  stop() {
    this.#spent = this.#turnTime();
    this.#running = null;
  }

  /** A player has moved. Time that never ran, as before the first move, earns no increment. */
  moved(color) {
    const used = this.#turnTime();
    const before = this.#marks[this.#ply];
    const left = used > 0 ? Math.max(0, before[color] - used) + this.increment : before[color];
    this.#marks = [...this.#marks.slice(0, this.#ply + 1), { ...before, [color]: left }];
    this.goTo(this.#ply + 1);
  }

  /** Stands still as it stood before a half-move that was taken back, or is played again. */
  goTo(ply) {
    this.#ply = ply;
    this.#spent = 0;
    this.#running = null;
  }

  /** How long the present turn has lasted. A time of day that was set back costs nothing. */
  #turnTime() {
    const now = this.#running ? Math.max(0, this.#now() - this.#since) : 0;
    return this.#spent + now;
  }
}

function isTime(value) {
  return Number.isFinite(value) && value >= 0;
}

export class Timekeeper {
  #onFall;
  #timer = 0;

  /** @param {() => void} onFall the player to move has run out of time; said once */
  constructor(onFall) {
    this.#onFall = onFall;
  }

  /**
   * Takes a session as it is now: from the first move on its clock runs, unless the game is over or waits.
   * @param session
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

  /** Timers may come early, and late where the page slept; the clock alone knows. */
  #wait(session) {
    this.#timer = setTimeout(() => {
      if (session.isOutOfTime) this.#onFall();
      else this.#wait(session);
    }, session.timeLeft(session.turn));
  }
}
