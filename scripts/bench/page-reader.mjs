// A person at the page in Chromium, for the figures of the page.

/** @import { Browser, BrowserContextOptions, Page } from '@playwright/test' */

/**
 * @typedef {object} Observed
 * @property {{ tasks: number[], answers: number[] }} seen durations in ms
 * @property {boolean} enough whether no more frames are to be collected
 * @property {number[]} frameTimes in ms
 */

/** @typedef {typeof globalThis & Observed} ObservedPage */

/**
 * @typedef {{ color: string, level: string }} GameSettings against the computer: the color of the reader, and the level
 */

const size = { width: 1280, height: 800 };

/** Notes in the page what happens to its reader: long tasks, and how long answers to clicks took to be painted. */
function observe() {
  const { seen } = Object.assign(globalThis, {
    seen: { tasks: /** @type {number[]} */ ([]), answers: /** @type {number[]} */ ([]) },
  });
  const watch = (
    /** @type {string} */ type,
    /** @type {number[]} */ list,
    /** @type {PerformanceObserverInit & { durationThreshold?: number }} */ options = {},
  ) =>
    new PerformanceObserver((entries) => {
      for (const { duration } of entries.getEntries()) list.push(duration);
    }).observe({ type, ...options });
  watch('longtask', seen.tasks);
  watch('event', seen.answers, { durationThreshold: 16 });
}

/**
 * Resolves with the time since the navigation began, once a board that can be played on has been painted.
 * @returns {Promise<number>}
 */
export function untilPlayable() {
  return new Promise((resolve) => {
    const look = () => {
      if (document.querySelector('#board [role="gridcell"]')) {
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now())));
      } else requestAnimationFrame(look);
    };
    look();
  });
}

/** Collects the moments of all frames that are drawn until `enough` is set. */
export function collectFrames() {
  const page = /** @type {ObservedPage} */ (globalThis);
  page.enough = false;
  page.frameTimes = [];
  const note = (/** @type {number} */ time) => {
    page.frameTimes.push(time);
    if (!page.enough) requestAnimationFrame(note);
  };
  requestAnimationFrame(note);
}

/** A reader with an empty browser, who sees little motion. */
export async function openReader(
  /** @type {Browser} */ browser,
  /** @type {BrowserContextOptions['serviceWorkers']} */ serviceWorkers,
) {
  const context = await browser.newContext({
    serviceWorkers,
    viewport: size,
  });
  const page = await context.newPage();
  await page.addInitScript(observe);
  return page;
}

export const square = (/** @type {Page} */ page, /** @type {string} */ name) =>
  page.locator('#board').getByRole('gridcell', { name: new RegExp(`^${name},`) });

/** @returns {Promise<[x: number, y: number]>} */
export async function centreOf(/** @type {Page} */ page, /** @type {string} */ name) {
  const box = await square(page, name).boundingBox();
  if (!box) throw new Error(`the board does not show ${name}`);
  const { x, y, width, height } = box;
  return [x + width / 2, y + height / 2];
}

/**
 * From the gallery to the board of a game.
 * @param {Page} page
 * @param {string} address
 * @param {string} game its English name
 */
export async function play(page, address, game) {
  await page.goto(address);
  await page.getByRole('button', { name: `Play ${game}` }).click();
  await square(page, 'a1').waitFor();
}

export async function startGame(
  /** @type {Page} */ page,
  /** @type {GameSettings} */ { color, level },
) {
  await page.getByRole('button', { name: 'New game' }).click();
  await page.locator(`#new-game [name="level"][value="${level}"]`).check();
  await page.locator(`#new-game [name="color"][value="${color}"]`).check();
  await page.getByRole('button', { name: 'Start' }).click();
}
