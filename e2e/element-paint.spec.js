// Painting <kingcraft-board>: again after the browser has lost it, and on paper.

import { expect, square, test } from './foreign-page.js';

/** The pictures of a board and of all around it, each as a number that is the same for the same picture. */
const picturesOf = (board) =>
  board.evaluate(async (host) => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    globalThis.pictures ??= [];
    return [...host.shadowRoot.querySelectorAll('canvas')].map((canvas) => {
      const picture = canvas.toDataURL();
      if (!pictures.includes(picture)) pictures.push(picture);
      return pictures.indexOf(picture);
    });
  });

/** Does what a browser does whose graphics were lost: the canvas is as if it were new. */
const loseAll = (board) =>
  board.evaluate((host) => {
    for (const canvas of host.shadowRoot.querySelectorAll('canvas')) {
      canvas.dispatchEvent(new Event('contextlost'));
      canvas.getContext('2d').reset();
    }
  });

const restoreAll = (board) =>
  board.evaluate((host) => {
    for (const canvas of host.shadowRoot.querySelectorAll('canvas'))
      canvas.dispatchEvent(new Event('contextrestored'));
  });

const MENU = { fen: '8/P6k/8/8/8/8/8/K7 w - - 0 1' };
for (const [what, attributes] of [
  ['a game', {}],
  ['both levels of Flying Chess', { variant: 'flying' }],
  ['a free board with its palette', { free: '', variant: 'flying' }],
  ['a game to go through', { pgn: '1. e4 e5 *' }],
  ['a menu', MENU],
])
  test(`${what}: what the browser has lost is painted again`, async ({ foreign }) => {
    await foreign.open('blank');
    const board = await foreign.put(attributes);
    await board.evaluate((host) => host.ready);
    if (attributes === MENU) {
      await square(board, 'a7').click();
      await square(board, 'a8').click();
      await expect(board.getByRole('menu')).toBeVisible();
    }
    const before = await picturesOf(board);
    await loseAll(board);
    expect(await picturesOf(board)).not.toEqual(before);
    await restoreAll(board);
    await expect.poll(() => picturesOf(board)).toEqual(before);
  });

for (const attributes of [
  { controls: 'moves flip reset rules', moves: 'e2e4 e7e5' },
  { free: '', variant: 'flying', controls: 'flip reset' },
  { pgn: '1. e4 {Best.} (1. d4) 1... e5 *' },
  { puzzle: 'tax/7', controls: 'moves flip solution' },
  { lesson: 'tax/3' },
])
  test(`on paper there are no buttons: ${JSON.stringify(attributes)}`, async ({
    foreign,
    page,
  }) => {
    await foreign.open('blank');
    const board = await foreign.put(attributes);
    await board.evaluate((host) => host.ready);
    const { width } = await board.locator('.board').boundingBox();
    await page.emulateMedia({ media: 'print' });
    const moves = board.locator('.moves button, .diagram-captions button');
    await expect(board.locator('button:visible')).toHaveCount(await moves.count());
    for (const move of await moves.all()) {
      await expect(move).toBeVisible();
      await expect(move).toHaveCSS('box-shadow', 'none');
      await expect(move).toHaveCSS('border-top-color', 'rgba(0, 0, 0, 0)');
    }
    await expect(board.locator('.board')).toBeVisible();
    expect((await board.locator('.board').boundingBox()).width).toBe(width);
    await page.pdf();
  });
