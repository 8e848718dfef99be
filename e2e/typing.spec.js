// Moves by typing.

import { violations } from './axe.js';
import { expect, test } from './board-page.js';

test('a move is typed, completed, or explained', async ({ board, page }) => {
  await page.goto('/#play/chess');
  await board.square('a1').focus();
  await page.keyboard.press('/');
  const field = page.getByRole('textbox', { name: 'Type a move' });
  await expect(field).toBeFocused();
  await page.keyboard.type('e2e5');
  await page.keyboard.press('Enter');
  await expect(field).toHaveAccessibleDescription(/"e2e5" is not a legal move here\. .*pawn/);
  expect(await violations(page)).toEqual([]);
  await field.fill('🙂');
  await page.keyboard.press('Enter');
  await expect(field).toHaveAccessibleDescription(/^"🙂" is not a move/);
  await field.fill('nf');
  await page.keyboard.press('Enter');
  await board.expectOn('f3', 'white knight');
  await expect(field).toHaveValue('');
  await expect(field).toBeFocused();
  await page.keyboard.type('d5');
  await page.keyboard.press('Enter');
  await expect(board.moveList()).toHaveText(['Nf3', 'd5']);
});
