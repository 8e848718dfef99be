// The rules of every game, as a reader finds, reads and tries them.

import { readFileSync } from 'node:fs';
import { test as plainTest } from '@playwright/test';
import { violations } from './axe.js';
import { expect, test } from './board-page.js';
import { expectBoxes, expectInWidth } from './boxes.js';

/** The moves in Betza's notation where it says all. */
const LETTERS = { Queen: 'Q', Rook: 'R', Bishop: 'B', Knight: 'N', Pawn: 'mfWcfF' };
const NO_LETTERS = {};

/** A rule of each game with a piece to try: where it stands, where it may go and may not, as its board says. */
const GAMES = [
  {
    id: 'tax',
    name: 'Tax Chess',
    pieces: ['King', 'Queen', 'Rook', 'Bishop', 'Knight', 'Pawn'],
    notations: LETTERS,
    rule: '3 Not through an attack',
    square: 'a4',
    may: { square: 'b4', what: 'moves here' },
    mayNot: { square: 'c4', what: 'may not go here' },
  },
  {
    id: 'flying',
    name: 'Flying Chess',
    pieces: ['King', 'Queen', 'Rook', 'Bishop', 'Knight', 'Pawn'],
    notations: NO_LETTERS,
    rule: '2 The headbutt',
    square: 'e1',
    may: { square: 'e1', what: 'may headbutt' },
  },
  {
    id: 'kingscourt',
    name: "King's Court",
    pieces: ['King', 'Chancellor', 'Jester', 'Queen', 'Rook', 'Bishop', 'Knight', 'Pawn'],
    notations: { ...LETTERS, Chancellor: 'NQ2' },
    rule: '5 Castling distance',
    square: 'g1',
    may: { square: 'k1', what: 'castles here' },
  },
  {
    id: 'twokings',
    name: 'Two Kings',
    pieces: ['King', 'Queen', 'Rook', 'Bishop', 'Knight', 'Pawn'],
    notations: { King: 'K', ...LETTERS },
    rule: '2 Keep the royal king safe',
    square: 'c3',
    may: { square: 'b2', what: 'moves here' },
    mayNot: { square: 'c4', what: 'may not go here' },
  },
  {
    id: 'levitating',
    name: 'Levitating Kings',
    pieces: ['King', 'Queen', 'Rook', 'Bishop', 'Knight', 'Pawn'],
    notations: LETTERS,
    rule: '3 Over your own pieces',
    square: 'e1',
    may: { square: 'b4', what: 'levitates here' },
  },
  {
    id: 'chess',
    name: 'Chess',
    pieces: ['King', 'Queen', 'Rook', 'Bishop', 'Knight', 'Pawn'],
    notations: { King: 'K', ...LETTERS },
    rule: '3.7.2 Two steps at first',
    square: 'd2',
    may: { square: 'e3', what: 'captures here' },
  },
];

const SIZES = [
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
  { width: 768, height: 1024 },
  { width: 390, height: 844 },
];

const titleOf = (page, name) => page.getByRole('heading', { name, level: 1, exact: true });
const ruleOf = (page, name) => page.getByRole('article', { name, exact: true });
const rulesLink = (page) => page.getByRole('link', { name: /^Rules/ });
const glanceOf = (page, kind) =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: kind, level: 3, exact: true }) });
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

for (const { id, name, pieces, notations, rule, square, may, mayNot } of GAMES) {
  test(`${name}: its rules are found, fit every window, and are tried`, async ({ board, page }) => {
    // A long page, tested from end to end.
    test.slow();
    const { step } = test;
    const lesson = page.getByRole('region', { name: 'Try it yourself' });

    await step('from the gallery to the rules and back', async () => {
      await page.goto('/');
      await page.getByRole('link', { name: `Learn in a minute: ${name}` }).click();
      await expect(titleOf(page, name)).toBeFocused();
      await expect(page).toHaveTitle(`Learn ${name} · Kingcraft`);
      await expect(page.getByRole('heading', { name: 'Moves at a glance' })).toBeVisible();
      for (const kind of pieces) {
        const heading = page.getByRole('heading', { name: kind, level: 3, exact: true });
        await expect(heading.first()).toBeVisible();
      }
      for (const [kind, letters] of Object.entries(notations))
        await expect(
          glanceOf(page, kind).getByText(`Betza’s notation: ${letters}`).first(),
        ).toBeVisible();
      for (const kind of pieces.filter((each) => !(each in notations)))
        await expect(glanceOf(page, kind).getByText('Betza')).toHaveCount(0);
      await expect(page.getByText('Betza’s notation writes')).toHaveCount(
        notations === NO_LETTERS ? 0 : 1,
      );
      await expect(page.getByText('our reading').first()).toBeVisible();
      await page.goBack();
      await expect(board.button(`Play ${name}`)).toBeVisible();
      await openRules(page, id, name);
    });

    // Colours differ by scheme and the layout by size, so that each is looked at once: wide in the dark, narrow in the
    // light.
    await step('accessibility, dark', async () => {
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(await violations(page)).toEqual([]);
    });

    await step('every window, and accessibility, light', async () => {
      await page.emulateMedia({ colorScheme: 'light' });
      for (const size of SIZES) {
        await page.setViewportSize(size);
        await expect(board.button(`Play ${name}`)).toBeInViewport();
        await expectInWidth(page);
      }
      expect(await violations(page)).toEqual([]);
      await page.setViewportSize(SIZES[0]);
    });

    await step(
      'a piece of a diagram shows its moves, to the mouse and to the keyboard',
      async () => {
        const article = ruleOf(page, rule);
        const target = squareOf(article, may.square);
        await expect(target).toHaveAccessibleName(new RegExp(may.what));
        if (mayNot)
          await expect(squareOf(article, mayNot.square)).toHaveAccessibleName(
            new RegExp(mayNot.what),
          );
        await squareOf(article, square).focus();
        await page.keyboard.press('Escape');
        await expect(target).not.toHaveAccessibleName(new RegExp(may.what));
        await page.keyboard.press('Enter');
        await expect(target).toHaveAccessibleName(new RegExp(may.what));
        await expect(article.getByRole('status')).toContainText(` on ${square}. `);
        await page.keyboard.press('Escape');
        await squareOf(article, square).click();
        await expect(squareOf(article, square)).toHaveAttribute('aria-selected', 'true');
        await expect(target).toHaveAccessibleName(new RegExp(may.what));
      },
    );

    await step('the lesson is played to its end', async () => {
      for (const [index, part] of lessonOf(id).entries()) {
        await expect(lesson.getByRole('heading', { name: part.title })).toBeVisible();
        await expect(lesson.getByRole('button', { name: 'Next step' })).toBeHidden();
        await playIn(lesson, part.goal[0]);
        await expect(lesson.getByText(part.done)).toBeVisible();
        const done = lesson.getByRole('button', { name: `${index + 1}: ${part.title}, done` });
        await expect(done).toHaveAttribute('aria-current', 'step');
        await lesson.getByRole('button', { name: /^(Next step|Start over)$/ }).click();
      }
      await expect(lesson.getByText('Step 1 of')).toBeVisible();
      await expect(board.button(`Play ${name}`)).toBeVisible();
    });

    await step('to a game and back to it', async () => {
      await board.button(`Play ${name}`).click();
      await expect(board.state).toHaveText('Your move');
      await expect(page).not.toHaveURL(/learn/);
      await board.newGame({ white: 'You', black: 'You' });
      await board.moves(['b2b4']);
      await rulesLink(page).click();
      await expect(titleOf(page, name)).toBeFocused();
      await board.button('Back to your game').click();
      await board.expectOn('b4', 'white pawn');
      await board.expectMoveCount(1);
    });
  });
}

test('the lesson says why a move is not the one, and remembers what was done', async ({
  board,
  page,
}) => {
  await openRules(page, 'tax', 'Tax Chess');
  const lesson = page.getByRole('region', { name: 'Try it yourself' });
  await playIn(lesson, 'e4e5');
  await expect(lesson.getByText('paid for by the pawn on the e-file')).toBeVisible();
  await playIn(lesson, 'd4');
  await expect(lesson.getByText('Toward the a-file the c-file pays')).toBeVisible();
  await playIn(lesson, 'a8');
  await expect(lesson.getByText('Your king on e4 cannot go to a8.')).toBeVisible();
  await board.button('Show me').click();
  await expect(lesson.getByText('e4 to f4.')).toBeVisible();
  await squareOf(lesson, 'e4').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(board.button('Next step')).toBeFocused();
  await page.reload();
  await expect(lesson.getByText('Step 2 of 6')).toBeVisible();
  await lesson.getByRole('button', { name: '1: A pawn pays, done' }).click();
  await expect(lesson.getByText('Step 1 of 6')).toBeVisible();
});

test('the address leads to one rule, a choice to another board, and a piece of either side shows its moves', async ({
  board,
  page,
}) => {
  await openRules(page, 'tax/3', 'Tax Chess');
  const article = ruleOf(page, '3 Not through an attack');
  await expect(article.getByRole('heading')).toBeFocused();
  await expect(article.getByRole('heading')).toBeInViewport();
  const [first, second] = ['The rook guards c4', 'It may slide out of check'].map((text) =>
    article.getByRole('button', { name: text }),
  );
  await expect(first).toHaveAttribute('aria-pressed', 'true');
  await second.focus();
  await page.keyboard.press('Enter');
  await expect(second).toHaveAttribute('aria-pressed', 'true');
  await expect(first).toHaveAttribute('aria-pressed', 'false');
  await expect(squareOf(article, 'a8')).toHaveAccessibleName(/black rook/);
  await expect(article.getByText('White to move, in check.')).toBeVisible();
  await expect(squareOf(article, 'd4')).toHaveAccessibleName(/moves here/);
  await article.getByRole('button', { name: 'The rook still guards' }).click();
  await expect(article.getByText('Black wins by checkmate.')).toBeVisible();
  await expect(board.button('Play Tax Chess')).toBeAttached();
  await first.click();
  await squareOf(article, 'c8').click();
  await expect(squareOf(article, 'c4')).toHaveAccessibleName(/moves here/);
  await expect(article.getByRole('status')).toContainText('black rook on c8. moves: ');
  await expect(board.button('Play Tax Chess')).toBeVisible();
});

test('the rules of one game lead to those of another, and an address that leads nowhere says so', async ({
  board,
  page,
}) => {
  await openRules(page, 'tax', 'Tax Chess');
  const nav = page.getByRole('navigation', { name: 'Rules of the games' });
  await nav.getByRole('link', { name: 'Two Kings' }).click();
  await expect(titleOf(page, 'Two Kings')).toBeFocused();
  await expect(nav.getByRole('link', { name: 'Two Kings' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await page.getByRole('link', { name: 'chess', exact: true }).click();
  await expect(titleOf(page, 'Chess')).toBeVisible();
  await page.goBack();
  await expect(titleOf(page, 'Two Kings')).toBeVisible();
  await board.openGallery();
  await expect(board.button('Play Two Kings')).toBeVisible();
  await page.goto('/#learn/nonsense');
  await expect(page.getByRole('status').getByText('There is no such game.')).toBeVisible();
  await expect(board.button('Play Chess')).toBeVisible();
});

test('a screen arrives, or says why not, where the next address is none of the page', async ({
  board,
  page,
}) => {
  const openAndGoOn = (hash) =>
    page.evaluate((first) => {
      // The page's own listener comes first, and has begun to load the screen when the address changes again.
      addEventListener('popstate', () => (location.hash = '#learn/'), { once: true });
      location.hash = first;
    }, hash);
  await page.goto('/');
  await expect(board.button('Play Chess')).toBeVisible();
  await openAndGoOn('#learn/nonsense');
  const said = 'The rules could not be loaded: There is no such game.';
  await expect(page.getByRole('status').getByText(said)).toBeVisible();
  await board.button('Try again').click();
  await expect(page).toHaveURL(/#learn\/nonsense$/);
  await expect(page.getByRole('status').getByText(said)).toBeVisible();
  await openAndGoOn('#learn/tax');
  await expect(titleOf(page, 'Tax Chess')).toBeFocused();
});

plainTest('rules that cannot be loaded are asked for again', async ({ page }) => {
  await page.route('**/rulebook/tax.json', (route) => route.abort());
  await page.goto('/#learn/tax');
  await expect(page.getByRole('status').getByText('The rules could not be loaded')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Chess with a twist', level: 1 })).toBeVisible();
  await page.unroute('**/rulebook/tax.json');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(titleOf(page, 'Tax Chess')).toBeVisible();
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
