// @ts-nocheck
/** What is said about the move on the board: its sign and a comment; and what becomes of its line. */
import { createElement } from '../../scene/elements.js';
import { texts } from '../page-texts.js';
import { describeNag, isTooLong, JUDGEMENTS, shownComment } from './study-descriptions.js';

export class RemarksView {
  #signs = new Map();
  #text = createElement('textarea', { id: 'study-comment', rows: 2 });
  #tooLong = createElement('p', {
    className: 'study-note',
    id: 'study-comment-note',
    textContent: texts.study.commentTooLong,
  });
  #promote = createElement('button', { type: 'button', textContent: texts.study.promote });
  #remove = createElement('button', { type: 'button', textContent: texts.study.delete });

  /** @param handlers `toggle(nag)`, `say(text)`, `promote()`, `remove()` */
  constructor({ toggle, say, promote, remove }) {
    const signs = createElement(
      'div',
      { className: 'study-signs' },
      ...JUDGEMENTS.map((nag) => this.#createSign(nag, toggle)),
    );
    signs.setAttribute('role', 'group');
    signs.setAttribute('aria-label', texts.study.annotate);
    const label = createElement('label', {
      htmlFor: 'study-comment',
      textContent: texts.study.comment,
    });
    this.#text.setAttribute('aria-describedby', this.#tooLong.id);
    this.#text.addEventListener('input', () => say(this.#text.value));
    this.#promote.addEventListener('click', promote);
    this.#remove.addEventListener('click', remove);
    this.#promote.setAttribute('aria-label', texts.study.promoteLabel);
    this.#remove.setAttribute('aria-label', texts.study.deleteLabel);
    const line = createElement('div', { className: 'study-signs' }, this.#promote, this.#remove);
    const row = createElement('div', { className: 'study-remarks-row' }, signs, line);
    this.element = createElement(
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
    const shown = shownComment(current.comment);
    if (this.#text.value !== shown) this.#text.value = shown;
    this.#text.readOnly = isTooLong(current.comment);
    this.#tooLong.hidden = !this.#text.readOnly;
    this.#promote.disabled = tree.variationOf(current) === null;
    this.#remove.disabled = isRoot;
  }

  #createSign(nag, toggle) {
    const { sign, name } = describeNag(nag);
    const button = createElement('button', { type: 'button', textContent: sign, title: name });
    button.setAttribute('aria-label', name);
    button.addEventListener('click', () => toggle(nag));
    this.#signs.set(nag, button);
    return button;
  }
}
