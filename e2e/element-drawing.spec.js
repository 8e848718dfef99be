// <kingcraft-board> on pages of others: what the reader draws, and the squares that are chosen.

import { expect, square, state, test } from './foreign-page.js';

const green = (from, to = from) => ({ from, to, color: 'green' });
const shapesOf = (board) => board.evaluate(({ shapes }) => shapes);
const button = (board, name) => board.getByRole('button', { name, exact: true });

/** Collects what events of a type have in their detail. */
async function collect(board, type) {
  await board.evaluate((element, event) => {
    globalThis.collected = [];
    element.addEventListener(event, ({ detail }) => globalThis.collected.push(detail));
  }, type);
  return () => board.page().evaluate(() => globalThis.collected.splice(0));
}

/** Drags from square to square with a button of the mouse, while keys are down. */
async function drag(board, from, to, mouseButton, keys = []) {
  const { mouse, keyboard } = board.page();
  for (const key of keys) await keyboard.down(key);
  await square(board, from).hover();
  await mouse.down({ button: mouseButton });
  await square(board, to).hover();
  await mouse.up({ button: mouseButton });
  for (const key of keys) await keyboard.up(key);
}

/** [what board, its attributes, a square with a white pawn, the square in front of it, a move to another position] */
const BOARDS = [
  ['a game', { variant: 'tax' }, (element) => element.move('d4')],
  ['a game of PGN', { pgn: '1. d4 d5 *' }, (element) => element.next()],
  ['a free board', { free: '' }, (element) => element.load({ fen: '8/8/8/8/8/8/8/8 w - - 0 1' })],
  ['a picture', { play: 'none' }, (element) => element.move('d4')],
];

for (const [what, attributes, change] of BOARDS)
  test(`${what}: the reader draws with the right button or with Alt, until the position changes`, async ({
    foreign,
    page,
  }) => {
    await foreign.open('blank');
    const board = await foreign.put({ ...attributes, controls: 'draw' });
    const changes = await collect(board, 'shapeschange');
    await drag(board, 'e2', 'e4', 'right');
    await expect(square(board, 'e2')).toHaveAccessibleName('e2, white pawn, green arrow to e4');
    await drag(board, 'd4', 'd4', 'right', ['Shift']);
    await drag(board, 'g1', 'f3', 'left', ['Alt']);
    expect(await shapesOf(board)).toEqual([
      green('e2', 'e4'),
      { from: 'd4', to: 'd4', color: 'red' },
      { from: 'g1', to: 'f3', color: 'blue' },
    ]);
    await expect(square(board, 'g1')).toHaveAccessibleName('g1, white knight, blue arrow to f3');
    await drag(board, 'e2', 'e4', 'right');
    await expect(board.getByRole('status')).toHaveText('e2, drawing erased');
    expect((await changes()).map(({ shapes }) => shapes.length)).toEqual([1, 2, 3, 2]);
    // By keyboard and by touch, a button makes each press draw.
    await button(board, 'Draw').click();
    await expect(button(board, 'Draw')).toHaveAttribute('aria-pressed', 'true');
    await square(board, 'a2').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect(square(board, 'a2')).toHaveAccessibleName('a2, white pawn, green arrow to a3');
    await expect(board.getByRole('status')).toHaveText('a2, green arrow to a3');
    await button(board, 'Draw').click();
    await board.evaluate(change);
    expect(await shapesOf(board)).toEqual([]);
    expect((await changes()).map(({ shapes }) => shapes.length)).toEqual([3, 0]);
  });

test('shapes are set by the page, and drawing can be turned off', async ({ foreign }) => {
  await foreign.open('blank');
  const board = await foreign.put({ lang: 'de', arrows: 'b1c3:blue', controls: 'draw flip' });
  const changes = await collect(board, 'shapeschange');
  const refused = await board.evaluate((element) => {
    element.shapes = ['e2e4', { square: 'd5', color: 'red' }, { from: 'z9', to: 'z8' }];
    const codeOf = (value) => {
      try {
        element.shapes = value;
        return 'taken';
      } catch ({ code }) {
        return code;
      }
    };
    return ['e', [{}], 7, [{ square: 'e4', color: 'pink' }]].map(codeOf);
  });
  expect(refused).toEqual(Array(4).fill('argument'));
  await expect(square(board, 'e2')).toHaveAccessibleName('e2, weißer Bauer, grüner Pfeil nach e4');
  await expect(square(board, 'd5')).toHaveAccessibleName('d5, leer, roter Kreis');
  expect(await shapesOf(board)).toHaveLength(3);
  await expect(button(board, 'Zeichnen')).toBeVisible();
  await board.evaluate((element) => {
    element.drawing = false;
    element.shapes = null;
  });
  await expect(button(board, 'Zeichnen')).toHaveCount(0);
  await drag(board, 'e2', 'e4', 'right');
  expect(await shapesOf(board)).toEqual([]);
  expect(await changes()).toEqual([]);
});

test('each square that the reader chooses is an event, which can be cancelled', async ({
  foreign,
  page,
}) => {
  await foreign.open('blank');
  const board = await foreign.put({ variant: 'tax' });
  await state(board, 'White to move.');
  const chosen = await collect(board, 'squareselect');
  const fen = await board.evaluate(({ position }) => position);
  await square(board, 'e2').click();
  await square(board, 'e4').click();
  await expect(square(board, 'e4')).toHaveAccessibleName(/white pawn/);
  await square(board, 'c6').focus();
  await page.keyboard.press('Enter');
  const [first, second, third, ...others] = await chosen();
  expect(first).toEqual({
    square: 'e2',
    piece: { square: 'e2', piece: 'pawn', color: 'white' },
    fen,
  });
  expect([second.square, second.piece, second.fen]).toEqual(['e4', null, fen]);
  expect(third.square).toBe('c6');
  expect(others).toEqual([]);

  await board.evaluate((element) => {
    element.addEventListener('squareselect', (event) => event.preventDefault());
  });
  await square(board, 'e7').click();
  await square(board, 'd7').dragTo(square(board, 'd5'));
  await square(board, 'c7').focus();
  await page.keyboard.press('Enter');
  expect((await chosen()).map((detail) => detail.square)).toEqual(['e7', 'd7', 'c7']);
  expect(await board.evaluate(({ history }) => history.length)).toBe(1);
  await expect(board.locator('[aria-selected=true]')).toHaveCount(0);

  for (const attributes of [{ pgn: '1. e4 *' }, { free: true, pgn: null }]) {
    await board.evaluate((element, given) => {
      Object.assign(element, given);
      return element.ready;
    }, attributes);
    await square(board, 'e2').click();
    expect((await chosen()).map((detail) => detail.square)).toEqual(['e2']);
  }
  await button(board, 'white bishop').click();
  await square(board, 'a5').click();
  expect((await chosen()).map((detail) => detail.square)).toEqual(['a5']);
  await expect(square(board, 'a5')).toHaveAccessibleName('a5, empty');
});
