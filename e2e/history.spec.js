// The history of a real browser: reloads, scrolling, and screens that come late or not at all. Each way from screen to
// screen is tested in tests/js/page/app/history.test.js.

import { en } from '../web/texts/page/page.en.js';
import { expect, test } from './board-page.js';

const level = 1;
const heading = (page, name) => expect(page.getByRole('heading', { name, level })).toBeVisible();
const follow = (name) => (page) => page.getByRole('link', { name, exact: true }).click();

/** Where one goes from a game, and how one knows the screen. */
const STEPS = [
  [follow('Kingcraft'), (page) => heading(page, en.gallery.title)],
  [follow(en.nav.learn), (page) => heading(page.locator('#learn'), 'Chess')],
  [follow(en.nav.analyse), (page) => heading(page, en.study.title)],
  [follow(en.nav.games), (page) => heading(page, en.library.title)],
];

test('Back to a game from other screens, also after a reload', async ({ board, page }) => {
  const isThere = () => expect(page.locator('#moves')).toHaveText('1.e4e5');
  await board.play('Chess');
  await board.moves(['e2e4', 'e7e5']);
  for (const [index, [go, isNext]] of STEPS.entries())
    await test.step(`screen ${index + 1}`, async () => {
      await go(page);
      await isNext(page);
      await page.goBack();
      await isThere();
      await page.goForward();
      await isNext(page);
      await page.reload();
      await isNext(page);
      await page.goBack();
      await isThere();
    });
});

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

test('Back restores how far a screen was scrolled, and the focus goes to the screen', async ({
  board,
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const card = page.getByRole('link', { name: en.gallery.learnGame('King’s Court') });
  await card.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(0);
  await card.click();
  await expect(page.getByRole('heading', { name: 'King’s Court', level })).toBeFocused();
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
  ['your progress', '#progress', en.progress.title],
];

const goTo = (page, address) =>
  page.evaluate((hash) => {
    location.hash = hash;
  }, address);

test('until a screen can be shown, the screen before stays', async ({ board, page }) => {
  await board.open('Chess');
  await board.openGallery();
  // From now on a screen with a title is visible at every moment.
  await page.evaluate(() => {
    globalThis.empty = 0;
    const look = () => {
      const seen = [...document.querySelectorAll('main h1')].filter((one) => one.checkVisibility());
      if (seen.length !== 1) globalThis.empty++;
      requestAnimationFrame(look);
    };
    look();
  });
  for (const [name, address, title] of DELAYED)
    await test.step(name, async () => {
      let release;
      const held = new Promise((resolve) => {
        release = resolve;
      });
      await page.route('**/*', async (route) => {
        await held;
        await route.continue();
      });
      await goTo(page, address);
      await expect(page.getByRole('progressbar', { name: en.page.loadingScreen })).toBeVisible();
      await heading(page, en.gallery.title);
      release();
      await heading(page, title);
      await expect(page.getByRole('progressbar')).toBeHidden();
      await page.unrouteAll();
      await board.openGallery();
      await heading(page, en.gallery.title);
    });
  expect(await page.evaluate(() => globalThis.empty)).toBe(0);
});

test('where a screen cannot be loaded, the screen before stays and offers to try again', async ({
  page,
}) => {
  const notice = page.getByRole('status').getByText(/could not be loaded/);
  for (const [name, address, title] of DELAYED)
    await test.step(name, async () => {
      await page.goto('/');
      await heading(page, en.gallery.title);
      await page.route('**/*', (route) => route.abort());
      await goTo(page, address);
      await expect(notice).toBeVisible();
      await heading(page, en.gallery.title);
      await page.unrouteAll();
      await page.getByRole('button', { name: en.page.tryAgain }).click();
      await heading(page, title);
      await expect(notice).toBeHidden();
    });
});
