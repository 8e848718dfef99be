// Whole games of every variant: by two people to a win, and the last moves of one by two computers to a draw.

import { expect, test } from './board-page.js';

/**
 * Games of two people, and positions whose game between two computers ends within three half-moves: the pawns block
 * each other, no other piece can reach anything by then, and after 75 moves of both sides without a capture or pawn
 * move it is a draw.
 */
const GAMES = [
  {
    id: 'chess',
    name: 'Chess',
    last: '8/3k4/8/2p1p3/2P1P3/8/3K4/8 w - - 147 90',
    moves: ['f2f3', 'e7e5', 'g2g4', 'd8h4'],
    result: 'Black wins by checkmate.',
  },
  {
    id: 'levitating',
    name: 'Levitating Kings',
    last: '3k4/8/8/2p1p3/2P1P3/8/8/3K4 w - - 147 90',
    moves: ['e1c3', 'b7b5', 'c3c4', 'b5c4'],
    result: 'Black wins by capturing the king.',
  },
  {
    id: 'tax',
    name: 'Tax Chess',
    last: '8/3k4/8/2p1p3/2P1P3/8/3K4/8 w - - 147 90',
    moves: ['g2g4', 'e7e6', 'f2f3', 'd8h4'],
    result: 'Black wins by checkmate.',
  },
  {
    id: 'flying',
    name: 'Flying Chess',
    last: '8/3k4/8/2p1p3/2P1P3/8/3K4/8|n7/8/8/8/8/8/8/7N w - - 147 90',
    moves: ['f1f1^', 'a7a6', 'f1^b5^'],
    result: 'White wins by checkmate.',
  },
  {
    id: 'kingscourt',
    name: 'King’s Court',
    last: '12/5k6/12/4p2p4/4P2P4/12/5K6/12 w - - 147 90',
    moves: ['c1b3', 'j8i6', 'b3b4', 'c8b6', 'b4c5', 'e7e5', 'b2b4', 'f8e7', 'c5e7'],
    result: 'White wins by checkmate.',
  },
  {
    id: 'twokings',
    name: 'Two Kings',
    last: '8/2kk4/8/2p1p3/2P1P3/8/2KK4/8 w - - 147 90',
    moves: ['e2e4', 'e7e5', 'd1h5', 'f8e7', 'h5e5'],
    result: 'White wins by checkmate.',
  },
];

const COMPUTERS = { white: 'machine', black: 'machine' };

for (const { id, name, last, moves, result } of GAMES) {
  test(`${name}: played to the end, by two computers and by two people`, async ({ board }) => {
    await test.step('two computers', async () => {
      const game = { variant: id, players: COMPUTERS, level: 1, fen: last, moves: [], end: null };
      await board.comeBackTo(game);
      await expect(board.state).toHaveText(/^Draw:? .*\.$/);
      await expect(board.moveList().first()).toBeVisible();
      await expect(board.button('Rematch')).toBeVisible();
    });

    await test.step('two people', async () => {
      await board.play(name);
      await board.moves(moves);
      await expect(board.state).toHaveText(result);
      await expect(board.button('Resign')).toBeDisabled();
      await expect(board.button('Rematch')).toBeVisible();
    });
  });
}

test('the form for a new game stays until the old one has gone from the board', async ({
  board,
  page,
}) => {
  await board.play('Chess');
  await board.moves(['e2e4']);
  await page.evaluate(() => {
    const form = document.getElementById('new-game');
    const moves = () => document.querySelectorAll('#moves button').length;
    const shown = [];
    new MutationObserver(() =>
      shown.push(form.open ? 'opens' : `closes over ${moves()} moves`),
    ).observe(form, { attributeFilter: ['open'] });
    Object.assign(globalThis, { shown });
  });
  await board.newGame({ white: 'You', black: 'You' });
  await expect(page.locator('#board [role="gridcell"]:focus')).toBeVisible();
  expect(await page.evaluate(() => globalThis.shown)).toEqual(['opens', 'closes over 0 moves']);
});
