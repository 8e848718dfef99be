// Faults that a browser, a server or a network may have, one row each: what the person sees, that the game is kept, and that play goes on.

import { test } from '@playwright/test';
import { BoardPage, expect } from './board-page.js';

const MISSING = 'A part of Kingcraft could not be loaded.';
const NOT_LOADED = 'The games could not be loaded';
const SLOW = 'Kingcraft takes a long time to load.';

/** What a server may answer in the place of a file. */
const answers = {
  missing: (route) => route.fulfill({ status: 404, body: 'not found' }),
  page: (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Sign in' }),
  async half(route) {
    const response = await route.fetch();
    const body = await response.body();
    await route.fulfill({ response, body: body.subarray(0, body.length / 2) });
  },
  nothing: (route) => route.abort(),
  // Nobody answers: the request stays open until the page is left.
  never() {},
};

/** [file, answer, what the page says] */
const starts = [
  ['main', 'missing', MISSING],
  ['main', 'never', SLOW],
  ['shared', 'page', MISSING],
  ['shared', 'half', MISSING],
  ['engine', 'missing', NOT_LOADED],
  ['engine', 'page', NOT_LOADED],
  ['engine', 'half', NOT_LOADED],
  ['engine', 'nothing', NOT_LOADED],
  ['engine', 'never', SLOW],
];

test('the page does not start: it says so, and starts when the fault is over', async ({ page }) => {
  const board = new BoardPage(page);
  const again = board.button('Try again');
  let [badFile, badAnswer] = [];
  await page.clock.install();
  await page.route(/\/(main\.js|shared-[\w-]+\.js|engine\.wasm)$/, (route) =>
    route.request().url().includes(`/${badFile}`) ? answers[badAnswer](route) : route.continue(),
  );
  await board.play('Chess');
  await board.moves(['e2e4', 'e7e5']);
  for (const [file, answer, sentence] of starts)
    await test.step(`${file}: ${answer}`, async () => {
      [badFile, badAnswer] = [file, answer];
      await page.reload({ waitUntil: 'commit' });
      if (sentence === SLOW)
        await expect(async () => {
          await page.clock.fastForward('00:20');
          await expect(again).toBeVisible({ timeout: 100 });
        }).toPass();
      await expect(page.getByRole('status').first()).toContainText(sentence);
      badFile = null;
      await again.click();
      await expect(board.moveList()).toHaveText(['e4', 'e5']);
    });
});

/** What a worker may do in the place of searching; it is put in front of the real one. */
const atSearch = (what) =>
  `addEventListener('message', ({ data }) => { if (data.type === 'search') ${what} });`;
/** [fault, what the worker does, what the page says, whether the page has to wait for it] */
const workers = [
  ['never answers', null, 'The engine was silent for 20000 ms', true],
  ['is a page', '<!doctype html>', 'cannot be started', false],
  ['throws', atSearch('throw new Error("staged");'), 'has ended', false],
  ['ends', atSearch('close();'), 'The engine was silent for 10000 ms', true],
  ['hangs', atSearch('for (;;);'), 'The engine was silent for 10000 ms', true],
];

test('the worker of the computer fails: the page says so, and the game goes on', async ({
  page,
}) => {
  const board = new BoardPage(page);
  let fault = null;
  await page.clock.install();
  await page.route('**/worker/worker.js', async (route) => {
    if (fault === null) return route.continue();
    if (fault.does === null) return answers.never();
    const response = await route.fetch();
    const isScript = !fault.does.startsWith('<');
    const body = isScript ? `${fault.does}${await response.text()}` : fault.does;
    return route.fulfill({
      response,
      body,
      contentType: isScript ? 'text/javascript' : 'text/html',
    });
  });
  const moves = ['e2e4', 'd2d4', 'b1c3', 'g1f3', 'a2a3'];
  for (const [index, [name, does, sentence, mustWait]] of workers.entries())
    await test.step(name, async () => {
      fault = { does };
      if (index === 0) await board.open('Chess');
      else await page.reload();
      await board.move(moves[index]);
      await board.expectMoveCount(2 * index + 1);
      const said = board.record.getByText(`The computer ran into a problem: `);
      if (mustWait)
        await expect(async () => {
          await page.clock.fastForward('00:05');
          await expect(said).toBeVisible({ timeout: 100 });
        }).toPass({ intervals: [100] });
      await expect(said).toContainText(sentence);
      fault = null;
      await board.button('Continue').click();
      await board.expectMoveCount(2 * index + 2);
    });
});

/** [fault, how it comes about, what the page says of it; null where nothing is lost] */
const storage = [
  [
    'all is deleted',
    (devtools, page) =>
      devtools.send('Storage.clearDataForOrigin', {
        origin: new URL(page.url()).origin,
        storageTypes: 'all',
      }),
    null,
  ],
  [
    'a newer page has changed its shape',
    (_, page) =>
      page.evaluate(
        () =>
          new Promise((resolve) => {
            const opening = indexedDB.open('kingcraft', 99);
            opening.onsuccess = () => {
              opening.result.close();
              resolve();
            };
          }),
      ),
    'This browser does not let the page save your games.',
  ],
];

for (const [fault, happen, sentence] of storage)
  test(`what the browser stores: ${fault}`, async ({ page, context }) => {
    const board = new BoardPage(page);
    await board.play('Chess');
    await board.moves(['e2e4']);
    await happen(await context.newCDPSession(page), page);
    await board.moves(['e7e5', 'g1f3']);
    if (sentence) await expect(page.getByText(sentence)).toBeVisible();
    else await page.reload();
    await expect(board.moveList()).toHaveText(['e4', 'e5', 'Nf3']);
  });

test('the page crashes, freezes, sleeps, or the time of day is changed: the game goes on', async ({
  page,
  context,
}) => {
  const board = new BoardPage(page);
  const clock = page.getByRole('timer', { name: 'Black’s clock' });
  await page.clock.install();
  await board.play('Chess', { clock: '5+0' });
  await board.moves(['e2e4']);
  for (const hours of [1, -2]) {
    await page.clock.setSystemTime(new Date(Date.now() + hours * 3_600_000));
    await page.clock.fastForward('00:01');
    await expect(clock).toHaveText(/^4:\d\d$/);
  }
  const devtools = await context.newCDPSession(page);
  for (const state of ['frozen', 'active'])
    await devtools.send('Page.setWebLifecycleState', { state });
  await board.moves(['e7e5']);
  await page.clock.fastForward('01:00:00');
  await expect(board.state).toHaveText('Black wins on time.');
  await board.button('Undo').click();
  await board.moves(['g1f3']);

  const crashed = page.waitForEvent('crash');
  devtools.send('Page.crash').catch(() => {});
  await crashed;
  const next = await context.newPage();
  await next.goto('/#play');
  await expect(new BoardPage(next).moveList()).toHaveText(['e4', 'e5', 'Nf3']);
});

/** [what, the text, what the page says of it; null where it opens it] */
const texts = [
  ['100,000 tags', `${'[Tag%d "x"]\n'.repeat(100_000)}\n1. e4 *`, null],
  ['200,000 moves', 'Nf3 Nf6 Ng1 Ng8 '.repeat(50_000), 'A game has at most 100000 moves'],
  ['a comment with markup', '1. e4 {<img src=x onerror="document.title=1">} *', null],
  ['a picture', '\x89PNG\r\n\x1A\n\0\0\0', 'A zero byte stands here'],
];

test('texts that are too much for a study leave it as it is', async ({ page }) => {
  await page.goto('/#analyse/chess');
  const panel = page.getByRole('complementary', { name: 'Study' });
  const e4 = panel.getByRole('button', { name: 'White e4' });
  for (const [what, text, sentence] of texts)
    await test.step(what, async () => {
      await panel.getByRole('tab', { name: 'PGN' }).click();
      let number = 0;
      const buffer = Buffer.from(text.replaceAll('%d', () => number++));
      const file = { name: 'a.pgn', mimeType: 'text/plain', buffer };
      await panel.getByLabel('Or choose a file').setInputFiles(file);
      if (sentence) await expect(panel.getByRole('alert')).toContainText(sentence);
      if (sentence) await panel.getByRole('tab', { name: 'Moves' }).click();
      await expect(e4).toBeVisible();
    });
  await expect(panel.getByText('<img src=x')).toBeVisible();
  await expect(page).toHaveTitle(/Kingcraft/);
});
