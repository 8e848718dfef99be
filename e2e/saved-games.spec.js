// Saving: in two tabs, and in a browser that refuses it.

import { BoardPage, expect, test } from './board-page.js';
import { writeStored } from './stored-records.js';

test('two tabs save a game each, and each comes back to its own', async ({ board, context }) => {
  await board.play('Chess');
  await board.moves(['e2e4', 'e7e5']);
  const other = new BoardPage(await context.newPage());
  await other.play('Tax Chess');
  await other.moves(['d2d4']);
  await board.moves(['g1f3']);
  await board.page.reload();
  await expect(board.moveList()).toHaveText(['e4', 'e5', 'Nf3']);
  await other.page.reload();
  await expect(other.moveList()).toHaveText(['d4']);
});

test('a tab and its double do not write the same game', async ({ board, context, page }) => {
  await board.play('Chess');
  await board.moves(['e2e4', 'e7e5']);
  const [double] = await Promise.all([
    context.waitForEvent('page'),
    page.evaluate(() => {
      open(location.href);
    }),
  ]);
  const other = new BoardPage(double);
  await other.button('Play Tax Chess').click();
  await other.newGame({ white: 'You', black: 'You' });
  await other.moves(['d2d4']);
  await board.moves(['g1f3']);
  await page.reload();
  await expect(board.moveList()).toHaveText(['e4', 'e5', 'Nf3']);
  await double.reload();
  await expect(other.moveList()).toHaveText(['d4']);
});

test('a browser that saves nothing is reported once, and the game goes on', async ({
  board,
  page,
}) => {
  await page.addInitScript(() => {
    for (const name of ['indexedDB', 'localStorage', 'sessionStorage'])
      Object.defineProperty(globalThis, name, {
        get() {
          throw new DOMException('refused', 'SecurityError');
        },
      });
  });
  await board.open('Chess');
  const notices = page.getByRole('complementary', { name: 'Notices' });
  await expect(notices).toContainText('does not let Kingcraft save your games');
  await notices.getByRole('button', { name: 'Close' }).click();
  await board.newGame({ white: 'You', black: 'You' });
  await board.moves(['e2e4', 'e7e5']);
  await expect(notices.getByRole('button')).toHaveCount(0);
});

test('a full browser is reported, and the game goes on', async ({ board, page }) => {
  await page.goto('/');
  const browser = await page.context().newCDPSession(page);
  const { origin } = new URL(page.url());
  await browser.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
  await board.button('Play Chess').click();
  await expect(page.getByText('no space left for your games')).toBeVisible();
  await board.move('e2e4');
  await expect(board.moveList()).toHaveText([/^e4$/, /./]);
});

/** Broken values in place of all settings and progress. */
const names = 'theme preferences lessons ladder nextGame endings puzzles'.split(' ');
const garbage = [null, 7, 10n, 'x'.repeat(1e6), [[1]], { version: '99', tax: null }];

test('with any values in the place of settings and progress, the games can be read and saved as a file', async ({
  board,
  page,
}) => {
  await board.play('Chess');
  await board.moves(['e2e4']);
  for (const value of garbage) {
    await writeStored(page, { values: names.map((name) => [name, value]) });
    await page.goto('/#learn/tax');
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Tax Chess', level: 1 })).toBeVisible();
    await board.goTo('Your games');
    await expect(page.getByRole('button', { name: /^Open Chess/ })).toBeVisible();
    const saved = page.waitForEvent('download');
    await board.button('Save all as PGN').click();
    await saved;
    const backup = page.waitForEvent('download');
    await board.button('Save a backup file').click();
    await backup;
  }
});
