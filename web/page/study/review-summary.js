/**
 * The summary of a review for both sides: how accurate they were, how many mistakes they made, and what can be learned
 * from them.
 */
/** @import { Color } from '../../kingcraft/index.js' */
/** @import { Question } from './mistake-training.js' */
/** @import { ReviewPoint } from './review.js' */
/** @import { Study } from './study.js' */
import { h } from '../../dom/elements.js';
import { wholeNumber } from '../base/formats.js';
import { createButton } from '../base/page-elements.js';
import { texts } from '../base/page-texts.js';
import { accuracyOf } from './accuracy.js';
import { questionsOf } from './mistake-training.js';
import { countMistakes, findMistakes } from './review.js';

/** @type {readonly Color[]} */
const COLORS = ['white', 'black'];

export class ReviewSummary {
  #sides = h('div', { class: 'study-sides' });
  #offer = h('div');
  #train;

  /** @param {(study: Study, questions: Question[]) => void} train the reader wants to answer these */
  constructor(train) {
    this.#train = train;
    this.element = h(
      'div',
      { class: 'study-summary' },
      this.#sides,
      h('p', { class: 'study-note' }, texts.review.accuracyNote),
      this.#offer,
    );
  }

  /**
   * Against the computer, only the person's mistakes are offered.
   * @param {Study} study
   * @param {ReviewPoint[]} points of its review
   */
  update(study, points) {
    const { player } = study;
    this.#sides.replaceChildren(
      ...COLORS.flatMap((color) => this.#createSide(study, points, color)),
    );
    const questions = player ? questionsOf(points, player) : [];
    const number = wholeNumber(questions.length);
    const offer = this.#createOffer(study, questions, texts.training.start(number));
    offer.className = 'primary';
    this.#offer.hidden = player === null;
    this.#offer.replaceChildren(questions.length > 0 ? offer : h('p', {}, texts.training.none));
  }

  /**
   * A side that has moved: its accuracy, its mistakes, and in a game of two people a button to practise with them.
   * @param {Study} study
   * @param {ReviewPoint[]} points
   * @param {Color} color
   */
  #createSide(study, points, color) {
    const accuracy = accuracyOf(points, color);
    if (accuracy === null) return [];
    const name = describeSide(study, color);
    const percent = texts.review.accuracy(wholeNumber(Math.round(accuracy)));
    const side = h(
      'div',
      {},
      h('h2', { dir: 'auto' }, name),
      h('p', { class: 'study-percent' }, percent),
      h('p', {}, countMistakes(findMistakes(points), color)),
    );
    const questions = questionsOf(points, color);
    if (study.player === null && questions.length > 0) {
      const count = questions.length;
      const label = texts.training.practise(count, wholeNumber(count));
      const offer = this.#createOffer(study, questions, label);
      offer.setAttribute('aria-label', `${name}: ${label}`);
      side.append(offer);
    }
    return [side];
  }

  /**
   * @param {Study} study
   * @param {Question[]} questions
   * @param {string} text
   */
  #createOffer(study, questions, text) {
    return createButton(text, () => this.#train(study, questions));
  }
}

/**
 * A side by its color; in a game of two people with the name, where that tells them apart.
 * @param {Study} study
 * @param {Color} color
 */
function describeSide(study, color) {
  const [white, black] = [study.tag('White'), study.tag('Black')];
  const name = color === 'white' ? white : black;
  const hasName = study.player === null && white !== black && name && name !== '?';
  return hasName
    ? texts.review.named(name, color)
    : texts.review.side(color, color === study.player);
}
