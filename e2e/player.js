// Somebody who plays with a friend elsewhere: each has their own browser. How their links travel differs between
// live games and those by links.

import { BoardPage } from './board-page.js';

export class Player {
  constructor(page) {
    this.page = page;
    this.board = new BoardPage(page);
  }

  /** Fills in the form for a game with a friend elsewhere, and returns it. */
  async fillForm({ game = 'Chess', color = 'White', name = 'Ann' } = {}) {
    await this.page.goto('/');
    await this.page.getByRole('button', { name: 'Play Chess' }).click();
    await this.board.button('New game').click();
    const form = this.page.getByRole('dialog', { name: 'New game' });
    await form.getByRole('radio', { name: game, exact: true }).check();
    await form.getByRole('radio', { name: 'Friend elsewhere' }).check();
    await form.getByRole('radio', { name: color, exact: true }).check();
    await form.getByRole('textbox', { name: 'Your name' }).fill(name);
    return form;
  }

  /** Opens a link that has arrived, in the tab that is open. */
  async openLink(link) {
    if (this.page.url() === 'about:blank') await this.page.goto(link);
    else await this.page.evaluate((href) => location.assign(href), link);
  }

  /** Accepts the invitation that is on the screen. */
  async acceptInvitation(name) {
    const dialog = this.page.getByRole('dialog', { name: 'Invitation' });
    await dialog.getByRole('textbox', { name: 'Your name' }).fill(name);
    await dialog.getByRole('button', { name: 'Accept' }).click();
  }

  /** Moves by the field for a typed move. */
  async typeMove(san) {
    const before = await this.board.moveCount();
    const field = this.page.getByRole('textbox', { name: 'Type a move' });
    await field.fill(san);
    await field.press('Enter');
    await this.board.expectMoveCount(before + 1);
  }
}

/** Two people of a kind, whose browsers know nothing of each other: the first has the page of the test. */
export async function twoOf(KindOfPlayer, { page, browser }, options = {}) {
  const context = await browser.newContext({ reducedMotion: 'reduce', ...options });
  const [ann, ben] = [page, await context.newPage()].map((one) => new KindOfPlayer(one));
  return { ann, ben, context };
}
