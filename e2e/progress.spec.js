// The reader's progress: in both languages and on windows of every size, by keyboard, with Back, and the switch that
// hides it.

import { violations } from './axe.js';
import { BoardPage, expect, test } from './board-page.js';
import { servePuzzles, TAKE_QUEEN } from './puzzle-files.js';
import { writeStored } from './stored-records.js';

const SIZES = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 1280, height: 800 },
];
const WORDS = {
  'en-US': {
    title: 'Your progress',
    streak: '3 days in a row',
    none: 'No rating yet. Play any opponent to get one.',
    curve: 'From 600 to 812 in the last 5 rated games, with a peak of 820.',
    opponent: 'Nero: Play, level 6, Tax Chess',
    count: '2 of 20 earned',
    off: 'Progress is off',
    turnOn: 'Turn progress on',
  },
  'de-DE': {
    title: 'Dein Fortschritt',
    streak: '3 Tage in Folge',
    none: 'Noch keine Wertung. Spiel gegen einen Gegner, um eine zu bekommen.',
    curve: 'Von 600 auf 812 in den letzten 5 gewerteten Partien, Höchstwert 820.',
    opponent: 'Nero: Spielen, Stufe 6, Steuerschach',
    count: '2 von 20 erreicht',
    off: 'Der Fortschritt ist abgeschaltet',
    turnOn: 'Fortschritt einschalten',
  },
};

/** Noon of the day that all of it is about, and its number. */
const NOON = new Date(2026, 10, 23, 12);
const DAY = Math.floor(Date.UTC(2026, 10, 23) / 86_400_000);

const rating = { value: 812, deviation: 90, volatility: 0.06 };
const STORED = [
  ['standings', { tax: { rating, curve: [600, 700, 650, 820, 812], beaten: [1, 2, 4] } }],
  [
    'progress',
    {
      days: [DAY - 3, DAY - 2, DAY - 1],
      earned: { firstWin: DAY - 3, 'tax/kingMates': DAY - 1 },
    },
  ],
];

/** A game before White mates. */
const WON = {
  variant: 'chess',
  players: { white: 'person', black: 'machine' },
  level: 1,
  moves: ['e2e4', 'a7a6', 'd1h5', 'a6a5', 'f1c4', 'a5a4'],
  end: null,
};

/** Opens the page with what a reader has reached, at an address. */
async function openWith(page, address, values = STORED) {
  await page.clock.setFixedTime(NOON);
  await page.goto('/');
  await expect(page.locator('#gallery .card canvas').first()).toBeVisible();
  await writeStored(page, { values });
  await page.evaluate((fragment) => {
    history.replaceState(null, '', fragment);
  }, address);
  await page.reload();
}

for (const [locale, words] of Object.entries(WORDS))
  for (const colorScheme of ['light', 'dark'])
    test.describe(`${locale}, ${colorScheme}`, () => {
      test.use({ locale, colorScheme });

      for (const viewport of SIZES)
        test(`the progress on ${viewport.width} × ${viewport.height}`, async ({ board }) => {
          const { page } = board;
          await page.setViewportSize(viewport);
          await openWith(page, '#progress');
          const main = page.getByRole('main');
          await expect(page.getByRole('heading', { name: words.title, level: 1 })).toBeVisible();
          await expect(main).toContainText(words.streak);
          await expect(main.getByText(words.none)).toHaveCount(5);
          await expect(main.getByText(words.curve)).toBeVisible();
          await expect(main.locator('.chart polyline')).toBeVisible();
          await expect(main.locator('.progress-ladder .beaten')).toHaveCount(3);
          await expect(main.getByText(words.count)).toBeVisible();
          expect(await violations(page)).toEqual([]);
          const wider = () =>
            page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
          expect(await wider()).toBe(0);
          await main.getByRole('button', { name: words.opponent, exact: true }).click();
          const form = page.locator('#new-game');
          await expect(form).toBeVisible();
          await expect(form.locator('[name=level][value="6"]')).toBeChecked();
          await expect(form.locator('[name=variant][value=tax]')).toBeChecked();
          await page.keyboard.press('Escape');
          await page.evaluate(() => document.getElementById('settings').showPopover());
          await page.locator('#preferences [name=progress]').uncheck();
          await expect(main).toContainText(words.off);
          await expect(main.locator('.progress-game')).toHaveCount(0);
          await page.evaluate(() => document.getElementById('settings').hidePopover());
          expect(await violations(page)).toEqual([]);
          await main.getByRole('button', { name: words.turnOn }).click();
          await expect(main).toContainText(words.streak);
          await expect(page.getByRole('heading', { name: words.title, level: 1 })).toBeFocused();
        });
    });

test('by keyboard from the rungs of a card, and back', async ({ board }) => {
  const { page } = board;
  await openWith(page, '#gallery');
  const rungs = page.getByRole('link', {
    name: 'Your progress in Tax Chess: 3 of 10 opponents beaten. You are rated 812.',
  });
  await rungs.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Tax Chess', level: 3 }).first()).toBeFocused();
  await expect(page).toHaveURL(/#progress\/tax$/);
  await expect(page.getByRole('link', { name: 'Your games' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await page.keyboard.press('Tab');
  const [first] = await page.getByRole('button', { name: /, Tax Chess/ }).all();
  await expect(first).toBeFocused();
  await page.goBack();
  await expect(rungs).toBeVisible();
  await page.goForward();
  await expect(page.getByRole('heading', { name: 'Your progress', level: 1 })).toBeVisible();
});

for (const viewport of SIZES)
  test(`a win says what it earns, ${viewport.width} × ${viewport.height}`, async ({ board }) => {
    const { page } = board;
    await page.setViewportSize(viewport);
    await board.comeBackTo(WON);
    await board.move('h5f7');
    const earned = page.getByRole('link', { name: 'New achievements: First win, The queen stays' });
    await expect(earned).toBeVisible();
    await expect(page.getByRole('link', { name: /^You are rated \d+ now/ })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(1);
    expect(await violations(page)).toEqual([]);
    for (const button of await page.locator('#result').getByRole('button').all())
      if (await button.isVisible()) await expect(button).toBeInViewport({ ratio: 1 });
    await earned.click();
    await expect(page.getByText('2 of 20 earned')).toBeVisible();
    await page.goBack();
    await expect(earned).toBeVisible();
  });

test('where the part that counts cannot be loaded, the game ends as any other', async ({
  page,
}) => {
  const board = new BoardPage(page);
  const errors = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  await page.route('**/page/settle-*.js', (route) => route.abort());
  await board.comeBackTo(WON);
  const asked = page.waitForRequest('**/page/settle-*.js');
  await board.move('h5f7');
  await asked;
  await expect(page.getByRole('heading', { name: 'You won' })).toBeVisible();
  await expect(page.locator('#result-rating')).toContainText('You are rated');
  await expect(page.locator('#result-earned')).toBeEmpty();
  expect(errors).toEqual([]);
});

test('the seventh day of puzzles earns a line, which asks nothing', async ({ board }) => {
  const { page } = board;
  await servePuzzles(page, [TAKE_QUEEN]);
  const days = [6, 5, 4, 3, 2, 1].map((back) => DAY - back);
  await openWith(page, '#puzzles/chess/1', [['progress', { days, earned: {} }]]);
  await expect(page.getByRole('complementary', { name: 'Puzzle' })).toContainText('Find the best');
  await board.move('c3d5');
  await expect(page.getByText('New achievement: A whole week')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.goto('/#progress');
  await expect(page.getByText('7 days in a row')).toBeVisible();
  await expect(page.getByText('Earned on November 23, 2026')).toBeVisible();
});
