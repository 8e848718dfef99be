// The page as a whole: for readers of all kinds, on small windows, and when something cannot be loaded.

import { test as plainTest } from '@playwright/test';
import { violations } from './axe.js';
import { expect, test } from './board-page.js';

for (const colorScheme of ['light', 'dark']) {
  test.describe(`accessibility, ${colorScheme}`, () => {
    test.use({ bypassCSP: true, colorScheme });

    test('the gallery', async ({ board, page }) => {
      await page.goto('/');
      await expect(board.button('Play Chess')).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });

    test('a game, its questions and menus', async ({ board, page }) => {
      await board.play('Flying Chess', {
        fen: '3k4/8/8/8/4R3/8/8/4K3|8/8/8/8/4n3/8/8/8 w - - 0 1',
      });
      expect(await violations(page)).toEqual([]);
      await board.move('e4e4^');
      expect(await violations(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await board.setUp('nonsense');
      await board.button('Resign').click();
      expect(await violations(page)).toEqual([]);
      await board.button('Resign').click();
      expect(await violations(page)).toEqual([]);
    });
  });
}

test.describe('a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  for (const name of ['Chess', "King's Court", 'Flying Chess']) {
    test(`${name} fits its width and is played by taps`, async ({ board, page }) => {
      await board.play(name);
      const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(wider).toBeLessThanOrEqual(0);
      await board.square('c2').tap();
      await board.square('c4').tap();
      await board.expectOn('c4', 'white pawn');
      const { width } = await board.square('c4').boundingBox();
      expect(width).toBeGreaterThanOrEqual(28);
    });
  }
});

test('the levels stand side by side or stacked by the room there is', async ({ board, page }) => {
  await board.play('Flying Chess');
  const wide = [await board.square('a1').boundingBox(), await board.square('a1^').boundingBox()];
  expect(wide[1].x).toBeGreaterThan(wide[0].x);
  expect(wide[1].y).toBe(wide[0].y);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect
    .poll(async () => {
      const [ground, upper] = [
        await board.square('a1').boundingBox(),
        await board.square('a1^').boundingBox(),
      ];
      return upper.x === ground.x && upper.y < ground.y;
    })
    .toBe(true);
});

test('the canvas is as sharp as the screen', async ({ browser }) => {
  const page = await browser.newPage({ deviceScaleFactor: 2 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Play Chess' }).click();
  const canvas = page.locator('#board canvas');
  const { width } = await canvas.boundingBox();
  expect(await canvas.evaluate(({ width: pixels }) => pixels)).toBe(Math.round(width * 2));
  await page.close();
});

plainTest('without the engine the page says so', async ({ page }) => {
  await page.route('**/*.wasm', (route) => route.abort());
  await page.goto('/');
  await expect(page.getByRole('status').first()).toContainText('could not be loaded');
});
