// The page on a host of plain http, where a browser withholds what it gives to secure pages alone.

import config from '../playwright.config.js';
import { expect, test } from './board-page.js';
import { withoutIsolation } from './without-isolation.js';

const HOST = 'plain.test';
const { launchOptions } = config.use;

test.use({
  launchOptions: {
    ...launchOptions,
    args: [...launchOptions.args, `--host-resolver-rules=MAP ${HOST} 127.0.0.1`],
  },
  baseURL: async ({ baseURL }, use) => {
    const url = new URL(baseURL);
    url.hostname = HOST;
    await use(url.href);
  },
});

test('screens open and the game is kept without a secure connection', async ({ board, page }) => {
  await withoutIsolation(page, (url) => url.replace(HOST, '127.0.0.1'));
  await board.play('Chess');
  expect(await page.evaluate(() => isSecureContext)).toBe(false);
  await board.moves(['e2e4', 'e7e5']);
  await page.reload();
  await expect(board.moveList()).toHaveText(['e4', 'e5']);
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Play Tax Chess' })).toBeVisible();
  await page.goForward();
  await expect(board.moveList()).toHaveText(['e4', 'e5']);
});
