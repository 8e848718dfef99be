/** Wakes a waiting `go` of UCI at `stop` and at `ponderhit`. */
export class GoSignals {
  #stop = new AbortController();
  #hit = new AbortController();

  get isStopped() {
    return this.#stop.signal.aborted;
  }
  stop() {
    this.#stop.abort();
  }
  hit() {
    this.#hit.abort();
  }

  /** Aborted by `stop`, and where `orHit` is true by `ponderhit`. @param {boolean} orHit */
  signal(orHit) {
    const either = new AbortController();
    for (const { signal } of orHit ? [this.#stop, this.#hit] : [this.#stop]) {
      if (signal.aborted) either.abort();
      signal.addEventListener('abort', () => either.abort());
    }
    return either.signal;
  }

  /** Resolves with `stop`, and where `orHit` is true with `ponderhit`. @param {boolean} orHit */
  async wait(orHit) {
    const signal = this.signal(orHit);
    if (!signal.aborted) await new Promise((resolve) => signal.addEventListener('abort', resolve));
  }
}
