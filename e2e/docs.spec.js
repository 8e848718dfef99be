// The documentation, as somebody reads it who came from the gallery.

import { violations } from './axe.js';
import { expect, expectFonts, test } from './board-page.js';

test('from the gallery to a rule, and its position opens on the board', async ({ board, page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Documentation' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Quick start' })).toBeVisible();
  await expectFonts(page);
  const contents = page.getByRole('navigation', { name: 'Contents' });
  await contents.getByText('The games').press('Enter');
  await contents.getByRole('link', { name: 'Tax Chess' }).click();
  await expect(contents.getByRole('link', { name: 'Tax Chess' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await page
    .getByRole('link', { name: 'Open on the board: The rook guards c4.', exact: false })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tax Chess' })).toBeVisible();
  await board.expectOn('c8', 'black rook');
});

test('search by keyboard, copy a sample, and play on its board', async ({
  board,
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/docs/rules/flying.html');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('attributes');
  await expect(page.getByRole('status')).toHaveText(/^\d+ found/);
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('status')).toBeHidden();
  await page.keyboard.type(' of');
  await expect(page.getByRole('status')).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('link', { name: /^Attributes/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/docs\/board\.html#attributes$/);

  const sample = page.locator('.code', { hasText: 'board.html' });
  await sample.getByRole('button', { name: 'Copy' }).click();
  await expect(sample.getByRole('button', { name: 'Copied' })).toBeFocused();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^<kingcraft-board variant="tax"[\s\S]+<\/kingcraft-board>\n?$/);
  await page.locator('.live').first().scrollIntoViewIfNeeded();
  await board.move('d2d4');
  await board.expectMoveCount(4);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every part can be read and reached', async ({ page }) => {
    await page.goto('/docs/index.html');
    const contents = page.getByRole('navigation', { name: 'Contents' });
    await expect(contents.getByRole('link', { name: 'Decisions' })).toBeHidden();
    await contents.getByText('The games').click();
    await contents.getByRole('link', { name: 'Decisions' }).click();
    await page.getByRole('link', { name: 'Not through an attack' }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'Our reading' })).toBeVisible();
    await expect(page.getByRole('img').first()).toBeVisible();
    const readOn = page.getByRole('navigation', { name: 'Where to read on' });
    await readOn.getByRole('link', { name: 'Puzzles' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Puzzles' })).toBeVisible();
    await expect(contents.getByRole('link', { name: 'Play with a friend' })).toBeVisible();
  });
});

for (const address of ['package.html', 'rules/flying.html', 'reference/kingcraft.html']) {
  test(`${address} has nothing that axe knows to be wrong, wide and narrow`, async ({ page }) => {
    await page.goto(`/docs/${address}`);
    expect(await violations(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await violations(page)).toEqual([]);
    const wider = () => document.documentElement.scrollWidth - innerWidth;
    expect(await page.evaluate(wider)).toBeLessThanOrEqual(0);
  });
}
