// A finished game that somebody has shared: what is seen of it at once, on a phone and on a large window.

import { violations } from './axe.js';
import { expect, test } from './board-page.js';

const LINK = '/#play/chess?moves=f2f3,e7e5,g2g4,d8h4&white=Ann&black=Ben&side=black';
const WORDS = {
  en: { won: 'Ben won', review: 'Review' },
  de: { won: 'Ben hat gewonnen', review: 'Auswertung' },
};

for (const [language, width, height] of [
  ['en', 390, 844],
  ['de', 844, 390],
  ['de', 1280, 800],
])
  test.describe(`${language}, ${width} × ${height}`, () => {
    test.use({ locale: language, viewport: { width, height } });
    const words = WORDS[language];

    test('the board lies as its sharer saw it, and the review is there', async ({
      board,
      page,
    }) => {
      await page.goto(LINK);
      const card = page.locator('#result');
      await expect(card.getByRole('heading', { name: words.won })).toBeVisible();
      await card.evaluate((one) => Promise.all(one.getAnimations().map((each) => each.finished)));
      expect(await violations(page)).toEqual([]);
      const [own, other] = await Promise.all(
        ['e8', 'e1'].map((name) => board.square(name).boundingBox()),
      );
      expect(own.y).toBeGreaterThan(other.y);
      await expect(page.locator('#player-bottom')).toContainText('Ben');
      const review = card.getByRole('link', { name: words.review });
      await expect(review).toBeInViewport({ ratio: 1 });
      await review.press('Enter');
      await expect(page.locator('.study-head')).toHaveText('Ann – Ben');
    });
  });
