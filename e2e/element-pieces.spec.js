// <kingcraft-board> on pages of others: pieces that the page brings itself.

import { expect, square, state, test } from './foreign-page.js';

const RED = '255,0,0';
const BLUE = '0,0,255';

/** A picture of one color, without its own size. */
const pictureOf = (color) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><rect width="1" height="1" fill="rgb(${color})"/></svg>`;

/** Serves pictures of all pieces but those in `missing`; returns the names that were asked for. */
async function servePieces(page, missing = []) {
  const asked = [];
  await page.route('**/my/*.svg', (route) => {
    const name = new URL(route.request().url()).pathname.split('/').pop();
    asked.push(name);
    const color = /^(white|w)/.test(name) ? RED : BLUE;
    return missing.includes(name)
      ? route.abort()
      : route.fulfill({ body: pictureOf(color), contentType: 'image/svg+xml' });
  });
  return asked;
}

/** The color in the middle of a square, or of a canvas. */
const colorAt = (place) =>
  place.evaluate((element) => {
    const isCanvas = element instanceof HTMLCanvasElement;
    const canvas = isCanvas ? element : element.getRootNode().querySelector('canvas[part=pieces]');
    const whole = canvas.getBoundingClientRect();
    const { left, top, width, height } = element.getBoundingClientRect();
    const scale = canvas.width / whole.width;
    const [x, y] = [left - whole.left + width / 2, top - whole.top + height / 2];
    const { data } = canvas.getContext('2d').getImageData(x * scale, y * scale, 1, 1);
    return [...data].slice(0, 3).join();
  });

const expectColor = (place, color) => expect.poll(() => colorAt(place)).toBe(color);

test('own pieces are painted, ours where a picture is missing, and menus and palettes have them', async ({
  page,
  root,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const asked = await servePieces(page, ['black-queen.svg']);
  await page.goto(`${root}e2e/foreign/blank.html`);
  await page.evaluate(() => {
    const board = document.createElement('kingcraft-board');
    board.pieces = '/my/{color}-{piece}.svg';
    board.fen = '3qk3/P7/8/8/8/8/8/4K3 w - - 0 1';
    document.querySelector('main').append(board);
  });
  const board = page.locator('kingcraft-board');
  await state(board, 'White to move.');
  await expectColor(square(board, 'e1'), RED);
  await expectColor(square(board, 'e8'), BLUE);
  expect(await colorAt(square(board, 'd8'))).not.toBe(BLUE);
  // Those of a menu were not on the board.
  expect(new Set(asked).size).toBe(12);
  await square(board, 'a7').click();
  await square(board, 'a8').click();
  await expectColor(board.getByRole('menuitem').first().locator('canvas'), RED);
  await page.keyboard.press('Escape');

  await board.evaluate((element) => {
    element.free = true;
  });
  await expectColor(board.getByRole('button', { name: 'white bishop' }).locator('canvas'), RED);
  expect(
    await colorAt(board.getByRole('button', { name: 'black queen' }).locator('canvas')),
  ).not.toBe(BLUE);
  await board.evaluate((element) => {
    element.pieces = null;
  });
  await expect.poll(() => colorAt(square(board, 'e1'))).not.toBe(RED);
  await expect
    .poll(() => colorAt(board.getByRole('button', { name: 'white bishop' }).locator('canvas')))
    .not.toBe(RED);
});

test('own pieces may have the names that sets have elsewhere, and are shown in games of PGN and lessons', async ({
  foreign,
  page,
}) => {
  const asked = await servePieces(page);
  await foreign.open('blank');
  for (const [name, attributes] of [
    ['e1', { pgn: '*' }],
    ['e1', { lesson: 'tax/1' }],
  ]) {
    const board = await foreign.put({ ...attributes, pieces: '/my/{code}.svg' });
    await expect.poll(() => asked.includes('wK.svg') && asked.includes('bN.svg')).toBe(true);
    if (attributes.pgn) await expectColor(square(board, name), RED);
    await board.evaluate((element) => element.remove());
  }
});

test('an address that does not tell pieces apart is refused', async ({ foreign }) => {
  await foreign.open('blank');
  const board = await foreign.put({ pieces: '/my/{piece}.svg', lang: 'de' });
  await expect(board.getByRole('alert')).toHaveText(
    'pieces muss figures, letters oder eine Adresse wie /pieces/{color}-{piece}.svg sein, nicht „/my/{piece}.svg“.',
  );
  await state(board, 'Weiß am Zug.');
});
