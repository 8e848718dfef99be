// @ts-nocheck
/** Which tab has which game or study open: one tab holds its lock, so that two never write the same record. */

export class GameLocks {
  #locks;
  #prefix;

  /**
   * @param {LockManager | undefined} locks of the browser; where a page has none, everything is free
   * @param {'game' | 'study'} kind of what is locked
   */
  constructor(locks, kind = 'game') {
    this.#locks = locks;
    this.#prefix = `kingcraft-${kind} `;
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
      this.#locks.request(this.#prefix + id, options, hold).then(
        () => resolve(null),
        () => resolve(null),
      );
    });
  }

  /** The ids of all games that are open in a tab. */
  async held() {
    if (!this.#locks) return new Set();
    const { held } = await this.#locks.query();
    const ours = held.map(({ name }) => name).filter((name) => name.startsWith(this.#prefix));
    return new Set(ours.map((name) => name.slice(this.#prefix.length)));
  }
}
