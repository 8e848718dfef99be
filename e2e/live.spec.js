// Live games with a friend elsewhere: two people, each in their own browser, whose pages talk to each other.

import { violations } from './axe.js';
import { expect, test } from './board-page.js';
import { expectInWidth } from './boxes.js';
import { connected, LivePlayer, reconnect, twoPlayers } from './live-player.js';
import { randomFrom, shortGame, variants } from './short-games.js';

for (const { id, name } of variants)
  test(`a whole game of ${name} ends alike on both sides`, async ({ page, browser }) => {
    const { ann, ben, context } = await connected({ page, browser }, { game: name, clock: 'none' });
    const { moves } = shortGame(id);
    for (const [ply, { san }] of moves.entries()) {
      const [mover, other] = ply % 2 ? [ben, ann] : [ann, ben];
      await mover.move(san);
      await other.board.expectMoveCount(ply + 1);
    }
    const [one, two] = [ann, ben].map(({ page }) => page.locator('#result-reason'));
    await expect(one).toBeVisible();
    await expect(two).toHaveText(await one.textContent());
    await context.close();
  });

test('two links connect two browsers, and the reply is opened in another tab', async ({
  page,
  browser,
}) => {
  const { ann, ben, context } = await twoPlayers(
    { page, browser },
    { viewport: { width: 390, height: 844 } },
  );
  const link = await ann.invite({ game: 'Tax Chess' });
  expect(link.length).toBeLessThan(700);
  expect(await violations(page)).toEqual([]);
  await expect(ann.board.state).toHaveText('Waiting for your friend’s reply');

  await ben.openLink(link);
  const invitation = ben.page.getByRole('dialog', { name: 'Invitation' });
  await expect(invitation).toContainText('Ann invites you to play Tax Chess live.');
  await expect(invitation).toContainText('You play Black. Clocks: 5 min.');
  await expect(invitation.getByRole('button', { name: 'Watch only' })).toBeHidden();
  expect(await violations(ben.page)).toEqual([]);
  const reply = await ben.accept();
  expect(await violations(ben.page)).toEqual([]);
  await expectInWidth(ben.page, ben.sheet);

  const tab = await page.context().newPage();
  await tab.goto(reply);
  await expect(tab.getByText('The tab with your game has the reply now.')).toBeVisible();
  await tab.close();
  await ann.expectConnected();
  await ben.expectConnected();
  await expect(page).toHaveURL(/#play$/);
  await expect(ben.page).toHaveURL(/#play$/);
  await expect(ann.board.state).toHaveText('Your turn');
  await expect(ben.board.state).toHaveText('Waiting for Ann');
  await ann.move('e4');
  await ben.move('e5');
  await ann.board.expectMoveCount(2);
  await expect(page.getByRole('timer', { name: 'White’s clock' })).toHaveText(/^4:5\d$/);
  for (const { page: one } of [ann, ben]) expect(await violations(one)).toEqual([]);
  await context.close();
});

test('draws, moves taken back, sentences, a resignation and a rematch', async ({
  page,
  browser,
}) => {
  const { ann, ben, context } = await connected({ page, browser });
  await ann.move('e4');
  await ben.board.expectMoveCount(1);
  await ann.board.button('Draw').click();
  await ann.board.button('Offer').click();
  await expect(page.getByText('You offer a draw.').first()).toBeVisible();
  await expect(ben.page.getByText('Ann offers you a draw.').first()).toBeVisible();
  await ben.board.button('Decline').click();
  await expect(ann.board.button('Draw')).toBeEnabled();

  await ann.board.button('Undo').click();
  await expect(ben.page.getByText('Ann asks to take back the last move.').first()).toBeVisible();
  await ben.board.button('Accept').click();
  await ann.board.expectMoveCount(0);
  await ben.board.expectMoveCount(0);
  await expect(ann.board.state).toHaveText('Your turn');

  await ben.page.getByText('Say…').click();
  await ben.board.button('Good luck!').click();
  await expect(page.getByText('Good luck!', { exact: true }).first()).toBeVisible();

  await ann.move('d4');
  await ben.board.expectMoveCount(1);
  await ben.board.button('Resign').click();
  await ben.board.button('Resign').last().click();
  await expect(page.getByRole('dialog', { name: 'You won' })).toBeVisible();
  await expect(ben.page.getByRole('dialog', { name: 'Ann won' })).toBeVisible();
  await ben.board.button('Rematch').click();
  await ann.board.button('Rematch').click();
  await ann.board.expectMoveCount(0);
  await expect(ben.board.state).toHaveText('Your turn');
  await ben.move('c4');
  await ann.board.expectMoveCount(1);

  await ann.board.goTo('Your games');
  await expect(page.getByText('A live game in progress.')).toBeVisible();
  await expect(page.getByText('White wins by resignation. 1 move.')).toBeVisible();
  await context.close();
});

/** [the game, a seed]: ten reloads each, at random moments of either page. */
const reloads = [
  ['chess', 1],
  ['kingscourt', 2],
];
for (const [id, seed] of reloads)
  test(`ten reloads at random, with seed ${seed}, lose nothing`, async ({ page, browser }) => {
    const { name } = variants.find((variant) => variant.id === id);
    const fixtures = { page, browser };
    const { ann, ben, context } = await connected(fixtures, { game: name, clock: '30+0' });
    const random = randomFrom(seed);
    const either = () => (random(100) < 50 ? [ann, ben] : [ben, ann]);
    for (const [ply, { san }] of shortGame(id).moves.slice(0, 10).entries()) {
      const [mover, other] = ply % 2 ? [ben, ann] : [ann, ben];
      await mover.move(san);
      // The last move may be on its way, or not.
      if (random(100) < 50) await other.board.expectMoveCount(ply + 1);
      const [lost, left] = either();
      await lost.page.reload();
      await left.expectApart();
      await lost.expectApart();
      await reconnect(...either());
      for (const player of [ann, ben]) await player.board.expectMoveCount(ply + 1);
    }
    await context.close();
  });

test('a connection that is cut without a word is noticed, and made again', async ({
  page,
  browser,
}) => {
  const { ann, ben, context } = await connected({ page, browser });
  await ann.move('e4');
  await ben.board.expectMoveCount(1);
  await page.evaluate(() => {
    globalThis.sends = RTCDataChannel.prototype.send;
    RTCDataChannel.prototype.send = () => {};
  });
  await ann.expectApart();
  await ben.expectApart();
  await expect(page.locator('#state-detail')).toHaveText(
    'Connection lost. Both clocks have stopped.',
  );
  await page.evaluate(() => {
    RTCDataChannel.prototype.send = globalThis.sends;
  });
  await reconnect(ben, ann);
  await ben.move('e5');
  await ann.board.expectMoveCount(2);
  await context.close();
});

test('a link that was sent is shown again, and a reply to another link is none', async ({
  page,
  browser,
}) => {
  const { ann, ben, context } = await twoPlayers({ page, browser });
  const link = await ann.invite();
  await ann.board.button('Close').click();
  await ann.board.button('Show the link again').click();
  expect(await ann.link()).toBe(link);
  await ben.openLink(link);
  const reply = await ben.accept();
  await ann.board.button('New link').click();
  await expect(ann.sheet.getByRole('textbox', { name: 'Link' })).not.toHaveValue(link);
  await ann.paste(reply);
  await expect(page.getByText('This is not a reply to this link.')).toBeVisible();
  await ben.openLink(await ann.link());
  await expect(ben.sheet.getByRole('textbox', { name: 'Link' })).not.toHaveValue(reply);
  await ann.paste(await ben.link());
  await ann.expectConnected();
  await context.close();
});

test('a screen reader hears who has played what, and how much time is left', async ({
  page,
  browser,
}) => {
  const { ann, ben, context } = await connected({ page, browser });
  await ann.move('Nf3');
  await expect(
    ben.page.getByText(/^Ann played knight f3\. Your turn\. (4 minutes 5\d|5 minutes 0)\.$/),
  ).toBeAttached();
  await context.close();
});

test('a link is for the one who gets it, and a reply for the tab that waits', async ({
  page,
  browser,
}) => {
  const { ann, ben, context } = await twoPlayers({ page, browser });
  const link = await ann.invite();
  const tab = new LivePlayer(await page.context().newPage());
  await tab.openLink(link);
  await expect(tab.page.getByText('This is your own link. Send it to your friend.')).toBeVisible();
  await tab.page.close();

  await ann.paste('hello');
  await expect(page.getByText('This is not a reply to this link.')).toBeVisible();
  await ben.openLink(link.replace('to=black', 'to=white'));
  await expect(ben.page.getByText('This link is damaged.')).toBeVisible();
  await ben.openLink(link);
  const reply = await ben.accept();
  await ben.page.reload();
  await page.reload();
  await ann.expectApart();
  await ann.openLink(reply);
  await expect(page.getByText('No tab is waiting for this reply.')).toBeVisible();
  await context.close();
});

test('a page that cannot connect says so, and plays by links', async ({ page }) => {
  await page.addInitScript(() => delete globalThis.RTCPeerConnection);
  await page.goto('/');
  await page.getByRole('button', { name: 'Play Chess' }).click();
  await page.getByRole('button', { name: 'New game' }).click();
  const form = page.getByRole('dialog', { name: 'New game' });
  await form.getByRole('radio', { name: 'Friend elsewhere' }).check();
  await expect(form.getByRole('radio', { name: 'Live', exact: true })).toBeDisabled();
  await expect(form).toContainText('This browser cannot connect to another one');
});
