// How a game ends: the result with its rule, a draw that the computer accepts or not, and the rematch.

import { violations } from './axe.js';
import { expect, test } from './board-page.js';

test('a mate shows the score and the rule behind it', async ({ board, page }) => {
  await page.goto('/#play/chess?moves=f2f3,e7e5,g2g4');
  await board.move('d8h4');
  await expect(board.state).toHaveText('Black wins by checkmate.');
  await expect(board.record).toContainText('0–1');
  await expect(board.button('Resign')).toBeDisabled();
  await expect(board.record.getByRole('link', { name: 'Analyse game' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await board.button('Hide result').click();
  await expect(board.button('Rematch')).toBeHidden();
  await expect(board.record.getByText('0–1')).toBeHidden();
  await board.button('Show result').click();
  await expect(board.button('Rematch')).toBeVisible();
  await board.record.getByRole('link', { name: 'The rule' }).click();
  await expect(page).toHaveURL(/#learn\/chess\/5\.1\.1$/);
});

test('the computer answers an offer of a draw by its own score, and plays the rematch with the other color', async ({
  board,
  page,
}) => {
  await board.play('Chess', { black: 'Computer', fen: '4k3/p7/8/8/8/8/PPPP4/QRR1K3 w - - 0 1' });
  const offer = async () => {
    await board.button('Draw').click();
    await board.button('Offer').click();
  };
  await offer();
  await expect(board.record).toContainText('The computer declines. It is too early to tell.');
  await page.reload();
  await expect(board.record).toContainText('The computer declines. It is too early to tell.');
  for (const [index, move] of ['a2a3', 'b2b3', 'c2c3'].entries()) {
    await board.move(move);
    await board.expectMoveCount(2 * index + 2);
  }
  await offer();
  await expect(board.state).toHaveText('Draw by agreement.');
  await expect(board.record).toContainText('The computer accepts the draw.');
  await expect(board.record).toContainText('½–½');
  await board.button('Rematch').click();
  await board.expectMoveCount(1);
  await expect(board.state).toHaveText('Your move');
  await expect(board.record).toContainText('You play Black.');
  await board.expectOn('a7', 'black pawn');
});
