/**
 * The clock of a live game as the game's screen shows it: the two pages measure the time together, and say here what it
 * is. It has what Clock has, and does nothing by itself.
 * @import { Color } from '../../kingcraft/index.js'
 * @import { Session } from './session.js'
 */

export class LiveClockFace {
  #session;
  base;
  increment;

  /**
   * @param {Pick<Session, 'live' | 'friend' | 'ply'>} session
   * @param {{ time: number, increment: number }} control in milliseconds
   */
  constructor(session, { time, increment }) {
    this.#session = session;
    this.base = time;
    this.increment = increment;
  }

  get ply() {
    return this.#session.ply;
  }

  /** Whose time runs, or null. */
  get running() {
    return this.#session.live?.game.running ?? null;
  }

  /**
   * The time left for a player, in milliseconds.
   * @param {Color} color
   */
  left(color) {
    const { live, friend } = this.#session;
    return live?.game.timeOf(color) ?? friend?.live?.left?.[color] ?? this.base;
  }

  /** The two pages agree on that. */
  hasFallen() {
    return false;
  }

  toSave() {
    return null;
  }

  run() {}
  stop() {}
  moved() {}
  goTo() {}
}
