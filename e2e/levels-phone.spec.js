// Flying Chess on a phone: what a player does on two levels, counted in taps, and how large the squares are that are
// tapped.

import { violations } from './axe.js';
import { expect, test } from './board-page.js';
import { boxesOf } from './boxes.js';

/** The least side of what is tapped, in CSS pixels. */
const LEAST = 40;

const POSITIONS = {
  above: '4k3/8/8/8/4P3/8/8/4K3|8/8/8/8/4r3/8/8/8 w - - 0 1',
  bishop: '4k3/8/8/5n2/8/8/8/4K3|8/8/8/8/8/8/8/1B6 w - - 0 1',
  rook: '4k3/8/8/8/8/8/P7/R3K3|8/8/8/8/8/8/8/3n4 w - - 0 1',
  butt: '4k3/8/8/8/8/8/P7/R3K3|8/8/8/8/8/8/8/n7 w - - 0 1',
  pair: '4k3/8/8/8/8/8/P7/R3K3|8/8/8/8/8/8/8/N7 w - - 0 1',
  check: '4k3/8/8/8/8/8/8/4K3|8/8/8/8/8/8/8/4r3 w - - 0 1',
};

/**
 * Each thing to do: the position, what is tapped, a square or an option of a menu, and what is then on a square. A tap
 * on a square is one in the middle of its cell.
 */
const TASKS = [
  ['see what stands above e4', 'above', [], 'e4^', 'black rook'],
  ['land a bishop straight down', 'bishop', ['b1', 'b1'], 'b1', 'white bishop'],
  [
    'land a bishop, capturing',
    'bishop',
    ['b1', 'f5', 'Ground: black knight'],
    'f5',
    'white bishop',
  ],
  ['stay above the knight', 'bishop', ['b1', 'f5', 'Upper level'], 'f5^', 'white bishop'],
  ['take off with a rook', 'rook', ['a1', 'a1'], 'a1^', 'white rook'],
  [
    'take off with a rook, capturing',
    'rook',
    ['a1', 'd1', 'Upper level: black knight'],
    'd1^',
    'white rook',
  ],
  ['headbutt', 'check', ['e1', 'e1'], 'e1^', 'empty'],
  ['headbutt with a rook, which could go up', 'butt', ['a1', 'a1', 'Headbutt'], 'a1^', 'empty'],
  ['move the knight above a rook', 'pair', ['a1', 'a1', 'c2', 'Ground'], 'c2', 'white knight'],
  ['see a check from above', 'check', [], 'e1^', 'black rook'],
];

for (const viewport of [
  { width: 390, height: 844 },
  { width: 844, height: 390 },
]) {
  test.describe(`${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport, hasTouch: true, isMobile: true });

    const open = async (board, fen) => {
      await board.page.goto('/#games');
      await expect(board.page.locator('#games h1')).toBeVisible();
      await board.page.goto(`/#play/flying?fen=${encodeURIComponent(fen)}`);
      await expect(board.page.locator('#board canvas')).toBeVisible();
    };

    for (const [what, position, taps, square, expected] of TASKS)
      test(`${what}: ${taps.length} taps`, async ({ board, page }) => {
        await open(board, POSITIONS[position]);
        for (const name of taps) {
          const isSquare = /^[a-h][1-8]$/.test(name);
          const target = isSquare ? board.square(name) : board.option(name);
          const [{ x, y, width, height }] = await boxesOf(target);
          expect(Math.min(width, height), name).toBeGreaterThanOrEqual(LEAST);
          await page.touchscreen.tap(x + width / 2, y + height / 2);
        }
        await board.expectOn(square, expected);
        await expect(board.square(square)).toBeInViewport({ ratio: 1 });
      });

    test('what a finger may mean is asked in a menu that everybody can use', async ({
      board,
      page,
    }) => {
      await open(board, POSITIONS.bishop);
      await board.square('b1').tap();
      expect(await violations(page)).toEqual([]);
      await board.square('f5').tap();
      await expect(board.option('Upper level')).toBeFocused();
      expect(await violations(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(board.square('b1^')).toHaveAttribute('aria-selected', 'true');
      await board.expectMoveCount(0);
    });

    test('boards apart would have smaller squares, so that one board is the best fit', async ({
      board,
      page,
    }) => {
      await open(board, POSITIONS.above);
      const sizes = {};
      for (const form of ['stacked', 'beside', 'fit']) {
        await page.evaluate((value) => {
          const field = document.querySelector('#preferences [name=levels]');
          field.value = value;
          field.dispatchEvent(new Event('change', { bubbles: true }));
        }, form);
        await expect(page.locator('#board canvas')).toBeVisible();
        const [box] = await boxesOf(board.square('a1'));
        sizes[form] = box.width;
      }
      expect(Math.max(sizes.stacked, sizes.beside)).toBeLessThan(LEAST);
      expect(sizes.fit).toBeGreaterThanOrEqual(LEAST);
    });
  });
}
