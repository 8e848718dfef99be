// The card at the end of a game covers nothing of the board, in both languages and on windows of every size.

import { violations } from './axe.js';
import { expect, test } from './board-page.js';

const SIZES = [
  [360, 640],
  [390, 844],
  [844, 390],
  [667, 375],
  [768, 1024],
  [900, 600],
  [1280, 800],
];
/** Two people, and a win against the computer, after which the next opponent is offered. */
const ENDS = {
  en: { white: 'person', black: 'person' },
  de: { white: 'machine', black: 'person' },
};

for (const [language, players] of Object.entries(ENDS))
  test.describe(language, () => {
    for (const [width, height] of SIZES)
      test(`the board is seen behind the card, ${width} × ${height}`, async ({ board, page }) => {
        await page.setViewportSize({ width, height });
        const moves = ['f2f3', 'e7e5', 'g2g4'];
        await board.comeBackTo({ variant: 'chess', players, level: 1, moves, end: null });
        await expect(board.square('d8')).toBeVisible();
        // The page is loaded again for another language, also where the browser's own is chosen.
        const loaded = page.waitForEvent('load');
        await page.locator('[name=language]').evaluate((field, value) => {
          field.value = value;
          field.dispatchEvent(new Event('change', { bubbles: true }));
        }, language);
        await loaded;
        await expect(page.locator(`html[lang=${language}] #game`)).toBeVisible();
        await board.move('d8h4');
        const card = page.locator('#result');
        await expect(card).toBeVisible();
        await card.evaluate((one) => Promise.all(one.getAnimations().map((each) => each.finished)));
        const shown = await card.boundingBox();
        const squares = await page.locator('#board canvas').first().boundingBox();
        const apart = [
          shown.x - (squares.x + squares.width),
          squares.x - (shown.x + shown.width),
          shown.y - (squares.y + squares.height),
          squares.y - (shown.y + shown.height),
        ];
        expect(Math.max(...apart), JSON.stringify({ shown, squares })).toBeGreaterThanOrEqual(0);
        expect(shown.x + shown.width).toBeLessThanOrEqual(width);
        expect(shown.y + shown.height).toBeLessThanOrEqual(height);
        for (const button of await card.getByRole('button').all())
          if (await button.isVisible()) await expect(button).toBeInViewport({ ratio: 1 });
        expect(await violations(page)).toEqual([]);
        await board.square('a1').focus();
        await page.keyboard.press('Escape');
        await expect(card).toBeHidden();
      });
  });
