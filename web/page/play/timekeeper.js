// @ts-nocheck
/** Lets the clock of a session run while it should, and says when a flag falls. */

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
