// What the reader sets: sounds, coordinates, size, and a board that turns; and that it is kept.

import { violations } from './axe.js';
import { expect, test } from './board-page.js';

test.use({ bypassCSP: true });

test('settings change the board, silence it, and are kept', async ({ board, page }) => {
  await page.addInitScript(() => {
    globalThis.knocks = 0;
    const { start } = OscillatorNode.prototype;
    OscillatorNode.prototype.start = function count(...when) {
      globalThis.knocks += 1;
      return start.apply(this, when);
    };
  });
  const knocks = () => page.evaluate(() => globalThis.knocks);
  await board.play('Chess');
  await board.moves(['e2e4']);
  await expect.poll(knocks).toBe(1);
  await board.button('Sound').click();
  await expect(board.button('Sound')).toHaveAttribute('aria-pressed', 'false');
  await board.moves(['d7d5', 'e4d5']);
  expect(await knocks()).toBe(1);
  await page.getByText('Settings', { exact: true }).click();
  await expect(page.getByRole('checkbox', { name: 'Sounds' })).not.toBeChecked();
  const before = await board.square('a1').boundingBox();
  await page.getByRole('combobox', { name: 'Size' }).selectOption('Small');
  await page.getByRole('checkbox', { name: 'Coordinates' }).uncheck();
  await page.getByRole('checkbox', { name: 'Turn with the move' }).check();
  await page.getByRole('checkbox', { name: 'The key /' }).uncheck();
  await expect
    .poll(async () => (await board.square('a1').boundingBox()).width)
    .toBeLessThan(before.width * 0.8);
  expect(await violations(page)).toEqual([]);
  await board.moves(['g8f6']);
  const whiteBelow = await board.square('a1').boundingBox();
  await board.moves(['d2d4']);
  expect((await board.square('a1').boundingBox()).y).toBeLessThan(whiteBelow.y);
  await page.reload();
  await board.square('a1').focus();
  await page.keyboard.press('/');
  await expect(board.square('a1')).toBeFocused();
  await expect(board.button('Sound')).toHaveAttribute('aria-pressed', 'false');
  await expect
    .poll(async () => (await board.square('a1').boundingBox()).width)
    .toBeLessThan(before.width * 0.8);
});
