// Somebody who plays live with a friend: each has a browser of their own, and the two connect by two links.

import { BoardPage, expect } from './board-page.js';

export class LivePlayer {
  constructor(page) {
    this.page = page;
    this.board = new BoardPage(page);
    this.sheet = page.locator('#live-sheet');
  }

  /** Fills in the form for a live game; `clock` is an option of it. */
  async choose({ game = 'Chess', color = 'White', name = 'Ann', clock = '5+0' } = {}) {
    await this.page.goto('/');
    await this.page.getByRole('button', { name: 'Play Chess' }).click();
    await this.board.button('New game').click();
    const form = this.page.getByRole('dialog', { name: 'New game' });
    await form.getByRole('radio', { name: game, exact: true }).check();
    await form.getByRole('radio', { name: 'Friend elsewhere' }).check();
    await form.getByRole('radio', { name: 'Live', exact: true }).check();
    await form.getByRole('radio', { name: color, exact: true }).check();
    await form.getByRole('textbox', { name: 'Your name' }).fill(name);
    await form.getByRole('combobox', { name: 'Clock' }).selectOption(clock);
  }

  /** Begins a live game, and returns the link of the invitation; the sheet stays open. */
  async invite(settings) {
    await this.choose(settings);
    await this.board.button('Start').click();
    return this.link();
  }

  /** Makes another pair of links for the game on the board, and returns the first. */
  async connectAgain() {
    await this.page.getByRole('button', { name: /^Connect/ }).click();
    return this.link();
  }

  /** The link in the sheet. */
  link() {
    return this.sheet.getByRole('textbox', { name: 'Link' }).inputValue();
  }

  /** Opens a link that has arrived, in the tab that is open. */
  async openLink(link) {
    if (this.page.url() === 'about:blank') await this.page.goto(link);
    else await this.page.evaluate((href) => location.assign(href), link);
  }

  /** Accepts the invitation that is on the screen, and returns the link of the reply. */
  async accept(name = 'Ben') {
    const dialog = this.page.getByRole('dialog', { name: 'Invitation' });
    await dialog.getByRole('textbox', { name: 'Your name' }).fill(name);
    await dialog.getByRole('button', { name: 'Accept' }).click();
    return this.link();
  }

  /** Gives a reply to the sheet that waits for it. */
  async paste(reply) {
    await this.sheet.getByRole('textbox', { name: /paste it here/ }).fill(reply);
  }

  async expectConnected() {
    await expect(this.page.getByText(/^Connected, \d+ ms$/)).toBeVisible();
    await expect(this.sheet).toBeHidden();
  }

  async expectApart() {
    await expect(this.board.state).toHaveText('Not connected');
  }

  /** Moves by the field for a typed move. */
  async move(san) {
    const before = await this.board.moveCount();
    const field = this.page.getByRole('textbox', { name: 'Type a move' });
    await field.fill(san);
    await field.press('Enter');
    await this.board.expectMoveCount(before + 1);
  }
}

/** Two people, whose browsers know nothing of each other: the first has the page of the test. */
export async function twoPlayers({ page, browser }, options = {}) {
  const context = await browser.newContext({ reducedMotion: 'reduce', ...options });
  return { ann: new LivePlayer(page), ben: new LivePlayer(await context.newPage()), context };
}

/** Two people who are connected, Ann with White. */
export async function connected(fixtures, settings) {
  const players = await twoPlayers(fixtures);
  const { ann, ben } = players;
  await ben.openLink(await ann.invite(settings));
  await ann.paste(await ben.accept());
  await ann.expectConnected();
  await ben.expectConnected();
  return players;
}

/** Connects two people again, by links that the first makes. */
export async function reconnect(one, other) {
  const link = await one.connectAgain();
  await other.openLink(link);
  await one.paste(await other.link());
  await one.expectConnected();
  await other.expectConnected();
}
