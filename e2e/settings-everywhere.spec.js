// A setting that is changed while a screen is open changes that screen at once, also from another tab.

import { THEMES } from '../web/board/themes.js';
import { en } from '../web/texts/page/page.en.js';
import { BoardPage, expect, test } from './board-page.js';
import { boxesOf, expectBoxes } from './boxes.js';
import { servePuzzles, TAKE_QUEEN } from './puzzle-files.js';
import { countSounds } from './sounds.js';

/** A screen by its address, its large board, and whether its layout leaves room to choose a size. */
const SCREENS = [
  ['a game', '#play/flying', '#game .board', true],
  ['a study', '#analyse/flying', '#study .board', true],
  ['a puzzle', '#puzzles/flying/1', '#puzzle .board', true],
  ['the editor', '#edit/flying', '#edit .board', true],
  ['a lesson', '#learn/flying', '#learn .lesson .board', false],
  ['the endgame trainer', '#endings/chess', '#learn .lesson .board', false],
];

/** Other screens, and a picture of a position on each. */
const PICTURES = [
  ['all games', '#', '#gallery .card .board'],
  ['the puzzles of a game', '#puzzles/chess', '#puzzles .board'],
  ['the rules', '#learn/tax', '#learn article .board'],
  ['saved games', '#games', '#games .row-picture'],
];

/** Ways in which two levels stand, by where their first squares are. */
const LEVELS = [
  ['Stacked', (ground, upper) => upper.x === ground.x && upper.y < ground.y],
  ['Side by side', (ground, upper) => upper.x > ground.x && upper.y === ground.y],
];

/** The page with its settings. */
class SettingsPage extends BoardPage {
  /** Changes something in the settings, and returns to the screen. */
  async change(act) {
    await this.button('Settings').click();
    await act(this.page.getByRole('dialog', { name: 'Settings' }));
    await this.page.keyboard.press('Escape');
  }

  toggle(name, isOn) {
    return this.change((form) => form.getByRole('checkbox', { name }).setChecked(isOn));
  }

  choose(name, option) {
    return this.change((form) => form.getByRole('combobox', { name }).selectOption(option));
  }

  chooseTheme(name) {
    return this.change((form) => form.getByRole('radio', { name }).check());
  }
}

const settingsTest = test.extend({
  settings: async ({ board, page }, use) => use(new SettingsPage(board.page ?? page)),
});

/** Whether a canvas has a color, as `#RRGGBB`. */
function hasColor(canvas, color) {
  const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
  const wanted = [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));
  for (let pixel = 0; pixel < data.length; pixel += 4)
    if (wanted.every((value, channel) => data[pixel + channel] === value)) return true;
  return false;
}

/** Goes to a screen, and waits until nothing of the one before is left: each has its own title. */
async function open(page, address) {
  const former = await page.title();
  await page.goto(`/${address}`);
  await expect(page).not.toHaveTitle(former);
}

/** How far the first square begins right of the left edge of the board. */
const margin = (board, corner) => corner.x - board.x;

settingsTest('every large board follows the settings', async ({ page, settings }) => {
  await page.goto('/');
  for (const [name, address, part, hasChoice] of SCREENS)
    await settingsTest.step(name, async () => {
      await open(page, address);
      const board = page.locator(part).first();
      const square = (name) => board.getByRole('gridcell', { name: `${name},` });
      const parts = [board, square('a1')];
      const named = margin(...(await boxesOf(...parts)));
      const isUnnamed = (...boxes) => margin(...boxes) < named - 6;
      await settings.toggle('Coordinates', false);
      await expectBoxes(parts, 'no names of ranks', isUnnamed);
      await page.reload();
      await expectBoxes(parts, 'no names at the next visit', isUnnamed);
      for (const [option, stand] of hasChoice ? LEVELS : []) {
        await settings.choose('Two-level boards', option);
        await expectBoxes([square('a1'), square('a1^')], option, stand);
      }
      const [, large] = await boxesOf(...parts);
      await settings.choose('Size', 'Small');
      await expectBoxes(parts, 'the size that is left to choose', (_, { width }) =>
        hasChoice ? width < large.width * 0.8 : width === large.width,
      );
      await settings.choose('Size', en.settings.large);
      await settings.choose('Two-level boards', en.settings.fit);
      await settings.toggle('Coordinates', true);
    });
});

settingsTest('another theme is seen at once on every board', async ({ board, page, settings }) => {
  await board.play('Chess');
  await board.moves(['e2e4']);
  for (const [name, address, part] of [...SCREENS, ...PICTURES])
    await settingsTest.step(name, async () => {
      await open(page, address);
      const shown = page.locator(part).first();
      await shown.scrollIntoViewIfNeeded();
      const canvas = part.endsWith('.board') ? shown.locator('canvas').first() : shown;
      for (const theme of ['Slate', 'Paper']) {
        await settings.chooseTheme(theme);
        const { dark } = THEMES[theme.toLowerCase()].levels[0];
        await expect.poll(() => canvas.evaluate(hasColor, dark), theme).toBe(true);
      }
    });
});

settingsTest('a puzzle falls silent at once', async ({ page, settings }) => {
  const sounds = await countSounds(page);
  await servePuzzles(page, [TAKE_QUEEN]);
  await page.goto('/#puzzles/chess/1');
  await settings.expectOn('d5', 'black queen');
  await settings.move('e1e2');
  await expect.poll(sounds).toBeGreaterThan(0);
  await settings.button('Take back').click();
  await settings.toggle('Sounds', false);
  const before = await sounds();
  await settings.move('c3d5');
  await settings.expectOn('d5', 'white knight');
  expect(await sounds()).toBe(before);
});

settingsTest('the bar of the engine stands beside a small board', async ({ page, settings }) => {
  await page.goto('/#analyse/chess');
  await page.getByRole('switch', { name: 'Engine' }).click();
  await settings.choose('Size', 'Small');
  const parts = ['.study-bar', '.study-board', '.study-tools'];
  const middle = ({ x, width }) => x + width / 2;
  await expectBoxes(
    parts.map((part) => page.locator(`#study ${part}`)),
    'beside each other, above the middle of the tools',
    (bar, board, tools) =>
      Math.abs(board.x - (bar.x + bar.width) - 8) < 1 &&
      Math.abs(middle({ x: bar.x, width: board.x + board.width - bar.x }) - middle(tools)) < 1,
  );
});

settingsTest('another tab changes this one', async ({ context, page, settings }) => {
  await page.goto('/#analyse/chess');
  const board = page.locator('#study .board');
  const parts = [board, board.getByRole('gridcell', { name: 'a1,' })];
  const named = margin(...(await boxesOf(...parts)));
  const isUnnamed = (...boxes) => margin(...boxes) < named - 6;
  const other = new SettingsPage(await context.newPage());
  await other.page.goto('/#analyse/chess');
  await other.toggle('Coordinates', false);
  await expectBoxes(parts, 'no names of ranks', isUnnamed);
  // The next change in this tab does not affect it.
  await settings.toggle('Sounds', false);
  await page.reload();
  await expectBoxes(parts, 'still no names of ranks', isUnnamed);
});
