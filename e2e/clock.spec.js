// Games with a clock: chosen with the game, shown beside the players, lost on time, saved.

import { violations } from './axe.js';
import { expect, test } from './board-page.js';

const clockOf = (page, color) => page.getByRole('timer', { name: `${color}’s clock` });

test('a flag falls, the clock waits after a reload, and undo gives time back', async ({
  board,
  page,
}) => {
  await page.clock.install();
  await board.play('Chess', { clock: '5+0' });
  await expect(clockOf(page, 'White')).toHaveText('5:00');
  await page.clock.fastForward('00:30');
  await expect(clockOf(page, 'White')).toHaveText('5:00');
  await board.moves(['e2e4']);
  await page.clock.fastForward('01:00');
  await expect(clockOf(page, 'Black')).toHaveText(/^3:[345]\d$/);
  await page.reload();
  await expect(board.record).toContainText('Clocks paused.');
  await page.clock.fastForward('10:00');
  await expect(clockOf(page, 'Black')).toHaveText(/^3:[345]\d$/);
  await board.button('Continue').click();
  const [minutes, seconds] = (await clockOf(page, 'Black').textContent()).split(':').map(Number);
  await page.clock.fastForward((minutes * 60 + seconds - 15) * 1000);
  await expect(clockOf(page, 'Black')).toHaveText(/^0:\d\d(\.\d)?$/);
  await expect(page.getByText('Black is low on time.')).toBeAttached();
  expect(await violations(page)).toEqual([]);
  await page.clock.fastForward('00:30');
  await expect(board.state).toHaveText('White wins on time.');
  await expect(clockOf(page, 'Black')).toHaveText('0:00.0');
  await board.button('Undo').click();
  await board.button('Play on').click();
  await expect(clockOf(page, 'Black')).toHaveText('5:00');
  await expect(board.state).toHaveText('Black to move');
  await board.button('Undo').click();
  await expect(board.state).toHaveText('White to move');
});

test('the computer plays by a clock of the reader’s own', async ({ board, page }) => {
  await board.play('Tax Chess', { black: 'Computer', clock: 'own', minutes: 2, seconds: 1 });
  await expect(clockOf(page, 'Black')).toHaveText('2:00');
  await board.move('e2e4');
  await board.expectMoveCount(2);
  await expect(clockOf(page, 'Black')).toHaveText(/^(2:0|1:)/);
  await board.button('New game').click();
  await expect(page.getByRole('spinbutton', { name: 'Minutes' })).toHaveValue('2');
});
