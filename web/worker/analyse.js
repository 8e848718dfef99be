// A search as an iterator: yields each report until its reader stops.

/** @import { SearchReport, SearchSettings } from './protocol.js' */

/**
 * The report of each depth, and the result at the end. A reader that is slow gets the newest report and misses those
 * between.
 * @param {SearchSettings} settings
 * @param {(settings: SearchSettings) => Promise<SearchReport>} search
 * @returns {AsyncGenerator<SearchReport, void>} leaving the loop ends the search
 */
export async function* analyse({ limits, signal, onInfo }, search) {
  const abort = new AbortController();
  const stop = () => abort.abort();
  /** @type {SearchReport | null} */
  let newest = null;
  /** @type {SearchReport | null} */
  let yielded = null;
  let isDone = false;
  let wake = () => {};
  const result = search({
    limits,
    signal: abort.signal,
    onInfo(report) {
      onInfo?.(report);
      newest = report;
      wake();
    },
  });
  const end = () => {
    isDone = true;
    wake();
  };
  result.then(end, end);
  if (signal?.aborted) stop();
  signal?.addEventListener('abort', stop);
  try {
    while (!isDone) {
      await new Promise((resolve) => {
        wake = /** @type {() => void} */ (resolve);
        if (newest || isDone) wake();
      });
      const report = newest;
      newest = null;
      if (!report || isDone) continue;
      yielded = report;
      yield report;
    }
    const last = await result;
    // The depth that ends the search is reported as any other.
    if (last !== yielded) yield last;
  } finally {
    stop();
    signal?.removeEventListener('abort', stop);
    await result.catch(() => {});
  }
}
