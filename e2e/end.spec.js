// How a game ends: the card with the result and its rule, a draw that the computer accepts or not, the rematch, and who
// is played next.

import { violations } from './axe.js';
import { expect, test } from './board-page.js';

test('a mate shows who has won by which rule, on a card that can be closed', async ({
  board,
  page,
}) => {
  await page.goto('/#play/chess?moves=f2f3,e7e5,g2g4');
  await board.move('d8h4');
  const card = page.getByRole('dialog', { name: 'Black won' });
  await expect(card).toBeFocused();
  await expect(card).toContainText('0–1 Black wins by checkmate.');
  await expect(board.button('Resign')).toBeDisabled();
  await expect(card.getByRole('link', { name: 'Review' })).toHaveAttribute(
    'href',
    '#analyse?review',
  );
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(card).toBeHidden();
  await expect(page.getByRole('gridcell').and(page.locator(':focus'))).toBeVisible();
  await board.button('Show result').click();
  await board.button('Previous move').click();
  await expect(card).toBeHidden();
  await expect(board.button('Show result')).toBeHidden();
  await board.button('Latest move').click();
  await board.button('Show result').click();
  await card.getByRole('link', { name: 'The rule' }).click();
  await expect(page).toHaveURL(/#learn\/chess\/5\.1\.1$/);
  await page.goBack();
  await expect(board.state).toHaveText('Black wins by checkmate.');
  await card.getByRole('link', { name: 'Review' }).click();
  await expect(page.getByRole('tabpanel', { name: 'Review' })).toContainText(
    'The review is complete.',
  );
  await page.goBack();
  await page.reload();
  await expect(board.button('Show result')).toBeVisible();
  await expect(card).toBeHidden();
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
  await expect(page.getByRole('dialog', { name: 'Draw' })).toContainText('½–½');
  await board.button('Rematch').click();
  await board.expectMoveCount(1);
  await expect(board.state).toHaveText('Your move');
  await expect(board.record).toContainText('You play Black.');
  await board.expectOn('a7', 'black pawn');
});

test('a win leads to the next opponent, and two losses back to the one before', async ({
  board,
  page,
}) => {
  const players = { white: 'machine', black: 'person' };
  const moves = ['f2f3', 'e7e5', 'g2g4'];
  await board.comeBackTo({ variant: 'chess', players, level: 1, moves, end: null });
  await board.move('d8h4');
  const won = page.getByRole('dialog', { name: 'You won' });
  await expect(won).toContainText('Momo is next.');
  expect(await violations(page)).toEqual([]);
  await won.getByRole('button', { name: 'Play Momo' }).click();
  const lost = page.getByRole('dialog', { name: 'Momo won' });
  const resign = async () => {
    await board.button('Resign').click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Resign' }).click();
    await expect(lost).toBeVisible();
  };
  await resign();
  await expect(lost.getByRole('button', { name: /^Play/ })).toBeHidden();
  await lost.getByRole('button', { name: 'Rematch' }).click();
  await expect(board.record).toContainText('You play White.');
  await page.reload();
  await expect(page.getByText('Momo, level 2')).toBeVisible();
  await resign();
  await expect(lost).toContainText('Two losses in a row.');
  await expect(lost.getByRole('link', { name: 'Review' })).toBeHidden();
  await lost.getByRole('button', { name: 'Play Pip' }).click();
  await expect(page.getByText('Pip, level 1')).toBeVisible();
  await board.button('New game').click();
  await expect(page.getByRole('radio', { name: 'Pip' })).toBeChecked();
  expect(await violations(page)).toEqual([]);
});
