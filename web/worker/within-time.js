// Waiting for something that may never come.

/**
 * Returns the result of a promise, or null if it fails, takes too long, or a signal is aborted first.
 * @template T
 * @param {Promise<T>} promise
 * @param {number} milliseconds
 * @param {(AbortSignal | undefined)[]} signals
 * @returns {Promise<T | null>}
 */
export function withinTime(promise, milliseconds, signals) {
  return new Promise((resolve) => {
    /** @param {T | null} value */
    const end = (value) => {
      clearTimeout(timer);
      for (const signal of signals) signal?.removeEventListener('abort', giveUp);
      resolve(value);
    };
    const giveUp = () => end(null);
    const timer = setTimeout(giveUp, milliseconds);
    for (const signal of signals) signal?.addEventListener('abort', giveUp);
    promise.then(end, giveUp);
    // A result that is already there counts.
    if (milliseconds <= 0 || signals.some((signal) => signal?.aborted))
      Promise.resolve().then(giveUp);
  });
}
