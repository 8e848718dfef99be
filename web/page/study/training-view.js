/**
 * The question of a training in the panel of a study: what was played, what is said of the answer, and what can be
 * done.
 */
/** @import { Variant } from '../../kingcraft/index.js' */
/** @import { MistakeTraining, Verdict } from './mistake-training.js' */

import { h } from '../../dom/elements.js';
import { shownSan } from '../../game/game-facts.js';
import { signOfNag } from '../../kingcraft/pgn/pgn-signs.js';
import { wholeNumber } from '../base/formats.js';
import { createButton } from '../base/page-elements.js';
import { faultText, texts } from '../base/page-texts.js';

export class TrainingView {
  #title = h('h2', { tabIndex: -1 }, texts.training.title);
  #number = h('p', { class: 'study-note' });
  #question = h('p', { class: 'study-question' });
  #verdict = h('p', { class: 'study-verdict-text' });
  #hint;
  #show;
  #next;
  #end;

  /**
   * @param {{ hint(): void, show(): void, next(): void, end(): void }} handlers `next`: after the last question it
   *   starts again
   */
  constructor({ hint, show, next, end }) {
    this.#hint = createButton(texts.training.hint, hint);
    this.#show = createButton(texts.training.show, show);
    this.#next = createButton('', next);
    this.#end = createButton(texts.training.end, end);
    const said = h('div', { class: 'study-said', role: 'status' }, this.#question, this.#verdict);
    const buttons = h('div', { class: 'study-row' }, this.#hint, this.#show, this.#next);
    this.element = h(
      'section',
      { class: 'study-training', hidden: true, 'aria-label': texts.training.title },
      h('header', {}, this.#title, this.#number),
      said,
      buttons,
      this.#end,
    );
  }

  focus() {
    this.#title.focus({ preventScroll: true });
  }

  /**
   * @param {MistakeTraining} training
   * @param {{ variant: Variant, isPlayer: boolean, hinted: string, why: string }} shown `isPlayer`: whether the reader
   *   made these mistakes; `hinted`: the square that a hint has shown, or nothing; `why` the best move is good, once it
   *   was answered
   */
  update(training, { variant, isPlayer, hinted, why }) {
    const { phase, number, found, questions } = training;
    const all = questions.length;
    const { node, nag, best } = training.question;
    const isOpen = phase === 'asking' || phase === 'checking';
    const isAnswered = phase === 'found' || phase === 'shown';
    this.#number.textContent = texts.training.number(wholeNumber(number), wholeNumber(all));
    this.#number.hidden = phase === 'over';
    const bad = node.move ? `${shownSan(variant, node.move)}${signOfNag(nag)}` : '';
    const color = node.move?.color ?? 'white';
    const asked = isPlayer ? texts.training.you(bad) : texts.training.side(color, bad);
    this.#question.textContent =
      phase === 'over' ? texts.training.over(found, wholeNumber(found), wholeNumber(all)) : asked;
    this.#verdict.textContent = `${this.#say(training, hinted, best.san)} ${why}`.trim();
    this.#verdict.dataset.tone = phase === 'found' ? 'good' : (training.verdict?.kind ?? '');
    this.#hint.hidden = !isOpen;
    this.#show.hidden = !isOpen;
    this.#hint.disabled = phase === 'checking';
    this.#next.textContent = this.#nextLabel(phase, isAnswered);
    this.#next.classList.toggle('primary', !isOpen);
    if (isAnswered || phase === 'over') this.#focusNext();
  }

  /** Focuses the button for the next question where the focused one is gone. */
  #focusNext() {
    const { activeElement } = document;
    const isLost = activeElement === null || activeElement === document.body;
    const isHidden = activeElement === this.#hint || activeElement === this.#show;
    if (isLost || isHidden) this.#next.focus();
  }

  /**
   * @param {MistakeTraining['phase']} phase
   * @param {boolean} isAnswered
   */
  #nextLabel(phase, isAnswered) {
    if (phase === 'over') return texts.training.again;
    return isAnswered ? texts.training.next : texts.training.skip;
  }

  /**
   * @param {MistakeTraining} training
   * @param {string} hinted
   * @param {string} best
   */
  #say({ phase, verdict }, hinted, best) {
    if (phase === 'checking') return texts.training.checking;
    if (phase === 'shown') return texts.training.answer(best);
    if (verdict) return sayVerdict(verdict, best);
    return hinted && phase === 'asking' ? texts.training.hinted(hinted) : '';
  }
}

/**
 * @param {Verdict} verdict
 * @param {string} best
 */
function sayVerdict(verdict, best) {
  if (verdict.kind === 'failed') return texts.training.failed(faultText(verdict.error));
  const { kind, san } = verdict;
  return kind === 'good' ? texts.training.good(san, best) : texts.training[kind](san);
}
