// What stands around the board: undo and redo, draws, resigning, FEN, the list of moves, the saved game.

import { expect, test } from './board-page.js';
import { boxesOf, expectBoxes } from './boxes.js';

const { step } = test;

test('moves are taken back and made again, looked up, copied and replaced', async ({
  board,
  context,
  page,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await board.play('Chess');
  await board.moves(['e2e4']);

  await step('a FEN can be copied', async () => {
    await page.getByText('Position', { exact: true }).click();
    await board.button('Copy').click();
    await expect(board.button('Copied')).toBeVisible();
    const text = await page.evaluate(() => navigator.clipboard.readText());
    expect(text).toBe('rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1');
  });

  await step('a bad FEN is explained, and the game goes on', async () => {
    await board.setUp('8/8/8/8/8/8/8/8 w - - 0 1');
    await expect(page.getByRole('alert')).toContainText(/king/i);
    await board.expectOn('e4', 'white pawn');
    await board.moves(['e7e5']);
    await expect(board.moveList()).toHaveText(['e4', 'e5']);
  });

  await step('undo and redo', async () => {
    await board.button('Undo').click();
    await board.expectOn('e7', 'black pawn');
    await expect(board.moveList()).toHaveText(['e4']);
    await board.button('Redo').click();
    await board.expectOn('e5', 'black pawn');
    await expect(board.button('Redo')).toBeDisabled();
  });

  await step('the list of moves leads back to earlier positions', async () => {
    await board.moves(['g1f3']);
    await page.getByRole('button', { name: 'White e4' }).click();
    await board.expectOn('e5', 'empty');
    await expect(board.state).toHaveText('After e4');
    await board.button('Back to the game').click();
    await board.expectOn('f3', 'white knight');
  });
});

test('against the computer, undo goes back to the own turn', async ({ board }) => {
  await board.play('Chess', { black: 'Computer' });
  await board.move('e2e4');
  await board.expectMoveCount(2);
  await board.button('Undo').click();
  await board.expectMoveCount(0);
  await expect(board.state).toHaveText('Your move');
  await board.button('Redo').click();
  await board.expectMoveCount(2);
});

test('the board is turned by the reader, and for a computer that has White and begins', async ({
  board,
}) => {
  await step("the reader's own turn", async () => {
    await board.play("King's Court");
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

test('two computers can be stopped, and resumed', async ({ board }) => {
  const players = { white: 'machine', black: 'machine' };
  const game = { variant: 'chess', players, level: 10, moves: [], end: null };
  await board.comeBackTo(game);
  await board.button('Move now').click();
  await expect(board.button('Continue')).toBeVisible();
  await expect(board.button('Move now')).toBeHidden();
  const count = await board.moveCount();
  await board.button('Continue').click();
  await expect.poll(() => board.moveCount()).toBeGreaterThan(count);
});

test('games end by resigning, which is asked for in place, by a claim and by agreement', async ({
  board,
}) => {
  await board.play('Chess');

  await step('resigning', async () => {
    await board.button('Resign').click();
    await expect(board.page.getByRole('alertdialog', { name: 'Resign as White?' })).toBeVisible();
    await board.button('Keep playing').click();
    await expect(board.state).toHaveText('White to move');
    await board.button('Resign').click();
    await board.button('Resign').click();
    await expect(board.state).toHaveText('Black wins by resignation.');
    await board.button('Rematch').click();
    await expect(board.state).toHaveText('White to move');
  });

  await step('a threefold repetition is claimed', async () => {
    const there = ['g1f3', 'g8f6', 'f3g1', 'f6g8'];
    await board.moves([...there, ...there]);
    await board.button('Claim draw').click();
    await board.button('Claim').click();
    await expect(board.state).toHaveText('Draw by threefold repetition.');
    await expect(board.button('Resign')).toBeDisabled();
  });

  await step('two people agree on a draw', async () => {
    await board.play('Two Kings');
    await board.button('Draw').click();
    await board.button('Agree').click();
    await expect(board.state).toHaveText('Draw by agreement.');
  });
});

test('the last game comes back on the next visit', async ({ board, page }) => {
  await board.play('Flying Chess');
  await board.moves(['f1f1^', 'a7a6']);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Flying Chess', level: 1 })).toBeAttached();
  await expect(board.moveList()).toHaveText(['Bf1^', 'a6']);
  await board.expectOn('f1^', 'white bishop');
});

for (const broken of [{ variant: 'none' }, { variant: 'chess', moves: ['e2e5'] }]) {
  test(`a broken game shows all games: ${JSON.stringify(broken)}`, async ({ board, page }) => {
    await board.comeBackTo(broken);
    await expect(page.getByRole('heading', { name: 'Chess with a twist', level: 1 })).toBeVisible();
    await expect(board.button('Play Chess')).toBeVisible();
  });
}
