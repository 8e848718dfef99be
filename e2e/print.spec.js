// The screens of the page on paper: no buttons but those that are text, as moves are.

import { expect, test } from './board-page.js';

const TEXTS = '#moves button, .study-tree button, .diagram-captions button';

for (const address of [
  '#games',
  '#progress',
  '#play/chess?moves=e2e4,e7e5',
  '#play/flying?moves=e2e4',
  '#learn/tax',
  '#puzzles',
  '#edit/kingscourt',
  '#library',
  '#analyse/chess',
])
  test(`${address} is printed without buttons`, async ({ page }) => {
    await page.goto(`/${address}`);
    const buttons = page.locator('main :is(button, a.button):visible');
    await expect(buttons.first()).toBeVisible();
    const texts = page.locator(TEXTS).locator('visible=true');
    const before = await texts.count();
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('a.button:visible')).toHaveCount(0);
    await expect(page.locator(`button:visible:not(${TEXTS})`)).toHaveCount(0);
    expect(await texts.count()).toBeGreaterThanOrEqual(before);
  });
