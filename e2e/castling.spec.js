// Castling by putting the king onto its own rook, in every game, by drag, click and keyboard.

import { expect, test } from './board-page.js';
import { boxesOf } from './boxes.js';

/**
 * A game with the king and both rooks at home; where the king and a rook land, and which distance the menu asks for.
 */
const GAMES = [
  { name: 'Chess', fen: '4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1' },
  { name: 'Levitating Kings', fen: '4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1' },
  { name: 'Tax Chess', fen: '4k3/8/8/8/8/2P3P1/8/R3K2R w KQ - 0 1' },
  { name: 'Flying Chess', fen: '4k3/8/8/8/8/8/8/R3K2R|8/8/8/8/8/8/8/8 w KQ - 0 1' },
  { name: 'Two Kings', fen: '4k3/8/8/8/8/K7/8/R3K2R w KQ - 0 1' },
];
const SIDES = [
  { rook: 'h1', king: 'g1', beside: 'f1', steps: 3, key: 'ArrowRight', san: /^O-O\+?$/ },
  { rook: 'a1', king: 'c1', beside: 'd1', steps: 4, key: 'ArrowLeft', san: /^O-O-O\+?$/ },
];

const middle = ({ x, y, width, height }) => [x + width / 2, y + height / 2];

const WAYS = {
  async drag(board, from, { rook }) {
    const [start, end] = await boxesOf(board.square(from), board.square(rook));
    await board.page.mouse.move(...middle(start));
    await board.page.mouse.down();
    await board.page.mouse.move(...middle(end), { steps: 4 });
    await board.page.mouse.up();
  },
  async click(board, from, { rook }) {
    await board.square(from).click();
    await board.square(rook).click();
  },
  async keyboard(board, from, { key, steps }) {
    await board.square(from).focus();
    for (const pressed of ['Enter', ...Array(steps).fill(key), 'Enter'])
      await board.page.keyboard.press(pressed);
  },
};

for (const { name, fen } of GAMES) {
  test(`${name}: the king castles onto its own rook`, async ({ board }) => {
    await board.play(name, { fen });
    for (const [way, castle] of Object.entries(WAYS)) {
      for (const side of SIDES) {
        await test.step(`${way} to ${side.rook}`, async () => {
          await castle(board, 'e1', side);
          await board.expectOn(side.king, 'white king');
          await board.expectOn(side.beside, 'white rook');
          await expect(board.moveList()).toHaveText([side.san]);
          await board.button('Undo').click();
          await board.expectOn('e1', 'white king');
        });
      }
    }
  });
}

test("King's Court: the menu has every distance to which the king castles", async ({ board }) => {
  const fen = '6k5/12/12/12/12/12/12/R5K4R w AL - 0 1';
  await board.play("King's Court", { fen });
  const right = { rook: 'l1', steps: 5, key: 'ArrowRight' };
  const left = { rook: 'a1', steps: 6, key: 'ArrowLeft' };
  for (const [way, castle] of Object.entries(WAYS)) {
    for (const [side, squares, rook] of [
      [right, ['h1', 'i1', 'j1', 'k1'], 'i1'],
      [left, ['f1', 'e1', 'd1', 'c1'], 'e1'],
    ]) {
      await test.step(`${way} to ${side.rook}`, async () => {
        await castle(board, 'g1', side);
        await expect(board.page.getByRole('menuitem')).toHaveText(
          squares.map((square) => `Castle to ${square}`),
        );
        await board.option(`Castle to ${squares[2]}`).click();
        await board.expectOn(squares[2], 'white king');
        await board.expectOn(rook, 'white rook');
        await board.button('Undo').click();
        await board.expectOn('g1', 'white king');
      });
    }
  }
});

test('the rook is a target, and castling is said once', async ({ board, page }) => {
  await board.play('Chess', { fen: GAMES[0].fen });
  await board.square('e1').click();
  await expect(page.getByRole('gridcell', { name: /castles here/ })).toHaveCount(2);
  await expect(board.square('h1')).toHaveAccessibleName('h1, white rook');
});

test('a premove castles onto the rook', async ({ board, page }) => {
  const clock = { clock: 'own', minutes: 180, seconds: 0 };
  await board.play('Chess', { white: 'Computer', level: 10, ...clock });
  await board.setUp('rnbqk2r/pppppppp/8/8/8/8/PPPPPPPP/RNBQK2R w KQkq - 0 1');
  await board.square('e8').click();
  await board.square('h8').click();
  await expect(board.record).toContainText('Premove e8–h8');
  await board.button('Move now').click();
  await board.expectOn('g8', 'black king');
  await board.expectOn('f8', 'black rook');
  await expect(page.getByRole('menu')).toHaveCount(0);
});

test('in a study the king castles onto its own rook too', async ({ board, page }) => {
  await page.goto('/#analyse/chess');
  await board.move('g1f3');
  await board.move('g8f6');
  await board.move('g2g3');
  await board.move('g7g6');
  await board.move('f1g2');
  await board.move('f8g7');
  await board.move('e1h1');
  await board.expectOn('g1', 'white king');
  await board.move('e8h8');
  await board.expectOn('g8', 'black king');
});
