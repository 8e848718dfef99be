// Checks of every screen, in every language and on windows of every size: nothing stands outside of the window or
// spills over its button, and all that can be pressed is large enough for it.

import { expect, test } from './board-page.js';
import { expectWholeLetters } from './cut-letters.js';

const SIZES = [
  { width: 360, height: 640 },
  { width: 667, height: 375 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
];

/** Moves that lead back: played twice, they let a draw be claimed. */
const TWICE = 'g1f3,g8f6,f3g1,f6g8';

/** A screen by its address, and what stands on it when it is there; no two of a kind follow each other. */
const SCREENS = [
  { address: '', shown: '#gallery .card canvas' },
  { address: '#learn/chess', shown: '#learn [aria-current][href$=chess]' },
  { address: '#puzzles/chess', shown: '#puzzles .board canvas' },
  { address: '#analyse/levitating', shown: '#study .board canvas' },
  { address: '#fair/tax', shown: '#learn .chart svg' },
  { address: '#edit/chess', shown: '#edit .board canvas' },
  { address: '#learn/flying', shown: '#learn [aria-current][href$=flying]' },
  { address: '#edit/flying', shown: '#edit .board canvas' },
  { address: '#analyse/kingscourt', shown: '#study .board canvas' },
  { address: '#play/kingscourt?moves=e2e4', shown: '#game .board canvas' },
  { address: '#edit/kingscourt', shown: '#edit .board canvas' },
  { address: `#play/chess?moves=${TWICE},${TWICE}`, shown: '#game .board canvas' },
  { address: '#puzzles/flying/day', shown: '#puzzle .board canvas' },
  { address: '#learn/tax', shown: '#learn [aria-current][href$=tax]' },
  { address: '#play/flying?moves=e2e4', shown: '#game .board canvas' },
  { address: '#learn/kingscourt', shown: '#learn [aria-current][href$=kingscourt]' },
  { address: '#games', shown: '#games h1' },
  { address: '#progress', shown: '#progress-page .progress-game' },
  { address: '#known/tax', shown: '#learn .figures' },
  { address: '#play/levitating?moves=e2e4,e7e5&end=resign-white', shown: '#game .board canvas' },
];

/** The misplaced elements, a line each. */
function faults() {
  const LEAST = 24;
  const found = [];
  const over = document.documentElement.scrollWidth - innerWidth;
  if (over > 0) found.push(`the page is ${over} px wider than the window`);
  const ancestors = (element) => {
    const all = [];
    for (let next = element.parentElement; next; next = next.parentElement) all.push(next);
    return all;
  };
  const isClipped = (element) => getComputedStyle(element).clipPath !== 'none';
  const scrolls = (element) => /auto|scroll/.test(getComputedStyle(element).overflowX);
  const nameOf = ({ tagName, id, className, textContent }) =>
    `${tagName.toLowerCase()}#${id}.${className} "${textContent.trim().slice(0, 30)}"`;
  const widthOfLongest = (select) => {
    const copy = select.parentElement.appendChild(select.cloneNode(true));
    copy.style.cssText = 'position: absolute; width: max-content; max-width: none; min-width: 0';
    const { width } = copy.getBoundingClientRect();
    copy.remove();
    return width;
  };
  const isInSentence = (element) =>
    element.tagName === 'A' && getComputedStyle(element).display === 'inline';
  for (const element of document.querySelectorAll('body *')) {
    const around = ancestors(element);
    if (element.closest('svg') || !element.checkVisibility({ visibilityProperty: true })) continue;
    if ([element, ...around].some(isClipped)) continue;
    const { left, right, width, height } = element.getBoundingClientRect();
    if (element.tagName === 'TABLE' && width > element.parentElement.clientWidth + 1)
      found.push(`${nameOf(element)} is wider than its column`);
    if (scrolls(element) && element.tagName !== 'TEXTAREA')
      if (element.scrollWidth > element.clientWidth + 1)
        found.push(`${nameOf(element)} scrolls sideways`);
    if ((left < -1 || right > innerWidth + 1) && !around.some(scrolls))
      found.push(`${nameOf(element)} stands outside of the window, ${left} to ${right}`);
    if (element.tagName === 'SELECT' && getComputedStyle(element).textOverflow !== 'ellipsis')
      if (widthOfLongest(element) > width + 1)
        found.push(`${nameOf(element)} is narrower than its longest choice`);
    if (element.tagName === 'BUTTON' && element.scrollWidth > element.clientWidth + 1)
      if (getComputedStyle(element).overflowX === 'visible')
        found.push(`${nameOf(element)} is narrower than its words`);
    if (!element.matches('a, button, input, select, textarea, summary')) continue;
    const box = element.closest('label')?.getBoundingClientRect() ?? { width, height };
    if (Math.min(box.width, box.height) < LEAST && !isInSentence(element))
      found.push(`${nameOf(element)} has only ${width} × ${height} px to be pressed`);
  }
  return found;
}

/** Expects no faults as soon as the boards have found their size. */
async function expectFit(page, what) {
  await expect.poll(() => page.evaluate(faults), { message: what }).toEqual([]);
  await expectWholeLetters(page, what);
}

for (const locale of ['en-US', 'de-DE']) {
  for (const viewport of SIZES) {
    test.describe(`${locale}, ${viewport.width} × ${viewport.height}`, () => {
      test.use({ locale, viewport, hasTouch: viewport.width < 1000 });

      test('every screen fits, and its buttons can be hit', async ({ board }) => {
        const { page } = board;
        for (const { address, shown } of SCREENS) {
          await page.goto(`/${address}`);
          await expect(page.locator(shown).filter({ visible: true }).first()).toBeVisible();
          await expectFit(page, address);
        }
        await page.locator('#nav button').click();
        await expect(page.locator('#preferences')).toBeVisible();
        await expectFit(page, 'the settings');
        await page.keyboard.press('Escape');
        await page.locator('#new-game-open').click();
        await page.locator('#time').selectOption('own');
        await expect(page.locator('#own-minutes')).toBeVisible();
        await expectFit(page, 'a new game');
        await page.goto('/#analyse/flying');
        for (const tab of await page.locator('#study').getByRole('tab').all()) {
          await tab.click();
          await expect(tab).toHaveAttribute('aria-selected', 'true');
          await expectFit(page, 'a tab of the study');
        }
      });
    });
  }
}

test('on a tablet, a board is seen together with its moves or its panel', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto('/#play/chess?moves=e2e4,e7e5');
  await expect(page.getByRole('button', { name: 'Black e5' })).toBeInViewport({ ratio: 1 });
  await page.goto('/#edit/chess');
  await expect(page.locator('.piece-palette')).toBeInViewport({ ratio: 1 });
  await page.goto('/#analyse/chess');
  await expect(page.getByRole('tablist')).toBeInViewport({ ratio: 1 });
});

test('the boards of the cards shrink with the window', async ({ page }) => {
  await page.setViewportSize({ width: 1100, height: 700 });
  await page.goto('/');
  const boards = page.locator('#gallery .card .board');
  await expect(boards).toHaveCount(6);
  for (const width of [1040, 840, 700]) {
    await page.setViewportSize({ width, height: 700 });
    for (const board of await boards.all())
      await expect
        .poll(() => board.evaluate((box) => box.offsetWidth - box.parentElement.clientWidth))
        .toBeLessThanOrEqual(0);
  }
});

test('on a phone, the picture of a card is as high as the card', async ({ page }) => {
  await page.goto('/');
  const cards = page.locator('#gallery .card');
  await expect(cards).toHaveCount(6);
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 740 });
    for (const card of await cards.all())
      await expect
        .poll(() => card.evaluate((box) => box.clientHeight - box.firstElementChild.offsetHeight))
        .toBe(0);
  }
});
