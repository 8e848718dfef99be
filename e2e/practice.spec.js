// A game from a position of another screen: its button is there for finger and key, and the form says where it begins.

import { violations } from './axe.js';
import { expect, test } from './board-page.js';

/** Of a puzzle, the position is the one that its solution has come to. */
const WORDS = {
  en: {
    here: 'Play from here',
    start: 'Start',
    solution: 'Solution',
    from: / from this position\. (White|Black) to move(, in check)?\. *$/,
  },
  de: {
    here: 'Ab hier spielen',
    start: 'Los',
    solution: 'Lösung',
    from: / ab dieser Stellung\. (Weiß|Schwarz) am Zug(, im Schach)?\. *$/,
  },
};

/** Where each kind of position is, and what leads to its button. */
const ENTRIES = {
  study: {
    address: '#analyse/flying?fen=4k3/8/8/8/8/8/8/4K3|8/8/8/8/8/8/8/7R_w_-_-_0_1',
    within: '#study',
  },
  puzzle: {
    address: '#puzzles/kingscourt/2',
    within: '#puzzle',
    open: (page, words) => page.locator('#puzzle').getByText(words.solution).first().click(),
  },
  lesson: { address: '#learn/flying', within: '.lesson' },
  rule: { address: '#learn/kingscourt/5', within: '[id="kingscourt/5"]' },
  claim: { address: '#known/tax', within: 'article:has(.diagram)' },
  ending: { address: '#endings/twokings', within: '.lesson' },
};
const SIZES = [
  ['en', 360, 640],
  ['de', 844, 390],
  ['de', 1280, 800],
];

for (const [language, width, height] of SIZES)
  test.describe(`${language}, ${width} × ${height}`, () => {
    test.use({ locale: language, viewport: { width, height } });
    const words = WORDS[language];

    for (const [name, { address, within, open }] of Object.entries(ENTRIES))
      test(name, async ({ page }) => {
        await page.goto(`/${address}`);
        await open?.(page, words);
        const button = page.locator(within).first().getByRole('button', { name: words.here });
        await expect(button).toBeVisible();
        expect(await violations(page)).toEqual([]);
        await button.press('Enter');
        const form = page.locator('#new-game');
        await expect(form.locator('#new-game-from p')).toHaveText(words.from);
        await expect(form.locator('[name=opponent]:checked')).toBeFocused();
        await form.evaluate((one) => Promise.all(one.getAnimations().map((each) => each.finished)));
        expect(await violations(page)).toEqual([]);
        const [box, room] = await Promise.all(
          ['#new-game-from', '#new-game-form'].map((each) => page.locator(each).boundingBox()),
        );
        expect(box.x).toBeGreaterThanOrEqual(room.x);
        expect(box.x + box.width).toBeLessThanOrEqual(room.x + room.width);
        await form.getByRole('button', { name: words.start }).click();
        await expect(page.locator('#game')).toBeVisible();
        await expect(form).toBeHidden();
        // Back leads to the position.
        await page.goBack();
        await expect(button).toBeVisible();
      });
  });
