// The site without a network, and its change to a new version.

import { execFileSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { BoardPage, expect, test as pageTest } from './board-page.js';
import { serveFolder } from './folder-server.js';

/** A test with a `site` of its own, which it may change. */
const test = pageTest.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
  site: async ({}, use, testInfo) => {
    const folder = testInfo.outputPath('site');
    cpSync('dist/site', folder, { recursive: true });
    const { address, stop } = await serveFolder(folder);
    await use({ folder, address });
    stop();
  },
  baseURL: async ({ site }, use) => use(site.address),
});

test.use({ serviceWorkers: 'allow' });

const kept = (page) => page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
const notice = (page, text) => page.getByRole('complementary', { name: 'Notices' }).getByText(text);

/** Gives the gallery another text, wherever it stands; `listed` says whether the list of files knows of it. */
function change({ folder }, from, to, listed = true) {
  const scripts = readdirSync(path.join(folder, 'page')).filter((name) => name.endsWith('.js'));
  const files = scripts.map((name) => path.join(folder, 'page', name));
  const file = files.find((one) => readFileSync(one, 'utf8').includes(from));
  writeFileSync(file, readFileSync(file, 'utf8').replace(from, to));
  if (listed) execFileSync(process.execPath, ['scripts/list-site.mjs', folder]);
}

/** Expects that a notice stands above nothing that can be pressed, at least once the page is scrolled to its end. */
async function expectFree(page) {
  const covered = () => {
    scrollTo(0, document.documentElement.scrollHeight);
    const { left, right, top, bottom } = document.querySelector('.notice').getBoundingClientRect();
    return [...document.querySelectorAll('main :is(a, button, input, select, summary, textarea)')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => {
        const box = element.getBoundingClientRect();
        return box.left < right && box.right > left && box.top < bottom && box.bottom > top;
      })
      .map((element) => element.outerHTML.slice(0, 100));
  };
  await expect.poll(() => page.evaluate(covered)).toEqual([]);
}

test('the browser finds all that it takes to install the page', async ({ page, context, site }) => {
  await page.goto('/');
  await kept(page);
  const devtools = await context.newCDPSession(page);
  const { url, data, errors } = await devtools.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const manifest = JSON.parse(data);
  expect(new URL(manifest.start_url, url).href).toBe(`${site.address}`);
  for (const { src, sizes, type } of manifest.icons) {
    const icon = await page.request.get(new URL(src, url).href);
    expect(icon.headers()['content-type'], src).toContain(type);
    const size = await page.evaluate(async (address) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      return `${image.naturalWidth}x${image.naturalHeight}`;
    }, new URL(src, url).href);
    if (sizes !== 'any') expect(size, src).toBe(sizes);
  }
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  // A window of a test is a private one, where nothing is installed.
  const others = installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito');
  expect(others).toEqual([]);
});

test('after one visit everything works without a network', async ({ board, page, context }) => {
  await page.goto('/');
  await kept(page);
  await context.setOffline(true);
  await page.reload();
  expect(await page.evaluate(() => crossOriginIsolated)).toBe(true);
  await board.button('Play Chess').click();
  await board.move('e2e4');
  await board.expectMoveCount(2);
  await page.getByRole('link', { name: 'Rules of this game' }).click();
  await expect(page.getByRole('heading', { name: 'Moves at a glance' })).toBeVisible();
  await page.goto('/?from=icon#games');
  await expect(page.getByRole('button', { name: /^Open Chess/ })).toBeVisible();
});

test('a new version is offered, and comes when the reader wants it', async ({
  board,
  page,
  context,
  site,
}) => {
  await board.play('Chess');
  await board.moves(['e2e4']);
  await kept(page);
  change(site, 'Pick one and play.', 'Version two.');
  await page.reload();
  await expect(notice(page, 'There is a new version of Kingcraft.')).toBeVisible();
  await expectFree(page);
  const other = new BoardPage(await context.newPage());
  await other.page.goto('/');
  await expect(other.page.getByText('Pick one and play.')).toBeVisible();
  await other.page.goto('/#analyse/chess');
  await expect(other.page.getByRole('switch', { name: 'Engine' })).toBeVisible();
  await expectFree(other.page);
  await other.page.setViewportSize({ width: 390, height: 844 });
  await expectFree(other.page);
  await other.page.goto('/#games');
  await expect(other.page.getByRole('heading', { name: 'Your games', level: 1 })).toBeVisible();
  await expectFree(other.page);
  await other.page.goto('/');
  await board.moves(['e7e5']);
  await board.button('Reload').click();
  await expect(board.moveList()).toHaveText(['e4', 'e5']);
  await expect(board.button('Reload')).toBeHidden();
  await board.button('Kingcraft').click();
  await expect(page.getByText('Version two.')).toBeVisible();
  await expect(notice(other.page, 'Another tab has changed to a new version')).toBeVisible();
});

test('a version that is not whole never comes', async ({ board, page, site }) => {
  await page.goto('/');
  await kept(page);
  change(site, 'Pick one and play.', 'Version two.');
  change(site, 'Version two.', 'Half of version three.', false);
  const fate = await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const ended = new Promise((resolve) => {
      registration.addEventListener('updatefound', () => {
        const worker = registration.installing;
        worker.addEventListener('statechange', () => resolve(worker.state));
      });
    });
    await registration.update();
    return ended;
  });
  expect(fate).toBe('redundant');
  await page.reload();
  await expect(page.getByText('Pick one and play.')).toBeVisible();
  await expect(board.button('Reload')).toBeHidden();
});
