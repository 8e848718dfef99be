/** One game of the list of kept games, with what may be done with it. */

import { make } from '../../scene/make.js';
import { ask } from '../ask.js';
import { texts } from '../texts.js';
import { readName } from './record.js';
import { describeRecord } from './words.js';

export class LibraryRow {
  #record;
  #words;
  #handlers;
  #title;
  #actions = make('div', { className: 'kept-actions' });

  /**
   * Makes `element`, for whoever keeps the list.
   * @param record that readRecord gave
   * @param variants as the package lists them
   * @param {'here' | 'elsewhere' | null} place where the game is open
   * @param handlers `open(id)`, `openCopy(id)`, `rename(id, name)`, `remove(id, title)`
   */
  constructor(record, variants, place, handlers) {
    this.#record = record;
    this.#words = describeRecord(record, variants);
    this.#handlers = handlers;
    const { title, details, state } = this.#words;
    this.#title = make('h2', { textContent: title, dir: 'auto' });
    const words = make('div', { className: 'kept-words' }, this.#title);
    if (place)
      words.append(make('p', { className: 'kept-place', textContent: texts.library[place] }));
    words.append(make('p', { textContent: state }));
    words.append(make('p', { className: 'kept-details', textContent: details }));
    this.#addActions(place);
    this.element = make('li', { className: 'kept' }, words, this.#actions);
  }

  get id() {
    return this.#record.id;
  }

  /** Puts the focus on the first thing that can be done. */
  focus() {
    this.#actions.querySelector('button').focus();
  }

  #addActions(place) {
    const elsewhere = place === 'elsewhere';
    if (this.#words.readable) {
      this.#addAction(texts.library.open, () => (elsewhere ? this.#askForCopy() : this.#open()));
      if (!elsewhere) this.#addAction(texts.library.rename, () => this.#rename());
    }
    if (!elsewhere) this.#addAction(texts.library.delete, () => this.#remove());
  }

  #addAction(textContent, act) {
    const button = make('button', { type: 'button', textContent });
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
    const { deleteQuestion: question, delete: yes, keepIt: no } = texts.library;
    if (await ask(this.#actions, { question, yes, no }))
      this.#handlers.remove(this.#record.id, this.#words.title);
  }

  /** Lets the reader write in the place of the title. */
  #rename() {
    const { title } = this.#words;
    const value = this.#record.name ?? '';
    const input = make('input', { type: 'text', value, placeholder: title, maxLength: 60 });
    input.setAttribute('aria-label', texts.library.newName(title));
    const cancel = make('button', { type: 'button', textContent: texts.library.cancel });
    const save = make('button', {
      type: 'submit',
      className: 'primary',
      textContent: texts.library.save,
    });
    const form = make('form', { className: 'kept-name' }, input, save, cancel);
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
