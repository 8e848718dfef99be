// The page while the computer plays itself, game after game: its memory, its elements, and the tasks that hold it up.

import { errors } from '@playwright/test';
import { openFolder } from '../bench/browser.mjs';
import { openReader, play, startGame } from '../bench/page-reader.mjs';

/** @import { CDPSession, Page } from '@playwright/test' */
/** @import { ObservedPage } from '../bench/page-reader.mjs' */
/**
 * @typedef {{ minute: number, games: number, heap: number, nodes: number, listeners: number, tasks: number, longest:
 *   number }} Sample
 */

const LEVEL = '1';

/**
 * The memory of the page after garbage collection, and its tasks over 50 ms since the last call.
 * @param {Page} page
 * @param {CDPSession} devtools
 */
async function measure(page, devtools) {
  await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await devtools.send('Memory.getDOMCounters');
  const tasks = await page.evaluate(() =>
    /** @type {ObservedPage} */ (globalThis).seen.tasks.splice(0),
  );
  return {
    heap: usedSize / 2 ** 20,
    nodes,
    listeners: jsEventListeners,
    tasks: tasks.length,
    longest: Math.round(Math.max(0, ...tasks)),
  };
}

/**
 * Begins another game as soon as one has ended, until the time is over; returns how many have ended.
 * @param {Page} page @param {number} until
 */
async function playOn(page, until) {
  const ended = page.locator('#state-text').filter({ hasText: /wins|draw|mate|repe/i });
  let games = 0;
  while (Date.now() < until)
    try {
      await ended.waitFor({ timeout: Math.max(1, until - Date.now()) });
      games += 1;
      // The card with the result lies over the board.
      await page.keyboard.press('Escape');
      await startGame(page, { color: 'none', level: LEVEL });
    } catch (error) {
      if (!(error instanceof errors.TimeoutError)) throw error;
    }
  return games;
}

/** @param {number} minutes */
export async function endurePage(minutes) {
  const { address, browser, close } = await openFolder('dist/site');
  try {
    const page = await openReader(browser, 'block');
    /** @type {string[]} */
    const faults = [];
    page.on('pageerror', (error) => faults.push(error.message));
    await play(page, address, 'Chess');
    const devtools = await page.context().newCDPSession(page);
    // Other figures measure how the page loads.
    await measure(page, devtools);
    await startGame(page, { color: 'none', level: LEVEL });
    let games = 0;
    /** @type {Sample[]} */
    const samples = [];
    const start = Date.now();
    for (let minute = 1; minute <= minutes; minute += 1) {
      games += await playOn(page, start + minute * 60_000);
      const sample = { minute, games, ...(await measure(page, devtools)) };
      samples.push(sample);
      const { heap, nodes, listeners, tasks, longest } = sample;
      console.log(
        `minute ${minute}: ${games} games, ${heap.toFixed(1)} MiB, ${nodes} nodes, ${listeners} listeners, ${tasks} tasks over 50 ms, the longest ${longest} ms`,
      );
    }
    for (const fault of faults) console.log(`error: ${fault}`);
    return isFlat(samples) && faults.length === 0;
  } finally {
    await close();
  }
}

/**
 * Whether the least memory of the last third is not above that of the second one by more than a tenth.
 * @param {Sample[]} samples
 */
function isFlat(samples) {
  const third = Math.floor(samples.length / 3);
  const least = (/** @type {Sample[]} */ some) => Math.min(...some.map(({ heap }) => heap));
  if (third === 0) return true;
  return least(samples.slice(-third)) < 1.1 * least(samples.slice(third, 2 * third));
}
