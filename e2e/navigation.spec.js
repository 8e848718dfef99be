// The navigation: the same places on every screen and at every width, the reader's place marked, and nothing under it.

import { violations } from './axe.js';
import { expect, test } from './board-page.js';
import { boxesOf, expectBoxes } from './boxes.js';

const level = 1;
/** Each place, and the title of the screen there, in a game of Chess. */
const PLACES = [
  ['Learn', 'Chess'],
  ['Analyse', 'Analyse'],
  ['Your games', 'Your games'],
  ['Kingcraft', 'Chess with a twist'],
  ['Play', 'Chess'],
];
const SIZES = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
];

for (const viewport of SIZES) {
  test.describe(`${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport, hasTouch: viewport.width < 1000 });

    test('one navigation leads to every place, and marks it', async ({ board, page }) => {
      const navigation = page.getByRole('navigation', { name: 'Main' });
      const link = (name) => navigation.getByRole('link', { name, exact: true });
      await page.goto('/');
      await board.goTo('Play');
      await expect(page.getByRole('dialog', { name: 'New game' })).toBeVisible();
      expect(await violations(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await board.play('Chess');
      await board.moves(['e2e4']);
      const links = PLACES.map(([place]) => link(place));
      const before = await boxesOf(...links);
      for (const [place, name] of PLACES) {
        await board.goTo(place);
        await expect(page.getByRole('heading', { name, level })).toBeAttached();
        await expect(navigation.locator('[aria-current="page"]')).toHaveCount(1);
        await expect(link(place)).toHaveAttribute('aria-current', 'page');
        expect(await boxesOf(...links), place).toEqual(before);
        if (place !== 'Kingcraft') continue;
        const game = page.getByRole('region', { name: 'Your game' });
        await expect(game).toContainText('ChessTwo playersBlack to move.');
        expect(await violations(page)).toEqual([]);
      }
      const parts = [navigation, page.locator('#board canvas'), page.locator('#tools')];
      await expectBoxes(parts, 'the board and its tools are not under it', (bar, ...rest) =>
        rest.every(
          ({ x, y, width, height }) =>
            x + width <= bar.x ||
            x >= bar.x + bar.width ||
            y + height <= bar.y ||
            y >= bar.y + bar.height,
        ),
      );
    });
  });
}

for (const locale of ['en', 'de']) {
  test.describe(`the narrowest phone in ${locale}`, () => {
    test.use({ viewport: { width: 320, height: 568 }, hasTouch: true, locale });

    test('no name in the navigation takes two lines', async ({ page }) => {
      await page.goto('/');
      const names = page.locator('#nav li span');
      await expect(names.first()).toBeVisible();
      const broken = await names.evaluateAll(async (all) => {
        await document.fonts.ready;
        const lines = (name) => {
          const range = document.createRange();
          range.selectNodeContents(name);
          return range.getClientRects().length;
        };
        return all.filter((name) => lines(name) !== 1).map((name) => name.textContent);
      });
      expect(broken).toEqual([]);
    });
  });
}

test('a reader with a keyboard skips the navigation', async ({ board, page }) => {
  await page.goto('/#learn/tax');
  await expect(page.getByRole('heading', { name: 'Tax Chess', level })).toBeFocused();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Tax Chess', level })).toBeVisible();
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await skip.focus();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await skip.press('Enter');
  await expect(page.getByRole('heading', { name: 'Tax Chess', level })).toBeFocused();
  await board.button('Play Tax Chess').click();
  await expect(board.square('a1')).toBeVisible();
  await skip.press('Enter');
  await expect(page.locator('#board [role="gridcell"]:focus')).toHaveCount(1);
});

test('figures of the bundled font are all as wide where they stand in columns', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Chess with a twist' })).toBeVisible();
  const widths = await page.evaluate(async () => {
    await document.fonts.ready;
    const loaded = [...document.fonts].filter(({ status }) => status === 'loaded');
    const line = document.body.appendChild(document.createElement('span'));
    line.style.fontVariantNumeric = 'tabular-nums';
    const widthOf = (text) => {
      line.textContent = text;
      return line.getBoundingClientRect().width;
    };
    return {
      names: loaded.map(({ family }) => family),
      one: widthOf('1111'),
      nought: widthOf('0000'),
    };
  });
  expect(widths.names.join()).toContain('Figtree');
  expect(widths.names.join()).toContain('Fraunces');
  expect(widths.one).toBe(widths.nought);
});
