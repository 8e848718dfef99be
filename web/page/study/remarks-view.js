/** What is said about the move on the board: its sign and a comment; and what becomes of its line. */
import { make } from '../dom.js';
import { JUDGEMENTS } from './nags.js';

export class RemarksView {
  #signs = new Map();
  #text = make('textarea', { id: 'study-comment', rows: 2 });
  #promote = make('button', { type: 'button', textContent: 'Promote' });
  #remove = make('button', { type: 'button', textContent: 'Delete' });

  /** @param handlers `toggle(nag)`, `say(text)`, `promote()`, `remove()` */
  constructor({ toggle, say, promote, remove }) {
    const signs = make(
      'div',
      { className: 'study-signs' },
      ...JUDGEMENTS.map((judgement) => this.#createSign(judgement, toggle)),
    );
    signs.setAttribute('role', 'group');
    signs.setAttribute('aria-label', 'Annotate the move');
    const label = make('label', { htmlFor: 'study-comment', textContent: 'Comment' });
    this.#text.addEventListener('input', () => say(this.#text.value));
    this.#promote.addEventListener('click', promote);
    this.#remove.addEventListener('click', remove);
    this.#promote.setAttribute('aria-label', 'Promote this variation');
    this.#remove.setAttribute('aria-label', 'Delete from this move on');
    const line = make('div', { className: 'study-signs' }, this.#promote, this.#remove);
    const row = make('div', { className: 'study-remarks-row' }, signs, line);
    this.element = make('div', { className: 'study-remarks' }, row, label, this.#text);
  }

  update({ current, tree }) {
    const isRoot = current.parent === null;
    for (const [nag, button] of this.#signs) {
      button.disabled = isRoot;
      button.setAttribute('aria-pressed', String(current.nags.includes(nag)));
    }
    if (this.#text.value !== current.comment) this.#text.value = current.comment;
    this.#promote.disabled = tree.variationOf(current) === null;
    this.#remove.disabled = isRoot;
  }

  #createSign({ nag, sign, name }, toggle) {
    const button = make('button', { type: 'button', textContent: sign, title: name });
    button.setAttribute('aria-label', name);
    button.addEventListener('click', () => toggle(nag));
    this.#signs.set(nag, button);
    return button;
  }
}
