// @ts-nocheck
// The time as a match sees it, so that a test can bring its own.

/**
 * @typedef {object} Clock
 * @property {() => number} now milliseconds since some moment
 * @property {(milliseconds: number, work: () => void) => () => void} after does the work later;
 *   what it returns calls it off
 */

/** @type {Clock} */
export const wallClock = {
  now: () => performance.now(),
  after(milliseconds, work) {
    let immediate;
    // In a process that comes late the timers run first; what waits to be read came in time.
    const timer = setTimeout(() => {
      immediate = setImmediate(work);
    }, milliseconds);
    return () => {
      clearTimeout(timer);
      clearImmediate(immediate);
    };
  },
};
