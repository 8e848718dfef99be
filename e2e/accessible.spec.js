// A whole game by keyboard, and by what a screen reader says: roles, names and announcements, no pixels.

import { expect, test } from './board-page.js';

const FOOLS_MATE = [
  { from: 'f2', to: 'f3', said: 'White: f3' },
  { from: 'e7', to: 'e5', said: 'Black: e5' },
  { from: 'g2', to: 'g4', said: 'White: g4' },
  { from: 'd8', to: 'h4', said: 'Black wins by checkmate.' },
];

/** Where the reader is on the board, by the name of the square. */
const focusedSquare = async (page) => {
  const cell = page.getByRole('grid').getByRole('gridcell').and(page.locator(':focus'));
  await expect(cell).toHaveCount(1);
  return (await cell.getAttribute('aria-label')).slice(0, 2);
};

/** Goes to a square with the arrow keys, one step at a time. */
async function walkTo(page, target) {
  const [file, rank] = await focusedSquare(page);
  const across = target.charCodeAt(0) - file.charCodeAt(0);
  const up = Number(target[1]) - Number(rank);
  for (let step = 0; step < Math.abs(across); step++)
    await page.keyboard.press(across > 0 ? 'ArrowRight' : 'ArrowLeft');
  for (let step = 0; step < Math.abs(up); step++)
    await page.keyboard.press(up > 0 ? 'ArrowUp' : 'ArrowDown');
  expect(await focusedSquare(page)).toBe(target);
}

test('a game from the gallery to its end, by keyboard alone', async ({ board, page }) => {
  await page.goto('/');
  await board.button('Play Chess').press('Enter');
  await board.button('New game').press('Enter');
  await expect(page.getByRole('radio', { name: 'Chess', exact: true })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Friend here' })).toBeChecked();
  await board.button('Start').press('Enter');
  const grid = page.getByRole('grid', { name: 'Chess' });
  await grid.getByRole('gridcell', { name: /^a1,/ }).focus();
  for (const { from, to, said } of FOOLS_MATE) {
    await walkTo(page, from);
    await page.keyboard.press('Enter');
    await walkTo(page, to);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status').filter({ hasText: said }).first()).toBeAttached();
  }
  await expect(board.state).toHaveText('Black wins by checkmate.');
  await board.button('Rematch').press('Enter');
  await expect(board.state).toHaveText('White to move');
});
