// The solved endgames of the games.

import { violations } from './axe.js';
import { expect, test } from './board-page.js';
import { expectInWidth } from './boxes.js';

const PHONE = { width: 390, height: 844 };

test('what is known of a game is found from its rules, and its positions open on the board', async ({
  board: _,
  page,
}) => {
  await page.goto('/#learn/twokings');
  const pages = page.getByRole('navigation', { name: 'About Two Kings' });
  await pages.getByRole('link', { name: 'Solved endgames' }).click();
  await expect(
    page.getByRole('heading', { name: 'Solved endgames: Two Kings', level: 1 }),
  ).toBeFocused();
  const claim = page.getByRole('article', { name: 'Two kings against one', exact: true });
  await expect(claim.getByText('proved', { exact: true })).toBeVisible();
  await expect(claim.getByRole('row', { name: /^KKvK 100/ })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.setViewportSize(PHONE);
  await expectInWidth(page);
  await claim.getByRole('button', { name: 'Open on the board' }).click();
  await expect(page).toHaveURL(/#analyse\/twokings$/);
  await expect(page.getByRole('switch', { name: 'Engine' })).toBeVisible();
  await expect(page.getByRole('gridcell', { name: /^a5, black king/ })).toBeVisible();
});
