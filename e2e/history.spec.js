// The history: every screen has an entry of its own, Back leads to the screen before, and the game on the board stays.

import { en } from '../web/texts/page/page.en.js';
import { expect, test } from './board-page.js';

const level = 1;
const heading = (page, name) => expect(page.getByRole('heading', { name, level })).toBeVisible();
const press = (name) => (page) => page.getByRole('button', { name, exact: true }).click();
const follow = (name) => (page) => page.getByRole('link', { name, exact: true }).click();

/** How one knows each screen, and where it lies; the pages of Chess. */
const SCREENS = {
  gallery: ['#', (page) => heading(page, en.gallery.title)],
  game: ['#play', (page) => expect(page.locator('#moves')).toHaveText('1.e4e5')],
  'new game': [null, (page) => expect(page.locator('#no-moves')).toBeVisible()],
  rules: ['#learn/chess', (page) => heading(page.locator('#learn'), 'Chess')],
  known: ['#known/chess', (page) => heading(page, en.solved.title('Chess'))],
  endings: ['#endings/chess', (page) => heading(page, en.trainer.title('Chess'))],
  study: ['#analyse/chess', (page) => heading(page, en.study.title)],
  editor: ['#edit/chess', (page) => heading(page, en.edit.title)],
  'your games': ['#games', (page) => heading(page, en.library.title)],
};

/** What one does on a screen, and where that leads. Back leads to the first again, Forward to the second. */
const STEPS = {
  game: [
    [follow('Kingcraft'), 'gallery'],
    [follow(en.nav.learn), 'rules'],
    [follow(en.nav.analyse), 'study'],
    [follow(en.nav.games), 'your games'],
  ],
  gallery: [
    [press(en.gallery.back('Chess')), 'game'],
    [follow(en.gallery.learnGame('Chess')), 'rules'],
    [follow(en.nav.games), 'your games'],
    [press(en.gallery.playGame('Chess')), 'new game'],
  ],
  rules: [
    [press(en.learn.back), 'game'],
    [follow('Kingcraft'), 'gallery'],
    [follow(en.learn.pages.known), 'known'],
  ],
  known: [[follow(en.learn.pages.endings), 'endings']],
  endings: [[follow(en.learn.pages.learn), 'rules']],
  study: [
    [follow(en.nav.play), 'game'],
    [
      async (page) => {
        await page.getByRole('tab', { name: 'PGN' }).click();
        await press(en.files.edit)(page);
      },
      'editor',
    ],
  ],
  editor: [
    [press(en.edit.analyse), 'study'],
    [follow(en.nav.play), 'game'],
    [follow('Kingcraft'), 'gallery'],
  ],
  'your games': [
    [
      (page) =>
        page
          .getByRole('button', { name: /^Open Chess/ })
          .last()
          .click(),
      'game',
    ],
    [follow('Kingcraft'), 'gallery'],
  ],
};

for (const [from, steps] of Object.entries(STEPS)) {
  const [address, isThere] = SCREENS[from];
  const names = steps.map(([, to]) => to).join(', ');
  test(`Back to ${from} from ${names}, also after a reload`, async ({ board, page }) => {
    await board.play('Chess');
    await board.moves(['e2e4', 'e7e5']);
    for (const [go, to] of steps)
      await test.step(to, async () => {
        const [, isNext] = SCREENS[to];
        await page.evaluate((hash) => {
          location.hash = hash;
        }, address);
        await isThere(page);
        await go(page);
        await isNext(page);
        await page.goBack();
        await isThere(page);
        await page.goForward();
        await isNext(page);
        await page.reload();
        await isNext(page);
        await page.goBack();
        await isThere(page);
      });
    await page.goto('/#games');
    await page
      .getByRole('button', { name: /^Open Chess/ })
      .last()
      .click();
    await SCREENS.game[1](page);
  });
}

/**
 * Of the same origin: on a blank page Chromium reports that it may no longer fetch the icon of the page that was left.
 */
const OTHER_PAGE = '/docs/';

test('the first screen is one entry, before which the page is left', async ({ board, page }) => {
  await page.goto(OTHER_PAGE);
  await page.goto('/');
  await heading(page, en.gallery.title);
  await page.goBack();
  await expect(page).toHaveURL(OTHER_PAGE);
  await board.play('Tax Chess');
  await board.moves(['d2d4']);
  await page.goto(OTHER_PAGE);
  await page.goto('/');
  await board.expectOn('d4', 'white pawn');
  await page.goBack();
  await expect(page).toHaveURL(OTHER_PAGE);
});

test('Back to an earlier game opens that game, and each new game in place stays one entry', async ({
  board,
  page,
}) => {
  await board.play('Chess');
  await board.moves(['e2e4']);
  await board.openGallery();
  await board.button(en.gallery.playGame('Tax Chess')).click();
  await board.newGame({ white: 'You', black: 'You' });
  await board.moves(['d2d4']);
  await page.goBack();
  await heading(page, en.gallery.title);
  await page.goBack();
  await board.expectOn('e4', 'white pawn');
  await page.goForward();
  await page.goForward();
  await board.expectOn('d4', 'white pawn');
});

test('a game against the computer goes on behind another screen', async ({ board, page }) => {
  await board.open('Chess');
  await board.move('e2e4');
  await page.goBack();
  await heading(page, en.gallery.title);
  await page.goForward();
  await board.expectMoveCount(2);
  await board.move('d2d4');
  await follow(en.nav.learn)(page);
  await heading(page.locator('#learn'), 'Chess');
  await page.goBack();
  await board.expectMoveCount(4);
});

test('Back from a new game leads to the game of a link, move by move', async ({ board, page }) => {
  await page.goto('/#play/tax?moves=d2d4');
  await board.expectMoveCount(1);
  await board.moves(['d7d5']);
  await board.newGame({ white: 'You', black: 'You' });
  await board.expectMoveCount(0);
  await page.goBack();
  await board.expectMoveCount(2);
  await page.goBack();
  await board.expectMoveCount(1);
});

test('Back restores how far a screen was scrolled, and the focus goes to the screen', async ({
  board,
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const card = page.getByRole('link', { name: en.gallery.learnGame("King's Court") });
  await card.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(0);
  await card.click();
  await expect(page.getByRole('heading', { name: "King's Court", level })).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page.getByRole('heading', { name: en.gallery.title, level })).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
  await page.reload();
  await heading(page, en.gallery.title);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
  await board.button(en.gallery.playGame('Chess')).click();
  await expect(page.locator('#board').getByRole('gridcell', { name: /^a1,/ })).toBeFocused();
});

const DELAYED = [
  ['rules', '#learn/tax', 'Tax Chess'],
  ['study', '#analyse/tax', en.study.title],
  ['editor', '#edit/tax', en.edit.title],
  ['your games', '#games', en.library.title],
];

for (const [name, address, title] of DELAYED) {
  test(`until ${name} can be shown, the screen before stays`, async ({ board, page }) => {
    await board.open('Chess');
    await board.openGallery();
    let release;
    const held = new Promise((resolve) => {
      release = resolve;
    });
    await page.route('**/*', async (route) => {
      await held;
      await route.continue();
    });
    // From now on a screen with a title is visible at every moment.
    await page.evaluate(() => {
      globalThis.empty = 0;
      const look = () => {
        const seen = [...document.querySelectorAll('main h1')].filter((one) =>
          one.checkVisibility(),
        );
        if (seen.length !== 1) globalThis.empty++;
        requestAnimationFrame(look);
      };
      look();
    });
    await page.evaluate((hash) => {
      location.hash = hash;
    }, address);
    await expect(page.getByRole('progressbar', { name: en.page.loadingScreen })).toBeVisible();
    await heading(page, en.gallery.title);
    release();
    await heading(page, title);
    await expect(page.getByRole('progressbar')).toBeHidden();
    expect(await page.evaluate(() => globalThis.empty)).toBe(0);
  });

  test(`where ${name} cannot be loaded, the screen before stays and offers to try again`, async ({
    page,
  }) => {
    await page.goto('/');
    await heading(page, en.gallery.title);
    await page.route('**/*', (route) => route.abort());
    await page.evaluate((hash) => {
      location.hash = hash;
    }, address);
    const notice = page.getByRole('status').getByText(/could not be loaded/);
    await expect(notice).toBeVisible();
    await heading(page, en.gallery.title);
    await page.unrouteAll();
    await page.getByRole('button', { name: en.page.tryAgain }).click();
    await heading(page, title);
    await expect(notice).toBeHidden();
  });
}
