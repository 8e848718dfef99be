// The parts that must be visible in small and low windows without scrolling.

import { expect, test } from './board-page.js';
import { expectWholeLetters } from './cut-letters.js';

const GAMES = ['e4', 'd4', 'c4'].map((move, index) => `[White "${index}"]\n\n1. ${move} *\n`);

for (const size of [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
])
  test(`the games of a PGN are in sight at ${size.width} × ${size.height}`, async ({ page }) => {
    await page.setViewportSize(size);
    await page.goto('/#analyse/chess');
    await page.getByRole('tab', { name: 'PGN' }).click();
    await page.getByLabel('Paste PGN').fill(GAMES.join('\n'));
    await page.getByRole('button', { name: 'Open', exact: true }).click();
    for (const entry of await page.getByRole('list', { name: 'Games' }).getByRole('button').all())
      await expect(entry).toBeInViewport({ ratio: 1 });
  });

test('a phone on its side shows that a new game has a level and a color', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Play Chess' }).click();
  await page.getByRole('button', { name: 'New game' }).click();
  const form = page.locator('#new-game-form');
  const start = await form.getByRole('button', { name: 'Start' }).boundingBox();
  for (const name of ['Pip', 'White', 'Random']) {
    const tile = await form.locator('label', { hasText: name }).first().boundingBox();
    expect(tile.y + tile.height, name).toBeLessThan(start.y);
  }
});

test('the name of a fact stands over both sides on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/#play/tax');
  const middleOf = ({ x, width }) => x + width / 2;
  const row = page.locator('#game-facts > div').first();
  const name = await row.locator('dt').evaluate((term) => {
    const range = document.createRange();
    range.selectNodeContents(term);
    const { x, width } = range.getBoundingClientRect();
    return { x, width };
  });
  const sides = await Promise.all(
    [0, 1].map((index) => row.locator('dd').nth(index).boundingBox()),
  );
  const middle = (middleOf(sides[0]) + middleOf(sides[1])) / 2;
  expect(Math.abs(middleOf(name) - middle)).toBeLessThan(4);
});

/** The main screens, and what stands on each when it is there. */
const SCREENS = [
  ['', '#gallery .card canvas'],
  ['#play/tax?moves=d2d4,d7d5', '#game .board canvas'],
  ['#analyse/chess', '#study .board canvas'],
  ['#puzzles/chess', '#puzzles .board canvas'],
  ['#puzzles/tax/day', '#puzzle .board canvas'],
  ['#learn/flying', '#learn [aria-current][href$=flying]'],
  ['#games', '#games h1'],
  ['#edit/chess', '#edit .board canvas'],
  ['#progress', '#progress-page .progress-game'],
];

for (const locale of ['en', 'de'])
  test.describe(`in ${locale}`, () => {
    test.use({ locale });

    test('no letter is cut off on a phone', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      for (const [address, shown] of SCREENS) {
        await page.goto(`/${address}`);
        await expect(page.locator(shown).filter({ visible: true }).first()).toBeVisible();
        await expectWholeLetters(page, address);
      }
      await page.goto('/#analyse/chess');
      for (const tab of await page.locator('#study').getByRole('tab').all()) {
        await tab.click();
        await expect(tab).toHaveAttribute('aria-selected', 'true');
        await expectWholeLetters(page, 'a tab of the study');
      }
    });

    for (const width of [360, 375, 390])
      test(`all tools are inside of a window of ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 844 });
        await page.goto('/#play/tax');
        for (const tool of await page.locator('#tool-buttons button:visible').all())
          await expect(tool).toBeInViewport({ ratio: 1 });
      });
  });
