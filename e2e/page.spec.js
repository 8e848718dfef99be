// The page as a whole: for readers of all kinds, on small windows, and when something cannot be loaded.

import { violations } from './axe.js';
import { expect, test } from './board-page.js';
import { expectBoxes, expectInWidth } from './boxes.js';

test('accessibility: the gallery, a game, its questions and menus, by day and by night', async ({
  board,
  page,
}) => {
  const expectNone = async () => {
    for (const colorScheme of ['light', 'dark']) {
      await page.emulateMedia({ colorScheme });
      expect(await violations(page), colorScheme).toEqual([]);
    }
  };
  await page.goto('/');
  await expect(board.button('Play Chess')).toBeVisible();
  await expectNone();
  await board.play('Flying Chess', { fen: '3k4/8/8/8/4R3/8/8/4K3|8/8/8/8/4n3/8/8/8 w - - 0 1' });
  await expectNone();
  await board.move('e4e4^');
  await expectNone();
  await page.keyboard.press('Escape');
  await board.setUp('nonsense');
  await board.button('Resign').click();
  await expectNone();
  await board.button('Resign').click();
  await expectNone();
});

test.describe('a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('each shape of board fits its width and is played by taps', async ({ board, page }) => {
    for (const name of ['Chess', 'King’s Court', 'Flying Chess']) {
      await board.play(name);
      await expectInWidth(page);
      await board.square('c2').tap();
      await board.square('c4').tap();
      await board.expectOn('c4', 'white pawn');
      await expectBoxes(
        [board.square('c4')],
        'large enough for a finger',
        ({ width }) => width >= 28,
      );
    }
  });
});

test.describe('a small phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true });

  test('a game, a study and an editor begin at their top, however far one had scrolled', async ({
    board,
    page,
  }) => {
    const begin = board.button('New game');
    const games = page.getByRole('combobox', { name: 'Game' });
    const toEnd = () => page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await board.open('Chess');
    await expect(begin).toBeInViewport({ ratio: 1 });
    await toEnd();
    await page.goto('/#analyse/chess');
    await expect(games).toBeInViewport({ ratio: 1 });
    await toEnd();
    await page.goto('/#edit/chess');
    await expect(games).toBeInViewport({ ratio: 1 });
  });
});

test.describe('a phone that a tall board fills', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('reasons and results come into view', async ({ board, page }) => {
    await board.play('Flying Chess');
    await board.move('b1b4');
    await expect(board.record.getByText('A knight leaps')).toBeInViewport({ ratio: 1 });
    await board.button('Resign').click();
    await page.evaluate(() => scrollTo(0, 0));
    await page.getByRole('alertdialog').getByRole('button', { name: 'Resign' }).press('Enter');
    await expect(board.button('Rematch')).toBeInViewport({ ratio: 1 });
  });
});

test.describe('a phone, in a game against the computer', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('what the computer thinks leaves the board where it is', async ({ board, page }) => {
    await board.open('Chess');
    const corners = [board.square('a8'), board.square('h1')];
    const stand = (a8, h1) => a8.x >= 0 && h1.x + h1.width <= 390;
    await expectBoxes(corners, 'inside of the window', stand);
    await page.locator('#player-top .thought').evaluate((thought) => {
      thought.textContent = 'thinking, depth 12, Black mates in 123 moves';
    });
    await expectBoxes(corners, 'inside of the window, beside a thought', stand);
  });
});

test('the levels stand side by side or stacked by the room there is', async ({ board, page }) => {
  await board.play('Flying Chess');
  const levels = [board.square('a1'), board.square('a1^')];
  await expectBoxes(
    levels,
    'side by side',
    (ground, upper) => upper.x > ground.x && upper.y === ground.y,
  );
  await page.setViewportSize({ width: 700, height: 1400 });
  await expectBoxes(
    levels,
    'stacked',
    (ground, upper) => upper.x === ground.x && upper.y < ground.y,
  );
});

test('the canvas is as sharp as the screen', async ({ browser }) => {
  const page = await browser.newPage({ deviceScaleFactor: 2 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Play Chess' }).click();
  const canvas = page.locator('#board canvas');
  await expect
    .poll(() =>
      canvas.evaluate((part) => part.width - Math.round(part.getBoundingClientRect().width * 2)),
    )
    .toBe(0);
  await page.close();
});
