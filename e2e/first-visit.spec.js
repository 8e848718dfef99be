// Before a service worker can check anything: the page runs no script, and applies no style, that is not the one of the
// site.

import { execFileSync } from 'node:child_process';
import { appendFileSync, cpSync } from 'node:fs';
import path from 'node:path';
import { BoardPage, expect, test } from './board-page.js';
import { serveFolder, serveThrough } from './folder-server.js';

const MISSING = 'A part of Kingcraft could not be loaded. Your games are still there.';

/** [file, what the page says] */
const first = [
  ['main.js', MISSING],
  ['shared-*.js', MISSING],
  ['main.css', 'The style sheet of the page is missing.'],
];

/** [file, address of a screen that needs it] */
const later = [
  ['library-screen-*.js', '#games'],
  ['library.css', '#games'],
  ['progress-screen-*.js', '#progress'],
  ['progress.css', '#progress/tax'],
  ['study-saver-*.js', '#analyse/chess'],
  ['rules-page-*.js', '#learn/tax'],
];

/** Serves another file in the place of one, while `fault` says so. */
async function replaceFile(page, file, fault) {
  await page.route(`**/page/**/${file}`, async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    const other = file.endsWith('.js') ? 'globalThis.wasRun = true;' : 'body { display: none }';
    return route.fulfill({ response, body: fault.isThere ? `${text}\n${other}` : text });
  });
}

for (const [file, sentence] of first)
  test(`another ${file} is not run at a first visit, and the page starts when it is right`, async ({
    page,
  }) => {
    const fault = { isThere: true };
    await replaceFile(page, file, fault);
    await page.goto('/');
    await expect(page.getByRole('status').first()).toContainText(sentence);
    expect(await page.evaluate(() => globalThis.wasRun)).toBe(undefined);
    fault.isThere = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('button', { name: 'Play Chess' })).toBeVisible();
  });

for (const [file, address] of later)
  test(`another ${file} is not used by ${address} at a first visit, and the screen opens when it is right`, async ({
    page,
  }) => {
    const board = new BoardPage(page);
    const fault = { isThere: true };
    await replaceFile(page, file, fault);
    await page.goto(`/${address}`);
    await expect(page.getByText('could not be loaded: Part of the page is missing.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Play Chess' })).toBeVisible();
    expect(await page.evaluate(() => globalThis.wasRun)).toBe(undefined);
    fault.isThere = false;
    await board.button('Try again').click();
    // A browser that does not ask again for a module gets the page again at the second press.
    await expect(async () => {
      const again = board.button('Try again');
      if (await again.isVisible()) await again.click();
      await expect(page.locator('main:not([hidden]) h1')).not.toHaveText('Chess with a twist', {
        timeout: 1000,
      });
    }).toPass();
  });

/** Wrong answers of a server to the request for the style sheet of the page. */
const answers = {
  nothing: { status: 404, body: 'not found' },
  'a page': { contentType: 'text/html', body: '<!doctype html>' },
  'a page that claims to be a style sheet': { contentType: 'text/css', body: '<!doctype html>' },
};

for (const [what, answer] of Object.entries(answers))
  test(`the server has ${what} in the place of the style sheet: the page says so, and has its boards when it is right`, async ({
    page,
  }) => {
    const board = new BoardPage(page);
    await page.route('**/main.css', (route) => route.fulfill(answer), { times: 1 });
    await page.goto('/');
    await expect(page.getByText('The style sheet of the page is missing.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Play Chess' })).toBeHidden();
    await board.button('Try again').click();
    await board.button('Play Chess').click();
    expect((await board.square('e2').boundingBox()).width).toBeGreaterThan(20);
  });

/** A host that lets browsers use each file for ten minutes without asking. */
const CACHEABLE = { 'cache-control': 'max-age=600' };

for (const file of ['main.js', 'main.css', 'library/library.css'])
  test(`a browser that still uses ${file} of an older version gets the new one when the reader tries again`, async ({
    page,
  }, testInfo) => {
    const board = new BoardPage(page);
    const folder = testInfo.outputPath('site');
    cpSync('dist/site', folder, { recursive: true });
    const origin = await serveFolder(folder);
    const host = await serveThrough(origin.address);
    host.headers = CACHEABLE;
    await page.goto(`${host.address}#games`);
    await expect(page.getByRole('heading', { name: 'Your games', level: 1 })).toBeVisible();
    appendFileSync(path.join(folder, 'page', file), '\n/* a new version */\n');
    execFileSync(process.execPath, ['scripts/site/list-site.mjs', folder]);
    // A browser asks again for the page that is loaded again, and for nothing else.
    await page.reload();
    await expect(page.getByText('could not be loaded').first()).toBeVisible();
    await board.button('Try again').click();
    await expect(page.getByRole('heading', { name: 'Your games', level: 1 })).toBeVisible();
    host.stop();
    origin.stop();
  });
