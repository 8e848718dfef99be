// Endgame tables beside a study: the result with best play, and that of every move.

import { violations } from './axe.js';
import { expect, test } from './board-page.js';

const PAWN = '8/8/8/8/8/3k4/3P4/3K4 b - - 0 1';
const QUEEN = '8/8/8/4k3/8/8/8/KQ6 w - - 0 1';

const solvedOf = (page) => page.getByRole('region', { name: 'Endgame tables' });

/** Opens a study of a position. */
async function study(page, variant, fen) {
  await page.goto(`/#edit/${variant}`);
  const panel = page.getByRole('complementary', { name: 'Position' });
  await panel.getByLabel('FEN').fill(fen);
  await panel.getByLabel('FEN').press('Enter');
  await panel.getByRole('button', { name: 'Analyse' }).click();
  await expect(page.getByRole('complementary', { name: 'Study' })).toBeVisible();
}

test('a won endgame says in how many moves, and its moves can be played', async ({
  board,
  page,
}) => {
  await study(page, 'chess', QUEEN);
  const solved = solvedOf(page);
  await expect(solved).toContainText(/White mates in \d+/);
  const [, moves] = /White mates in (\d+)/.exec(await solved.textContent());
  const first = solved.getByRole('list', { name: 'All moves' }).getByRole('button').first();
  await expect(first).toContainText(`#${moves}`);
  expect(await violations(page)).toEqual([]);
  await first.click();
  await expect(solved).toContainText(`White mates in ${moves - 1}`);
  await expect(board.square('b1')).toHaveAccessibleName(/.+/);
  await page.keyboard.press('ArrowLeft');
  await expect(solved).toContainText(`White mates in ${moves}`);
});

test('a drawn endgame says who holds the draw, one with many pieces shows nothing', async ({
  page,
}) => {
  await study(page, 'chess', PAWN);
  await expect(solvedOf(page)).toContainText('Black holds the draw');
  await page.goto('/#analyse/tax');
  await expect(page.getByRole('switch', { name: 'Engine' })).toBeVisible();
  await expect(solvedOf(page)).toBeHidden();
});
