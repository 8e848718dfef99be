// Controls around the board that need a browser. The rest is tested in
// tests/js/page/play/game-controls.test.js.

import { expect, test } from './board-page.js';
import { boxesOf, expectBoxes } from './boxes.js';

const { step } = test;

test('a FEN is copied to the clipboard', async ({ board, context, page }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await board.play('Chess');
  await board.moves(['e2e4']);
  await page.getByText('Position', { exact: true }).click();
  await board.button('Copy').click();
  await expect(board.button('Copied')).toBeVisible();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toBe('rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1');
});

test('the board is turned by the reader, and for a computer that has White and begins', async ({
  board,
}) => {
  await step("the reader's own turn", async () => {
    await board.play('King’s Court');
    const corner = board.square('a1');
    const [before] = await boxesOf(corner);
    await board.button('Flip').click();
    await expectBoxes([corner], 'turned', ({ x, y }) => y < before.y && x > before.x);
  });

  await step('the computer begins', async () => {
    await board.play('Tax Chess', { white: 'Computer' });
    await board.expectMoveCount(1);
    await expect(board.state).toHaveText('Your move');
    await expectBoxes(
      [board.square('e1'), board.square('e8')],
      'Black sits below',
      (white, black) => white.y < black.y,
    );
  });
});
