// Measures the speed of the page in Chromium: the bytes fetched, the time until it is ready, and its response times.

import { noteFetched, openFolder } from './browser.mjs';
import {
  centreOf,
  collectFrames,
  openReader,
  play,
  square,
  startGame,
  untilPlayable,
} from './page-reader.mjs';
import { median } from './turns.mjs';

/** @import { Browser } from '@playwright/test' */
/** @import { GameSettings, ObservedPage } from './page-reader.mjs' */
/** @import { PageFigure } from './figure-tables.mjs' */

/**
 * @typedef {(browser: Browser, address: string, ids: string[]) => Promise<PageFigure[]>} Measure of the page at an
 *   address
 */

const frame = 1000 / 60;
const visits = 9;
const clicks = 20;

/**
 * A game that the computer thinks about for long, at the first move of a person.
 * @type {GameSettings}
 */
const slowGame = { color: 'white', level: '10' };

/**
 * The bytes of a first visit until a board is ready to play, in brotli.
 * @type {Measure}
 */
async function measureBytes(browser, address) {
  const page = await openReader(browser, 'block');
  const fetched = noteFetched(page);
  await play(page, address, 'Chess');
  const sizes = await fetched();
  await page.context().close();
  const kilobytes = sizes.reduce((sum, size) => sum + size, 0) / 1024;
  return [
    {
      what: 'fetched at the first visit for the first board, in brotli',
      value: kilobytes,
      unit: 'KB',
      atMost: 350,
    },
    { what: 'requests for that', value: sizes.length, unit: '' },
  ];
}

/**
 * The time from the navigation to the board of the last game, for a reader who comes back.
 * @type {Measure}
 */
async function measureStart(browser, address) {
  const page = await openReader(browser, 'allow');
  await play(page, address, 'Chess');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
  /** @type {number[]} */
  const times = [];
  for (let visit = 0; visit < visits; visit++) {
    await page.reload({ waitUntil: 'commit' });
    times.push(await page.evaluate(untilPlayable));
  }
  await page.context().close();
  const what = 'from the navigation to a playable board, warm cache, median';
  return [{ what, value: median(times), unit: 'ms', atMost: 300 }];
}

/**
 * Frames while a piece is dragged over twelve files, the processor slowed to a quarter.
 * @type {Measure}
 */
async function measureDrag(browser, address) {
  const page = await openReader(browser, 'block');
  await play(page, address, 'King’s Court');
  const [from, to] = [await centreOf(page, 'b1'), await centreOf(page, 'k8')];
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.mouse.move(...from);
  await page.mouse.down();
  await page.evaluate(collectFrames);
  const end = Date.now() + 3000;
  for (let step = 0; Date.now() < end; step++) {
    const part = Math.abs(((step / 100) % 2) - 1);
    await page.mouse.move(from[0] + part * (to[0] - from[0]), from[1] + part * (to[1] - from[1]));
  }
  const frames = await page.evaluate(() => {
    const observed = /** @type {ObservedPage} */ (globalThis);
    observed.enough = true;
    return observed.frameTimes;
  });
  await page.mouse.up();
  await page.context().close();
  const rate = (1000 * (frames.length - 1)) / (frames[frames.length - 1] - frames[0]);
  return [
    {
      what: 'frames a second of a drag on 12 × 8, at a quarter of the speed',
      value: rate,
      unit: '',
      atLeast: 55,
    },
  ];
}

/**
 * How many frames pass until the answer to a click is painted, while the computer thinks.
 * @type {Measure}
 */
async function measureClicks(browser, address) {
  const page = await openReader(browser, 'block');
  await play(page, address, 'Chess');
  await startGame(page, slowGame);
  await page.mouse.click(...(await centreOf(page, 'e2')));
  await page.mouse.click(...(await centreOf(page, 'e4')));
  const clickable = [await centreOf(page, 'd2'), await centreOf(page, 'g1')];
  await page.getByText('thinking').first().waitFor();
  await page.evaluate(() => {
    /** @type {ObservedPage} */ (globalThis).seen.answers.length = 0;
  });
  for (let click = 0; click < clicks; click++) await page.mouse.click(...clickable[click % 2]);
  const answers = await page.evaluate(() => /** @type {ObservedPage} */ (globalThis).seen.answers);
  await page.context().close();
  const worst = Math.max(frame, ...answers);
  return [
    {
      what: 'frames until a click is answered while the computer thinks, the slowest of twenty',
      value: Math.ceil(worst / frame),
      unit: '',
      atMost: 2,
    },
  ];
}

/**
 * Tasks of more than 50 ms on the page's thread once it has loaded, over a tour of its screens.
 * @type {Measure}
 */
async function measureTasks(browser, address, ids) {
  const page = await openReader(browser, 'block');
  await page.goto(address);
  await page.getByRole('button', { name: 'Play Chess' }).waitFor();
  /** @type {{ where: string, duration: number }[]} */
  const tasks = [];
  const note = async (/** @type {string} */ where) => {
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    const found = await page.evaluate(() =>
      /** @type {ObservedPage} */ (globalThis).seen.tasks.splice(0),
    );
    tasks.push(...found.map((duration) => ({ where, duration })));
  };
  await note('load');
  tasks.length = 0;
  await page.getByRole('button', { name: 'Play Chess' }).click();
  await square(page, 'e2').click();
  await square(page, 'e4').click();
  await note('a game');
  for (const id of ids) {
    await page.goto(`${address}#learn/${id}`);
    await page.locator(`#learn [id="learn-title"]`).waitFor();
    await note(`the rules of ${id}`);
  }
  await page.goto(`${address}#games`);
  await page.getByRole('heading', { name: 'Your games' }).waitFor();
  await note('the list of games');
  await page.context().close();
  const longest = Math.max(0, ...tasks.map(({ duration }) => duration));
  const where = tasks.find(({ duration }) => duration === longest)?.where;
  return [
    {
      what: 'tasks over 50 ms after the load, over all screens',
      value: tasks.length,
      unit: '',
      atMost: 0,
    },
    { what: `the longest of them${where ? ` (${where})` : ''}`, value: longest, unit: 'ms' },
  ];
}

/** Measures the site in dist/site. */
export async function measurePage(
  /** @type {string[]} */ ids,
  /** @type {(text: string) => void} */ tell,
) {
  const { browser, address, close } = await openFolder('dist/site');
  /** @type {PageFigure[]} */
  const figures = [];
  try {
    for (const measure of [measureBytes, measureStart, measureDrag, measureClicks, measureTasks]) {
      tell(`page: ${measure.name}`);
      figures.push(...(await measure(browser, address, ids)));
    }
  } finally {
    await close();
  }
  return figures;
}
