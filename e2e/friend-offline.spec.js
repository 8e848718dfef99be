// Links of a friend that are opened without a network, once the page was stored.

import { expect, test } from './board-page.js';
import { FriendPlayer, twoPlayers } from './friend-player.js';
import { storedFiles } from './stored-files.js';

test.use({ serviceWorkers: 'allow' });

test('without a network an invitation is accepted, a game goes on, and the answer is copied', async ({
  page,
  browser,
}) => {
  const permissions = ['clipboard-read', 'clipboard-write'];
  const { ann, ben: visitor, context } = await twoPlayers({ page, browser }, { permissions });
  const invitation = await ann.invite({ game: 'Flying Chess' });
  await visitor.page.goto('/');
  const { all, count } = await storedFiles(visitor.page, 'dist/site');
  await expect.poll(count).toBe(all.length);
  await context.setOffline(true);
  await visitor.page.close();

  const ben = new FriendPlayer(await context.newPage());
  await ben.openLink(invitation);
  await ben.accept();
  await ann.typeMove('e4');
  await ben.openLink(await ann.send());
  await ben.board.expectMoveCount(1);
  await ben.typeMove('e5');
  await ben.board.button('Send').click();
  await ben.sheet.getByRole('button', { name: 'Copy' }).click();
  await expect(ben.sheet.getByRole('status')).toHaveText('Link copied.');
  const answer = await ben.page.evaluate(() => navigator.clipboard.readText());
  await ann.openLink(answer);
  await expect(ann.board.moveList()).toHaveText(['e4', 'e5']);
  await expect(ann.board.state).toHaveText('Your turn');

  // Their tab was closed: the next link opens the stored page, and the stored game goes on.
  await ann.typeMove('Nf3');
  const next = await ann.send();
  await ben.page.close();
  const again = new FriendPlayer(await context.newPage());
  await again.openLink(next);
  await expect(again.board.moveList()).toHaveText(['e4', 'e5', 'Nf3']);
  await expect(again.board.state).toHaveText('Your turn');
  await context.close();
});
