// The page without what browsers give to secure pages alone: hosts on plain http have none of it.

import { expect, test } from './board-page.js';

test('screens open and the game is saved without a secure connection', async ({ board, page }) => {
  await page.addInitScript(() => {
    delete Crypto.prototype.randomUUID;
    delete Navigator.prototype.locks;
    delete Navigator.prototype.serviceWorker;
  });
  await board.play('Chess');
  expect(await page.evaluate(() => 'randomUUID' in crypto)).toBe(false);
  await board.moves(['e2e4', 'e7e5']);
  await page.reload();
  await expect(board.moveList()).toHaveText(['e4', 'e5']);
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Play Tax Chess' })).toBeVisible();
  await page.goForward();
  await expect(board.moveList()).toHaveText(['e4', 'e5']);
});
