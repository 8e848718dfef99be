// The rules of every game in real windows: whether they fit, and are accessible, and a rule that is read and tried by
// mouse, keyboard and finger. What they say is tested in tests/js/page/learn/rules-screen.test.js.

import { readFileSync } from 'node:fs';
import { violations } from './axe.js';
import { expect, test } from './board-page.js';
import { expectBoxes, expectInWidth } from './boxes.js';

const GAMES = {
  tax: 'Tax Chess',
  flying: 'Flying Chess',
  kingscourt: 'King’s Court',
  twokings: 'Two Kings',
  levitating: 'Levitating Kings',
  chess: 'Chess',
};

const SIZES = [
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
  { width: 768, height: 1024 },
  { width: 390, height: 844 },
];

const titleOf = (page, name) => page.getByRole('heading', { name, level: 1, exact: true });
const ruleOf = (page, name) => page.getByRole('article', { name, exact: true });
const squareOf = (rule, square) =>
  rule.getByRole('gridcell', { name: new RegExp(`^${square.replace('^', '\\^')},`) });

const lessonOf = (id) =>
  JSON.parse(readFileSync(new URL(`../web/variants/${id}/rulebook.json`, import.meta.url), 'utf8'))
    .lesson;

/** Clicks the squares of a move, or of its rest, on the board of a lesson; a promotion is to a queen. */
async function playIn(lesson, id) {
  for (const square of id.match(/[a-l][1-8]\^?/g)) await squareOf(lesson, square).click();
  if (id.endsWith('q')) await lesson.getByRole('menuitem', { name: 'Queen' }).click();
}

async function openRules(page, address, name) {
  await page.goto(`/#learn/${address}`);
  await expect(titleOf(page, name)).toBeVisible();
}

for (const [id, name] of Object.entries(GAMES)) {
  test(`${name}: its rules fit every window and are accessible`, async ({ board, page }) => {
    await openRules(page, id, name);
    await page.emulateMedia({ colorScheme: 'light' });
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await expect(board.button(`Play ${name}`)).toBeInViewport();
      await expectInWidth(page);
    }
    // Colours differ by scheme and the layout by size, so that each is looked at once: narrow in the light, wide in the
    // dark.
    expect(await violations(page)).toEqual([]);
    await page.setViewportSize(SIZES[0]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await violations(page)).toEqual([]);
  });
}

test('a piece of a diagram shows its moves, to the mouse and to the keyboard', async ({
  board,
  page,
}) => {
  await openRules(page, 'tax/3', 'Tax Chess');
  const article = ruleOf(page, '3 Not through an attack');
  await expect(article.getByRole('heading')).toBeFocused();
  await expect(article.getByRole('heading')).toBeInViewport();
  const target = squareOf(article, 'b4');
  await expect(target).toHaveAccessibleName(/moves here/);
  await squareOf(article, 'a4').focus();
  await page.keyboard.press('Escape');
  await expect(target).not.toHaveAccessibleName(/moves here/);
  await page.keyboard.press('Enter');
  await expect(target).toHaveAccessibleName(/moves here/);
  await page.keyboard.press('Escape');
  await squareOf(article, 'a4').click();
  await expect(squareOf(article, 'a4')).toHaveAttribute('aria-selected', 'true');
  await expect(target).toHaveAccessibleName(/moves here/);
  await article.getByRole('button', { name: 'It may slide out of check' }).focus();
  await page.keyboard.press('Enter');
  await expect(squareOf(article, 'a8')).toHaveAccessibleName(/black rook/);
  await expect(board.button('Play Tax Chess')).toBeAttached();
});

test('a lesson is played to its end', async ({ page }) => {
  await openRules(page, 'kingscourt', 'King’s Court');
  const lesson = page.getByRole('region', { name: 'Try it yourself' });
  for (const part of lessonOf('kingscourt')) {
    await expect(lesson.getByRole('heading', { name: part.title })).toBeVisible();
    await playIn(lesson, part.goal[0]);
    await expect(lesson.getByText(part.done)).toBeVisible();
    await lesson.getByRole('button', { name: /^(Next step|Start over)$/ }).click();
  }
  await expect(lesson.getByText('Step 1 of')).toBeVisible();
});

/** Drags a piece of a lesson from one square to another. */
async function dragIn(lesson, from, to) {
  const { mouse } = lesson.page();
  const middles = [];
  for (const square of [from, to]) {
    const { x, y, width, height } = await squareOf(lesson, square).boundingBox();
    middles.push([x + width / 2, y + height / 2]);
  }
  await mouse.move(...middles[0]);
  await mouse.down();
  await mouse.move(...middles[1], { steps: 4 });
  await mouse.up();
}

/** What a reader does at once after a wrong move of e4, before any time has passed: each of it plays e4–f4. */
const AT_ONCE = {
  'a click on the square': (lesson) => playIn(lesson, 'f4'),
  'clicks on the piece and the square': (lesson) => playIn(lesson, 'e4f4'),
  'a drag of the piece': (lesson) => dragIn(lesson, 'e4', 'f4'),
};

test('after a wrong move in a lesson, the next click or drag counts at once', async ({ page }) => {
  await page.clock.install();
  await openRules(page, 'tax', 'Tax Chess');
  const lesson = page.getByRole('region', { name: 'Try it yourself' });
  const [step] = lessonOf('tax');
  await squareOf(lesson, 'e4').scrollIntoViewIfNeeded();
  // What glides or waits does so for the rest of the test.
  await page.clock.pauseAt(Date.now() + 3_600_000);
  // A move that is another one than the step wants, and one that is illegal.
  for (const [target, isDragged] of [
    ['e5', false],
    ['a7', true],
  ])
    for (const [what, act] of Object.entries(AT_ONCE))
      await test.step(`e4–${target} by ${isDragged ? 'a drag' : 'clicks'}, then ${what}`, async () => {
        if (isDragged) await dragIn(lesson, 'e4', target);
        else await playIn(lesson, `e4${target}`);
        await expect(lesson.locator('[data-state="wrong"]')).toBeVisible();
        await expect(squareOf(lesson, 'e4')).toHaveAttribute('aria-selected', 'true');
        await act(lesson);
        await expect(lesson.getByText(step.done)).toBeVisible();
        await lesson.getByRole('button', { name: /^1: / }).click();
        await expect(squareOf(lesson, 'e4')).toHaveAccessibleName(/king/);
      });
});

test.describe('a window with room', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('what is played on in a lesson has squares of 48 px', async ({ page }) => {
    for (const id of ['chess', 'levitating', 'tax', 'flying', 'kingscourt', 'twokings']) {
      await page.goto(`/#learn/${id}`);
      const lesson = page.getByRole('region', { name: 'Try it yourself' });
      await expectBoxes([squareOf(lesson, 'a1')], id, ({ width }) => width >= 48);
    }
    await page.goto('/#endings/tax');
    const trainer = page.getByRole('region', { name: /against/i });
    await expectBoxes([squareOf(trainer, 'a1')], 'endings', ({ width }) => width >= 48);
  });
});

test.describe('a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a tap shows the moves of a piece', async ({ board, page }) => {
    await openRules(page, 'flying/3', 'Flying Chess');
    const article = ruleOf(page, '3 The rook climbs');
    await article.getByRole('button', { name: 'From above it can only come' }).tap();
    await squareOf(article, 'c1^').tap();
    await expect(squareOf(article, 'b2')).toHaveAccessibleName(/moves here/);
    await expectBoxes(
      [squareOf(article, 'c1^')],
      'large enough for a finger',
      ({ width }) => width >= 24,
    );
    await expect(board.button('Play Flying Chess')).toBeAttached();
  });
});
