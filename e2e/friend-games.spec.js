// Whole games by links with a friend elsewhere, from the invitation to the end by the rules.

import { expect, test } from './board-page.js';
import { startGame } from './friend-player.js';
import { shortGame, variants } from './short-games.js';

for (const { id, name } of variants)
  test(`a whole game of ${name} by links ends alike on both sides`, async ({ page, browser }) => {
    const { ann, ben, context } = await startGame({ page, browser }, { game: name });
    const { moves } = shortGame(id);
    for (const [ply, { san }] of moves.entries()) {
      const [mover, other] = ply % 2 ? [ben, ann] : [ann, ben];
      await mover.typeMove(san);
      await other.openLink(await mover.send());
      await other.board.expectMoveCount(ply + 1);
    }
    const [one, two] = [ann, ben].map((player) => player.page.locator('#result-reason'));
    await expect(one).toBeVisible();
    const result = await one.textContent();
    await expect(two).toHaveText(result);
    for (const { page: own, board } of [ann, ben]) {
      await board.goTo(/^Your games/);
      await expect(own.getByRole('listitem').filter({ hasText: ' against ' })).toContainText(
        result,
      );
    }
    await context.close();
  });
