// How moves are made: clicks, drags, keys, and the menu where two squares mean several moves.

import { expect, test } from './board-page.js';

test('two clicks play a move, and marks say where it may go', async ({ board }) => {
  await board.play('Chess');
  await board.square('e2').click();
  await expect(board.square('e4')).toHaveAccessibleName('e4, empty, can be chosen');
  await expect(board.square('e5')).toHaveAccessibleName('e5, empty');
  await board.square('e4').click();
  await board.expectOn('e4', 'white pawn');
  await board.expectOn('e2', 'empty');
  await expect(board.state).toHaveText('Black to move');
});

test('a king that is picked up says how it gets to a square', async ({ board }) => {
  await board.open('Levitating Kings');
  await board.square('e1').click();
  await expect(board.square('c3')).toHaveAccessibleName('c3, empty, levitates here');
});

test('a drag plays a move', async ({ board, page }) => {
  await board.play('Chess');
  const from = await board.square('g1').boundingBox();
  const to = await board.square('f3').boundingBox();
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 4 });
  await page.mouse.up();
  await board.expectOn('f3', 'white knight');
});

test('a drag to a square that is not allowed changes nothing', async ({ board }) => {
  await board.play('Chess');
  await board.square('g1').dragTo(board.square('g3'));
  await board.expectOn('g1', 'white knight');
  await board.expectMoveCount(0);
});

test('the keyboard plays a move', async ({ board, page }) => {
  await board.play('Chess');
  await board.square('a1').focus();
  for (const key of ['ArrowRight', 'ArrowUp']) await page.keyboard.press(key);
  await expect(board.square('b2')).toBeFocused();
  await page.keyboard.press('Enter');
  for (const key of ['ArrowUp', 'ArrowUp']) await page.keyboard.press(key);
  await page.keyboard.press('Space');
  await board.expectOn('b4', 'white pawn');
  await expect(board.square('b4')).toBeFocused();
});

test('Escape lets a man go, and a key changes the level', async ({ board, page }) => {
  await board.play('Flying Chess');
  await board.square('f1').focus();
  await page.keyboard.press('Enter');
  await expect(board.square('f1')).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Escape');
  await expect(board.square('f1')).toHaveAttribute('aria-selected', 'false');
  await page.keyboard.press('Enter');
  await page.keyboard.press('l');
  await expect(board.square('f1^')).toBeFocused();
  await page.keyboard.press('Enter');
  await board.expectOn('f1^', 'white bishop');
});

test('a promotion asks which piece, and Escape takes the question back', async ({
  board,
  page,
}) => {
  await board.play('Chess', { fen: '7k/P7/8/8/8/8/8/K7 w - - 0 1' });
  await board.square('a7').click();
  await board.square('a8').click();
  await expect(page.getByRole('menu', { name: 'Promote to' })).toBeVisible();
  await page.keyboard.press('Escape');
  await board.expectOn('a7', 'white pawn');
  await board.move('a7a8n');
  await board.expectOn('a8', 'white knight');
  await expect(board.moveList()).toHaveText(['a8=N']);
});

test('a promotion is chosen by keyboard', async ({ board, page }) => {
  await board.play("King's Court", { fen: '11k/P11/12/12/12/12/12/K11 w - - 0 1' });
  await board.square('a7').focus();
  for (const key of ['Enter', 'ArrowUp', 'Enter', 'ArrowRight', 'Enter'])
    await page.keyboard.press(key);
  await board.expectOn('a8', 'white chancellor');
});

test('castling moves king and rook', async ({ board }) => {
  await board.play('Chess', { fen: '4k3/8/8/8/8/8/8/4K2R w K - 0 1' });
  await board.move('e1g1');
  await board.expectOn('g1', 'white king');
  await board.expectOn('f1', 'white rook');
});

test("in Tax Chess the menu tells castling from the king's slide", async ({ board }) => {
  const fen = '4k3/8/8/8/8/8/6PP/4K2R w K - 0 1'.replace('6PP', '6P1').replace('8/6P1', '6P1/6P1');
  await board.play('Tax Chess', { fen });
  await board.move('e1g1');
  await board.option('Castle').click();
  await board.expectOn('f1', 'white rook');
  await board.button('Undo').click();
  await board.move('e1g1');
  await board.option('Move king').click();
  await board.expectOn('g1', 'white king');
  await board.expectOn('h1', 'white rook');
});

test("in King's Court the menu tells castling by one square from the king's step", async ({
  board,
}) => {
  await board.play("King's Court", { fen: '6k5/12/12/12/12/12/12/R5K4R w AL - 0 1' });
  await board.move('g1h1');
  await board.option('Castle').click();
  await board.expectOn('h1', 'white king');
  await board.expectOn('g1', 'white rook');
});

const UNDER_A_KNIGHT = '3k4/8/8/8/4R3/8/8/4K3|8/8/8/8/4n3/8/8/8 w - - 0 1';

test('a headbutt captures from below without moving', async ({ board }) => {
  await board.play('Flying Chess', { fen: UNDER_A_KNIGHT });
  await board.square('e4').click();
  await board.square('e4').click();
  await board.expectOn('e4^', 'empty');
  await board.expectOn('e4', 'white rook');
  await expect(board.moveList()).toHaveText([/^Re4x\^/]);
});

test('the square above offers the headbutt and going up', async ({ board }) => {
  await board.play('Flying Chess', { fen: UNDER_A_KNIGHT });
  await board.move('e4e4^');
  await board.option('Go up and capture').click();
  await board.expectOn('e4^', 'white rook');
  await board.expectOn('e4', 'empty');
  await board.button('Undo').click();
  await board.move('e4e4^');
  await board.option('Headbutt').click();
  await board.expectOn('e4', 'white rook');
  await board.expectOn('e4^', 'empty');
});

test('a king levitates over its own men', async ({ board }) => {
  await board.play('Levitating Kings', { fen: '4k3/8/8/8/7P/2N1P3/PPPPQPPR/R1B1KBN1 w - - 0 1' });
  await board.move('e1b4');
  await board.expectOn('b4', 'white king');
  await expect(board.moveList()).toHaveText(['Kb4']);
});

test('a king flees from a chancellor', async ({ board }) => {
  await board.play("King's Court", { fen: '6k5/12/12/12/12/6c5/12/6K5 w - - 0 1' });
  await expect(board.state).toHaveText('White to move, in check');
  await board.move('g1g3');
  await board.expectOn('g3', 'white king');
});
