// Games with a friend elsewhere: two people, each in their own browser, who send each other links.

import { violations } from './axe.js';
import { expect, test } from './board-page.js';
import { boxesOf, expectInWidth } from './boxes.js';
import { FriendPlayer, startGame, twoPlayers } from './friend-player.js';

test('two people play five moves each by links, and both can reload', async ({
  board,
  page,
  browser,
}) => {
  const { ann, ben, context } = await twoPlayers({ page, browser });
  let link = await ann.invite({ game: 'Tax Chess' });
  expect(link.length).toBeLessThan(200);
  await expect(page).toHaveURL(/#play$/);
  await expect(board.state).toHaveText('Your turn');

  await ben.openLink(link);
  const invitation = ben.page.getByRole('dialog', { name: 'Invitation' });
  await expect(invitation).toContainText('Ann invites you to Tax Chess.');
  await expect(invitation).toContainText('You play Black.');
  await expect(invitation).toContainText('Your king moves only where your pawns pay for it.');
  expect(await violations(ben.page)).toEqual([]);
  await ben.accept();
  await expect(ben.page).toHaveURL(/#play$/);
  await expect(ben.board.state).toHaveText('Waiting for Ann');
  const [above, below] = await boxesOf(ben.board.square('e1'), ben.board.square('e8'));
  expect(below.y).toBeGreaterThan(above.y);

  const moves = ['e2e4 e7e5', 'd2d4 d7d5', 'b1c3 b8c6', 'a2a3 a7a6', 'h2h3 h7h6'];
  for (const [index, pair] of moves.entries()) {
    const [white, black] = pair.split(' ');
    await ann.board.moves([white]);
    await expect(ann.board.state).toHaveText(/^Send your move to /);
    link = await ann.send();
    await expect(ann.board.state).toHaveText(index ? 'Waiting for Ben' : 'Waiting for your friend');
    await expect(ann.board.button('Undo')).toBeDisabled();
    await ben.openLink(link);
    await ben.board.expectMoveCount(2 * index + 1);
    await expect(ben.board.state).toHaveText('Your turn');
    if (index === 1) await ben.reload(3);
    link = await ben.move(black);
    await ann.openLink(link);
    await ann.board.expectMoveCount(2 * index + 2);
    if (index === 1) await ann.reload(4);
  }
  expect(await violations(page)).toEqual([]);
  await context.close();
});

test('a move can be taken back until it is sent, and one ahead of the turn waits', async ({
  board,
  page,
  browser,
}) => {
  const { ann, ben, context } = await startGame({ page, browser });
  await board.moves(['e2e4']);
  await expect(board.button('Hint')).toBeDisabled();
  await board.button('Undo').click();
  await board.expectMoveCount(0);
  const first = await ann.move('d2d4');
  await expect(board.button('Undo')).toBeDisabled();
  await board.move('c2c4');
  await expect(board.record).toContainText('Premove c2–c4 set.');

  await ben.openLink(first);
  await ben.board.expectOn('d4', 'white pawn');
  await ann.openLink(await ben.move('d7d5'));
  await board.expectMoveCount(3);
  await expect(board.state).toHaveText('Send your move to Ben');
  await context.close();
});

test('links that are old, one’s own, changed or of another line change nothing by themselves', async ({
  board,
  page,
  browser,
}) => {
  const { ann, ben, context } = await twoPlayers({ page, browser });
  const invitation = await ann.invite();
  await ben.openLink(invitation);
  await ben.accept();
  const own = await ann.move('e2e4');
  await ben.openLink(own);
  await ben.board.expectMoveCount(1);
  await ben.board.moves(['e7e5']);
  const answer = await ben.send();
  await ann.openLink(answer);
  await board.expectMoveCount(2);
  await ann.move('g1f3');

  const said = page.getByRole('complementary', { name: 'Notices' });
  await ann.openLink(own);
  await expect(said).toContainText('This is your own link.');
  await ann.openLink(answer);
  await expect(said).toContainText('This link is older than your game.');
  await ann.openLink(answer.replace('n=2', 'n=3'));
  await expect(said).toContainText('This link is damaged.');
  await expect(page).toHaveURL(/#play$/);
  await board.expectMoveCount(3);

  // The friend has lost their game, accepts once more and plays something else.
  const other = await browser.newContext({ reducedMotion: 'reduce' });
  const again = new FriendPlayer(await other.newPage());
  await again.openLink(own);
  await again.accept(1);
  const differing = await again.move('c7c5');
  const question = page.getByRole('dialog', { name: 'The link has different moves' });
  await ann.openLink(differing);
  await expect(question).toContainText('From move 1 on');
  await expect(question).toContainText('1. … c5');
  expect(await violations(page)).toEqual([]);
  await question.getByRole('button', { name: 'Keep mine' }).click();
  await board.expectMoveCount(3);
  await ann.openLink(differing);
  await question.getByRole('button', { name: 'Use theirs' }).click();
  await expect(board.moveList()).toHaveText(['e4', 'c5']);
  await expect(board.state).toHaveText('Your turn');
  await other.close();
  await context.close();
});

test('a draw is offered and accepted, and a rematch swaps the sides', async ({
  board,
  page,
  browser,
}) => {
  const { ann, ben, context } = await startGame({ page, browser });
  await board.moves(['e2e4']);
  await board.button('Draw').click();
  await page.getByRole('button', { name: 'Offer', exact: true }).click();
  await ben.openLink(await ann.send());
  await expect(ben.board.record).toContainText('Ann offers you a draw.');
  await ben.board.button('Accept draw').click();
  await expect(ben.page.locator('#result')).toContainText('Draw');
  await ann.openLink(await ben.send());
  await expect(page.locator('#result')).toContainText('Draw');

  await page.locator('#result').getByRole('button', { name: 'Rematch' }).click();
  const rematch = await ann.readLink();
  await expect(board.state).toHaveText('Waiting for Ben');
  await ben.openLink(rematch);
  await expect(ben.page.getByRole('dialog', { name: 'Invitation' })).toContainText(
    'You play White.',
  );
  await ben.accept();
  await ann.openLink(await ben.move('d2d4'));
  await board.expectOn('d4', 'white pawn');
  await context.close();
});

test('who resigns tells it by a link, and the list says whose turn it is', async ({
  board,
  page,
  browser,
}) => {
  const { ann, ben, context } = await startGame({ page, browser });
  const badge = page.getByRole('img', { name: 'It is your turn in 1 game' });
  await expect(badge).toHaveText('1');
  const link = await ann.move('e2e4');
  await expect(badge).toBeHidden();
  await ben.openLink(link);
  await ann.openLink(await ben.move('e7e5'));
  await expect(badge).toBeVisible();
  await board.goTo(/^Your games/);
  await expect(page.getByRole('listitem').filter({ hasText: 'against Ben' })).toContainText(
    'Your turn.',
  );
  await page.getByRole('button', { name: /^Open Chess, You play White against Ben/ }).click();
  await board.button('Resign').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Resign' }).click();
  const card = page.locator('#result');
  await expect(card).toContainText('Ben won');
  await ben.openLink(await ann.send());
  await expect(ben.page.locator('#result')).toContainText('You won');
  await context.close();
});

test('an invitation is accepted by the keyboard, watched, or left for later', async ({
  page,
  browser,
}) => {
  const { ann, ben, context } = await twoPlayers({ page, browser });
  const link = await ann.invite({ color: 'Black', name: '' });
  await expect(ann.board.state).toHaveText('Waiting for your friend');
  const dialog = ben.page.getByRole('dialog', { name: 'Invitation' });
  await ben.openLink(link);
  await expect(dialog).toContainText('You are invited to Chess.');
  await dialog.getByRole('button', { name: 'Not now' }).click();
  await expect(ben.page.getByRole('heading', { name: 'Chess with a twist' })).toBeVisible();
  await expect(ben.page).not.toHaveURL(/friend/);
  await ben.openLink(link);
  await dialog.getByRole('textbox', { name: 'Your name' }).fill('  <b>Ben</b> ');
  await ben.page.keyboard.press('Enter');
  await expect(ben.board.state).toHaveText('Your turn');
  const first = await ben.move('e2e4');
  await ann.openLink(first);
  await expect(page.locator('#player-top')).toContainText('<b>Ben</b>');

  const other = await browser.newContext({ reducedMotion: 'reduce' });
  const watcher = new FriendPlayer(await other.newPage());
  await watcher.openLink(first);
  await watcher.page.getByRole('button', { name: 'Watch only' }).click();
  await watcher.board.expectMoveCount(1);
  await expect(watcher.board.record).toContainText('You are watching.');
  await expect(watcher.board.button('Resign')).toBeDisabled();
  await watcher.openLink(await ann.move('e7e5'));
  await watcher.board.expectMoveCount(2);
  await other.close();
  await context.close();
});

test('a link in a new tab goes to the tab that has the game open', async ({
  board,
  page,
  browser,
}) => {
  const { ann, ben, context } = await startGame({ page, browser });
  await ben.openLink(await ann.move('e2e4'));
  const answer = await ben.move('e7e5');
  const tab = await page.context().newPage();
  await tab.goto(answer);
  await expect(tab.getByRole('complementary', { name: 'Notices' })).toContainText(
    'This game is open in another tab.',
  );
  await board.expectMoveCount(2);
  await expect(board.state).toHaveText('Your turn');
  await context.close();
});

test('on a phone the dialogs fit, in German too', async ({ page, browser }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { ann, context } = await twoPlayers({ page, browser });
  const link = await ann.invite();
  await expectInWidth(page);
  const phone = await browser.newContext({
    locale: 'de-DE',
    viewport: { width: 390, height: 844 },
    reducedMotion: 'reduce',
  });
  const ben = new FriendPlayer(await phone.newPage());
  await ben.openLink(link);
  const dialog = ben.page.getByRole('dialog', { name: 'Einladung' });
  await expect(dialog).toContainText('Ann lädt dich zu „Schach“ ein.');
  await expect(dialog).toContainText('Du spielst Schwarz.');
  const [box] = await boxesOf(dialog);
  expect(box.x).toBeGreaterThanOrEqual(0);
  expect(box.x + box.width).toBeLessThanOrEqual(390);
  expect(box.y + box.height).toBeLessThanOrEqual(844);
  await expectInWidth(ben.page);
  expect(await violations(ben.page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Annehmen' }).click();
  await expect(ben.board.page.locator('#state-text')).toHaveText('Ann ist am Zug');
  await phone.close();
  await context.close();
});
