// Endgames played against the tables.

import { violations } from './axe.js';
import { expect, test } from './board-page.js';
import { expectInWidth } from './boxes.js';

const PHONE = { width: 390, height: 844 };

const trainerOn = (page) => page.getByRole('region', { name: 'Against perfect play' });
const squareOf = (trainer, square) =>
  trainer.getByRole('gridcell', { name: new RegExp(`^${square},`) });
// The board has its own status, in front of this one.
const statusOf = (trainer) => trainer.getByRole('status').last();
const buttonOf = (trainer, name) => trainer.getByRole('button', { name, exact: true });

async function openEndgame(page, game, name) {
  await page.goto(`/#endings/${game}`);
  const trainer = trainerOn(page);
  await trainer.getByRole('button', { name: new RegExp(`: ${name}`) }).click();
  await expect(trainer.getByRole('heading', { name, exact: true })).toBeVisible();
  return trainer;
}

test('a reader wins an endgame move by move, and finds it done the next time', async ({
  // Its fixture fails the test on any error of the page.
  board: _,
  page,
}) => {
  const trainer = await openEndgame(page, 'chess', 'Queen against king');
  await expect(statusOf(trainer)).toContainText('You can win in 3 moves.');
  for (let moves = 3; moves > 0; moves -= 1) {
    await buttonOf(trainer, 'Show me').click();
    await expect(statusOf(trainer)).toContainText('is best.');
    const hint = await statusOf(trainer).textContent();
    await squareOf(trainer, hint.match(/[a-h][1-8]/)[0]).click();
    await expect(statusOf(trainer)).toContainText(
      moves > 1 ? /Nothing is faster\..* (with this move|in 2 moves)/ : 'Won in 3 moves.',
    );
  }
  await expect(buttonOf(trainer, 'Next endgame')).toBeFocused();
  await expect(trainer.getByRole('button', { name: '1: Queen against king, done' })).toBeVisible();
  await page.reload();
  await expect(trainer.getByRole('button', { name: '1: Queen against king, done' })).toBeVisible();
  await expect(trainer.getByText('Endgame 2 of 5')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.setViewportSize(PHONE);
  await expectInWidth(page);
});

test('a move that gives the win away is reported at once, and can be taken back', async ({
  board: _,
  page,
}) => {
  const trainer = await openEndgame(page, 'tax', 'Knight against king');
  await squareOf(trainer, 'e5').click();
  await squareOf(trainer, 'f3').click();
  await expect(statusOf(trainer)).toContainText('Nf3 throws away the win: it is now a draw.');
  await expect(buttonOf(trainer, 'Take it back')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(squareOf(trainer, 'e5')).toHaveAccessibleName(/white knight/);
  await squareOf(trainer, 'e5').click();
  await squareOf(trainer, 'd3').click();
  await expect(statusOf(trainer)).toContainText('Won in one move.');
});
