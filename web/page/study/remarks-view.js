/**
 * The sign and the comment of the chosen move, and buttons to promote or delete its line. At the start of the study
 * they are hidden; an introduction can be written there.
 */
/** @import { Study } from './study.js' */
import { h } from '../../dom/elements.js';
import { createButton } from '../base/page-elements.js';
import { texts } from '../base/page-texts.js';
import { describeNag, isTooLong, JUDGEMENTS, shownComment } from './study-descriptions.js';

export class RemarksView {
  /** By NAG. @type {Map<number, HTMLButtonElement>} */
  #signs = new Map();
  #text = h('textarea', { id: 'study-comment', rows: 2 });
  #tooLong = h('p', { class: 'study-note', id: 'study-comment-note' }, texts.study.commentTooLong);
  #promote = h(
    'button',
    { type: 'button', 'aria-label': texts.study.promoteLabel },
    texts.study.promote,
  );
  #remove = h(
    'button',
    { type: 'button', 'aria-label': texts.study.deleteLabel },
    texts.study.delete,
  );
  #row;
  #comment;
  #introduce = h('button', { class: 'study-introduce', type: 'button' }, texts.study.introduce);
  /** Whether the reader wants to write an introduction. */
  #isIntroducing = false;

  /** @param {{ toggle(nag: number): void, comment(text: string): void, promote(): void, remove(): void }} handlers */
  constructor({ toggle, comment, promote, remove }) {
    const signs = h(
      'div',
      { class: 'study-signs', role: 'group', 'aria-label': texts.study.annotate },
      ...JUDGEMENTS.map((nag) => this.#createSign(nag, toggle)),
    );
    const label = h('label', { htmlFor: 'study-comment' }, texts.study.comment);
    this.#text.setAttribute('aria-describedby', this.#tooLong.id);
    this.#text.addEventListener('input', () => comment(this.#text.value));
    this.#promote.addEventListener('click', promote);
    this.#remove.addEventListener('click', remove);
    const line = h('div', { class: 'study-signs' }, this.#promote, this.#remove);
    this.#row = h('div', { class: 'study-remarks-row' }, signs, line);
    this.#comment = h('div', { class: 'study-remarks-comment' }, label, this.#text, this.#tooLong);
    this.#introduce.addEventListener('click', () => {
      this.#isIntroducing = true;
      this.#comment.hidden = false;
      this.#introduce.hidden = true;
      this.#text.focus();
    });
    this.element = h('div', { class: 'study-remarks' }, this.#row, this.#introduce, this.#comment);
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
