// @ts-nocheck
// Notices when a worker has fallen silent.

/**
 * Sleep or a throttled tab can delay a tick but not add any, so that only a worker that had time to
 * speak is given up.
 */
const ticks = 4;

export class Watchdog {
  #timer = null;
  #silent = 0;
  #patience;
  #onSilence;

  /** Calls `onSilence` when nothing was heard for so many milliseconds after `start()`. */
  constructor(patience, onSilence) {
    this.#patience = patience;
    this.#onSilence = onSilence;
  }

  start() {
    this.hear();
    this.#timer = setInterval(() => this.#tick(), this.#patience / ticks);
  }

  /** The worker has spoken. */
  hear() {
    this.#silent = 0;
  }

  stop() {
    clearInterval(this.#timer);
  }

  #tick() {
    this.#silent += 1;
    if (this.#silent >= ticks) this.#onSilence();
  }
}
