// Moves that are made ahead of the turn, while the computer thinks.

import { expect, test } from './board-page.js';

/** A clock on which the computer thinks for as long as the test takes. */
const LONG = { clock: 'own', minutes: 180, seconds: 0 };

test('a premove is shown, cancelled, played when it is due, and dropped with its reason', async ({
  board,
  page,
}) => {
  await board.play('Chess', { black: 'Computer', level: 10, ...LONG });
  await board.move('e2e4');
  await board.move('g1f3');
  await expect(board.record).toContainText('Premove g1–f3');
  await expect(board.square('f3')).toHaveAccessibleName('f3, empty, premove');
  await page.keyboard.press('Escape');
  await expect(board.square('f3')).toHaveAccessibleName('f3, empty');
  await board.move('g1f3');
  await board.square('d5').click();
  await expect(board.square('f3'), 'a click cancels it').toHaveAccessibleName('f3, empty');
  await board.square('g1').focus();
  for (const key of ['Enter', 'ArrowUp', 'ArrowUp', 'ArrowLeft', 'Enter'])
    await page.keyboard.press(key);
  await expect(board.record).toContainText('Premove g1–f3');
  await board.button('Move now').click();
  await board.expectMoveCount(3);
  await board.expectOn('f3', 'white knight');
  await board.move('h2g3');
  await board.button('Move now').click();
  await expect(board.record).toContainText('Your premove h2–g3 is no longer possible.');
  await board.expectMoveCount(4);
  await expect(board.state).toHaveText('Your move');
});
