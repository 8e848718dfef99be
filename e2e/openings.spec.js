// Openings that were counted: beside a study, as first moves of an opponent, and what a page says on whether a game is
// fair.

import { violations } from './axe.js';
import { expect, test } from './board-page.js';
import { expectInWidth } from './boxes.js';

/** 1.d4 d5 2.Nf3 and 1.Nf3 d5 2.d4 come to one position. */
const OPENINGS = {
  games: 40,
  plies: 4,
  positions: [
    [
      ['g1f3', 1, 28, 14, 7, 25],
      ['d2d4', 2, 12, 5, 4, 20],
    ],
    [['d7d5', 3, 28, 14, 7, 24]],
    [['d7d5', 4, 12, 5, 4, 22]],
    [['d2d4', 5, 28, 14, 7, 24]],
    [['g1f3', 5, 12, 5, 4, 22]],
    [['g8f6', -1, 40, 19, 11, 30]],
  ],
};

const BALANCE = {
  games: 10000,
  nodes: 4000,
  whiteWins: 4000,
  draws: 2600,
  blackWins: 3400,
  plies: { median: 118, mean: 124, width: 10, counts: [0, 500, 2500, 4000, 2000, 1000] },
  endings: [
    { reason: 'checkmate', winner: 'white', games: 4000 },
    { reason: 'checkmate', winner: 'black', games: 3400 },
    { reason: 'stalemate', winner: null, games: 2600 },
  ],
  firstMoves: [
    { id: 'e2e4', san: 'e4', games: 6000, whiteWins: 2500, draws: 1500 },
    { id: 'd2d4', san: 'd4', games: 4000, whiteWins: 1500, draws: 1100 },
  ],
  specialMoves: [{ key: 'taxCutOff', games: 8000, moves: 25000, decides: 1000 }],
};

test('a study shows the openings of its position, by pointer and by keyboard, and finds it by any order of moves', async ({
  page,
}) => {
  let isBroken = true;
  await page.route('**/openings/chess.json', (route) =>
    isBroken ? route.fulfill({ status: 503 }) : route.fulfill({ json: OPENINGS }),
  );
  await page.goto('/#analyse/chess');
  await page.getByRole('tab', { name: 'Openings' }).click();
  const panel = page.getByRole('tabpanel', { name: 'Openings' });
  await expect(panel.getByRole('alert')).toContainText('The server returned 503.');
  isBroken = false;
  await panel.getByRole('button', { name: 'Try again' }).click();
  const table = panel.getByRole('table', { name: '40 games with this position' });
  await expect(table.getByRole('row')).toHaveText([
    /Move.*Games.*White’s score.*Engine/,
    /^Nf370% 28.*63% ±\d+.*White wins 50%, draws 25%, Black wins 25%\+0\.[23]$/,
    /^d430% 12/,
    /^All40/,
  ]);
  expect(await violations(page)).toEqual([]);
  await table.getByText('30%').click();
  await expect(page.getByRole('gridcell', { name: /^d4, white pawn/ })).toBeVisible();
  await expect(panel.getByRole('heading', { name: 'Queen’s Pawn Opening' })).toBeVisible();
  await panel.getByRole('button', { name: 'd5' }).press('Enter');
  await expect(panel.getByRole('button', { name: 'Nf3' })).toBeFocused();
  await page.keyboard.press('Enter');
  const last = panel.getByRole('row', { name: /^Nf6/ });
  await expect(last).toHaveText(/^Nf6100% 40/);
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  for (const move of ['Nf3', 'd5', 'd4']) await panel.getByRole('button', { name: move }).click();
  await expect(last).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  await expectInWidth(page);
  await last.getByRole('button').click();
  await expect(panel).toContainText(
    'Our games do not reach this position: only the first 4 half-moves are counted.',
  );
  await expect(table).toBeHidden();
});

test('an opponent answers from the openings, and the page on fairness says what was counted', async ({
  board,
  page,
}) => {
  await page.route('**/openings/chess.json', (route) => route.fulfill({ json: OPENINGS }));
  await page.route('**/balance/*.json', (route) => route.fulfill({ json: BALANCE }));
  await board.play('Chess', { white: 'You', black: 'Computer', level: 9 });
  await board.move('d2d4');
  await board.expectOn('d5', 'black pawn');
  await page.goto('/#learn/tax');
  await page.getByRole('link', { name: 'Is it fair?' }).click();
  await expect(page.getByRole('heading', { name: 'Is Tax Chess fair?', level: 1 })).toBeVisible();
  const results = page.getByRole('region', { name: 'White or Black' });
  await expect(results).toContainText('White scored 53.0% ±0.8: an advantage for White.');
  await expect(results).toContainText('In chess it was 53.0% ±0.8');
  await expect(page.getByRole('region', { name: 'Only in this game' })).toContainText(
    'Tax cut off: in 80.0% of the games',
  );
  await expect(page.locator('.chart svg')).toHaveCount(6);
  for (const fold of await page.getByText('Show the numbers').all()) await fold.click();
  const endings = page.getByRole('table', { name: 'How games end' });
  await expect(endings.getByRole('row', { name: /^Checkmate/ })).toContainText('74.0%');
  expect(await violations(page)).toEqual([]);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectInWidth(page);
});
