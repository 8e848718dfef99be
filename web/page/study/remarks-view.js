/**
 * The sign and the comment of the chosen move, and buttons to promote or delete its line. At the start of the study
 * they are hidden; an introduction can be written there.
 */
/** @import { Study } from './study.js' */
import { createElement } from '../../dom/elements.js';
import { createButton } from '../base/page-elements.js';
import { texts } from '../base/page-texts.js';
import { describeNag, isTooLong, JUDGEMENTS, shownComment } from './study-descriptions.js';

export class RemarksView {
  /** By NAG. @type {Map<number, HTMLButtonElement>} */
  #signs = new Map();
  #text = createElement('textarea', { id: 'study-comment', rows: 2 });
  #tooLong = createElement('p', {
    className: 'study-note',
    id: 'study-comment-note',
    textContent: texts.study.commentTooLong,
  });
  #promote = createElement('button', { type: 'button', textContent: texts.study.promote });
  #remove = createElement('button', { type: 'button', textContent: texts.study.delete });
  #row;
  #comment;
  #introduce = createElement('button', {
    type: 'button',
    className: 'study-introduce',
    textContent: texts.study.introduce,
  });
  /** Whether the reader wants to write an introduction. */
  #isIntroducing = false;

  /** @param {{ toggle(nag: number): void, comment(text: string): void, promote(): void, remove(): void }} handlers */
  constructor({ toggle, comment, promote, remove }) {
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
    this.#text.addEventListener('input', () => comment(this.#text.value));
    this.#promote.addEventListener('click', promote);
    this.#remove.addEventListener('click', remove);
    this.#promote.setAttribute('aria-label', texts.study.promoteLabel);
    this.#remove.setAttribute('aria-label', texts.study.deleteLabel);
    const line = createElement('div', { className: 'study-signs' }, this.#promote, this.#remove);
    this.#row = createElement('div', { className: 'study-remarks-row' }, signs, line);
    this.#comment = createElement(
      'div',
      { className: 'study-remarks-comment' },
      label,
      this.#text,
      this.#tooLong,
    );
    this.#introduce.addEventListener('click', () => {
      this.#isIntroducing = true;
      this.#comment.hidden = false;
      this.#introduce.hidden = true;
      this.#text.focus();
    });
    this.element = createElement(
      'div',
      { className: 'study-remarks' },
      this.#row,
      this.#introduce,
      this.#comment,
    );
  }

  /** @param {Study} study */
  update({ current, tree }) {
    const isRoot = current.parent === null;
    this.#isIntroducing &&= isRoot;
    this.#row.hidden = isRoot;
    this.#comment.hidden = isRoot && !current.comment && !this.#isIntroducing;
    this.#introduce.hidden = !this.#comment.hidden || tree.isEmpty;
    for (const [nag, button] of this.#signs)
      button.setAttribute('aria-pressed', String(current.nags.includes(nag)));
    const shown = shownComment(current.comment);
    if (this.#text.value !== shown) this.#text.value = shown;
    this.#text.readOnly = isTooLong(current.comment);
    this.#tooLong.hidden = !this.#text.readOnly;
    this.#promote.disabled = tree.variationOf(current) === null;
  }

  /**
   * @param {number} nag
   * @param {(nag: number) => void} toggle
   */
  #createSign(nag, toggle) {
    const { sign, name } = describeNag(nag);
    const button = createButton(sign, () => toggle(nag));
    button.title = name;
    button.setAttribute('aria-label', name);
    this.#signs.set(nag, button);
    return button;
  }
}
