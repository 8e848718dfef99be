/**
 * The sheet that shows the link of a game with a friend elsewhere: as a text, as a QR code, and for other apps. What is
 * too long for a link is a file.
 * @import { Kingcraft } from '../../kingcraft/index.js'
 * @import { FriendSession } from './friend-state.js'
 */
import { h } from '../../dom/elements.js';
import { createFriendFile, isTooLong } from '../../friend/friend-file.js';
import { linkOf } from '../../friend/friend-game.js';
import { writeFriendLink } from '../../friend/friend-link.js';
import { LinkField } from '../base/link-field.js';
import { createButton, save } from '../base/page-elements.js';
import { texts } from '../base/page-texts.js';
import { saveGame } from '../library/export-games.js';
import { createSheet } from './create-sheet.js';
import { friendName } from './friend-state.js';

const CAN_SHARE = typeof navigator.share === 'function';

export class FriendSheet {
  #kingcraft;
  #link = new LinkField('friend-link', texts.share.link);
  #note = h('p', { class: 'note' });
  #send = createButton('', () => this.#share(), 'primary');
  #sheet;
  /** @type {FriendSession | null} */
  #session = null;
  /** The file for a game that is too long for a link. @type {File | null} */
  #file = null;

  /** @param {Kingcraft} kingcraft the loaded package */
  constructor(kingcraft) {
    this.#kingcraft = kingcraft;
    const { code, row, said } = this.#link;
    const pgn = createButton(texts.share.pgn, () => this.#savePgn());
    this.#sheet = createSheet('friend-sheet', [
      code,
      this.#note,
      row,
      said,
      h('div', { class: 'share-buttons' }, this.#send, pgn),
    ]);
  }

  /**
   * Shows the link of a game as it is now.
   * @param {FriendSession} session
   */
  async open(session) {
    const { friend } = session;
    this.#session = session;
    const { href } = new URL(writeFriendLink(this.#kingcraft, linkOf(friend)), location.href);
    this.#file = isTooLong(href) ? createFriendFile(friend.variant, href) : null;
    const hasCode = await this.#link.show(href);
    this.#link.row.hidden = this.#file !== null;
    const isInvitation = friend.moves.length === 0 && !friend.end;
    this.#note.textContent = isInvitation ? texts.friend.invites : texts.friend.shows;
    if (!hasCode) this.#note.append(` ${texts.share.tooLong}`);
    if (this.#file) this.#note.textContent = texts.friend.asFile;
    this.#showSend();
    await this.#sheet.open(texts.friend.sheet(friendName(friend)));
    if (this.#file) this.#send.focus();
    else this.#link.focus();
  }

  #showSend() {
    this.#send.hidden = !CAN_SHARE && !this.#file;
    this.#send.textContent = texts.share.send;
    if (this.#file)
      this.#send.textContent = this.#canShareFile ? texts.friend.sendFile : texts.friend.saveFile;
  }

  get #canShareFile() {
    return this.#file !== null && navigator.canShare?.({ files: [this.#file] }) === true;
  }

  /** Nothing is said where the reader changes their mind. */
  async #share() {
    const { title } = document;
    if (this.#file && !this.#canShareFile) save(this.#file.name, this.#file);
    else if (this.#file) await navigator.share({ title, files: [this.#file] }).catch(() => {});
    else await navigator.share({ title, url: this.#link.href }).catch(() => {});
  }

  #savePgn() {
    if (this.#session) saveGame(this.#kingcraft, this.#session);
  }
}
