/**
 * Buttons that make pictures of a game, and send them where the system can, or save them. What makes a picture is
 * loaded when one is wanted.
 * @import { Kingcraft } from '../../kingcraft/index.js'
 * @import { PicturedGame } from './pictured-game.js'
 */
import { h } from '../../dom/elements.js';
import { wholeNumber } from '../base/formats.js';
import { createButton, save } from '../base/page-elements.js';
import { faultText, texts } from '../base/page-texts.js';

export class PictureButtons {
  #kingcraft;
  #game;
  #kinds;
  #progress = h('progress', { max: 1, value: 0, 'aria-label': texts.pictures.making });
  #cancel = createButton(texts.pictures.cancel, () => this.#running?.abort());
  #work = h('div', { class: 'picture-work', hidden: true }, this.#progress, this.#cancel);
  #send = createButton(texts.share.send, () => this.#sendFile(), 'primary');
  #made = h(
    'div',
    { class: 'share-buttons', hidden: true },
    this.#send,
    createButton(texts.pictures.save, () => this.#saveFile()),
  );
  #said = h('p', { class: 'link-said', role: 'status' });
  /** @type {AbortController | null} */
  #running = null;
  /** @type {File | null} */
  #file = null;

  /**
   * @param {Kingcraft} kingcraft
   * @param {() => PicturedGame | null} game the one to picture
   */
  constructor(kingcraft, game) {
    this.#kingcraft = kingcraft;
    this.#game = game;
    this.#kinds = h(
      'div',
      { class: 'share-buttons' },
      createButton(texts.pictures.animated, () => this.#make('animated')),
      createButton(texts.pictures.still, () => this.#make('still')),
    );
    const parts = [this.#kinds, this.#work, this.#made, this.#said];
    this.element = h('div', { class: 'pictures' }, ...parts);
  }

  /** Forgets what was made, and ends what is being made. */
  reset() {
    this.#running?.abort();
    this.#file = null;
    this.#said.textContent = '';
    this.#show(this.#kinds);
  }

  /** @param {'still' | 'animated'} kind */
  async #make(kind) {
    const game = this.#game();
    if (!game) return;
    const running = new AbortController();
    this.#running = running;
    this.#progress.value = 0;
    this.#said.textContent = '';
    this.#show(this.#work, this.#cancel);
    try {
      const { makePicture } = await import('./make-picture.js');
      const file = await makePicture(this.#kingcraft, game, {
        kind,
        signal: running.signal,
        onProgress: (part) => {
          this.#progress.value = part;
        },
      });
      if (running === this.#running) this.#offer(file);
    } catch (error) {
      if (running === this.#running) this.#giveUp(running.signal.aborted, error);
    }
  }

  /** Offers a picture to be sent where the system can send files, else saves it. @param {File} file */
  #offer(file) {
    this.#running = null;
    this.#file = file;
    this.#said.textContent = texts.pictures.ready(
      wholeNumber(Math.ceil(file.size / 1000)),
      file.name,
    );
    if (navigator.canShare?.({ files: [file] })) {
      this.#show(this.#made, this.#send);
      return;
    }
    this.#saveFile();
    this.#show(this.#kinds, this.#firstKind);
  }

  /**
   * @param {boolean} isCancelled
   * @param {unknown} error
   */
  #giveUp(isCancelled, error) {
    this.#running = null;
    const { cancelled, notMade } = texts.pictures;
    this.#said.textContent = isCancelled ? cancelled : notMade(faultText(error));
    this.#show(this.#kinds, this.#firstKind);
  }

  get #firstKind() {
    return this.#kinds.querySelector('button');
  }

  /**
   * Shows one row of buttons. The focus stays within.
   * @param {HTMLElement} row
   * @param {HTMLElement | null} [next] what to focus where the focus is in a row that goes
   */
  #show(row, next) {
    const hadFocus = this.element.contains(document.activeElement);
    for (const each of [this.#kinds, this.#work, this.#made]) each.hidden = each !== row;
    if (hadFocus) next?.focus();
  }

  /** Nothing is said where the reader changes their mind. */
  async #sendFile() {
    if (this.#file) await navigator.share({ files: [this.#file] }).catch(() => {});
  }

  #saveFile() {
    if (this.#file) save(this.#file.name, this.#file);
  }
}
