// What the reader sets: sounds, coordinates, size, and a board that turns; and that it is kept.

import { violations } from './axe.js';
import { expect, test } from './board-page.js';
import { boxesOf, expectBoxes } from './boxes.js';

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
  const corner = [board.square('a1')];
  const [before] = await boxesOf(...corner);
  const isSmall = ({ width }) => width < before.width * 0.8;
  await page.getByRole('combobox', { name: 'Size' }).selectOption('Small');
  await page.getByRole('checkbox', { name: 'Coordinates' }).uncheck();
  await page.getByRole('checkbox', { name: 'Flip the board every turn' }).check();
  await page.getByRole('checkbox', { name: 'Press /' }).uncheck();
  await expectBoxes(corner, 'small', isSmall);
  expect(await violations(page)).toEqual([]);
  await board.moves(['g8f6']);
  const ends = [board.square('a1'), board.square('a8')];
  await expectBoxes(ends, 'White sits below', (white, black) => white.y > black.y);
  await board.moves(['d2d4']);
  await expectBoxes(ends, 'Black sits below', (white, black) => white.y < black.y);
  await page.reload();
  await board.square('a1').focus();
  await page.keyboard.press('/');
  await expect(board.square('a1')).toBeFocused();
  await expect(board.button('Sound')).toHaveAttribute('aria-pressed', 'false');
  await expectBoxes(corner, 'small', isSmall);
});
