// Boards on the pages of others: the pages of docs/embedding.md and docs/board.md on their own origin, and one on
// a disk.

import { copyFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { readBlocks } from '../tests/js/package/doc-blocks.js';
import { violations } from './axe.js';
import { BoardPage, expect, expectFonts, netOf, noteNets, test } from './board-page.js';

const AUTHOR = 'https://author.example/';
const BOARDS = 'https://boards.example/';
const PACKAGE = 'node_modules/kingcraft/';
const MODULES_HOST = 'https://modules.example/';

const blocks = new Map(
  ['README.md', 'docs/embedding.md', 'docs/board.md', 'docs/registry/README.md']
    .flatMap(readBlocks)
    .filter(({ name }) => name)
    .map(({ name, text }) => [name, wholePage(name, text)]),
);

/** A block that is a board alone, on a page as the one beside it in the docs. */
function wholePage(name, text) {
  if (!name.endsWith('.html') || text.startsWith('<!doctype html>')) return text;
  const script =
    '<script type="module" src="node_modules/kingcraft/web/element/define.js"></script>';
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Board</title>${script}${text}`;
}

// The same board, whose modules come from their own host.
blocks.set('hosted.html', blocks.get('module.html').replace(PACKAGE, MODULES_HOST + PACKAGE));

// The board of the README, whose script is on the host of the page, under the policy that docs/embedding.md shows.
const OWN = `${AUTHOR}own/`;
blocks.set('own.html', blocks.get('readme.html').replace(BOARDS, '/own/'));
const [, OWN_POLICY] = /^Content-Security-Policy: (.+)$/m.exec(
  readFileSync('docs/embedding.md', 'utf8'),
);

const MODULES = "default-src 'none'; connect-src 'self'; script-src 'self' 'wasm-unsafe-eval'";

const SCRIPT = `default-src 'none'; connect-src ${BOARDS}; script-src ${BOARDS} 'wasm-unsafe-eval'; worker-src blob:`;

const POLICIES = {
  'module.html': MODULES,
  'board.html': MODULES,
  'free.html': MODULES,
  'script.html': SCRIPT,
  'readme.html': SCRIPT,
  'own.html': OWN_POLICY,
  'hosted.html': `default-src 'none'; connect-src ${MODULES_HOST}; script-src ${MODULES_HOST} 'wasm-unsafe-eval'; worker-src blob: ${MODULES_HOST}`,
  'frame.html': `default-src 'none'; frame-src ${BOARDS}; script-src 'self'`,
};

/** The attribute for a puzzle of Tax Chess. */
function firstPuzzle() {
  const { puzzles } = JSON.parse(readFileSync('web/variants/tax/puzzles.json', 'utf8'));
  return `tax/${puzzles[0].id}`;
}

/** Hosts without a server: the author's pages with their policies, and the boards as any static host has them. */
async function host(page) {
  await page.route(`${AUTHOR}**`, (route) => {
    const name = new URL(route.request().url()).pathname.slice(1);
    if (!blocks.has(name)) return route.fulfill({ status: 204 });
    return route.fulfill({
      body: blocks.get(name),
      contentType: name.endsWith('.js') ? 'text/javascript' : 'text/html',
      headers: POLICIES[name] && { 'Content-Security-Policy': POLICIES[name] },
    });
  });
  const files = {
    [AUTHOR + PACKAGE]: '.',
    [MODULES_HOST + PACKAGE]: '.',
    [BOARDS]: 'dist/site',
    [OWN]: 'dist/site',
  };
  for (const [address, folder] of Object.entries(files))
    await page.route(`${address}**`, (route) => {
      const file = path.join(folder, route.request().url().slice(address.length).split('?')[0]);
      const headers = { 'Access-Control-Allow-Origin': '*' };
      return route.fulfill(existsSync(file) ? { path: file, headers } : { status: 404 });
    });
}

// To refuse them, Playwright asks for them in every frame, which is an error in one without an origin.
test.use({ serviceWorkers: 'allow' });

test.beforeEach(({ page }) => host(page));

/** How many moves stand on the board of a page that was opened. */
const PLAYED = { 'board.html': 2 };

/** Pages without a game that is played, which have tests of their own. */
const others = ['frame.html', 'free.html', 'pieces.html', 'puzzle.html', 'replay.html'];

for (const name of blocks.keys()) {
  if (!name.endsWith('.html') || others.includes(name)) continue;
  test(`the page ${name} of the docs: the computer answers`, async ({ board, page }) => {
    await page.goto(AUTHOR + name);
    await board.move('d2d4');
    await board.expectMoveCount((PLAYED[name] ?? 0) + 2);
  });
}

test('one script: the computer, of a low level, has the net that lies beside the script', async ({
  board,
  page,
}) => {
  const nets = await noteNets(page);
  await page.goto(`${AUTHOR}script.html`);
  await board.move('d2d4');
  await board.expectMoveCount(2);
  expect(await nets()).toEqual([netOf('flying')]);
});

/** What a page does to load the script, where it is not by its own tag. */
const LOADERS = {
  'a script of type module': (page) => page.replace('<script src', '<script type="module" src'),
  import: (page) =>
    page.replace(/<script src="([^"]*)">/, '<script type="module">await import("$1");'),
  'a script beside an element named currentScript': (page) =>
    page.replace('<script', '<img name="currentScript" alt=""><script'),
};

for (const [how, rewrite] of Object.entries(LOADERS))
  test(`one script, loaded by ${how}: nets and puzzles come from beside it`, async ({
    board,
    page,
  }) => {
    const asked = [];
    page.on('request', (request) => asked.push(request.url()));
    blocks.set('loaded.html', rewrite(blocks.get('script.html')));
    await page.goto(`${AUTHOR}loaded.html`);
    await board.move('d2d4');
    await board.expectMoveCount(2);
    await page.locator('kingcraft-board').evaluate((element, puzzle) => {
      element.puzzle = puzzle;
      return element.ready;
    }, firstPuzzle());
    await expect(page.locator('[part=status]')).toHaveText(/^Find the best/);
    expect(asked.filter((url) => /\.(net|json)$/.test(url))).toEqual([
      `${BOARDS}kingcraft-nets/flying.net`,
      `${BOARDS}kingcraft-puzzles/tax.json`,
    ]);
  });

test('the frame of the docs: the computer answers, and page and frame speak', async ({ page }) => {
  const net = page.waitForResponse(`${BOARDS}kingcraft-nets/twokings.net`);
  await page.goto(`${AUTHOR}frame.html`);
  // The frame says how high it would like to be, and the page lets it.
  await expect(page.locator('iframe')).not.toHaveAttribute('height', '480');
  const board = new BoardPage(page.frameLocator('iframe'));
  await board.move('e2e4');
  await expect(page.getByText(/^machine: /)).toBeVisible();
  await board.expectMoveCount(2);
  expect((await net).ok()).toBe(true);
  await page.getByRole('button', { name: 'Take back' }).click();
  await board.expectOn('e2', 'white pawn');
});

test('one script from a disk: the computer answers, and the rules open', async ({
  board,
  page,
}, testInfo) => {
  const file = testInfo.outputPath('script.html');
  copyFileSync('dist/kingcraft-board.js', testInfo.outputPath('kingcraft-board.js'));
  writeFileSync(file, blocks.get('script.html').replace(BOARDS, ''));
  await page.goto(pathToFileURL(file).href);
  await board.move('e2e4');
  await board.expectMoveCount(2);
  await board.button('Rules').click();
  await expect(page.getByRole('region', { name: 'Rules' })).toBeVisible();
});

test('the pages of the docs with a game to go through, a board to set up, and own pieces', async ({
  board,
  page,
}) => {
  await page.goto(`${AUTHOR}replay.html`);
  await page.getByRole('button', { name: 'Forward', exact: true }).click();
  await board.expectOn('e4', 'white pawn');
  await page.goto(`${AUTHOR}free.html`);
  await page.getByRole('button', { name: 'white bishop' }).click();
  await board.square('a1^').click();
  await board.expectOn('a1^', 'white bishop');
  await page.goto(`${AUTHOR}pieces.html`);
  await board.move('e2e4');
  await board.expectOn('e4', 'white pawn');
});

test('the page puzzle.html of the docs, with a puzzle that there is', async ({ page }) => {
  blocks.set('puzzle.html', blocks.get('puzzle.html').replace(/tax\/\d+/, firstPuzzle()));
  await page.goto(`${AUTHOR}puzzle.html`);
  await expect(page.locator('[part=status]')).toHaveText(/^Find the best/);
});

test('a frame without an origin fetches a puzzle from beside its script', async ({ page }) => {
  const address = `${BOARDS}embed.html?puzzle=${firstPuzzle()}`;
  await page.goto(`${AUTHOR}frame.html`);
  await page.evaluate((src) => {
    document.querySelector('iframe').src = src;
  }, address);
  await expect(page.frameLocator('iframe').locator('[part=status]')).toHaveText(/^Find the best/);
});

test('a frame that is asked for what there is not says so', async ({ page }) => {
  await page.goto('/embed.html?varient=tax');
  await expect(page.getByRole('alert')).toContainText('There is no parameter “varient”.');
  await page.goto('/embed.html?variant=tax&fen=nonsense');
  await expect(page.getByRole('alert')).toContainText('nonsense');
});

test('the builder shows the lines and the board that they bring', async ({ board, page }) => {
  await page.goto('/embed-builder.html');
  await page.getByLabel('An iframe').check();
  await page.getByLabel('Game').selectOption('Flying Chess');
  await page.getByLabel('Moves', { exact: true }).first().fill('e2e4');
  await expect(page.getByText('embed.html?variant=flying&amp;moves=e2e4')).toBeVisible();
  const preview = new BoardPage(page.frameLocator('iframe'));
  await preview.expectOn('e4', 'white pawn');
  const puzzle = firstPuzzle();
  await page.getByLabel('Puzzle', { exact: true }).fill(puzzle);
  await expect(page.locator('#snippet')).toContainText(
    `embed.html?puzzle=${puzzle.replace('/', '%2F')}"`,
  );
  await board.button('Copy').click();
  await expect(page.getByRole('status')).not.toHaveText('');
  await expectFonts(page);
  expect(await violations(page)).toEqual([]);
});
