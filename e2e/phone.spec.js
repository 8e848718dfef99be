// The game on phones, upright and on their side: how large the squares are, that nothing moves under the finger, and
// that all is in sight.

import { expect, test } from './board-page.js';
import { boxesOf, expectBoxes, expectInWidth } from './boxes.js';

const GAMES = ['chess', 'levitating', 'tax', 'flying', 'kingscourt', 'twokings'];

/** The least side of a square, in CSS pixels: twelve files make smaller ones than eight. */
const LEAST = {
  '360 × 640': { usual: 36, kingscourt: 29 },
  '390 × 844': { usual: 44, kingscourt: 32 },
  '667 × 375': { usual: 40, kingscourt: 35 },
  '844 × 390': { usual: 42, kingscourt: 42 },
};

const open = async (board, address) => {
  await board.page.goto('/#games');
  await expect(board.page.locator('#games h1')).toBeVisible();
  await board.page.goto(`/${address}`);
  await expect(board.page.locator('#board canvas')).toBeVisible();
};

for (const [size, least] of Object.entries(LEAST)) {
  const [width, height] = size.split(' × ').map(Number);
  test.describe(size, () => {
    test.use({ viewport: { width, height }, hasTouch: true, isMobile: true });

    test('squares are large, and the whole board is in sight', async ({ board, page }) => {
      for (const id of GAMES) {
        await open(board, `#play/${id}?moves=e2e4`);
        const cells = [board.square('a1'), board.square('a8')];
        await expectBoxes(cells, `${id}: the board in the window`, (...boxes) =>
          boxes.every(
            (box) =>
              Math.min(box.width, box.height) >= (least[id] ?? least.usual) &&
              box.x >= 0 &&
              box.y >= 0 &&
              box.x + box.width <= width &&
              box.y + box.height <= height,
          ),
        );
        await expectInWidth(page);
        if (height > 800) await expect(page.locator('#moves-box')).toBeInViewport({ ratio: 0.9 });
      }
    });

    test('a move that is refused says why and moves nothing', async ({ board, page }) => {
      for (const id of GAMES) {
        await open(board, `#play/${id}?moves=e2e4,e7e5`);
        const parts = [board.square('a1'), page.locator('#tools'), page.locator('#moves-box')];
        const before = await boxesOf(...parts);
        await board.square('b1').tap();
        await board.square('b5').tap();
        await expect(page.locator('#why-text')).toBeVisible();
        await expect(page.locator('#why-text')).toBeInViewport({ ratio: 0.9 });
        expect(await boxesOf(...parts), id).toEqual(before);
        expect(await page.evaluate(() => scrollY)).toBe(0);
      }
    });
  });
}

for (const locale of ['en-US', 'de-DE']) {
  for (const viewport of [
    { width: 844, height: 390 },
    { width: 667, height: 375 },
  ]) {
    test.describe(`${locale}, ${viewport.width} × ${viewport.height}`, () => {
      test.use({ locale, viewport, hasTouch: true, isMobile: true });

      test('on its side the board is left, all else right, and nothing scrolls', async ({
        board,
        page,
      }) => {
        for (const id of GAMES) {
          await open(board, `#play/${id}?moves=e2e4,d7d5,e4d5`);
          await expect(page.locator('#captured-top svg')).toBeInViewport({ ratio: 1 });
          const rest = [
            '#game-learn',
            '#new-game-open',
            '#player-top',
            '#player-bottom',
            '#state',
            '#steps',
          ];
          const tools = await page.locator('#tool-buttons button').all();
          const parts = [...rest.map((part) => page.locator(part)), ...tools];
          await expect(page.locator('#moves-box')).toBeInViewport({ ratio: 1 });
          await expectBoxes([page.locator('#board canvas'), ...parts], id, (squares, ...boxes) =>
            boxes.every(
              (box) =>
                box.x >= squares.x + squares.width &&
                box.x + box.width <= viewport.width &&
                box.y >= 0 &&
                box.y + box.height <= viewport.height &&
                box.height >= 24,
            ),
          );
          const scrolled = await page.evaluate(() => {
            scrollTo(0, 100);
            return scrollY;
          });
          expect(scrolled, id).toBe(0);
        }
      });

      test('the notch of a phone covers nothing', async ({ board, page }) => {
        const insets = { top: 0, right: 47, bottom: 21, left: 47 };
        const client = await page.context().newCDPSession(page);
        await client.send('Emulation.setSafeAreaInsetsOverride', { insets });
        for (const id of ['chess', 'kingscourt']) {
          await open(board, `#play/${id}?moves=e2e4`);
          const parts = [page.locator('#board canvas'), page.locator('#tools')];
          await expectBoxes(parts, id, (...boxes) =>
            boxes.every(
              (box) =>
                box.x >= insets.left &&
                box.x + box.width <= viewport.width - insets.right &&
                box.y + box.height <= viewport.height - insets.bottom,
            ),
          );
        }
      });
    });
  }
}

for (const viewport of [
  { width: 844, height: 390 },
  { width: 667, height: 375 },
]) {
  test.describe(`a study, ${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport, hasTouch: true, isMobile: true });

    test('boards of studies and of positions take the height on the left', async ({ page }) => {
      for (const [address, root, parts] of [
        ['#analyse/chess', '#study', ['.study-tools', '.study-tabs']],
        ['#analyse/kingscourt', '#study', ['.study-tools', '.study-tabs']],
        ['#edit/flying', '#edit', ['.study-tools', '.study-panel']],
      ]) {
        await page.goto(`/${address}`);
        const screen = page.locator(root);
        const beside = parts.map((part) => screen.locator(part));
        await expectBoxes(
          [screen.locator('canvas').first(), ...beside],
          address,
          (board, ...rest) => {
            const isBoardIn = board.y >= 0 && board.y + board.height <= viewport.height;
            return isBoardIn && rest.every(({ x }) => x >= board.x + board.width);
          },
        );
        await expectInWidth(page);
        await page.evaluate(() => scrollTo(0, 100));
        expect(await page.evaluate(() => scrollY), address).toBe(0);
      }
    });
  });
}
