// Somebody who plays live with a friend: the two connect by two links.

import { expect } from './board-page.js';
import { Player, twoOf } from './player.js';

export class LivePlayer extends Player {
  constructor(page) {
    super(page);
    this.sheet = page.locator('#live-sheet');
  }

  /** Fills in the form for a live game; `clock` is an option of it. */
  async choose({ clock = '5+0', ...settings } = {}) {
    const form = await this.fillForm(settings);
    await form.getByRole('radio', { name: 'Live', exact: true }).check();
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

  /** Accepts the invitation that is on the screen, and returns the link of the reply. */
  async accept(name = 'Ben') {
    await this.acceptInvitation(name);
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

  async move(san) {
    await this.typeMove(san);
  }
}

/** Two people who play live. */
export const twoPlayers = (fixtures, options) => twoOf(LivePlayer, fixtures, options);

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
