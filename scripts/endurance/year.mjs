// A year of use, in an hour: games and answers to puzzles are saved day by day, the site changes each day, and the page
// is opened, played and reloaded. What a reader waits for, and what the browser stores, is measured at the start and
// after each quarter. Whether it held is decided by counts alone.

import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeStored } from '../../e2e/stored-records.js';
import { daysOfYear } from '../../tests/js/page/library/year-records.js';
import { load } from '../../web/kingcraft/index.js';
import { openFolder } from '../bench/browser.mjs';
import { openReader, play, square, startGame, untilPlayable } from '../bench/page-reader.mjs';
import { createRandom } from '../match/random.mjs';

/** @import { Page } from '@playwright/test' */

const DAYS = 300;
const GAMES = 1000;
const ANSWERS = 10_000;
/** In half-moves. */
const LONGEST_GAME = 80;
const SEED = 'year';

/** On every such day the reader plays in the page, and on every such day they do not take the new version. */
const PLAYED_DAYS = 10;
const IGNORED_DAYS = 3;

/** A bound, not a wait, in milliseconds. */
const PATIENCE = 180_000;

const SCRIPT = 'page/main.js';
/** One for the site, and one for the endgame tables of the host. */
const MOST_CACHES = 2;
const ROWS = '#saved-games > li';

/** A new version of the site, by a line at the end of a script. */
function publish(/** @type {string} */ folder, /** @type {number} */ day) {
  const file = path.join(folder, SCRIPT);
  const text = readFileSync(file, 'utf8').replace(/\/\/ day \d+\n$/, '');
  writeFileSync(file, `${text}// day ${day}\n`);
  execFileSync(process.execPath, ['scripts/site/list-site.mjs', folder]);
}

/** The day of the version that answers the page. @param {Page} page */
const versionOf = (page) =>
  page.evaluate(async (file) => {
    const text = await (await fetch(file)).text();
    return Number(/\/\/ day (\d+)\n$/.exec(text)?.[1]);
  }, SCRIPT);

/**
 * The browser has stored the new version, or one of a day before that the reader has not taken. A reader who takes what
 * is offered has the new one in the end.
 * @param {Page} page
 * @param {number | null} wanted the day of the version that is taken, if it is
 */
async function meetVersion(page, wanted) {
  const reload = page.getByRole('button', { name: 'Reload', exact: true });
  await reload.waitFor();
  while (wanted !== null && (await versionOf(page)) !== wanted) {
    const loaded = page.waitForEvent('load');
    await reload.click();
    await loaded;
  }
}

/** Plays a move against the computer, in a new game. @param {Page} page @param {string} address */
async function playInPage(page, address) {
  await play(page, `${address}#gallery`, 'Chess');
  await startGame(page, { color: 'white', level: '1' });
  for (const name of ['e2', 'e4']) await square(page, name).click();
  await page.locator('#moves button').nth(1).waitFor();
}

/** Goes to a screen as a reader does who opens the browser. @param {Page} page @param {string} address */
async function openAgain(page, address) {
  await page.goto('about:blank');
  await page.goto(address);
}

/** The milliseconds since the navigation when the first game is listed. */
const untilListed = (/** @type {string} */ rows) =>
  new Promise((resolve) => {
    const look = () =>
      document.querySelector(rows) ? resolve(performance.now()) : requestAnimationFrame(look);
    look();
  });

/** The backup file of the page that shows the list. @param {Page} page */
async function saveBackup(page) {
  const start = performance.now();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save a backup file' }).click();
  const file = await (await download).path();
  return { time: performance.now() - start, file, text: readFileSync(file, 'utf8') };
}

/**
 * What a reader waits for, and what the browser has.
 * @param {Page} page @param {string} address
 */
async function measure(page, address) {
  await openAgain(page, `${address}#play/chess`);
  const board = await page.evaluate(untilPlayable);
  await openAgain(page, `${address}#games`);
  const list = await page.evaluate(untilListed, ROWS);
  const backup = await saveBackup(page);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  await devtools.detach();
  const stored = await page.evaluate(async () => {
    const names = await caches.keys();
    const files = await Promise.all(
      names.map(async (name) => (await (await caches.open(name)).keys()).length),
    );
    const { usage } = await navigator.storage.estimate();
    return { caches: names.length, files: files.reduce((sum, count) => sum + count, 0), usage };
  });
  return { board, list, backup, heap: usedSize, ...stored };
}

/** @typedef {Awaited<ReturnType<typeof measure>>} Sample */

/** @param {number} day @param {Sample} sample */
function print(day, { board, list, backup, heap, caches, files, usage = 0 }) {
  const inMs = (/** @type {number} */ time) => `${Math.round(time)} ms`;
  const inMiB = (/** @type {number} */ bytes) => `${(bytes / 2 ** 20).toFixed(2)} MiB`;
  console.log(
    [
      `day ${day}: board ${inMs(board)}`,
      `list ${inMs(list)}`,
      `backup ${inMs(backup.time)}, ${inMiB(backup.text.length)}`,
      `heap ${inMiB(heap)}`,
      `${caches} caches with ${files} files`,
      `stored ${inMiB(usage)}`,
    ].join(', '),
  );
}

/** How many games the screen lists, once it shows all. @param {Page} page @param {string} address */
async function countListed(page, address) {
  await openAgain(page, `${address}#games`);
  const [rows, more] = [page.locator(ROWS), page.locator('.games-more')];
  await rows.first().waitFor();
  for (let count = await rows.count(); await more.isVisible(); count = await rows.count()) {
    await more.click();
    await rows.nth(count).waitFor();
  }
  return rows.count();
}

/** What a backup file has, with its games in the order of their ids. @param {string} text */
function contentOf(text) {
  const { games, puzzles, standings, progress } = JSON.parse(text);
  games.sort((/** @type {{ id: string }} */ one, /** @type {{ id: string }} */ other) =>
    one.id < other.id ? -1 : 1,
  );
  return { count: games.length, all: JSON.stringify({ games, puzzles, standings, progress }) };
}

/**
 * The backup file of an empty browser that has restored one.
 * @param {import('@playwright/test').Browser} browser @param {string} address @param {string} file
 */
async function restored(browser, address, file) {
  const page = await openReader(browser, 'allow');
  await page.goto(`${address}#games`);
  await page.locator('.games-backup input[accept=".json"]').setInputFiles(file);
  const start = performance.now();
  await page.locator('.games-backup [role=status]:not(:empty)').waitFor();
  console.log(`restored in ${Math.round(performance.now() - start)} ms`);
  const { text } = await saveBackup(page);
  const listed = await countListed(page, address);
  await page.context().close();
  return { ...contentOf(text), listed };
}

/**
 * Says what is not as it should be.
 * @param {[what: string, found: unknown, wanted: unknown][]} checks
 */
function hold(checks) {
  const wrong = checks.filter(([, found, wanted]) => found !== wanted);
  for (const [what, found, wanted] of wrong) console.log(`${what}: ${found}, not ${wanted}`);
  return wrong.length === 0;
}

/** Whether everything was there at the end of the year. @param {number} share of the usual numbers */
export async function endureYear(share) {
  const days = Math.max(4, Math.round(DAYS * share));
  const amounts = { days, games: Math.round(GAMES * share), answers: Math.round(ANSWERS * share) };
  console.log(`seed ${SEED}: ${JSON.stringify(amounts)}`);
  const folder = mkdtempSync(path.join(tmpdir(), 'kingcraft-year-'));
  cpSync('dist/site', folder, { recursive: true });
  publish(folder, 0);
  const { address, browser, close } = await openFolder(folder);
  try {
    const page = await openReader(browser, 'allow');
    page.setDefaultTimeout(PATIENCE);
    /** @type {string[]} */
    const faults = [];
    page.on('pageerror', ({ message }) => faults.push(message));
    await playInPage(page, address);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
    let games = 1;
    let version = 0;
    print(0, await measure(page, address));
    const year = { ...amounts, longest: LONGEST_GAME, random: createRandom(SEED) };
    for (const { day, games: records, values } of daysOfYear(await load(), year)) {
      const today = day + 1;
      await writeStored(page, { games: records, values: Object.entries(values) });
      games += records.length;
      publish(folder, today);
      await openAgain(page, address);
      const isTaken = today % IGNORED_DAYS !== 0 || today === days;
      if (isTaken) version = today;
      await meetVersion(page, isTaken ? today : null);
      const served = await versionOf(page);
      if (served !== version)
        faults.push(`day ${today} is served version ${served}, not ${version}`);
      if (today % PLAYED_DAYS === 0) {
        await playInPage(page, address);
        games += 1;
      }
      if (today % Math.ceil(days / 4) === 0 && today < days)
        print(today, await measure(page, address));
    }
    const last = await measure(page, address);
    print(days, last);
    const saved = contentOf(last.backup.text);
    const listed = await countListed(page, address);
    const again = await restored(browser, address, last.backup.file);
    const listOfFiles = readFileSync(path.join(folder, 'service-worker.js'), 'utf8');
    const files = [...listOfFiles.matchAll(/"[^"]+":"[0-9a-f]{64}"/g)].length;
    return hold([
      ['games listed', listed, games],
      ['games in the backup file', saved.count, games],
      ['games listed in the other browser', again.listed, games],
      ['all that the other browser has', again.all === saved.all, true],
      ['few caches', last.caches <= MOST_CACHES, true],
      ['stored files are of this version', last.files <= files, true],
      ['faults', faults.join('\n'), ''],
    ]);
  } finally {
    await close();
    rmSync(folder, { recursive: true });
  }
}
