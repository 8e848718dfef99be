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
  await page.route(/\/(main\.js|shared-\w+\.js|engine\.wasm)$/, (route) =>
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

test('the worker of the computer never answers: the game goes on when it does', async ({
  page,
}) => {
  const board = new BoardPage(page);
  let isSilent = true;
  await page.clock.install();
  await page.route('**/worker/worker.js', (route) =>
    isSilent ? answers.never() : route.continue(),
  );
  const asked = page.waitForRequest('**/worker/worker.js');
  await board.open('Chess');
  await board.move('e2e4');
  await asked;
  for (let quarter = 0; quarter < 5; quarter++) await page.clock.fastForward('00:05');
  await expect(board.record).toContainText(
    'The computer ran into a problem: The engine was silent',
  );
  isSilent = false;
  await board.button('Continue').click();
  await board.expectMoveCount(2);
});

test('the reader deletes what sites store: the game on the board is kept', async ({
  page,
  context,
}) => {
  const board = new BoardPage(page);
  await board.play('Chess');
  await board.moves(['e2e4']);
  const devtools = await context.newCDPSession(page);
  const origin = new URL(page.url()).origin;
  await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await board.moves(['e7e5']);
  await page.reload();
  await expect(board.moveList()).toHaveText(['e4', 'e5']);
});
