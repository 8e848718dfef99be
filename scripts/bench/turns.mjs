// Two pieces of work compared on a machine that is never quiet: they take turns, each pair gives a
// ratio, and the median of the ratios counts.

/** The value in the middle; of an even number of values the upper one. */
export const median = (/** @type {number[]} */ values) =>
  [...values].sort((a, b) => a - b)[values.length >> 1];

/**
 * Measures both works once each `pairs` times, the first one now first, now last. A work returns
 * what it measured of itself, such as a speed or a time.
 * @param {() => number | Promise<number>} ourWork
 * @param {() => number | Promise<number>} theirWork
 * @param {number} pairs
 * @returns {Promise<{ours: number, theirs: number, ratio: number, low: number, high: number}>}
 *   the medians of both, the median of ours / theirs, and the smallest and largest of these ratios
 */
export async function takeTurns(ourWork, theirWork, pairs) {
  /** @type {number[]} */
  const ours = [];
  /** @type {number[]} */
  const theirs = [];
  for (let pair = 0; pair < pairs; pair += 1) {
    if (pair % 2 === 0) ours.push(await ourWork());
    theirs.push(await theirWork());
    if (pair % 2 === 1) ours.push(await ourWork());
  }
  const ratios = ours.map((value, pair) => value / theirs[pair]);
  return {
    ours: median(ours),
    theirs: median(theirs),
    ratio: median(ratios),
    low: Math.min(...ratios),
    high: Math.max(...ratios),
  };
}

/**
 * Microseconds of processor time that one of the calls takes.
 * @param {() => unknown} work
 * @param {number} calls in the work
 * @param {number} rounds
 */
export async function timeOf(work, calls, rounds) {
  const start = process.cpuUsage();
  for (let round = 0; round < rounds; round += 1) await work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / (calls * rounds);
}
