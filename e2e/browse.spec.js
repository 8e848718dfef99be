// Going through the moves of a game that goes on: by the wheel, and by keys where the focus
// counts. Buttons and other keys are tested in tests/js/page/play/browse-moves.test.js.

import { violations } from './axe.js';
import { expect, test } from './board-page.js';

const shown = (page) => page.locator('#moves [aria-current]');

const wheel = (turn) => async (page) => {
  await page.locator('#board').hover();
  await page.mouse.wheel(0, turn);
};
test('the wheel goes through the moves, which stay', async ({ board, page }) => {
  await board.play('Chess');
  await board.moves(['e2e4', 'e7e5', 'g1f3', 'b8c6']);
  await wheel(-120)(page);
  await expect(shown(page)).toHaveText('Nf3');
  await board.expectOn('b8', 'black knight');
  await wheel(-120)(page);
  await expect(shown(page)).toHaveText('e5');
  await wheel(120)(page);
  await expect(shown(page)).toHaveText('Nf3');
  await page.getByRole('button', { name: 'Previous move', exact: true }).click();
  await expect(shown(page)).toHaveText('e5');
  await page.keyboard.press('End');
  await wheel(120)(page);
  await expect(shown(page)).toHaveText('Nc6');
  await expect(board.moveList()).toHaveText(['e4', 'e5', 'Nf3', 'Nc6']);
  expect(await violations(page)).toEqual([]);
});

test('a board that is reached by keyboard keeps its arrow keys', async ({ board, page }) => {
  await board.play('Chess');
  await board.moves(['e2e4', 'e7e5', 'g1f3', 'b8c6']);
  await board.square('e2').focus();
  await page.keyboard.press('ArrowLeft');
  await expect(shown(page)).toHaveText('Nf3');
  await page.keyboard.press('End');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(board.square('e2')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(board.square('d2')).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await board.expectOn('d4', 'white pawn');
  await board.square('d7').click();
  await board.square('d5').click();
  await page.keyboard.press('ArrowLeft');
  await expect(shown(page)).toHaveText('d4');
});

test('where the page scrolls, the wheel scrolls it', async ({ board, page }) => {
  await page.setViewportSize({ width: 500, height: 500 });
  await board.play('Chess');
  await board.moves(['e2e4']);
  await wheel(-120)(page);
  await wheel(120)(page);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await expect(shown(page)).toHaveText('e4');
});
