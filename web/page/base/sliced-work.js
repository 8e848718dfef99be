/** Long work in slices, so that the page answers in between: a generator does it and yields wherever it may rest. */

export { atOnce } from '../../kingcraft/pgn/pgn-reader.js';

/** How many milliseconds a slice may take. */
const SLICE = 10;

/**
 * Runs a generator to its end and resolves with what it returns.
 * @template Done, Result
 * @param {Generator<Done, Result, void>} steps yields how much is done
 * @param {{ onProgress?: (done: Done) => void, signal?: AbortSignal, now?: () => number }} [options]
 * @returns {Promise<Result>}
 * @throws what the generator throws, and the signal's reason when it is aborted; the generator is ended then
 */
export async function inSlices(steps, { onProgress, signal, now = () => performance.now() } = {}) {
  try {
    for (let began = now(); ; ) {
      const { done, value } = steps.next();
      if (done) return value;
      if (now() - began < SLICE) continue;
      onProgress?.(value);
      await nextTask();
      signal?.throwIfAborted();
      began = now();
    }
  } finally {
    // Ends a generator that was interrupted; its result is not used.
    steps.return(/** @type {any} see above */ (undefined));
  }
}

/**
 * Resolves after all that the browser has to do just now.
 * @returns {Promise<void>}
 */
export function nextTask() {
  return new Promise((resolve) => setTimeout(() => resolve()));
}
