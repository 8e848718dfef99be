/**
 * The sheet that shows the link of a game with a friend elsewhere: as a text, as a QR code, and for other apps.
 * @import { Kingcraft } from '../../kingcraft/index.js'
 * @import { FriendGame } from '../../friend/friend-game.js'
 */
import { h } from '../../dom/elements.js';
import { linkOf } from '../../friend/friend-game.js';
import { writeFriendLink } from '../../friend/friend-link.js';
import { LinkField } from '../base/link-field.js';
import { createButton } from '../base/page-elements.js';
import { texts } from '../base/page-texts.js';
import { createSheet } from './create-sheet.js';
import { friendName } from './friend-state.js';

export class FriendSheet {
  #kingcraft;
  #link = new LinkField('friend-link', texts.share.link);
  #note = h('p', { class: 'note' });
  #sheet;

  /** @param {Kingcraft} kingcraft the loaded package */
  constructor(kingcraft) {
    this.#kingcraft = kingcraft;
    const { code, row, said } = this.#link;
    const canSend = typeof navigator.share === 'function';
    const send = createButton(texts.share.send, () => this.#send(), 'primary');
    this.#sheet = createSheet('friend-sheet', [
      code,
      this.#note,
      row,
      said,
      ...(canSend ? [h('footer', {}, send)] : []),
    ]);
  }

  /**
   * Shows the link of a game as it is now.
   * @param {FriendGame} game
   */
  async open(game) {
    const hasCode = await this.#link.show(writeFriendLink(this.#kingcraft, linkOf(game)));
    const isInvitation = game.moves.length === 0 && !game.end;
    this.#note.textContent = isInvitation ? texts.friend.invites : texts.friend.shows;
    if (!hasCode) this.#note.append(` ${texts.share.tooLong}`);
    await this.#sheet.open(texts.friend.sheet(friendName(game)));
    this.#link.focus();
  }

  /** Nothing is said where the reader changes their mind. */
  async #send() {
    await navigator.share({ title: document.title, url: this.#link.href }).catch(() => {});
  }
}
