// <kingcraft-board> under fingers: what scrolls the page, and what moves a piece.

import { expect, square, state, test } from './foreign-page.js';
import { Fingers, middleOf } from './touch.js';

const scrolled = (page) => page.evaluate(() => scrollY);

/** An empty page with a board on it that is much higher than the window. */
async function openWith({ foreign, page }, attributes) {
  await foreign.open('blank');
  await page.evaluate(() => {
    document.body.style.paddingBottom = '2000px';
  });
  const board = await foreign.put(attributes);
  await expect(board.getByRole('gridcell').first()).toBeAttached();
  return { board, fingers: await Fingers.on(page) };
}

const LESSON = { lesson: 'tax/3' };
const PGN = { pgn: '1. e4 e5 *' };
const MATE = { moves: 'f3 e5 g4 Qh4#' };
const SCROLLS = [
  ['a picture', { play: 'none' }, 'e2'],
  ['a picture of Flying Chess', { play: 'none', variant: 'flying' }, 'e2^'],
  ['a free board that nobody sets up', { free: '', play: 'none' }, 'e2'],
  ['a game to go through', PGN, 'e2'],
  ['a finished game', MATE, 'e1'],
  ['a lesson', LESSON, 'e4'],
  ['an empty square of a game', {}, 'e4'],
  ['an empty square of a free board', { free: '' }, 'e4'],
  ["a piece of the other side's", {}, 'd7'],
  ['an empty upper square of Flying Chess', { variant: 'flying' }, 'e4^'],
];

test.use({ viewport: { width: 390, height: 700 }, hasTouch: true, isMobile: true });

for (const [what, attributes, name] of SCROLLS)
  test(`a finger that begins on ${what} scrolls the page`, async ({ foreign, page }) => {
    const { board, fingers } = await openWith({ foreign, page }, attributes);
    const from = await middleOf(square(board, name));
    await fingers.drag(from, { x: from.x, y: from.y - 150 });
    await expect.poll(() => scrolled(page)).toBeGreaterThan(50);
  });

const DRAGS = [
  ['chess', {}, 'e2', 'e4'],
  ['a low level of Flying Chess', { variant: 'flying' }, 'e2', 'e4'],
  [
    'an upper level of Flying Chess',
    { variant: 'flying', fen: '7k/8/8/8/8/8/8/K7|8/8/8/8/8/8/4R3/8 w - - 0 1' },
    'e2^',
    'e4^',
  ],
  ['a free board', { free: '' }, 'd7', 'd5'],
];
for (const [what, attributes, from, to] of DRAGS)
  test(`a finger drags a piece of ${what}, also while another one rests`, async ({
    foreign,
    page,
  }) => {
    for (const rests of [null, page.locator('h1'), 'h3']) {
      const { board, fingers } = await openWith({ foreign, page }, attributes);
      const resting = typeof rests === 'string' ? square(board, rests) : rests;
      if (resting) await fingers.press(1, await middleOf(resting));
      await fingers.press(0, await middleOf(square(board, from)));
      await fingers.move(0, await middleOf(square(board, to)));
      await fingers.lift();
      await expect(square(board, from)).toHaveAccessibleName(/empty/);
      await expect(square(board, to)).not.toHaveAccessibleName(/empty/);
      expect(await scrolled(page)).toBe(0);
    }
  });

test('two taps play a move, though a finger on the target would scroll', async ({
  foreign,
  page,
}) => {
  const { board } = await openWith({ foreign, page }, {});
  await square(board, 'e2').tap();
  await square(board, 'e4').tap();
  await state(board, 'Black to move.');
});
