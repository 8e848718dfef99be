// Settings of the reader: sounds, coordinates, size, and a board that turns; and that they are saved.

import { violations } from './axe.js';
import { expect, test } from './board-page.js';
import { boxesOf, expectBoxes } from './boxes.js';
import { countSounds } from './sounds.js';

test('settings change the board, silence it, and are saved', async ({ board, page }) => {
  const sounds = await countSounds(page);
  await board.play('Chess');
  await board.moves(['e2e4']);
  await expect.poll(sounds).toBe(1);
  await board.button('Sound').click();
  await expect(board.button('Sound')).toHaveAttribute('aria-pressed', 'false');
  await board.moves(['d7d5', 'e4d5']);
  expect(await sounds()).toBe(1);
  await board.button('Settings').click();
  await expect(page.getByRole('checkbox', { name: 'Sounds' })).not.toBeChecked();
  const corner = [board.square('a1')];
  const [before] = await boxesOf(...corner);
  const isSmall = ({ width }) => width < before.width * 0.8;
  await page.getByRole('combobox', { name: 'Size' }).selectOption('Small');
  await page.getByRole('checkbox', { name: 'Coordinates' }).uncheck();
  await page.getByRole('checkbox', { name: 'Flip the board every turn' }).check();
  await page.getByRole('checkbox', { name: 'Single-key' }).uncheck();
  await expectBoxes(corner, 'small', isSmall);
  expect(await violations(page)).toEqual([]);
  await board.button('Close').click();
  await board.moves(['g8f6']);
  const ends = [board.square('a1'), board.square('a8')];
  await expectBoxes(ends, 'White sits below', (white, black) => white.y > black.y);
  await board.moves(['d2d4']);
  await expectBoxes(ends, 'Black sits below', (white, black) => white.y < black.y);
  await page.reload();
  await board.square('a1').focus();
  await page.keyboard.press('/');
  await expect(board.square('a1')).toBeFocused();
  await expect(board.button('Sound')).toHaveAttribute('aria-pressed', 'false');
  await expectBoxes(corner, 'small', isSmall);
});

test('the page is light or dark as the reader chooses, and begins so the next time', async ({
  board,
  page,
}) => {
  const paper = () =>
    page.evaluate(() => document.body && getComputedStyle(document.body).backgroundColor);
  const LIGHT = 'rgb(250, 247, 241)';
  const DARK = 'rgb(23, 22, 21)';
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  await board.button('Settings').click();
  const choice = page.getByRole('combobox', { name: 'Light or dark' });
  for (const [name, color] of [
    ['Dark', DARK],
    ['Light', LIGHT],
    ['Same as system', LIGHT],
    ['Dark', DARK],
  ]) {
    await choice.selectOption(name);
    expect(await paper(), name).toBe(color);
    expect(await violations(page), name).toEqual([]);
  }
  // Where none of its modules has come, it is dark already.
  await page.route('**/*main.js', () => {});
  await page.reload({ waitUntil: 'commit' });
  await expect.poll(paper).toBe(DARK);
  await page.goto('docs/index.html');
  expect(await paper()).toBe(DARK);
});

test('the list of keys opens over any screen, also where it is narrow', async ({ board, page }) => {
  await board.play('Flying Chess');
  for (const [width, height] of [
    [1280, 800],
    [844, 390],
    [390, 844],
  ]) {
    await page.setViewportSize({ width, height });
    await board.square('a1').focus();
    await page.keyboard.press('?');
    const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await expect(sheet).toBeVisible();
    expect(await violations(page), `${width} × ${height}`).toEqual([]);
    const isCut = await sheet.evaluate((each) => each.scrollWidth > each.clientWidth);
    expect(isCut, `${width} × ${height}`).toBe(false);
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
  }
});

/** Each screen by its address, and the id of its element. */
const SCREENS = [
  ['#', 'gallery'],
  ['#play/chess', 'game'],
  ['#learn/tax', 'learn'],
  ['#analyse/tax', 'study'],
  ['#edit/tax', 'edit'],
  ['#games', 'games'],
  ['#progress', 'progress-page'],
];
const SIZES = [
  [360, 640],
  [844, 390],
  [1280, 800],
];

for (const [width, height] of SIZES) {
  test(`settings are reached from every screen, ${width} × ${height}`, async ({ board, page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    await expect(board.button('Play Chess')).toBeVisible();
    for (const [address, id] of SCREENS) {
      await page.evaluate((hash) => {
        location.hash = hash;
      }, address);
      await expect(page.locator(`main#${id}`)).toBeVisible();
      await board.button('Settings').click();
      const settings = page.getByRole('dialog', { name: 'Settings' });
      await expect(settings.getByRole('combobox', { name: 'Language' })).toBeVisible();
      await settings.getByRole('radio', { name: 'Slate' }).check();
      await page.keyboard.press('Escape');
      await expect(settings).toBeHidden();
    }
    await board.button('Settings').click();
    await page.goBack();
    await expect(page.getByRole('dialog', { name: 'Settings' })).toBeHidden();
  });
}

test('a key is offered where there is a keyboard', async ({ board, browser, page }) => {
  const offers = async (one) => {
    await one.goto('/#play/chess');
    await expect(one.getByRole('textbox', { name: 'Type a move' })).toBeAttached();
    await one.evaluate(() => document.querySelector('#settings').showPopover());
    await expect(one.getByRole('checkbox', { name: 'Sounds' })).toBeVisible();
    return [
      await one.locator('#type-key').evaluate((key) => getComputedStyle(key).display !== 'none'),
      await one.getByRole('checkbox', { name: 'Single-key' }).isVisible(),
      await one.getByRole('button', { name: 'Keyboard shortcuts' }).isVisible(),
    ];
  };
  expect(await offers(board.page)).toEqual([true, true, true]);
  const { origin } = new URL(page.url());
  const phone = await browser.newPage({ baseURL: origin, isMobile: true, hasTouch: true });
  expect(await offers(phone)).toEqual([false, false, false]);
  await phone.close();
});
