// Levitating Kings has no check: an attack on the king is called so, and no move has a sign for check or mate.

import { expect, test } from './board-page.js';

const LINK = '/#play/levitating?fen=4k3/8/8/8/8/8/8/R3K3_w_-_-_0_1&moves=a1a8';

const LANGUAGES = [
  ['en-US', 'Black to move, king under attack', 'After Ra8', 'Back to the game', 'R'],
  ['de-DE', 'Schwarz am Zug, König bedroht', 'Nach Ta8', 'Zurück zur Partie', 'T'],
];
for (const [locale, attacked, after, back, rook] of LANGUAGES) {
  test.describe(locale, () => {
    test.use({ locale });

    test('a game, a study and the list of moves say nothing of check', async ({ board, page }) => {
      await page.goto(LINK);
      const state = page.locator('#state-text');
      const moves = page.locator('#moves button');
      await expect(state).toHaveText(attacked);
      await expect(moves).toHaveText([`${rook}a8`]);
      await expect(moves).toHaveAccessibleName(new RegExp(` ${rook}a8$`));
      await board.move('e8e7');
      await moves.first().click();
      await expect(state).toHaveText(after);
      await board.button(back).click();
      await board.move('a8e8');
      await board.move('e7e8');
      await expect(moves).toHaveText([`${rook}a8`, 'Ke7', `${rook}e8`, 'Kxe8']);
      await page.locator('#nav a[href="#analyse"]').click();
      await page.locator('.study-tree button').first().click();
      await expect(page.locator('.study-tree button')).toHaveText([
        `${rook}a8`,
        'Ke7',
        `${rook}e8`,
        'Kxe8',
      ]);
      await expect(page.locator('#study')).toContainText(`${attacked}.`);
    });
  });
}
