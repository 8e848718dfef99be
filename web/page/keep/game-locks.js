/** Which tab has which game open: one tab holds the lock of a game, so that two never write the same record. */

const PREFIX = 'kingcraft-game ';

export class GameLocks {
  #locks;

  /** @param {LockManager | undefined} locks of the browser; where a page has none, every game is free */
  constructor(locks) {
    this.#locks = locks;
  }

  /**
   * Takes a game for this tab.
   * @param {string} id
   * @param {number} patience for how many milliseconds to wait for another tab to let go
   * @returns {Promise<(() => void) | null>} lets it go again; null when another tab has it
   */
  take(id, patience = 0) {
    if (!this.#locks) return Promise.resolve(() => {});
    const options =
      patience > 0 ? { signal: AbortSignal.timeout(patience) } : { ifAvailable: true };
    return new Promise((resolve) => {
      const hold = (lock) => lock && new Promise((letGo) => resolve(letGo));
      this.#locks.request(PREFIX + id, options, hold).then(
        () => resolve(null),
        () => resolve(null),
      );
    });
  }

  /** The ids of all games that are open in a tab. */
  async held() {
    if (!this.#locks) return new Set();
    const { held } = await this.#locks.query();
    const ours = held.map(({ name }) => name).filter((name) => name.startsWith(PREFIX));
    return new Set(ours.map((name) => name.slice(PREFIX.length)));
  }
}
