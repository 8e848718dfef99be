// <kingcraft-board> on pages of others: a person plays on it by pointer and keys.

import { violations } from './axe.js';
import { expect, play, square, state, test } from './foreign-page.js';

test('a person plays by pointer and keys, hears why not, and the page gets the events', async ({
  foreign,
  page,
}) => {
  await page.addInitScript(() => {
    globalThis.heard = 0;
    globalThis.OscillatorNode = class extends OscillatorNode {
      start() {
        globalThis.heard += 1;
      }
      stop() {}
    };
  });
  const heard = () => page.evaluate(() => globalThis.heard);
  await foreign.open('blank');
  const fen = '6k1/P7/8/8/8/8/4P3/4K3 w - - 0 1';
  const board = await foreign.put({ fen, controls: 'moves flip reset' });
  await foreign.listen();
  await play(board, 'e2', 'e5');
  await expect(board.locator('[part=message]')).toContainText('e5 is farther');
  await play(board, 'a7', 'a8');
  await board.getByRole('menuitem', { name: 'Rook' }).click();
  await state(board, 'Black to move, in check.');
  expect(await foreign.events()).toEqual(['movestart a8=R+', 'move a8=R+', 'positionchange a8=R+']);
  expect(await heard()).toBe(0);
  await board.evaluate((element) => {
    element.sounds = true;
  });

  await square(board, 'g8').focus();
  for (const key of ['Enter', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
  await state(board, 'White to move.');
  await expect(square(board, 'g7')).toHaveAccessibleName('g7, black king');
  await expect.poll(heard).toBe(1);
  await board.evaluate((element) => {
    element.sounds = 'off';
  });
  await expect(board.getByRole('list', { name: 'Moves' }).getByRole('button')).toHaveText([
    'a8=R+',
    'Kg7',
  ]);
  await foreign.events();

  await page.evaluate(() =>
    document.addEventListener('movestart', (event) => event.preventDefault(), { once: true }),
  );
  await play(board, 'e1', 'd1');
  await play(board, 'e2', 'e4');
  await state(board, 'Black to move.');
  expect(await foreign.events()).toEqual([
    'movestart Kd1',
    'movestart e4',
    'move e4',
    'positionchange e4',
  ]);

  const back = board.getByRole('button', { name: 'Back' });
  for (let times = 3; times > 0; times -= 1) await back.click();
  await expect(back).toBeDisabled();
  await expect(board.getByRole('button', { name: 'Forward' })).toBeFocused();
  await board.getByRole('button', { name: 'White a8=R+' }).click();
  await state(board, 'Black to move, in check.');
  await expect(board.getByRole('button', { name: 'White a8=R+' })).toBeFocused();
  await board.getByRole('button', { name: 'Flip' }).click();
  const above = await square(board, 'a1').boundingBox();
  const below = await square(board, 'a8').boundingBox();
  expect(below.y).toBeGreaterThan(above.y);
  const reset = board.getByRole('button', { name: 'Reset' });
  await reset.click();
  await state(board, 'White to move.');
  await expect(reset).toBeFocused();
  expect(await foreign.events()).toEqual([
    'positionchange Kg7',
    'positionchange a8=R+',
    'positionchange start',
    'positionchange a8=R+',
    'positionchange start',
  ]);
});

test('the king castles onto its own rook, and the menu asks how far', async ({ foreign, page }) => {
  await foreign.open('blank');
  const chess = await foreign.put({ variant: 'chess', fen: '4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1' });
  await play(chess, 'e1', 'h1');
  await expect(square(chess, 'g1')).toHaveAccessibleName('g1, white king');
  await expect(square(chess, 'f1')).toHaveAccessibleName('f1, white rook');
  const fen = '6k5/12/12/12/12/12/12/R5K4R w AL - 0 1';
  const court = await foreign.put({ variant: 'kingscourt', fen });
  await square(court, 'g1').focus();
  for (const key of ['Enter', ...Array(6).fill('ArrowLeft'), 'Enter'])
    await page.keyboard.press(key);
  await expect(court.getByRole('menuitem')).toHaveText(
    ['f1', 'e1', 'd1', 'c1'].map((to) => `Castle to ${to}`),
  );
  await court.getByRole('menuitem', { name: 'Castle to c1' }).click();
  await expect(square(court, 'd1')).toHaveAccessibleName('d1, white rook');
});

test('in Levitating Kings the king is under attack, and moves have no signs', async ({
  foreign,
}) => {
  await foreign.open('blank');
  const fen = '4k3/8/8/8/8/8/8/R3K3 w - - 0 1';
  const board = await foreign.put({ variant: 'levitating', fen, controls: 'moves' });
  await foreign.listen();
  await play(board, 'a1', 'a8');
  await state(board, 'Black to move, king under attack.');
  const moves = board.getByRole('list', { name: 'Moves' }).getByRole('button');
  await expect(moves).toHaveText(['Ra8']);
  // The events speak the language of the package.
  expect(await foreign.events()).toContain('move Ra8+');
});

test('focus() goes to the square of the keyboard, at once or when the board is open', async ({
  foreign,
  page,
}) => {
  await foreign.open('blank');
  const focused = () => page.evaluate(() => document.activeElement.localName);
  const board = await foreign.put({ variant: 'flying' });
  await board.evaluate((element) => element.focus());
  await expect(square(board, 'a1')).toBeFocused();
  expect(await focused()).toBe('kingcraft-board');
  await page.keyboard.press('ArrowUp');
  await expect(square(board, 'a2')).toBeFocused();
  await page.evaluate(() => document.activeElement.blur());
  expect(await focused()).toBe('body');
  await board.evaluate((element) => element.focus());
  await expect(square(board, 'a2')).toBeFocused();
});

test('a board does not take the focus from what has got it meanwhile', async ({
  foreign,
  page,
}) => {
  await foreign.open('blank');
  const board = await foreign.put({ variant: 'chess' });
  await board.evaluate((element) => {
    const input = document.createElement('input');
    element.before(input);
    element.focus();
    input.focus();
  });
  await state(board, 'White to move.');
  await board.evaluate((element) => element.ready);
  expect(await page.evaluate(() => document.activeElement.localName)).toBe('input');
});

test('a board without rules: pieces are put, dragged and removed, and the engine says what is wrong', async ({
  foreign,
  page,
}) => {
  await foreign.open('blank');
  const fen = '8/8/8/8/8/8/8/8 w - - 0 1';
  const board = await foreign.put({ free: '', fen, controls: 'flip reset' });
  await foreign.listen();
  await state(board, 'The placement has no king for White.');
  const palette = board.getByRole('group', { name: 'Board tools' });
  await palette.getByRole('button', { name: 'white king' }).click();
  await square(board, 'e1').click();
  await palette.getByRole('button', { name: 'black king' }).dragTo(square(board, 'e2'));
  await expect(square(board, 'e2')).toHaveAccessibleName('e2, black king');
  await palette.getByRole('button', { name: 'Move', exact: true }).click();
  await square(board, 'e2').dragTo(square(board, 'e8'));
  await state(board, 'White to move.');
  await palette.getByRole('button', { name: 'white queen' }).click();
  await square(board, 'd4').focus();
  await page.keyboard.press('Enter');
  await board.getByRole('button', { name: 'Black to move' }).click();
  await state(board, 'Black to move.');
  expect(await board.evaluate(({ position }) => position)).toBe('4k3/8/8/8/3Q4/8/8/4K3 b - - 0 1');
  expect(await foreign.events()).toEqual(Array(5).fill('positionchange start'));
  expect(await violations(page)).toEqual([]);
  await page.evaluate(() =>
    document.querySelector('main').append(document.querySelector('main > kingcraft-board')),
  );
  await expect(square(board, 'd4'), 'a board that is moved keeps it').toHaveAccessibleName(
    'd4, white queen',
  );
  await palette.getByRole('button', { name: 'Remove' }).click();
  await square(board, 'e1').click();
  await state(board, 'The placement has no king for White.');
  await board.getByRole('button', { name: 'Reset' }).click();
  const refused = board.evaluate((element) => element.move('e4').catch(({ code }) => code));
  expect(await refused).toBe('argument');
  await board.evaluate((element) => element.load({ variant: 'levitating' }));
  await state(board, 'White to move.');
  await board.evaluate((element) => element.setAttribute('fen', 'nonsense'));
  await expect(board.getByRole('alert')).toContainText('nonsense');
  await expect(square(board, 'e1')).toHaveAccessibleName('e1, white king');
});
