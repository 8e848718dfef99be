// A study: moves with variations and comments, and games opened and saved as PGN.

import { readFile } from 'node:fs/promises';
import { violations } from './axe.js';
import { expect, test } from './board-page.js';
import { expectBoxes, expectInWidth } from './boxes.js';

const GAMES = `[White "Ada"]
[Black "Bob"]
[Variant "Tax Chess"]

{A short one.} 1. e4! e5 (1... c5 2. Nf3 (2. Nc3 {closed}) 2... d6) 2. Ke2 *

[White "Cyd"]
[Black "Dan"]

1. e4 e5 2. Ke3 *

[White "Eve"]
[Black "Flo"]

1. d4 d5 1/2-1/2
`;

/** The panel of the study and its parts. */
class StudyPage {
  constructor(page) {
    this.page = page;
    this.panel = page.getByRole('complementary', { name: 'Study' });
    this.tree = this.panel.getByRole('group', { name: 'Moves', exact: true });
    this.state = this.panel.getByRole('status').first();
    this.fault = this.panel.getByRole('alert');
  }

  async open(variant) {
    await this.page.goto(`/#analyse/${variant}`);
    await expect(this.panel).toBeVisible();
  }

  /** Reads a PGN in, as pasted. */
  async paste(text) {
    await this.panel.getByRole('tab', { name: 'PGN' }).click();
    await this.panel.getByLabel('Paste PGN').fill(text);
    await this.panel.getByRole('button', { name: 'Open', exact: true }).click();
  }

  async tab(name) {
    await this.panel.getByRole('tab', { name }).click();
  }

  button(name) {
    return this.panel.getByRole('button', { name, exact: true });
  }

  current() {
    return this.tree.locator('[aria-current]');
  }
}

test('moves branch, are stepped through, annotated, promoted and deleted', async ({
  board,
  page,
}) => {
  const study = new StudyPage(page);
  await study.open('chess');
  for (const id of ['e2e4', 'e7e5', 'g1f3']) await board.move(id);
  await expect(study.current()).toHaveText('Nf3');
  await page.getByRole('toolbar', { name: 'Study tools' }).getByText('Start').click();
  await board.expectOn('e4', 'empty');
  await board.move('e2e4');
  await expect(study.tree.getByRole('button')).toHaveText(['e4', 'e5', 'Nf3']);
  await board.move('c7c5');
  const variation = study.tree.getByRole('group', { name: 'Variation 1… c5' });
  await expect(variation).toHaveText('1…c5');

  await study.button('Black c5').focus();
  await page.keyboard.press('ArrowUp');
  await expect(study.current()).toHaveText('e5');
  await page.keyboard.press('End');
  await expect(study.current()).toHaveText('Nf3');
  await board.expectOn('f3', 'white knight');
  await page.keyboard.press('Home');
  await expect(study.current()).toHaveCount(0);
  await expect(study.button('good move')).toBeHidden();
  await expect(study.panel.getByLabel('Comment')).toBeHidden();
  await expect(study.button('Add an introduction')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await expect(study.button('Black c5')).toBeFocused();

  await study.button('interesting move').click();
  await study.panel.getByLabel('Comment').fill('<b>Sicilian</b>');
  await expect(study.button('Black c5, interesting move')).toHaveText('c5!?');
  await expect(variation).toContainText('<b>Sicilian</b>');
  await study.button('Promote this variation').click();
  await expect(study.tree.getByRole('group', { name: 'Variation 1… e5' })).toBeVisible();
  await study.tree.getByRole('button', { name: 'Black e5' }).click();
  await study.button('Delete from this move on').click();
  await expect(study.tree.getByRole('button')).toHaveText(['e4', 'c5!?']);
  await expect(study.current()).toHaveText('e4');

  await board.move('e8e6');
  await expect(study.state).toContainText('The king moves one square');
});

test('games are pasted, chosen, dropped, copied and saved', async ({ board, context, page }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const study = new StudyPage(page);
  await study.open('flying');
  await study.paste('1. e4 e5\n2. Ke3');
  await expect(study.fault).toHaveText(/^Line 2, column 4: /);

  await study.paste(GAMES);
  const games = study.panel.getByRole('list', { name: 'Games in this text' });
  await expect(games.getByRole('button')).toHaveText([/^Ada – Bob/, /^Cyd – Dan/, /^Eve – Flo/]);
  await games.getByRole('button', { name: /Cyd/ }).click();
  await expect(study.fault).toHaveText(/^Line 10, column 13: /);
  await expect(page.getByLabel('Game', { exact: true })).toHaveValue('flying');
  await games.getByRole('button', { name: /Ada/ }).click();
  await expect(page.getByLabel('Game', { exact: true })).toHaveValue('tax');
  await study.tab('Moves');
  await expect(study.tree).toContainText('A short one.');
  await study.tree.getByRole('button', { name: 'White Ke2' }).click();
  await board.expectOn('e2', 'white king');
  await board.move('d7d5');

  await study.tab('PGN');
  await games.getByRole('button', { name: /Ada/ }).click();
  await study.button('Keep the study').click();
  await study.panel.getByText('Players and event').click();
  await expect(study.panel.getByLabel('Black', { exact: true })).toHaveValue('Bob');
  await study.panel.getByLabel('White’s rating').fill('2100');
  await study.panel.getByLabel('Result').selectOption('White won');
  await study.button('Copy PGN').click();
  await expect(study.panel.getByText('Copied.')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain('[Variant "Tax Chess"]');
  expect(copied).toContain('[Result "1-0"]');
  expect(copied).toContain('[WhiteElo "2100"]');
  expect(copied).toContain('(1... c5 2. Nf3 (2. Nc3 {closed}) 2... d6) 2. Ke2 d5');
  const download = page.waitForEvent('download');
  await study.button('Save PGN').click();
  const saved = await download;
  expect(saved.suggestedFilename()).toBe('tax-chess-ada-bob.pgn');
  expect(await readFile(await saved.path(), 'utf8')).toBe(copied);

  const file = {
    name: 'one.pgn',
    mimeType: 'text/plain',
    buffer: Buffer.from('1. c4 {in a file}'),
  };
  await study.panel.getByLabel('Or choose a file').setInputFiles(file);
  await study.tab('Moves');
  await expect(study.tree.getByRole('button')).toHaveText(['c4']);
  const dropped = await page.evaluateHandle(() => {
    const data = new DataTransfer();
    data.items.add(new File(['[Variant "Two Kings"]\n\n1. d4 *'], 'dropped.pgn'));
    return data;
  });
  await study.panel.dispatchEvent('drop', { dataTransfer: dropped });
  await study.tab('Moves');
  await expect(study.tree.getByRole('button')).toHaveText(['d4']);
  await expect(page.getByLabel('Game', { exact: true })).toHaveValue('twokings');
});

test('a printed study has the board and the moves, and no controls', async ({ board, page }) => {
  await page.goto('/#analyse/chess');
  await board.move('e2e4');
  await expect(page.getByRole('button', { name: 'e4' })).toBeVisible();
  await page.getByRole('tab', { name: 'PGN' }).click();
  await expect(page.getByRole('button', { name: 'Copy PGN' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('e4', { exact: true })).toBeVisible();
  await expect(page.locator('.study-board canvas')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copy PGN' })).toBeHidden();
  await expect(page.getByRole('toolbar')).toBeHidden();
  await expect(page.getByRole('tablist')).toBeHidden();
});

test('the game on the board is analysed, and continues', async ({ board, page }) => {
  const study = new StudyPage(page);
  await board.play('Tax Chess');
  await board.moves(['e2e4', 'e7e5']);
  await board.goTo('Analyse');
  await expect(study.tree.getByRole('button')).toHaveText(['e4', 'e5']);
  await board.expectOn('e5', 'black pawn');
  await board.move('e1e2');
  await expect(study.current()).toHaveText('Ke2');
  await board.goTo('Play');
  await board.expectOn('e2', 'empty');
  await board.moves(['d2d4']);
  await board.goTo('Analyse');
  await expect(study.tree.getByRole('group', { name: 'Variation 2. d4' })).toBeVisible();
});

test.describe('a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a study fits the width, and all of it can be reached', async ({ board, page }) => {
    const study = new StudyPage(page);
    await study.open('kingscourt');
    const canvas = page.locator('#study canvas').first();
    await expectBoxes([canvas], 'a board as wide as the window', ({ width }) => width > 370);
    await board.square('c2').tap();
    await board.square('c4').tap();
    await expect(study.current()).toHaveText('c4');
    await expectBoxes([study.tree], 'several lines of moves', ({ height }) => height > 96);
    await study.panel.getByLabel('Comment').fill('Wide.');
    await study.paste('1. e4 e5');
    await study.button('Keep the study').tap();
    await expectInWidth(page);
  });
});

for (const colorScheme of ['light', 'dark']) {
  test.describe(`accessibility, ${colorScheme}`, () => {
    test.use({ colorScheme });

    test('a study', async ({ page }) => {
      const study = new StudyPage(page);
      await study.open('tax');
      await study.paste(GAMES);
      await study.panel.getByRole('button', { name: /Ada/ }).click();
      await study.tab('PGN');
      await study.panel.getByRole('button', { name: /Cyd/ }).click();
      await expect(study.fault).toBeVisible();
      expect(await violations(page)).toEqual([]);
      await study.tab('Moves');
      await study.button('Black c5').click();
      expect(await violations(page)).toEqual([]);
    });
  });
}
