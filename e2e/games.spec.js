// Whole games of every variant: by two people to a win, and by two machines to whatever end.

import { expect, test } from './board-page.js';

const GAMES = [
  { name: 'Chess', moves: ['f2f3', 'e7e5', 'g2g4', 'd8h4'], result: 'Black wins by checkmate.' },
  {
    name: 'Levitating Kings',
    moves: ['e1c3', 'b7b5', 'c3c4', 'b5c4'],
    result: 'Black wins by capturing the king.',
  },
  {
    name: 'Tax Chess',
    moves: ['g2g4', 'e7e6', 'f2f3', 'd8h4'],
    result: 'Black wins by checkmate.',
  },
  { name: 'Flying Chess', moves: ['f1f1^', 'a7a6', 'f1^b5^'], result: 'White wins by checkmate.' },
  {
    name: "King's Court",
    moves: ['c1b3', 'j8i6', 'b3b4', 'c8b6', 'b4c5', 'e7e5', 'b2b4', 'f8e7', 'c5e7'],
    result: 'White wins by checkmate.',
  },
  {
    name: 'Two Kings',
    moves: ['e2e4', 'e7e5', 'd1h5', 'f8e7', 'h5e5'],
    result: 'White wins by checkmate.',
  },
];

for (const { name, moves, result } of GAMES) {
  test(`${name}: two people play to the end`, async ({ board }) => {
    await board.play(name);
    await board.moves(moves);
    await expect(board.state).toHaveText(result);
    await expect(board.button('Resign')).toBeDisabled();
    await expect(board.button('Rematch')).toBeVisible();
  });

  test(`${name}: two machines play to the end`, async ({ board }) => {
    test.slow();
    await board.play(name, { white: 'Machine', black: 'Machine' });
    await expect(board.state).toHaveText(/^(White wins|Black wins|Draw) .*\.$/, {
      timeout: 150_000,
    });
    await expect(board.button('Rematch')).toBeVisible();
  });
}
