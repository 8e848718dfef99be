// Castling by dragging the king onto its own rook, in every game. Presses, the keyboard and studies are tested in
// tests/js/page/play/castling.test.js.

import { expect, test } from './board-page.js';
import { boxesOf } from './boxes.js';

/**
 * A game with the king and both rooks at home; where the king and a rook land.
 */
const GAMES = [
  { name: 'Chess', fen: '4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1' },
  { name: 'Levitating Kings', fen: '4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1' },
  { name: 'Tax Chess', fen: '4k3/8/8/8/8/2P3P1/8/R3K2R w KQ - 0 1' },
  { name: 'Flying Chess', fen: '4k3/8/8/8/8/8/8/R3K2R|8/8/8/8/8/8/8/8 w KQ - 0 1' },
  { name: 'Two Kings', fen: '4k3/8/8/8/8/K7/8/R3K2R w KQ - 0 1' },
];
const SIDES = [
  { rook: 'h1', king: 'g1', beside: 'f1', san: /^O-O\+?$/ },
  { rook: 'a1', king: 'c1', beside: 'd1', san: /^O-O-O\+?$/ },
];

const middle = ({ x, y, width, height }) => [x + width / 2, y + height / 2];

async function drag(board, from, to) {
  const [start, end] = await boxesOf(board.square(from), board.square(to));
  await board.page.mouse.move(...middle(start));
  await board.page.mouse.down();
  await board.page.mouse.move(...middle(end), { steps: 4 });
  await board.page.mouse.up();
}

test('the king castles onto its own rook', async ({ board }) => {
  for (const { name, fen } of GAMES) {
    await board.play(name, { fen });
    for (const side of SIDES)
      await test.step(`${name}, ${side.rook}`, async () => {
        await drag(board, 'e1', side.rook);
        await board.expectOn(side.king, 'white king');
        await board.expectOn(side.beside, 'white rook');
        await expect(board.moveList()).toHaveText([side.san]);
        await board.button('Undo').click();
        await board.expectOn('e1', 'white king');
      });
  }
});

test('King’s Court: the menu has every distance to which the king castles', async ({ board }) => {
  await board.play('King’s Court', { fen: '6k5/12/12/12/12/12/12/R5K4R w AL - 0 1' });
  for (const [rook, squares, beside] of [
    ['l1', ['h1', 'i1', 'j1', 'k1'], 'i1'],
    ['a1', ['f1', 'e1', 'd1', 'c1'], 'e1'],
  ])
    await test.step(rook, async () => {
      await drag(board, 'g1', rook);
      await expect(board.page.getByRole('menuitem')).toHaveText(
        squares.map((square) => `Castle to ${square}`),
      );
      await board.option(`Castle to ${squares[2]}`).click();
      await board.expectOn(squares[2], 'white king');
      await board.expectOn(beside, 'white rook');
      await board.button('Undo').click();
      await board.expectOn('g1', 'white king');
    });
});
