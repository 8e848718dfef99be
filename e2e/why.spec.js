// Why a move may be made or not, as a person asks it on the board.

import { expect, test } from './board-page.js';

/** Squares that a piece may not go to, one row or more for what is special in each game. */
const REFUSED = [
  { name: 'Chess', from: 'f1', to: 'c4', text: 'e2', rule: 'chess/3.5' },
  { name: 'Chess', from: 'd1', to: 'd3', text: 'd2', rule: 'chess/3.5' },
  {
    name: 'Tax Chess',
    fen: '4k3/8/8/8/4K3/8/1P1PP1P1/8 w - - 0 1',
    from: 'e4',
    to: 'd4',
    text: 'c-file',
    rule: 'tax/1',
  },
  {
    name: 'Levitating Kings',
    fen: '4k3/8/8/8/8/8/8/4K1R1 w - - 0 1',
    from: 'e1',
    to: 'h1',
    text: 'f1',
    rule: 'levitating/3',
  },
];

test('a move that is not allowed says why, with its rule', async ({ board, page }) => {
  for (const { name, fen, from, to, text, rule } of REFUSED) {
    await test.step(`${name}: why ${from} may not go to ${to}`, async () => {
      await board.play(name, { fen });
      await board.square(from).click();
      await board.square(to).click();
      await expect(board.record.getByText(text)).toBeVisible();
      const link = board.record.getByRole('link', { name: 'The rule' });
      await expect(link).toHaveAttribute('href', `#learn/${rule}`);
      await expect(board.record.getByText('No moves yet.')).toBeVisible();
      await link.click();
      await expect(page).toHaveURL(new RegExp(`#learn/${rule}$`));
      // The game stays until the rules can be shown.
      await expect(page.locator('#learn')).toBeVisible();
    });
  }
});

test('a reason can be asked for a legal move, which is not played, and by keyboard', async ({
  board,
  page,
}) => {
  await board.play('Chess');
  await board.square('a1').focus();
  for (const key of ['Enter', 'ArrowUp', 'ArrowUp', 'Enter']) await page.keyboard.press(key);
  await expect(board.record.getByRole('link', { name: 'The rule' })).toBeVisible();
  await board.button('Why?').click();
  await expect(board.record.getByText('Pick a piece and a square to see why.')).toBeVisible();
  await board.square('e2').click();
  await board.square('e4').click();
  await expect(board.record.getByText(/first square/)).toBeVisible();
  await expect(board.record.getByText('No moves yet.')).toBeVisible();
  await board.move('e2e4');
  await expect(board.record.getByText(/first square/)).toBeHidden();
  await expect(board.record.getByText('e4', { exact: true })).toBeVisible();
});
