// Two levels in the form that the reader chooses.

import { violations } from './axe.js';
import { expect, test } from './board-page.js';

test.use({ bypassCSP: true });

test('two levels stand side by side, stacked, or on one board, where moves are made too', async ({
  board,
  page,
}) => {
  await page.goto('/#play/flying');
  await board.expectOn('e1', 'white king');
  await board.openMenu();
  await page.getByText('Settings', { exact: true }).click();
  const levels = page.getByRole('combobox', { name: 'Levels' });
  const boxes = async () => [
    await board.square('a1').boundingBox(),
    await board.square('a1^').boundingBox(),
  ];
  await levels.selectOption('Stacked');
  await expect
    .poll(async () => {
      const [ground, upper] = await boxes();
      return upper.x === ground.x && upper.y < ground.y;
    })
    .toBe(true);
  await levels.selectOption('Side by side');
  await expect
    .poll(async () => {
      const [ground, upper] = await boxes();
      return upper.x > ground.x && upper.y === ground.y;
    })
    .toBe(true);
  await levels.selectOption('On one board');
  await expect
    .poll(async () => {
      const [ground, upper] = await boxes();
      return upper.x > ground.x && upper.x < ground.x + ground.width && upper.y === ground.y;
    })
    .toBe(true);
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await board.move('f1f1^');
  await board.expectOn('f1^', 'white bishop');
  const { x, y, width } = await board.square('b8').boundingBox();
  await page.mouse.click(x + width * 0.8, y + width * 0.2);
  await expect(board.square('b8')).toHaveAttribute('aria-selected', 'true');
  await board.square('c6').click();
  await board.expectOn('c6', 'black knight');
  await page.reload();
  await board.expectOn('f1^', 'white bishop');
  const [ground, upper] = await boxes();
  expect(upper.width).toBeLessThan(ground.width);
});
