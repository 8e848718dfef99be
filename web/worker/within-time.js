// Waiting for something that may never come.

/**
 * What is promised; null if it fails, or is not there in time or before a signal is aborted.
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
    // What is there already is not given up.
    if (milliseconds <= 0 || signals.some((signal) => signal?.aborted))
      Promise.resolve().then(giveUp);
  });
}
