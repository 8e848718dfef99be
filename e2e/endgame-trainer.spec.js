// Endings played against the tables.

import { violations } from './axe.js';
import { expect, test } from './board-page.js';
import { expectInWidth } from './boxes.js';

const PHONE = { width: 390, height: 844 };

const deskOf = (page) => page.getByRole('region', { name: 'Against perfect play' });
const squareOf = (desk, square) => desk.getByRole('gridcell', { name: new RegExp(`^${square},`) });
// The board has one of its own, before this one.
const statusOf = (desk) => desk.getByRole('status').last();
const buttonOf = (desk, name) => desk.getByRole('button', { name, exact: true });

async function openEnding(page, game, name) {
  await page.goto(`/#endings/${game}`);
  const desk = deskOf(page);
  await desk.getByRole('button', { name: new RegExp(`: ${name}`) }).click();
  await expect(desk.getByRole('heading', { name, exact: true })).toBeVisible();
  return desk;
}

test('a reader wins an ending move by move, and finds it done the next time', async ({
  // Its fixture fails the test on any error of the page.
  board: _,
  page,
}) => {
  const desk = await openEnding(page, 'chess', 'Queen against king');
  await expect(statusOf(desk)).toContainText('You can win in 3 moves.');
  for (let moves = 3; moves > 0; moves -= 1) {
    await buttonOf(desk, 'Show me').click();
    await expect(statusOf(desk)).toContainText('Best is');
    const told = await statusOf(desk).textContent();
    await squareOf(desk, told.match(/[a-h][1-8]/)[0]).click();
    await expect(statusOf(desk)).toContainText(
      moves > 1 ? /Nothing is faster\..* (with this move|in 2 moves)/ : 'Won in 3 moves.',
    );
  }
  await expect(buttonOf(desk, 'Next endgame')).toBeFocused();
  await expect(desk.getByRole('button', { name: '1: Queen against king, done' })).toBeVisible();
  await page.reload();
  await expect(desk.getByRole('button', { name: '1: Queen against king, done' })).toBeVisible();
  await expect(desk.getByText('Endgame 2 of 5')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.setViewportSize(PHONE);
  await expectInWidth(page);
});

test('a move that gives the win away is told at once, and can be taken back', async ({
  board: _,
  page,
}) => {
  const desk = await openEnding(page, 'tax', 'Knight against king');
  await squareOf(desk, 'e5').click();
  await squareOf(desk, 'f3').click();
  await expect(statusOf(desk)).toContainText('Nf3 throws away the win: it is a draw now.');
  await expect(buttonOf(desk, 'Take it back')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(squareOf(desk, 'e5')).toHaveAccessibleName(/white knight/);
  await squareOf(desk, 'e5').click();
  await squareOf(desk, 'd3').click();
  await expect(statusOf(desk)).toContainText('Won in one move.');
});
