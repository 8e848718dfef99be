// @ts-nocheck
/** What is said about the move on the board: its sign and a comment; and what becomes of its line. */
import { make } from '../../scene/make.js';
import { texts } from '../texts.js';
import { isTooLong, shownOf } from './long-comment.js';
import { describeNag, JUDGEMENTS } from './study-words.js';

export class RemarksView {
  #signs = new Map();
  #text = make('textarea', { id: 'study-comment', rows: 2 });
  #tooLong = make('p', {
    className: 'study-note',
    id: 'study-comment-note',
    textContent: texts.study.commentTooLong,
  });
  #promote = make('button', { type: 'button', textContent: texts.study.promote });
  #remove = make('button', { type: 'button', textContent: texts.study.delete });

  /** @param handlers `toggle(nag)`, `say(text)`, `promote()`, `remove()` */
  constructor({ toggle, say, promote, remove }) {
    const signs = make(
      'div',
      { className: 'study-signs' },
      ...JUDGEMENTS.map((nag) => this.#createSign(nag, toggle)),
    );
    signs.setAttribute('role', 'group');
    signs.setAttribute('aria-label', texts.study.annotate);
    const label = make('label', { htmlFor: 'study-comment', textContent: texts.study.comment });
    this.#text.setAttribute('aria-describedby', this.#tooLong.id);
    this.#text.addEventListener('input', () => say(this.#text.value));
    this.#promote.addEventListener('click', promote);
    this.#remove.addEventListener('click', remove);
    this.#promote.setAttribute('aria-label', texts.study.promoteLabel);
    this.#remove.setAttribute('aria-label', texts.study.deleteLabel);
    const line = make('div', { className: 'study-signs' }, this.#promote, this.#remove);
    const row = make('div', { className: 'study-remarks-row' }, signs, line);
    this.element = make(
      'div',
      { className: 'study-remarks' },
      row,
      label,
      this.#text,
      this.#tooLong,
    );
  }

  update({ current, tree }) {
    const isRoot = current.parent === null;
    for (const [nag, button] of this.#signs) {
      button.disabled = isRoot;
      button.setAttribute('aria-pressed', String(current.nags.includes(nag)));
    }
    const shown = shownOf(current.comment);
    if (this.#text.value !== shown) this.#text.value = shown;
    this.#text.readOnly = isTooLong(current.comment);
    this.#tooLong.hidden = !this.#text.readOnly;
    this.#promote.disabled = tree.variationOf(current) === null;
    this.#remove.disabled = isRoot;
  }

  #createSign(nag, toggle) {
    const { sign, name } = describeNag(nag);
    const button = make('button', { type: 'button', textContent: sign, title: name });
    button.setAttribute('aria-label', name);
    button.addEventListener('click', () => toggle(nag));
    this.#signs.set(nag, button);
    return button;
  }
}
