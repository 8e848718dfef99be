// Two levels in the form that the reader chooses.

import { violations } from './axe.js';
import { expect, test } from './board-page.js';
import { boxesOf, expectBoxes } from './boxes.js';

test('two levels stand side by side, stacked, or on one board, where moves are made too', async ({
  board,
  page,
}) => {
  await page.goto('/#play/flying');
  await board.expectOn('e1', 'white king');
  await board.button('Settings').click();
  const levels = page.getByRole('combobox', { name: 'Two-level boards' });
  const corners = [board.square('a1'), board.square('a1^')];
  await levels.selectOption('Stacked');
  await expectBoxes(
    corners,
    'stacked',
    (ground, upper) => upper.x === ground.x && upper.y < ground.y,
  );
  await levels.selectOption('Side by side');
  await expectBoxes(
    corners,
    'side by side',
    (ground, upper) => upper.x > ground.x && upper.y === ground.y,
  );
  await levels.selectOption('On one board');
  await expectBoxes(
    corners,
    'on one board',
    (ground, upper) =>
      upper.x > ground.x && upper.x < ground.x + ground.width && upper.y === ground.y,
  );
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await board.move('f1f1^');
  await board.expectOn('f1^', 'white bishop');
  const [{ x, y, width }] = await boxesOf(board.square('b8'));
  await page.mouse.click(x + width * 0.8, y + width * 0.2);
  await expect(board.square('b8')).toHaveAttribute('aria-selected', 'true');
  await board.square('c6').click();
  await board.expectOn('c6', 'black knight');
  await page.reload();
  await board.expectOn('f1^', 'white bishop');
  await expectBoxes(corners, 'on one board', (ground, upper) => upper.width < ground.width);
});
