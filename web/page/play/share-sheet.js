/**
 * The sheet that shares a game or a position: its link, also as a QR code, the game as PGN, and
 * pictures of a finished one.
 * @import { Kingcraft } from '../../kingcraft/index.js'
 * @import { Session } from './session.js'
 */
import { h } from '../../dom/elements.js';
import { linkTo } from '../../game/game-link.js';
import { LinkField } from '../base/link-field.js';
import { loadStyle } from '../base/load-style.js';
import { byId, closeFromOutside, createButton, createTile, findIn } from '../base/page-elements.js';
import { texts } from '../base/page-texts.js';
import { saveGame } from '../library/export-games.js';
import { PictureButtons } from '../picture/picture-buttons.js';
import { picturedSession } from '../picture/pictured-game.js';
import { linkOf } from './linked-game.js';

const STYLE = new URL('./share-sheet.css', import.meta.url);

export class ShareSheet {
  #kingcraft;
  /** Of a link without sides. */
  #invite;
  #dialog = byId('share', HTMLDialogElement);
  #link = new LinkField('share-link', texts.share.link);
  #note = h('p', { class: 'note' });
  #pictures;
  /** @type {{ session: Session, ply: number } | null} */
  #shown = null;

  /**
   * @param {Kingcraft} kingcraft the loaded package
   * @param {(session: Session) => void} invite asks for the sides of a game with a friend
   */
  constructor(kingcraft, invite) {
    this.#kingcraft = kingcraft;
    this.#invite = createButton(texts.friend.playLinked, () => {
      this.#dialog.close();
      if (this.#shown) invite(this.#shown.session);
    });
    this.#pictures = new PictureButtons(kingcraft, () =>
      this.#shown ? picturedSession(this.#shown.session) : null,
    );
    const { code, row, said } = this.#link;
    const isSent = typeof navigator.share === 'function';
    findIn(this.#dialog, 'form').append(
      h(
        'fieldset',
        {},
        h('legend', {}, texts.share.what),
        h(
          'div',
          { class: 'tiles' },
          createTile('shared', 'game', texts.share.game),
          createTile('shared', 'position', texts.share.position),
        ),
      ),
      code,
      this.#note,
      row,
      said,
      h(
        'div',
        { class: 'share-buttons' },
        ...(isSent ? [createButton(texts.share.send, () => this.#send())] : []),
        createButton(texts.share.pgn, () => this.#savePgn()),
        this.#invite,
      ),
      this.#pictures.element,
    );
    this.#dialog.addEventListener('change', () => this.#update());
    this.#dialog.addEventListener('close', () => this.#pictures.reset());
    closeFromOutside(this.#dialog);
  }

  /**
   * @param {Session} session
   * @param {number} ply the half-moves after which the position is shared
   */
  async open(session, ply) {
    await loadStyle(STYLE);
    this.#shown = { session, ply };
    findIn(this.#dialog, '[value="game"]', HTMLInputElement).checked = true;
    this.#invite.hidden = !session.linked || session.outcome !== null;
    this.#pictures.element.hidden = session.outcome === null || session.ply === 0;
    await this.#update();
    this.#dialog.showModal();
    this.#link.focus();
  }

  async #update() {
    if (!this.#shown) return;
    const { session, ply } = this.#shown;
    const isGame = findIn(this.#dialog, '[value="game"]', HTMLInputElement).checked;
    const hasCode = await this.#link.show(isGame ? linkOf(session) : linkToPosition(session, ply));
    this.#note.textContent = hasCode ? texts.share.scan : texts.share.tooLong;
    if (isGame && session.linked && !session.outcome)
      this.#note.textContent = session.ply > 0 ? texts.share.turns : texts.share.begins;
    if (location.protocol === 'file:') this.#note.textContent = texts.share.fromFile;
  }

  /** Nothing is said where the reader changes their mind. */
  async #send() {
    const shared = { title: document.title, url: this.#link.href };
    await navigator.share(shared).catch(() => {});
  }

  #savePgn() {
    if (this.#shown) saveGame(this.#kingcraft, this.#shown.session);
  }
}

/**
 * @param {Session} session
 * @param {number} ply
 */
function linkToPosition(session, ply) {
  const { id: variant, startFen } = session.variant;
  return linkTo({ variant, fen: session.position(ply).fen, moves: [], end: null }, startFen);
}
