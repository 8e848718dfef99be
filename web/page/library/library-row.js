// @ts-nocheck
/** One row of the lists of kept games and studies, with what may be done with it. */

import { createElement } from '../../scene/elements.js';
import { ask } from '../ask.js';
import { texts } from '../texts.js';
import { readName } from './saved-records.js';

export class LibraryRow {
  #record;
  #words;
  #handlers;
  #title;
  #actions = createElement('div', { className: 'kept-actions' });

  /**
   * Makes `element`, for whoever keeps the list.
   * @param {{ id: string, name?: string | null }} record
   * @param words `{ title, details, state, readable }` of the record, see words.js, the element `heading` of the title, and `deleteQuestion`
   * @param {'here' | 'elsewhere' | null} place where it is open
   * @param handlers `open(id)`, `remove(id, title)`; `openCopy(id)` and `rename(id, name)` where that can be done
   */
  constructor(record, words, place, handlers) {
    this.#record = record;
    this.#words = words;
    this.#handlers = handlers;
    const { title, details, state, heading } = words;
    this.#title = createElement(heading, { textContent: title, dir: 'auto' });
    const said = createElement('div', { className: 'kept-words' }, this.#title);
    if (place)
      said.append(
        createElement('p', { className: 'kept-place', textContent: texts.library[place] }),
      );
    said.append(createElement('p', { textContent: state }));
    said.append(createElement('p', { className: 'kept-details', textContent: details }));
    this.#addActions(place);
    this.element = createElement('li', { className: 'kept' }, said, this.#actions);
  }

  get id() {
    return this.#record.id;
  }

  /** Which of the things that can be done has the focus, from 0; null when none has. */
  get focusedAction() {
    const index = [...this.#actions.children].indexOf(document.activeElement);
    return index < 0 ? null : index;
  }

  /** Puts the focus on one of the things that can be done, the first when there are fewer. */
  focus(action = 0) {
    const buttons = this.#actions.querySelectorAll('button');
    (buttons[action] ?? buttons[0]).focus();
  }

  #addActions(place) {
    const elsewhere = place === 'elsewhere';
    const { openCopy, rename } = this.#handlers;
    if (this.#words.readable) {
      const mustCopy = elsewhere && openCopy;
      this.#addAction(texts.library.open, () => (mustCopy ? this.#askForCopy() : this.#open()));
      if (rename && !elsewhere) this.#addAction(texts.library.rename, () => this.#rename());
    }
    if (!elsewhere) this.#addAction(texts.library.delete, () => this.#remove());
  }

  #addAction(textContent, act) {
    const button = createElement('button', { type: 'button', textContent });
    button.setAttribute(
      'aria-label',
      texts.library.act(textContent, this.#words.title, this.#words.details),
    );
    button.addEventListener('click', act);
    this.#actions.append(button);
  }

  #open() {
    this.#handlers.open(this.#record.id);
  }

  async #askForCopy() {
    const { copyQuestion: question, openCopy: yes, leaveIt: no } = texts.library;
    if (await ask(this.#actions, { question, yes, no })) this.#handlers.openCopy(this.#record.id);
  }

  async #remove() {
    const { delete: yes, keepIt: no } = texts.library;
    const { deleteQuestion: question } = this.#words;
    if (await ask(this.#actions, { question, yes, no }))
      this.#handlers.remove(this.#record.id, this.#words.title);
  }

  /** Lets the reader write in the place of the title. */
  #rename() {
    const { title } = this.#words;
    const value = this.#record.name ?? '';
    const input = createElement('input', {
      type: 'text',
      value,
      placeholder: title,
      maxLength: 60,
    });
    input.setAttribute('aria-label', texts.library.newName(title));
    const cancel = createElement('button', { type: 'button', textContent: texts.library.cancel });
    const save = createElement('button', {
      type: 'submit',
      className: 'primary',
      textContent: texts.library.save,
    });
    const form = createElement('form', { className: 'kept-name' }, input, save, cancel);
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
      this.#handlers.rename(this.#record.id, readName(input.value));
    });
    this.#title.replaceWith(form);
    this.#actions.hidden = true;
    input.select();
  }
}
