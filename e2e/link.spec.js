// Games by a link: opened, played on, copied, gone back in, and refused where the link is broken.

import { violations } from './axe.js';
import { expect, test } from './board-page.js';
import { expectBoxes } from './boxes.js';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('a link shows a game, each move makes a new one, and back takes a move back', async ({
  board,
  page,
}) => {
  await page.goto('/#play/flying?moves=e2e4,a7a6,f1f1%5E');
  await expect(page.getByRole('heading', { name: 'Flying Chess', level: 1 })).toBeAttached();
  await expect(board.moveList()).toHaveText(['e4', 'a6', 'Bf1^']);
  await expect(board.state).toHaveText('Black to move');
  await expect(board.record).toContainText('send your friend the new link');
  await expectBoxes(
    [board.square('e8'), board.square('e1')],
    'who is to move sits below',
    (own, other) => own.y > other.y,
  );
  await board.moves(['b7b6']);
  await board.button('Send').click();
  const sheet = page.getByRole('dialog', { name: 'Share' });
  await expect(sheet.getByRole('img', { name: 'QR code of the link' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await sheet.getByRole('button', { name: 'Copy' }).click();
  await expect(sheet.getByRole('status')).toHaveText('Link copied.');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(page.url());
  expect(copied).toMatch(/#play\/flying\?moves=e2e4,a7a6,f1f1%5E,b7b6$/);
  await sheet.getByRole('radio', { name: 'Position' }).check();
  await expect(sheet.getByRole('textbox', { name: 'Link' })).toHaveValue(/#play\/flying\?fen=/);
  const download = page.waitForEvent('download');
  await sheet.getByRole('button', { name: 'Save PGN' }).click();
  expect((await download).suggestedFilename()).toBe('kingcraft-flying.pgn');
  await sheet.getByRole('button', { name: 'Close' }).click();
  await page.goBack();
  await board.expectMoveCount(3);
  await page.goForward();
  await board.expectOn('b6', 'black pawn');
  await page.reload();
  await board.expectMoveCount(4);
  expect(await violations(page)).toEqual([]);
});

test('a link leaves the saved game alone, and so does a broken one', async ({ board, page }) => {
  await board.play('Chess');
  await board.moves(['e2e4']);
  await page.evaluate(() => {
    location.hash = '#play/tax?moves=d2d4';
  });
  await board.expectOn('d4', 'white pawn');
  await board.moves(['d7d5']);
  await page.goBack();
  await board.expectMoveCount(1);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Chess', level: 1 })).toBeAttached();
  await board.expectOn('e4', 'white pawn');
  await page.evaluate(() => {
    location.hash = '#play/chess?moves=e2e4,e7e4';
  });
  const warning = page.getByRole('status').filter({ hasText: 'Move 2: "e7e4"' });
  await expect(warning).toContainText('pawn');
  expect(await violations(page)).toEqual([]);
  await board.expectOn('e4', 'white pawn');
  await board.button('Close').click();
  await expect(warning).toBeHidden();
  await board.moves(['c7c5']);
  await page.reload();
  await expect(board.moveList()).toHaveText(['e4', 'c5']);
});
