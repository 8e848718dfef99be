// The site without a network, and its change to a new version.

import { execFileSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { BoardPage, expect, test as pageTest } from './board-page.js';
import { serveFolder } from './folder-server.js';
import { storedFiles } from './stored-files.js';

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

const workerReady = (page) => page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
const notice = (page, text) => page.getByRole('complementary', { name: 'Notices' }).getByText(text);

/** Gives the gallery another text, wherever it stands; `listed` says whether the list of files knows of it. */
function change({ folder }, from, to, listed = true) {
  const scripts = readdirSync(path.join(folder, 'page')).filter((name) => name.endsWith('.js'));
  const files = scripts.map((name) => path.join(folder, 'page', name));
  const file = files.find((one) => readFileSync(one, 'utf8').includes(from));
  writeFileSync(file, readFileSync(file, 'utf8').replace(from, to));
  if (listed) list({ folder });
}

/** Lets the worker of the site know of its files. */
function list({ folder }) {
  execFileSync(process.execPath, ['scripts/site/list-site.mjs', folder]);
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
  await workerReady(page);
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

test('after one visit everything works without a network', async ({
  board,
  page,
  context,
  site,
}) => {
  await page.goto('/');
  await workerReady(page);
  // The computer's first moves are among what is stored later.
  const { all, count } = await storedFiles(page, site.folder);
  await expect.poll(count).toBe(all.length);
  await context.setOffline(true);
  await page.reload();
  expect(await page.evaluate(() => crossOriginIsolated)).toBe(true);
  const net = page.waitForResponse(/\/nets\/chess\.net$/);
  await board.button('Play Chess').click();
  await board.move('e2e4');
  await board.expectMoveCount(2);
  expect((await net).fromServiceWorker()).toBe(true);
  await page.getByRole('link', { name: 'Rules', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Moves at a glance' })).toBeVisible();
  await page.goto('/?from=icon#games');
  await expect(page.getByRole('button', { name: /^Open Chess/ })).toBeVisible();
});

test('after one visit every screen that was never seen opens without a network, and the documentation', async ({
  page,
  context,
  site,
}) => {
  await page.goto('/');
  const { all, count } = await storedFiles(page, site.folder);
  await expect.poll(count).toBe(all.length);
  await context.setOffline(true);
  const title = page.locator('main:not([hidden]) h1');
  const variants = ['chess', 'flying', 'kingscourt', 'levitating', 'tax', 'twokings'];
  for (const id of variants) {
    for (const [kind, name] of [
      ['learn', /./],
      ['known', /^Solved endgames/],
      ['endings', /^Endgame trainer/],
      ['fair', /^Is .* fair\?$/],
      ['analyse', /^Analyse|^Analysis/],
      ['edit', /editor|Edit/],
    ]) {
      await page.goto(`/#${kind}/${id}`);
      await expect(title, `${kind} of ${id}`).toHaveText(name);
      await expect(page.getByRole('progressbar')).toBeHidden();
    }
    await expect(page.getByText('could not be loaded')).toBeHidden();
  }
  await page.goto('/#puzzles/tax/day');
  await page.getByRole('button', { name: 'Solution', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'The solution' })).toBeVisible();
  await page.goto('/docs/');
  await page.getByText('The games', { exact: true }).click();
  await page.getByRole('link', { name: 'Two Kings' }).first().click();
  await expect(page.getByRole('heading', { name: 'Two Kings', level: 1 })).toBeVisible();
  const isThere = (image) => fetch(image.src).then(({ ok }) => ok);
  for (const picture of await page.locator('img').all())
    expect(await picture.evaluate(isThere)).toBe(true);
});

test('where the reader saves data, what a first visit does without is not fetched', async ({
  page,
  site,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    globalThis.asked = 0;
    const { postMessage } = ServiceWorker.prototype;
    ServiceWorker.prototype.postMessage = function count(...message) {
      globalThis.asked++;
      return postMessage.apply(this, message);
    };
  });
  await page.goto('/');
  await workerReady(page);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  const { all, count } = await storedFiles(page, site.folder);
  expect(await page.evaluate(() => globalThis.asked)).toBe(0);
  expect(await count()).toBeLessThan(all.length / 2);
});

test('a new version is offered, and comes when the reader wants it', async ({
  board,
  page,
  context,
  site,
}) => {
  await board.play('Chess');
  await board.moves(['e2e4']);
  await workerReady(page);
  change(site, 'Kings that fly, pay taxes or come in pairs.', 'Version two.');
  await page.reload();
  await expect(notice(page, 'A new version of Kingcraft is available.')).toBeVisible();
  await expectFree(page);
  const other = new BoardPage(await context.newPage());
  await other.page.goto('/');
  await expect(other.page.getByText('Kings that fly, pay taxes or come in pairs.')).toBeVisible();
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
  // The page that goes has the same game and no notice either, so the new one must have come.
  const reloaded = page.waitForEvent('load');
  await board.button('Reload').click();
  await reloaded;
  await expect(board.moveList()).toHaveText(['e4', 'e5']);
  await expect(board.button('Reload')).toBeHidden();
  await board.openGallery();
  await expect(page.getByText('Version two.')).toBeVisible();
  await expect(notice(other.page, 'Another tab now runs a new version')).toBeVisible();
});

test('a version that is not whole never comes', async ({ board, page, site }) => {
  await page.goto('/');
  await workerReady(page);
  change(site, 'Kings that fly, pay taxes or come in pairs.', 'Version two.');
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
  await expect(page.getByText('Kings that fly, pay taxes or come in pairs.')).toBeVisible();
  await expect(board.button('Reload')).toBeHidden();
});

test('what the browser has damaged or lost is fetched again, and a new version comes where the old one is gone', async ({
  page,
  site,
}) => {
  await page.goto('/');
  await workerReady(page);
  const pathsOf = (pattern) =>
    page.evaluate(async (source) => {
      const keys = await (await caches.open('kingcraft-site')).keys();
      return keys.map(({ url }) => url).filter((url) => new RegExp(source).test(url));
    }, pattern.source);
  const [wasm] = await pathsOf(/engine\.wasm\?/);
  const [shared] = await pathsOf(/page\/shared-.*\.js\?/);
  const firstBytes = (url) =>
    page.evaluate(async (key) => {
      const stored = await (await caches.open('kingcraft-site')).match(key);
      return stored && [...new Uint8Array(await stored.arrayBuffer()).slice(0, 4)];
    }, url);
  const bytes = await firstBytes(wasm);
  await page.evaluate(
    async ([damaged, lost]) => {
      const cache = await caches.open('kingcraft-site');
      await cache.put(damaged, new Response(new Uint8Array(1000)));
      await cache.delete(lost);
    },
    [wasm, shared],
  );
  await page.reload();
  await expect(page.getByRole('button', { name: 'Play Chess' })).toBeVisible();
  expect(await firstBytes(wasm)).toEqual(bytes);
  expect(await pathsOf(/page\/shared-/)).toEqual([shared]);

  // The next version calls the file by another name.
  const [, name] = /(shared-.*)\.js/.exec(shared);
  const folder = path.join(site.folder, 'page');
  const scripts = readdirSync(folder).filter((file) => file.endsWith('.js'));
  for (const file of ['../index.html', ...scripts].map((one) => path.join(folder, one)))
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(name, `${name}-2`));
  renameSync(path.join(folder, `${name}.js`), path.join(folder, `${name}-2.js`));
  list(site);
  await page.evaluate(async (lost) => (await caches.open('kingcraft-site')).delete(lost), shared);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Play Chess' })).toBeVisible();
  expect(await pathsOf(/page\/shared-/)).toEqual([expect.stringContaining(`${name}-2.js`)]);
});

/** Another file in the place of one: of somebody else, or only a part of it. */
const others = {
  another: () => 'globalThis.wasRun = true;',
  cut: (text) => `globalThis.wasRun = true;${text.slice(0, text.length / 2)}`,
};

for (const [kind, make] of Object.entries(others))
  for (const file of ['page/main.js', 'page/start-watch.js', 'index.html'])
    test(`${file} is gone from the browser and the server has ${kind}: it is not handed on, and the game is there afterwards`, async ({
      page,
      site,
    }) => {
      const board = new BoardPage(page);
      await board.play('Chess');
      await board.moves(['e2e4']);
      await workerReady(page);
      await page.evaluate(
        async (path) => {
          const cache = await caches.open('kingcraft-site');
          const keys = (await cache.keys()).filter(({ url }) => url.includes(`/${path}?sha256`));
          for (const key of keys) await cache.delete(key);
        },
        file.replace('index.html', ''),
      );
      const target = path.join(site.folder, file);
      const text = readFileSync(target, 'utf8');
      const other = make(text);
      writeFileSync(target, file.endsWith('.js') ? other : `<script>${other}</script>`);
      await page.reload();
      await expect(page.getByText('A part of Kingcraft could not be loaded')).toBeVisible();
      expect(await page.evaluate(() => globalThis.wasRun)).toBe(undefined);
      await board.button('Try again').click();
      await expect(page.getByText('A part of Kingcraft could not be loaded')).toBeVisible();
      writeFileSync(target, text);
      await board.button('Try again').click();
      await expect(board.moveList()).toHaveText(['e4']);
    });
