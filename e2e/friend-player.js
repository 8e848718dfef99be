// Somebody who plays with a friend by links: each link carries the whole game.

import { expect } from './board-page.js';
import { Player, twoOf } from './player.js';

export class FriendPlayer extends Player {
  constructor(page) {
    super(page);
    this.sheet = page.locator('#friend-sheet');
  }

  /** Begins a game, and returns the link of the invitation. */
  async invite(settings) {
    const form = await this.fillForm(settings);
    await form.getByRole('button', { name: 'Start' }).click();
    return this.readLink();
  }

  /** Accepts the invitation that is on the screen, to a game with so many half-moves. */
  async accept(count = 0) {
    await this.acceptInvitation('Ben');
    await this.board.expectMoveCount(count);
  }

  /** The link in the sheet, which is closed then. */
  async readLink() {
    const link = await this.sheet.getByRole('textbox', { name: 'Link' }).inputValue();
    await this.sheet.getByRole('button', { name: 'Close' }).click();
    await expect(this.sheet).toBeHidden();
    return link;
  }

  /** Sends what there is to send. */
  async send() {
    await this.board.button('Send').click();
    return this.readLink();
  }

  /** Loads the page again, where so many half-moves are to be. */
  async reload(count) {
    await this.page.reload();
    await this.board.expectMoveCount(count);
  }

  /** Moves where the friend's move has arrived, and sends it. */
  async move(id) {
    await expect(this.board.state).toHaveText('Your turn');
    await this.board.moves([id]);
    return this.send();
  }
}

/** Two people who play by links. */
export const twoPlayers = (fixtures, options) => twoOf(FriendPlayer, fixtures, options);

/** Two people, the second of whom has accepted a game with Black. */
export async function startGame(fixtures, settings) {
  const players = await twoPlayers(fixtures);
  await players.ben.openLink(await players.ann.invite(settings));
  await players.ben.accept();
  return players;
}
