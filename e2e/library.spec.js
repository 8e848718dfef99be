// The list of saved games, as a reader finds, names, deletes, saves and opens them.

import { readFile } from 'node:fs/promises';
import { violations } from './axe.js';
import { BoardPage, expect, test } from './board-page.js';
import { writeStored } from './stored-records.js';

const games = (page) => page.getByRole('list', { name: 'Your games' });
const rows = (page) => games(page).getByRole('listitem');
const row = (page, name) => rows(page).filter({ has: page.getByRole('heading', { name }) });
const notices = (page) => page.getByRole('complementary', { name: 'Notices' });

async function openList(board) {
  await board.goTo('Your games');
  await expect(board.page.getByRole('heading', { name: 'Your games', level: 1 })).toBeFocused();
}

test('games are listed, named, deleted, brought back, saved and opened', async ({
  board,
  page,
}) => {
  await page.goto('/#games');
  await expect(
    page.getByText(/^No games yet\. Start with .+: it takes five minutes\.$/),
  ).toBeVisible();
  await expect(board.button('Save all as PGN')).toBeHidden();
  expect(await violations(page)).toEqual([]);
  await board.button('Pick another game').click();
  await board.button('Play Chess').click();
  await board.newGame({ white: 'You', black: 'You' });
  await board.moves(['f2f3', 'e7e5', 'g2g4', 'd8h4']);
  await board.openGallery();
  await board.button('Play Tax Chess').click();
  await board.moves(['e2e4']);

  await openList(board);
  await expect(rows(page)).toHaveCount(2);
  await expect(row(page, 'Tax Chess')).toContainText('on the board');
  await expect(row(page, 'Tax Chess')).toContainText('Black to move. 1 move.');
  await expect(row(page, 'Chess').last()).toContainText('Black wins by checkmate. 2 moves.');

  const picture = row(page, 'Tax Chess').locator('canvas');
  await expect.poll(() => picture.evaluate(({ width }) => width)).toBeGreaterThan(50);
  await page.getByRole('combobox', { name: 'Game' }).selectOption('Tax Chess');
  await expect(rows(page)).toHaveCount(1);
  await expect(page).toHaveURL(/#games\?game=tax$/);
  await page.getByRole('combobox', { name: 'Result' }).selectOption('You won');
  await expect(page.getByText('No games match.')).toBeVisible();
  await page.goBack();
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole('button', { name: /^Open Tax/ }).click();
  await board.expectMoveCount(1);
  await page.goBack();
  await expect(page.getByRole('combobox', { name: 'Game' })).toHaveValue('tax');
  await page.goBack();
  await expect(rows(page)).toHaveCount(2);
  const statistics = page.getByRole('region', { name: 'Statistics' });
  await statistics.getByText('Statistics').click();
  await expect(statistics.getByRole('row', { name: 'Tax Chess 1 0 0 0' })).toBeVisible();
  expect(await violations(page)).toEqual([]);

  await page.getByRole('button', { name: /^Rename Chess/ }).press('Enter');
  await expect(page.getByLabel('New name for Chess')).toHaveAttribute('placeholder', 'Chess');
  await page.keyboard.type('  Fool’s\tmate ');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Open Fool’s mate/ })).toBeFocused();
  await page.getByRole('button', { name: /^Rename Fool/ }).click();
  await expect(page.getByLabel('New name for Fool’s mate')).toHaveValue('Fool’s mate');
  await page.keyboard.press('Escape');
  await expect(row(page, 'Fool’s mate')).toContainText('Chess · Two players');

  const download = page.waitForEvent('download');
  await board.button('Save all as PGN').click();
  const pgn = await readFile(await (await download).path(), 'utf8');
  expect(pgn).toContain('[Event "Fool’s mate"]');
  expect(pgn).toContain('1. f3 e5 2. g4 Qh4# 0-1');
  expect(pgn).toContain('[Variant "Tax Chess"]');

  await page.getByRole('button', { name: /^Delete Fool/ }).click();
  expect(await violations(page)).toEqual([]);
  await board.button('Keep it').click();
  await page.getByRole('button', { name: /^Delete Fool/ }).click();
  await board.button('Delete').click();
  await expect(rows(page)).toHaveCount(1);
  await expect(page.getByRole('button', { name: /^Open Tax/ })).toBeFocused();
  expect(await violations(page)).toEqual([]);
  await notices(page).getByRole('button', { name: 'Undo' }).click();
  await expect(rows(page)).toHaveCount(2);

  await expect(page.getByRole('button', { name: /^Review Tax/ })).toHaveCount(0);
  await page.getByRole('button', { name: /^Review Fool/ }).click();
  await expect(page.getByRole('tab', { name: 'Review', selected: true })).toBeVisible();
  await board.expectOn('h4', 'black queen');
  await page.goBack();
  await page.getByRole('button', { name: /^Open Fool/ }).click();
  await expect(board.state).toHaveText('Black wins by checkmate.');
  await board.button('Undo').click();
  await board.moves(['e5e4']);
  await page.reload();
  await expect(board.moveList()).toHaveText(['f3', 'e5', 'g4', 'e4']);
});

test('a game that is open in another tab can be copied only', async ({ board, context }) => {
  await board.play('Chess');
  await board.moves(['e2e4']);
  const page = await context.newPage();
  const other = new BoardPage(page);
  await page.goto('/#games');
  await expect(row(page, 'Chess')).toContainText('open in another tab');
  await expect(page.getByRole('button', { name: /^(Rename|Delete)/ })).toHaveCount(0);
  await page.getByRole('button', { name: /^Open Chess/ }).click();
  await page.getByRole('button', { name: 'Open a copy' }).click();
  await other.expectMoveCount(1);
  await other.moves(['c7c5']);
  await board.moves(['e7e5']);
  await openList(other);
  await expect(rows(page)).toHaveCount(2);
  await board.openGallery();
  await board.button('Play Tax Chess').click();
  await expect(rows(page)).toHaveCount(3);
});

test('many games are listed a few at a time', async ({ board, page }) => {
  await page.goto('/');
  await expect(board.button('Play Chess')).toBeVisible();
  const players = { white: 'person', black: 'person' };
  const saved = { variant: 'chess', players, level: 1, moves: ['e2e4'], end: null };
  const gameOf = (index) => ({ id: `${index}`, name: `Game ${index}`, changed: index, saved });
  await writeStored(page, { games: Array.from({ length: 120 }, (_, index) => gameOf(index)) });
  await board.goTo('Your games');
  await expect(rows(page)).toHaveCount(50);
  await expect(rows(page).first()).toContainText('Game 119');
  await board.button('Show more (50 of 120 shown)').click();
  await expect(page.getByRole('button', { name: /^Open Game 69,/ })).toBeFocused();
  await page.getByRole('button', { name: 'Show more (100' }).click();
  await expect(rows(page)).toHaveCount(120);
  await expect(page.getByRole('button', { name: 'Show more' })).toBeHidden();
});

test('a new game or position leaves the game on the board in the list', async ({ board, page }) => {
  await board.play('Chess');
  await board.moves(['e2e4']);
  await board.openGallery();
  await board.button('Continue your game of Chess').click();
  await board.moves(['e7e5']);
  await board.setUp('4k3/8/8/8/8/8/8/4K2R w K - 0 1');
  await board.moves(['h1h8']);
  await page.getByRole('link', { name: 'Rules', exact: true }).click();
  await board.button('Back to your game').click();
  await page.getByRole('link', { name: 'Rules', exact: true }).click();
  await page
    .getByRole('navigation', { name: 'Rules of the games' })
    .getByRole('link', { name: 'Tax Chess' })
    .click();
  await board.button('Play Tax Chess').click();
  await openList(board);
  await expect(rows(page)).toHaveText([
    /^Tax Chess/,
    /^ChessBlack to move. 1 move/,
    /^ChessWhite to move. 1 move/,
  ]);
  await page
    .getByRole('button', { name: /^Open Chess/ })
    .last()
    .click();
  await expect(board.moveList()).toHaveText(['e4', 'e5']);
});
