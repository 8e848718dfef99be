// The names of the squares: found by mouse, finger and key on every board, against the clock, with a best score.

import { violations } from './axe.js';
import { expect, test } from './board-page.js';

const WORDS = {
  en: { start: 'Start', find: /^Find ([a-l][1-8]\^?)$/, best: 'Best: 2', again: 'Again' },
  de: { start: 'Los', find: /^Finde ([a-l][1-8]\^?)$/, best: 'Rekord: 2', again: 'Noch einmal' },
};

/** [game, language, window, by finger] */
const BOARDS = [
  ['chess', 'en', { width: 1280, height: 800 }, false],
  ['kingscourt', 'de', { width: 390, height: 844 }, true],
  ['flying', 'en', { width: 360, height: 640 }, true],
  ['flying', 'de', { width: 844, height: 390 }, true],
];

for (const [game, locale, viewport, hasTouch] of BOARDS)
  test.describe(`${game}, ${locale}, ${viewport.width} × ${viewport.height}`, () => {
    test.use({ locale, viewport, hasTouch });
    const words = WORDS[locale];

    test('two squares in 30 seconds', async ({ page }) => {
      await page.clock.install();
      await page.goto(`/#squares/${game}`);
      const trainer = page.locator('.squares');
      const start = trainer.getByRole('button', { name: words.start });
      await expect(start).toBeVisible();
      expect(await violations(page)).toEqual([]);
      await start.click();
      const target = trainer.locator('.squares-target');
      const squareOf = async () => words.find.exec(await target.textContent())[1];
      const cell = (name) => trainer.locator(`[data-square="${name}"]`);
      await expect(target).toHaveText(words.find);
      await expect(target).toBeInViewport({ ratio: 1 });
      const first = await squareOf();
      await expect(cell(first)).toBeInViewport();
      if (hasTouch) await cell(first).tap();
      else await cell(first).click();
      await expect(target).not.toHaveText(new RegExp(` ${first.replace('^', '\\^')}$`));
      expect(await violations(page)).toEqual([]);
      await cell(await squareOf()).press('Enter');
      await page.clock.fastForward(30_000);
      await expect(trainer.getByRole('button', { name: words.again })).toBeVisible();
      await expect(trainer.getByText(words.best)).toBeVisible();
      await page.reload();
      await expect(trainer.getByText(words.best)).toBeVisible();
    });
  });
