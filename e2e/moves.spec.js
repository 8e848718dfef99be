// How moves are made: clicks, drags, keys, and the menu where two squares mean several moves.

import { expect, test } from './board-page.js';
import { boxesOf } from './boxes.js';

const { step } = test;

test('Chess: by clicks, drags and keys; promotion and castling', async ({ board, page }) => {
  await board.play('Chess');

  await step('two clicks play a move, and marks say where it may go', async () => {
    await board.square('e2').click();
    await expect(board.square('e4')).toHaveAccessibleName('e4, empty, can be chosen');
    await expect(board.square('e5')).toHaveAccessibleName('e5, empty');
    await board.square('e4').click();
    await board.expectOn('e4', 'white pawn');
    await board.expectOn('e2', 'empty');
    await expect(board.state).toHaveText('Black to move');
    await board.moves(['e7e5']);
  });

  await step('a drag to a square that is not allowed changes nothing', async () => {
    await board.square('g1').dragTo(board.square('g3'));
    await board.expectOn('g1', 'white knight');
    await board.expectMoveCount(2);
  });

  await step('a drag plays a move', async () => {
    const [from, to] = await boxesOf(board.square('g1'), board.square('f3'));
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
    await page.mouse.down();
    await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 4 });
    await page.mouse.up();
    await board.expectOn('f3', 'white knight');
    await board.moves(['b8c6']);
  });

  await step('the keyboard plays a move', async () => {
    await page.keyboard.press('Tab');
    await board.square('a1').focus();
    for (const key of ['ArrowRight', 'ArrowUp']) await page.keyboard.press(key);
    await expect(board.square('b2')).toBeFocused();
    await page.keyboard.press('Enter');
    for (const key of ['ArrowUp', 'ArrowUp']) await page.keyboard.press(key);
    await page.keyboard.press('Space');
    await board.expectOn('b4', 'white pawn');
    await expect(board.square('b4')).toBeFocused();
  });

  await step('a promotion asks which piece, and Escape takes the question back', async () => {
    await board.setUp('7k/P7/8/8/8/8/8/K7 w - - 0 1');
    await board.expectOn('a7', 'white pawn');
    await board.square('a7').click();
    await board.square('a8').click();
    await expect(page.getByRole('menu', { name: 'Promote to' })).toBeVisible();
    await page.keyboard.press('Escape');
    await board.expectOn('a7', 'white pawn');
    await board.move('a7a8n');
    await board.expectOn('a8', 'white knight');
    await expect(board.moveList()).toHaveText(['a8=N']);
    // A knight alone cannot win: the result covers the form for a position.
    await page.keyboard.press('Escape');
  });

  await step('castling moves king and rook', async () => {
    await board.setUp('4k3/8/8/8/8/8/8/4K2R w K - 0 1');
    await board.move('e1g1');
    await board.expectOn('g1', 'white king');
    await board.expectOn('f1', 'white rook');
  });
});

test("Tax Chess: the menu tells castling from the king's slide", async ({ board }) => {
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

test('King’s Court: promotion by keyboard, castling by one square, and a flight', async ({
  board,
  page,
}) => {
  await board.play('King’s Court', { fen: '11k/P11/12/12/12/12/12/K11 w - - 0 1' });

  await step('a promotion is chosen by keyboard', async () => {
    await board.expectOn('a7', 'white pawn');
    await board.square('a7').focus();
    for (const key of ['Enter', 'ArrowUp', 'Enter', 'ArrowRight', 'Enter'])
      await page.keyboard.press(key);
    await board.expectOn('a8', 'white chancellor');
  });

  await step("the menu tells castling by one square from the king's step", async () => {
    await board.setUp('6k5/12/12/12/12/12/12/R5K4R w AL - 0 1');
    await board.move('g1h1');
    await board.option('Castle').click();
    await board.expectOn('h1', 'white king');
    await board.expectOn('g1', 'white rook');
  });

  await step(
    'the jester that has moved, and the rook that has castled, have lost their rights, which only then are shown',
    async () => {
      const rights = (color) => page.locator('#game-facts').getByRole('img', { name: color });
      await board.setUp(
        'rjcnbqkbncjr/pppppppppppp/12/12/12/12/PPPPPPPPPPPP/RJCNBQKBNCJR w ABKLabkl - 0 1',
      );
      await expect(rights('White')).toBeHidden();
      await board.setUp('6k5/12/12/12/12/12/12/RJ4K3JR w ABKL - 0 1');
      await expect(rights('White')).toHaveAccessibleName(
        'White can castle with a1, l1; can jump from b1, k1',
      );
      await expect(rights('Black')).toHaveAccessibleName('Black can’t castle');
      await board.move('b1d3');
      await expect(rights('White')).toHaveAccessibleName(
        'White can castle with a1, l1; can jump from k1',
      );
    },
  );

  await step('a king flees from a chancellor', async () => {
    await board.setUp('6k5/12/12/12/12/6c5/12/6K5 w - - 0 1');
    await expect(board.state).toHaveText('White to move, in check');
    await board.move('g1g3');
    await board.expectOn('g3', 'white king');
  });
});

const UNDER_A_KNIGHT = '3k4/8/8/8/4R3/8/8/4K3|8/8/8/8/4n3/8/8/8 w - - 0 1';

test('Flying Chess: a key for the level, and headbutts', async ({ board, page }) => {
  await board.play('Flying Chess');

  await step('Escape unpicks a piece, and a key changes the level', async () => {
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

  await step('a headbutt captures from below without moving', async () => {
    await board.setUp(UNDER_A_KNIGHT);
    await board.expectOn('e4^', 'black knight');
    await board.square('e4').click();
    await board.square('e4').click();
    await board.expectOn('e4^', 'empty');
    await board.expectOn('e4', 'white rook');
    await expect(board.moveList()).toHaveText([/^Re4x\^/]);
    await board.button('Undo').click();
    await board.expectOn('e4^', 'black knight');
  });

  await step('the square above offers the headbutt and going up', async () => {
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
});

test('Levitating Kings: a king says how it gets to a square, over its own pieces', async ({
  board,
}) => {
  await board.open('Levitating Kings');
  await board.square('e1').click();
  await expect(board.square('c3')).toHaveAccessibleName('c3, empty, levitates here');
  await board.newGame({ white: 'You', black: 'You' });
  await board.setUp('4k3/8/8/8/7P/2N1P3/PPPPQPPR/R1B1KBN1 w - - 0 1');
  await board.move('e1b4');
  await board.expectOn('b4', 'white king');
  await expect(board.moveList()).toHaveText(['Kb4']);
});
