// The engine of a study: its lines, its bar, hints and threats, and what the page does when it fails.

import { test as plainTest } from '@playwright/test';
import { violations } from './axe.js';
import { BoardPage, expect, test } from './board-page.js';
import { expectBoxes } from './boxes.js';

const parts = (page) => {
  const engine = page.getByRole('region', { name: 'Engine' });
  return {
    engine,
    power: engine.getByRole('switch', { name: 'Engine' }),
    lines: engine.getByRole('list', { name: 'Best lines' }).getByRole('button'),
    meter: page.getByRole('meter', { name: 'White’s chance' }),
    tree: page.getByRole('group', { name: 'Moves', exact: true }),
    state: page.getByRole('complementary', { name: 'Study' }).getByRole('status').first(),
    tool: (name) =>
      page.getByRole('toolbar', { name: 'Study tools' }).getByRole('button', { name }),
  };
};

test('the engine searches the position on the board, and its lines can be played', async ({
  board,
  page,
}) => {
  const { engine, power, lines, meter, tree, state, tool } = parts(page);
  await page.goto('/#analyse/chess');
  await expect(power).toBeVisible();
  await expect(meter).toBeHidden();
  await power.click();
  await expect(engine).toContainText(/Depth \d+ · .* nodes · .*\/s/);
  await engine.getByLabel('Lines', { exact: true }).selectOption('2');
  await expect(lines).toHaveCount(2);
  await expect(lines.first()).toHaveText(/^[+−]?\d\.\d1\. /);
  await expect(meter).toHaveAttribute('aria-valuetext', /^[+−]\d/);
  await expectBoxes(
    [meter, board.square('a8'), board.square('a1')],
    'the bar is as tall as the squares',
    (bar, top, bottom) =>
      Math.abs(bar.y - top.y) < 0.5 &&
      Math.abs(bar.y + bar.height - bottom.y - bottom.height) < 0.5,
  );
  const fold = lines.first();
  await fold.click();
  await expect(fold).toHaveAttribute('aria-expanded', 'true');
  const moves = engine.getByRole('group', { name: 'Moves of the line' }).getByRole('button');
  await expect(moves.first()).toHaveText(/^1\. /);
  // The line unfolds under the pointer, which would show another move.
  await page.mouse.move(0, 0);
  await moves.first().focus();
  await expect(page.getByRole('gridcell', { name: /^[a-h][34], white/ })).toHaveCount(1);
  await expect(tree.getByRole('button')).toHaveCount(0);
  await fold.focus();
  await expect(page.getByRole('gridcell', { name: /^[a-h][34], white/ })).toHaveCount(0);
  await moves.nth(1).click();
  await expect(tree.getByRole('button')).toHaveCount(2);
  await expect(fold).toHaveText(/2\. /);
  await moves.last().click();
  await expect(tree.locator('[aria-current]')).toHaveText(/./);
  await expect(fold).toHaveText(/2… /);
  await power.click();
  await expect(lines).toHaveCount(0);
  await expect(meter).toBeHidden();

  await tool('Hint').click();
  await expect(state).toHaveText(/^A good move: /);
  await tool('Threat').click();
  await expect(state).toHaveText(/^The opponent would play /);
  await board.expectOn('e1', 'white king');
});

test('a game is reviewed, a review cancelled, and notes are added', async ({ board, page }) => {
  const { tree } = parts(page);
  const panel = page.getByRole('complementary', { name: 'Study' });
  const review = panel.getByRole('tabpanel', { name: 'Review' });
  await page.goto('/#analyse/chess');
  await panel.getByRole('tab', { name: 'Review' }).click();
  await expect(review.getByText('No moves yet.')).toBeVisible();
  await panel.getByRole('tab', { name: 'PGN' }).click();
  await panel.getByLabel('Paste PGN').fill('1. e4 e5 2. Qh5 Nc6 3. Bc4 Nf6 4. Qxf7#');
  await panel.getByRole('button', { name: 'Open', exact: true }).click();
  await panel.getByRole('tab', { name: 'Review' }).click();
  await review.getByLabel('Analysis time').selectOption('Thorough: 2 s a move');
  await review.getByRole('button', { name: 'Review' }).click();
  await expect(review.getByRole('progressbar', { name: 'Review' })).toBeVisible();
  await review.getByRole('button', { name: 'Cancel' }).click();
  await expect(review.getByRole('status')).toHaveText('The review was cancelled.');

  await review.getByLabel('Analysis time').selectOption('Quick: 0.1 s a move');
  await review.getByRole('button', { name: 'Review' }).click();
  await expect(review.getByRole('status')).toHaveText('The review is complete.');
  await expect(review).toContainText(/White\d+%.*Black\d+%1 blunder/);
  const graph = review.getByRole('img', { name: /^White’s chances over 7 half-moves.* 3\. Nf6/ });
  await graph.click({ position: { x: 4, y: 8 } });
  await board.expectOn('e4', 'empty');
  await review.getByRole('button', { name: /3… Nf6/ }).click();
  await review.getByRole('button', { name: 'Add notes to the game' }).click();
  await panel.getByRole('tab', { name: 'Moves' }).click();
  await expect(tree.locator('[aria-current]')).toHaveText('Nf6??');
  await expect(tree).toContainText(/Blunder\. \S+ is better\./);

  await page.reload();
  await panel.getByRole('tab', { name: 'Review' }).click();
  await review.getByRole('button', { name: /^Black: Practise \d mistakes?$/ }).click();
  const training = panel.getByRole('region', { name: 'Learn from your mistakes' });
  const said = training.getByRole('status');
  await expect(training.getByRole('heading')).toBeFocused();
  while (!(await said.textContent()).includes('Nf6??'))
    await training.getByRole('button', { name: 'Skip' }).click();
  await expect(said).toContainText('Black played Nf6??. Find a better move.');
  await board.move('g8f6');
  await expect(said).toContainText('Nf6 is the move from the game. Try another.');
  await board.move('a7a6');
  await expect(said).toContainText('a6 is not good enough. Try again.');
  await board.expectOn('a7', 'black pawn');
  await training.getByRole('button', { name: 'Hint' }).click();
  await expect(said).toContainText(/Move the piece on (d8|g7|h7)\./);
  expect(await violations(page)).toEqual([]);
  await training.getByRole('button', { name: 'Show the answer' }).click();
  await expect(said).toContainText('The best move is');
  await expect(training.getByRole('button', { name: 'Next' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(said).toHaveText(/You found none of \d\./);
  await training.getByRole('button', { name: 'Back to the review' }).click();
  await expect(review).toBeVisible();
  await panel.getByRole('tab', { name: 'Moves' }).click();
  await expect(tree.getByRole('button')).toHaveCount(7);
});

test('an engine at work is accessible', async ({ page }) => {
  const { power, lines } = parts(page);
  await page.goto('/#analyse/flying');
  await power.click();
  await expect(lines).toHaveCount(1);
  await lines.click();
  expect(await violations(page)).toEqual([]);
});

plainTest('an engine that fails says so and is started again', async ({ page }) => {
  const { engine, power, lines } = parts(page);
  await page.route('**/worker/worker.js', (route) => route.abort());
  await page.goto('/#analyse/tax');
  await power.click();
  await expect(engine.getByRole('alert')).toContainText('The engine failed');
  await expect(power).toHaveAttribute('aria-checked', 'false');
  await page.unroute('**/worker/worker.js');
  await power.click();
  await expect(lines).toHaveCount(1);
  await expect(engine.getByRole('alert')).toBeHidden();
  await new BoardPage(page).expectOn('e2', 'white pawn');
});
