// The menu on the board of the page: what goes through the moves closes it, and what changes no move leaves it working.

import { expect, test } from './board-page.js';

test.use({ viewport: { width: 1280, height: 800 } });

const BLACK_TO_MOVE = {
  Chess: ['8/P6k/8/8/8/8/8/K7 b - - 0 1', 'h7h6'],
  'Flying Chess': ['8/P6k/8/8/8/8/8/K7|8/8/8/8/8/8/8/8 b - - 0 1', 'h7h6'],
};

const CLOSES = {
  'Ctrl+Z': (page) => page.keyboard.press('Control+z'),
  'the wheel': async (page) => {
    await page
      .locator('#board canvas')
      .first()
      .hover({ position: { x: 300, y: 300 }, force: true });
    await page.mouse.wheel(0, -120);
  },
};

for (const [name, [fen, move]] of Object.entries(BLACK_TO_MOVE))
  for (const [what, close] of Object.entries(CLOSES))
    test(`${name}: ${what} closes the menu of a promotion`, async ({ board, page }) => {
      await board.play(name, { fen });
      await board.moves([move]);
      await board.square('a7').click();
      await board.square('a8').click();
      const menu = page.getByRole('menu', { name: 'Promote to' });
      await expect(menu).toBeVisible();
      await close(page);
      await expect(menu).toHaveCount(0);
      await board.expectOn('h7', 'black king');
      await board.expectOn('a7', 'white pawn');
    });

test('a window of another size leaves the menu working', async ({ board, page }) => {
  const [fen, move] = BLACK_TO_MOVE.Chess;
  await board.play('Chess', { fen });
  await board.moves([move]);
  await board.square('a7').click();
  await board.square('a8').click();
  await page.setViewportSize({ width: 390, height: 800 });
  await board.option('Rook').click();
  await board.expectOn('a8', 'white rook');
});
