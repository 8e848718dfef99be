// <kingcraft-board> under a mouse: drags whose end never comes, and boards that the page shows turned or mirrored.

import { expect, square, state, test } from './foreign-page.js';
import { middleOf } from './touch.js';

/** The number of what is painted on a board, which is the same for the same picture. */
const pictureOf = (board) =>
  board.evaluate(async (host) => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    globalThis.pictures ??= [];
    const picture = host.shadowRoot.querySelector('.board canvas').toDataURL();
    if (!pictures.includes(picture)) pictures.push(picture);
    return pictures.indexOf(picture);
  });

const at = ({ x, y }, buttons) => ({ x, y, buttons, button: buttons ? 'left' : 'none' });

/** A mouse whose release is not always heard. */
async function mouseOn(page) {
  const client = await page.context().newCDPSession(page);
  const send = (type, point, fields = {}) =>
    client.send('Input.dispatchMouseEvent', { type, ...point, ...fields });
  return {
    async dragOver(from, to) {
      await send('mousePressed', at(from, 1), { clickCount: 1 });
      for (const part of [0.5, 1])
        await send(
          'mouseMoved',
          at({ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }, 1),
        );
    },
    release: (point) => send('mouseReleased', { ...at(point, 0), button: 'left' }),
    hover: (point) => send('mouseMoved', at(point, 0)),
    pressRight: (point) =>
      send('mousePressed', { ...at(point, 3), button: 'right' }, { clickCount: 1 }),
  };
}

test.use({ viewport: { width: 1000, height: 1600 } });

const ENDS = {
  'the pointer comes back without a button': ({ mouse, to }) => mouse.hover(to),
  'the page asks something': async ({ page, mouse, to }) => {
    page.once('dialog', (dialog) => dialog.accept());
    await page.evaluate(() => alert('Is that so?'));
    await mouse.hover(to);
  },
  'the page opens a dialog': async ({ page, mouse, to }) => {
    await page.evaluate(() => {
      const dialog = document.body.appendChild(document.createElement('dialog'));
      dialog.append('Is that so?');
      dialog.showModal();
    });
    await mouse.release(to);
    await page.evaluate(() => document.querySelector('dialog').remove());
    await mouse.hover(to);
  },
  'a menu opens': ({ mouse, to }) => mouse.pressRight(to),
  'another window gets the focus': ({ page }) =>
    page.evaluate(() => dispatchEvent(new Event('blur'))),
  'the reader presses Escape': async ({ page, mouse, to }) => {
    await page.keyboard.press('Escape');
    await mouse.release(to);
  },
  'the capture is lost': ({ board }) =>
    board.evaluate((host) => {
      const box = host.shadowRoot.querySelector('.board');
      const buttons = host.shadowRoot.querySelectorAll('.piece-palette button');
      for (const element of [box, ...buttons])
        for (let id = 0; id < 100; id++)
          if (element.hasPointerCapture(id)) element.releasePointerCapture(id);
    }),
};

const FLYING = '7k/8/8/8/8/8/8/K7|8/8/8/8/8/8/4R3/8 w - - 0 1';
const BOARDS = [
  [{}, 'e2', 'e4'],
  [{ variant: 'flying', fen: FLYING }, 'e2^', 'e4'],
  [{ free: '', variant: 'flying' }, 'e2', 'e4^'],
];
for (const [what, end] of Object.entries(ENDS))
  test(`a piece that is dragged goes back when ${what}`, async ({ foreign, page }) => {
    for (const [attributes, from, to] of BOARDS) {
      await foreign.open('blank');
      const board = await foreign.put(attributes);
      const position = await board.evaluate((host) => host.ready.then(() => host.position));
      const before = await pictureOf(board);
      const mouse = await mouseOn(page);
      const target = await middleOf(square(board, to));
      await mouse.dragOver(await middleOf(square(board, from)), target);
      expect(await pictureOf(board), 'it follows the pointer').not.toBe(before);
      await end({ page, board, mouse, to: target });
      const aside = { x: target.x + 30, y: target.y + 30 };
      await mouse.hover(aside);
      await expect.poll(() => pictureOf(board)).toBe(before);
      expect(await board.evaluate((host) => host.position)).toBe(position);
    }
  });

for (const [what, end] of Object.entries(ENDS))
  test(`a piece of the palette goes back when ${what}`, async ({ foreign, page }) => {
    await foreign.open('blank');
    const board = await foreign.put({ free: '', variant: 'flying' });
    const button = board.getByRole('button', { name: 'white queen' });
    const before = await board.evaluate((host) => host.ready.then(() => host.position));
    const mouse = await mouseOn(page);
    const to = await middleOf(square(board, 'e4^'));
    await mouse.dragOver(await middleOf(button), to);
    await expect(board.locator('.piece-ghost')).toBeVisible();
    await end({ page, board, mouse, to });
    await mouse.hover({ x: to.x + 9, y: to.y + 9 });
    await expect(board.locator('.piece-ghost')).toHaveCount(0);
    expect(await board.evaluate((host) => host.position)).toBe(before);
  });

test('a board that becomes a picture takes its palette along, and what is dragged from it', async ({
  foreign,
  page,
}) => {
  await foreign.open('blank');
  const board = await foreign.put({ free: '' });
  const mouse = await mouseOn(page);
  const button = board.getByRole('button', { name: 'white queen' });
  await mouse.dragOver(await middleOf(button), await middleOf(square(board, 'e4')));
  await board.evaluate((host) => host.setAttribute('play', 'none'));
  await expect(button).toHaveCount(0);
  await mouse.hover(await middleOf(square(board, 'e5')));
  await expect(board.locator('.piece-ghost')).toHaveCount(0);
});

/** Styles of a board, or of what is around it. */
const TURNS = {
  'turned by a right angle': { rotate: '90deg' },
  'turned upside down': { transform: 'rotate(180deg)' },
  'turned by 37 degrees': { rotate: '37deg' },
  'turned within what is turned': { rotate: '20deg', around: { transform: 'rotate(-65deg)' } },
  mirrored: { transform: 'scaleX(-1)' },
  'of uneven scale': { scale: '0.9 0.5' },
  'of uneven scale, in a zoomed page': { scale: '0.5 0.8', around: { zoom: '1.3' } },
  slanted: { transform: 'skew(10deg, 5deg)' },
};

for (const [what, { around = {}, ...style }] of Object.entries(TURNS))
  test(`a board that is ${what} is played by dragging and clicking`, async ({ foreign, page }) => {
    await foreign.open('blank');
    await page.evaluate((css) => {
      Object.assign(document.querySelector('main').style, { margin: '120px 200px', ...css });
    }, around);
    const board = await foreign.put({ variant: 'flying' }, { width: '400px', ...style });
    await square(board, 'e2').dragTo(square(board, 'e4'));
    await state(board, 'Black to move.');
    await square(board, 'e7').click();
    await square(board, 'e5').click();
    await state(board, 'White to move.');
    await board.evaluate((host) => {
      for (const [name, value] of [
        ['free', ''],
        ['variant', 'chess'],
      ])
        host.setAttribute(name, value);
    });
    await board.getByRole('button', { name: 'black king' }).dragTo(square(board, 'd4'));
    await expect(square(board, 'd4')).toHaveAccessibleName('d4, black king');
  });

for (const [what, style] of Object.entries({
  'in perspective': { transform: 'perspective(700px) rotateY(40deg)' },
  'from its edge': { transform: 'rotateY(90deg)' },
}))
  test(`a board that is seen ${what} is not played by pointer`, async ({ foreign, page }) => {
    await foreign.open('blank');
    const board = await foreign.put({}, { width: '400px', ...style });
    await expect(square(board, 'e2')).toBeAttached();
    const mouse = await mouseOn(page);
    const [from, to] = [await middleOf(square(board, 'e2')), await middleOf(square(board, 'e4'))];
    await mouse.dragOver(from, to);
    await mouse.release(to);
    await state(board, 'White to move.');
    await square(board, 'e2').focus();
    await page.keyboard.press('Enter');
    await square(board, 'e4').focus();
    await page.keyboard.press('Enter');
    await state(board, 'Black to move.');
  });
