// Endgame tables of four pieces that the page's host has: used in a study, and kept for a visit without a network.

import { execFileSync } from 'node:child_process';
import { cpSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test as pageTest } from './board-page.js';
import { serveFolder } from './folder-server.js';

const BISHOP_AND_KNIGHT = '8/8/8/8/8/1k6/8/KNB5 w - - 0 1';
const TWO_KNIGHTS = '8/8/8/8/4k3/8/8/KNN5 w - - 0 1';

/** A test with a site that has the table of bishop and knight. */
const test = pageTest.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
  site: async ({}, use, testInfo) => {
    const [folder, built] = ['site', 'built'].map((name) => testInfo.outputPath(name));
    cpSync('dist/site', folder, { recursive: true });
    const build = ['tables', 'build', 'chess', 'KBNvK', '--dir', built];
    execFileSync('build/release/kingcraft', build, { stdio: 'ignore' });
    const words = ['scripts/tables/host-tables.mjs', built, path.join(folder, 'tables'), 'chess'];
    execFileSync(process.execPath, words);
    const { address, stop } = await serveFolder(folder);
    await use({ folder, address });
    stop();
  },
  baseURL: async ({ site }, use) => use(site.address),
});

test.use({ serviceWorkers: 'allow' });

const solvedOf = (page) => page.getByRole('region', { name: 'Endgame tables' });
const workerReady = (page) => page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));

/** Opens a study of a position. */
async function study(page, fen) {
  await page.goto('/#edit/chess');
  const panel = page.getByRole('complementary', { name: 'Position' });
  await panel.getByLabel('FEN').fill(fen);
  await panel.getByLabel('FEN').press('Enter');
  await panel.getByRole('button', { name: 'Analyse' }).click();
  await expect(page.getByRole('complementary', { name: 'Study' })).toBeVisible();
}

test('an endgame of four pieces is solved where the host has its table, also without a network', async ({
  board: _,
  page,
  context,
}) => {
  await page.goto('/');
  await workerReady(page);
  await study(page, BISHOP_AND_KNIGHT);
  await expect(solvedOf(page)).toContainText('White mates in 32');
  await context.setOffline(true);
  await page.reload();
  await study(page, BISHOP_AND_KNIGHT);
  await expect(solvedOf(page)).toContainText('White mates in 32');
  await page.goto('/#play');
  await study(page, TWO_KNIGHTS);
  await expect(page.getByRole('switch', { name: 'Engine' })).toBeVisible();
  await expect(solvedOf(page)).toBeHidden();
});

test('a stored table that is damaged, or older than the list, is fetched again', async ({
  page,
  site,
}) => {
  await page.goto('/');
  await workerReady(page);
  await study(page, BISHOP_AND_KNIGHT);
  await expect(solvedOf(page)).toContainText('White mates in 32');
  const damaged = await page.evaluate(async () => {
    const cache = await caches.open('kingcraft-hosted-tables');
    const [key] = (await cache.keys()).filter(({ url }) => url.endsWith('KBNvK.tables'));
    await cache.put(key, new Response('damaged'));
    return new URL(key.url).pathname;
  });
  expect(damaged).toBe('/tables/chess/KBNvK.tables');
  await page.reload();
  await study(page, BISHOP_AND_KNIGHT);
  await expect(solvedOf(page)).toContainText('White mates in 32');
  // A file other than the table in the list is neither handed on nor stored.
  writeFileSync(path.join(site.folder, 'tables', 'chess', 'KBNvK.tables'), 'another');
  const stored = await page.evaluate(async (address) => {
    const cache = await caches.open('kingcraft-hosted-tables');
    await cache.delete(address);
    const answer = await fetch(address).catch(({ name }) => name);
    return { answer, isStored: (await cache.match(address)) !== undefined };
  }, damaged);
  expect(stored).toEqual({ answer: 'TypeError', isStored: false });
});
