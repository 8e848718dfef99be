/**
 * The sheet that shares a game or a position: its link, also as a QR code, and the game as PGN.
 * @import { Kingcraft } from '../../kingcraft/index.js'
 * @import { Session } from './session.js'
 */
import { createElement } from '../../scene/elements.js';
import { pgnOf } from '../library/export-games.js';
import { loadStyle } from '../load-style.js';
import { byId, findIn, savePgn } from '../page-elements.js';
import { texts } from '../page-texts.js';
import { createQrCode } from '../qr-code.js';
import { linkTo } from './game-link.js';
import { linkOf } from './linked-game.js';

const STYLE = new URL('./share-sheet.css', import.meta.url);

/** @typedef {'game' | 'position'} Shared */

export class ShareSheet {
  #kingcraft;
  #dialog = byId('share', HTMLDialogElement);
  #link = createElement('input', { type: 'text', id: 'share-link', readOnly: true });
  #copy = createButton('', 'primary', () => this.#copyLink());
  #code = createElement('div', { className: 'qr-code' });
  #note = createElement('p', { className: 'note' });
  #said = createElement('p', { className: 'note' });
  /** @type {{ session: Session, ply: number } | null} */
  #shown = null;

  /** @param {Kingcraft} kingcraft the loaded package */
  constructor(kingcraft) {
    this.#kingcraft = kingcraft;
    this.#link.setAttribute('aria-label', texts.share.link);
    this.#said.setAttribute('role', 'status');
    const isSent = typeof navigator.share === 'function';
    findIn(this.#dialog, 'form').append(
      createElement(
        'fieldset',
        {},
        createElement('legend', { textContent: texts.share.what }),
        createElement('div', { className: 'tiles' }, createTile('game'), createTile('position')),
      ),
      this.#code,
      this.#note,
      createElement('div', { className: 'share-row' }, this.#link, this.#copy),
      this.#said,
      createElement(
        'div',
        { className: 'share-row' },
        ...(isSent ? [createButton(texts.share.send, '', () => this.#send())] : []),
        createButton(texts.share.pgn, '', () => this.#savePgn()),
      ),
    );
    this.#dialog.addEventListener('change', () => this.#update());
    this.#dialog.addEventListener('click', ({ target }) => {
      if (target === this.#dialog) this.#dialog.close();
    });
    this.#link.addEventListener('focus', () => this.#link.select());
    // Where Back leads, nothing covers the screen.
    addEventListener('popstate', () => this.#dialog.close());
  }

  /**
   * @param {Session} session
   * @param {number} ply the half-moves after which the position is shared
   */
  async open(session, ply) {
    await loadStyle(STYLE);
    this.#shown = { session, ply };
    findIn(this.#dialog, '[value="game"]', HTMLInputElement).checked = true;
    this.#update();
    this.#dialog.showModal();
    this.#copy.focus();
  }

  #update() {
    if (!this.#shown) return;
    const { session, ply } = this.#shown;
    const isGame = findIn(this.#dialog, '[value="game"]', HTMLInputElement).checked;
    const link = isGame ? linkOf(session) : linkToPosition(session, ply);
    this.#link.value = new URL(link, location.href).href;
    this.#copy.textContent = texts.share.copy;
    this.#said.textContent = '';
    const code = createQrCode(this.#link.value, texts.share.code);
    this.#code.hidden = code === null;
    if (code) this.#code.replaceChildren(code);
    this.#note.textContent = code ? texts.share.scan : texts.share.tooLong;
    if (isGame && session.linked && !session.outcome) this.#note.textContent = texts.share.turns;
    if (location.protocol === 'file:') this.#note.textContent = texts.share.fromFile;
  }

  async #copyLink() {
    try {
      await navigator.clipboard.writeText(this.#link.value);
      this.#copy.textContent = texts.share.copied;
      this.#said.textContent = texts.share.isCopied;
    } catch {
      this.#link.focus();
      this.#said.textContent = texts.share.notCopied;
    }
  }

  /** Nothing is said where the reader changes their mind. */
  async #send() {
    const shared = { title: document.title, url: this.#link.value };
    await navigator.share(shared).catch(() => {});
  }

  #savePgn() {
    if (!this.#shown) return;
    const { session } = this.#shown;
    const record = { name: null, created: Date.now() };
    savePgn(`kingcraft-${session.variant.id}.pgn`, pgnOf(this.#kingcraft, session, record));
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

/** @param {Shared} value */
function createTile(value) {
  return createElement(
    'label',
    { className: 'tile' },
    createElement('input', { type: 'radio', name: 'shared', value }),
    createElement('span', { textContent: texts.share[value] }),
  );
}

/**
 * @param {string} textContent
 * @param {string} className
 * @param {() => void} onClick
 */
function createButton(textContent, className, onClick) {
  const button = createElement('button', { type: 'button', className, textContent });
  button.addEventListener('click', onClick);
  return button;
}
