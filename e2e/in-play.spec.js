// Help for a player in a game: captured pieces and facts beside the board, hints, a question about a blunder,
// drawings.

import { expect, test } from './board-page.js';

const { step } = test;

test('captured pieces, the state of the game, and drawings until the next click', async ({
  board,
  page,
}) => {
  const facts = page.locator('#game-facts');
  const captured = (place) => page.locator(`#captured-${place}`);

  await step('in Tax Chess the reach of both kings is counted', async () => {
    await board.play('Tax Chess');
    const reach = facts.getByRole('img', { name: /White’s king may go .*1 toward d2/ });
    await expect(reach).toBeVisible();
    await board.moves(['e2e4', 'd7d5', 'e4d5']);
    await expect(facts.getByRole('img', { name: /Black’s king may go/ })).toBeVisible();
    await expect(captured('bottom')).toHaveAccessibleName('Captured: Pawn. Ahead by 1.');
    await expect(captured('top')).toBeHidden();
    await board.moves(['d8d5', 'b1c3', 'd5e5', 'f1e2']);
    await expect(captured('top')).toHaveAccessibleName('Captured: Pawn.');
    await board.button('First position').click();
    await expect(captured('bottom')).toBeHidden();
    await board.button('Back to the game').click();
  });

  await step('arrows and circles', async () => {
    const draw = async (from, to, key) => {
      if (key) await page.keyboard.down(key);
      await board.square(from).hover();
      await page.mouse.down({ button: 'right' });
      await board.square(to).hover();
      await page.mouse.up({ button: 'right' });
      if (key) await page.keyboard.up(key);
    };
    await draw('g1', 'f3');
    await draw('d4', 'd4', 'Shift');
    await board.expectOn('g1', 'white knight, green arrow to f3');
    await board.expectOn('d4', 'empty, red circle');
    await board.square('a5').click();
    await expect(board.square('g1')).toHaveAccessibleName('g1, white knight');
    await draw('g1', 'h3', 'Alt');
    await board.expectOn('g1', 'white knight, blue arrow to h3');
    await board.move('b8c6');
    await expect(board.square('g1')).toHaveAccessibleName('g1, white knight');
  });

  await step('in Two Kings the royal ones are named', async () => {
    await board.play('Two Kings');
    await expect(facts.getByRole('img', { name: 'White’s king on e1 is royal' })).toBeVisible();
  });
});

test('a hint shows the piece and then the move; a weak opponent asks about a blunder', async ({
  board,
  page,
}) => {
  const detail = page.locator('#state-detail');
  await board.play('Chess', { black: 'Computer', level: 1 });
  await board.setUp('4k3/7p/8/3q4/8/2N5/7P/4K3 w - - 0 1');

  await step('the hint', async () => {
    await board.button('Hint').click();
    await expect(detail).toContainText('Hint: look at your knight on c3.');
    await board.expectOn('c3', 'white knight, hint');
    await board.button('Hint').click();
    await expect(detail).toHaveText(
      /^Hint: play Nxd5\. The knight on c3 takes the queen on d5, and nothing can recapture\./,
    );
    await expect(board.moveList()).toHaveCount(0);
  });

  await step('the blunder is taken back', async () => {
    await board.move('c3b1');
    await expect(board.state).toHaveText('That looks like a mistake.');
    await expect(board.moveList()).toHaveText(['Nb1']);
    await board.button('Take back').click();
    await board.expectMoveCount(0);
    await expect(board.state).toHaveText('Your move');
  });

  await step('or it stands, and the computer answers', async () => {
    await board.move('c3b1');
    await board.button('Play on').click();
    await board.expectMoveCount(2);
    await expect(board.button('Take back')).toBeHidden();
  });

  await step('nobody is asked who does not want it', async () => {
    await board.setUp('4k3/7p/8/3q4/8/2N5/7P/4K3 w - - 0 1');
    await board.button('Settings').click();
    await page.getByRole('checkbox', { name: /Warn me when a move loses a piece/ }).uncheck();
    await page.keyboard.press('Escape');
    await board.move('c3b1');
    await board.expectMoveCount(2);
  });
});
