// Measures how soon an embedded board is ready to play, for each way to embed it, and for the page in one file.

import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { noteFetched, openFolder } from './browser.mjs';
import { median } from './turns.mjs';

/** @import { Browser } from '@playwright/test' */
/** @import { PageFigure } from './figure-tables.mjs' */

/**
 * @typedef {typeof globalThis & { playable: Promise<number> }} WatchedPage `playable` is when a board was there, in ms
 */

const root = fileURLToPath(new URL('../../', import.meta.url));
const visits = 9;
const board = '<kingcraft-board variant="tax"></kingcraft-board>';

const PAGES = {
  'module.html': `<script type="module" src="package/element/define.js"></script>${board}`,
  'script.html': `<script src="kingcraft-board.js"></script>${board}`,
  'frame.html': '<iframe src="embed.html?variant=tax" sandbox="allow-scripts"></iframe>',
};

/** A folder with a page for each way, and the files that they need. */
function makeFolder() {
  const folder = mkdtempSync(path.join(tmpdir(), 'kingcraft-embed-'));
  for (const file of ['embed.html', 'embed.css', 'embed.js', 'kingcraft-board.js'])
    cpSync(path.join(root, 'dist/site', file), path.join(folder, file));
  cpSync(path.join(root, 'web'), path.join(folder, 'package'), { recursive: true });
  for (const [name, body] of Object.entries(PAGES))
    writeFileSync(path.join(folder, name), `<!doctype html><title>A page</title>${body}`);
  return folder;
}

/** Notes when a board was there: in the page itself, or in its frame, which says so. */
function watch() {
  const page = /** @type {WatchedPage} */ (globalThis);
  page.playable = new Promise((resolve) => {
    const look = () => {
      const host = document.querySelector('kingcraft-board')?.shadowRoot ?? document;
      if (host.querySelector('[role="gridcell"]'))
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now())));
      else requestAnimationFrame(look);
    };
    look();
    addEventListener('message', ({ data }) => {
      if (data?.kingcraft === 'ready') resolve(performance.now());
    });
  });
}

/** The bytes that a page and its board fetch, in brotli. */
async function measureFetched(/** @type {Browser} */ browser, /** @type {string} */ address) {
  const context = await browser.newContext();
  const page = await context.newPage();
  const fetched = noteFetched(page);
  await page.goto(address, { waitUntil: 'networkidle' });
  const sizes = await fetched();
  await context.close();
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** The time from the navigation to a board, for readers with an empty cache. */
async function measureVisits(/** @type {Browser} */ browser, /** @type {string} */ address) {
  /** @type {number[]} */
  const times = [];
  for (let visit = 0; visit < visits; visit++) {
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.addInitScript(watch);
    await page.goto(address, { waitUntil: 'commit' });
    times.push(await page.evaluate(() => /** @type {WatchedPage} */ (globalThis).playable));
    await context.close();
  }
  return median(times);
}

/** One figure for each way, and one for what it fetches. */
export async function measureEmbeds(/** @type {(text: string) => void} */ tell) {
  const folder = makeFolder();
  const { address, browser, close } = await openFolder(folder);
  const ways = [
    ['the element as modules', `${address}module.html`],
    ['the element as one script', `${address}script.html`],
    ['a frame', `${address}frame.html`],
    [
      'the page as one file, from a disk',
      `${pathToFileURL(path.join(root, 'dist/kingcraft.html'))}#play/tax`,
    ],
  ];
  /** @type {PageFigure[]} */
  const figures = [];
  try {
    for (const [what, url] of ways) {
      tell(`embed: ${what}`);
      figures.push({ what, value: await measureVisits(browser, url), unit: 'ms' });
      if (url.startsWith('file:')) continue;
      const value = (await measureFetched(browser, url)) / 1024;
      figures.push({ what: `${what}: fetched, in brotli`, value, unit: 'KB' });
    }
  } finally {
    await close();
    rmSync(folder, { recursive: true });
  }
  return figures;
}
