// The machine beside a study: its lines, its bar, what it is asked, and what is done when it fails.

import { test as plainTest } from '@playwright/test';
import { violations } from './axe.js';
import { BoardPage, expect, test } from './board-page.js';

const parts = (page) => {
  const engine = page.getByRole('region', { name: 'Engine' });
  return {
    engine,
    power: engine.getByRole('switch', { name: 'Engine' }),
    lines: engine.getByRole('list', { name: 'Best lines' }).getByRole('button'),
    meter: page.getByRole('meter', { name: "White's chance" }),
    tree: page.getByRole('group', { name: 'Moves', exact: true }),
    state: page.getByRole('complementary', { name: 'Study' }).getByRole('status').first(),
    tool: (name) => page.getByRole('toolbar', { name: 'This study' }).getByRole('button', { name }),
  };
};

test('it looks at the position on the board, and its lines are played', async ({ board, page }) => {
  const { engine, power, lines, meter, tree, state, tool } = parts(page);
  await page.goto('/#analyse/chess');
  await power.click();
  await expect(engine).toContainText(/Depth \d+ · .* nodes · .*\/s/);
  await engine.getByLabel('Lines', { exact: true }).selectOption('2');
  await expect(lines).toHaveCount(2);
  await expect(lines.first()).toHaveText(/^[+−]?\d\.\d1\. /);
  await expect(meter).toHaveAttribute('aria-valuetext', /^[+−]\d/);
  await lines.first().click();
  await expect(tree.locator('[aria-current]')).toHaveText(/./);
  await expect(lines.first()).toHaveText(/1… /);
  await power.click();
  await expect(lines).toHaveCount(0);

  await tool('Hint').click();
  await expect(state).toHaveText(/^A good move: /);
  await tool('Threat').click();
  await expect(state).toHaveText(/^The opponent would play /);
  await board.expectOn('e1', 'white king');
});

test.describe('accessibility', () => {
  test.use({ bypassCSP: true });

  test('an engine at work', async ({ page }) => {
    const { power, lines } = parts(page);
    await page.goto('/#analyse/flying');
    await power.click();
    await expect(lines).toHaveCount(1);
    expect(await violations(page)).toEqual([]);
  });
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
