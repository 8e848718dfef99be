/** Lets no phone sleep while the friend thinks: the connection would be lost. Some browsers have no such lock. */
export class ScreenLock {
  #isHeld = false;
  /** @type {WakeLockSentinel | undefined} */
  #lock;
  #renew = () => this.#request();

  /** The screen stays on, whenever the page is seen. */
  hold() {
    this.#isHeld = true;
    document.addEventListener('visibilitychange', this.#renew);
    this.#request();
  }

  release() {
    this.#isHeld = false;
    document.removeEventListener('visibilitychange', this.#renew);
    this.#lock?.release();
    this.#lock = undefined;
  }

  /** The browser takes the lock back when the page is hidden. */
  async #request() {
    if (document.hidden || !('wakeLock' in navigator)) return;
    const lock = await navigator.wakeLock.request('screen').catch(() => undefined);
    if (this.#isHeld && !this.#lock) this.#lock = lock;
    else lock?.release();
    lock?.addEventListener('release', () => {
      if (this.#lock === lock) this.#lock = undefined;
    });
  }
}
