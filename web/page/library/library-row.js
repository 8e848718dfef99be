/**
 * One row of the lists of saved games and studies, with what may be done with it.
 * @import { Variant } from '../../kingcraft/index.js'
 * @import { ListedStudy } from '../store/saved-records.js'
 */

import { h } from '../../dom/elements.js';
import { ask } from '../base/confirm.js';
import { createButton } from '../base/page-elements.js';
import { gameName, texts } from '../base/page-texts.js';
import { readName, readStudy } from '../store/saved-records.js';
import { describeStudy } from './describe-records.js';

/**
 * What a row says and shows, the element of its title, and the question to ask before it is deleted.
 * @typedef {{
 *   picture?: HTMLElement,
 *   title: string,
 *   details: string,
 *   state: string,
 *   readable: boolean,
 *   heading: 'h2' | 'h3',
 *   deleteQuestion: string,
 * }} RowTexts
 */

/**
 * What may be done with it; a row without `openCopy`, `review` or `rename` does not offer that.
 * @typedef {{
 *   open(id: string): void,
 *   remove(id: string, title: string): void,
 *   openCopy?(id: string): void,
 *   review?(id: string): void,
 *   rename?(id: string, name: string | null): void,
 * }} RowHandlers
 */

/**
 * Where a game or a study is open.
 * @typedef {'here' | 'elsewhere' | null} Place
 */

export class LibraryRow {
  #record;
  #words;
  #handlers;
  #title;
  #actions = h('div', { class: 'row-actions' });

  /**
   * @param {{ id: string, name?: string | null }} record
   * @param {RowTexts} words
   * @param {Place} place
   * @param {RowHandlers} handlers
   */
  constructor(record, words, place, handlers) {
    this.#record = record;
    this.#words = words;
    this.#handlers = handlers;
    const { picture, title, details, state, heading } = words;
    this.#title = h(heading, { dir: 'auto' }, title);
    this.#addActions(place);
    this.element = h(
      'li',
      { class: 'library-row' },
      ...(picture ? [h('div', { class: 'row-room' }, picture)] : []),
      h(
        'div',
        { class: 'row-text' },
        this.#title,
        ...(place ? [h('p', { class: 'row-place' }, texts.library[place])] : []),
        h('p', {}, state),
        h('p', { class: 'row-details', dir: 'auto' }, details),
      ),
      this.#actions,
    );
  }

  get id() {
    return this.#record.id;
  }

  /** The button that has the focus, from 0; null when none has. */
  get focusedAction() {
    const focused = document.activeElement;
    const index = focused ? [...this.#actions.children].indexOf(focused) : -1;
    return index < 0 ? null : index;
  }

  /** Puts the focus on a button, the first when there are fewer. */
  focus(action = 0) {
    const buttons = this.#actions.querySelectorAll('button');
    (buttons[action] ?? buttons[0]).focus();
  }

  /** @param {Place} place */
  #addActions(place) {
    const elsewhere = place === 'elsewhere';
    const { openCopy, review, rename } = this.#handlers;
    if (this.#words.readable) {
      const mustCopy = elsewhere && openCopy;
      this.#addAction(texts.library.open, () => (mustCopy ? this.#askForCopy() : this.#open()));
      if (review && !elsewhere) this.#addAction(texts.library.review, () => review(this.id));
      if (rename && !elsewhere) this.#addAction(texts.library.rename, () => this.#rename());
    }
    if (!elsewhere) this.#addAction(texts.library.delete, () => this.#remove());
  }

  /**
   * @param {string} text
   * @param {() => void} act
   */
  #addAction(text, act) {
    const button = createButton(text, act);
    button.setAttribute(
      'aria-label',
      texts.library.act(text, this.#words.title, this.#words.details),
    );
    this.#actions.append(button);
  }

  #open() {
    this.#handlers.open(this.#record.id);
  }

  async #askForCopy() {
    const { copyQuestion: question, openCopy: yes, leaveIt: no } = texts.library;
    if (await ask(this.#actions, { question, yes, no })) this.#handlers.openCopy?.(this.#record.id);
  }

  async #remove() {
    const { delete: yes, cancelDelete: no } = texts.library;
    const { deleteQuestion: question } = this.#words;
    if (await ask(this.#actions, { question, yes, no }))
      this.#handlers.remove(this.#record.id, this.#words.title);
  }

  /** Replaces the title with a field for a new one. */
  #rename() {
    const { title } = this.#words;
    const value = this.#record.name ?? '';
    const input = h('input', {
      type: 'text',
      value,
      placeholder: title,
      maxLength: 60,
      'aria-label': texts.library.newName(title),
    });
    const cancel = h('button', { type: 'button' }, texts.library.cancel);
    const save = h('button', { class: 'primary', type: 'submit' }, texts.library.save);
    const form = h('form', { class: 'row-name' }, input, save, cancel);
    const close = () => {
      form.replaceWith(this.#title);
      this.#actions.hidden = false;
      this.focus();
    };
    cancel.addEventListener('click', close);
    form.addEventListener('keydown', ({ key }) => key === 'Escape' && close());
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      close();
      this.#handlers.rename?.(this.#record.id, readName(input.value));
    });
    this.#title.replaceWith(form);
    this.#actions.hidden = true;
    input.select();
  }
}

/**
 * The row of a study.
 * @param {unknown} record as it was saved; it can be anything
 * @param {readonly Variant[]} variants as the package lists them
 * @param {boolean} isElsewhere whether another tab has it open
 * @param {{ open(study: ListedStudy): void, remove(id: string, title: string): void }} handlers
 * @returns {LibraryRow | null} null when no study can be made of it
 */
export function createStudyRow(record, variants, isElsewhere, { open, remove }) {
  const study = readStudy(record);
  const variant = variants.find(({ id }) => id === study?.variant);
  if (!study || !variant) return null;
  /** @type {RowTexts} */
  const words = {
    ...describeStudy(study, gameName(variant)),
    readable: true,
    heading: 'h3',
    deleteQuestion: texts.library.deleteStudyQuestion,
  };
  const place = isElsewhere ? 'elsewhere' : null;
  return new LibraryRow({ id: study.id }, words, place, { open: () => open(study), remove });
}
