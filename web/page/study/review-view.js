/** The review of a whole game: its time and progress, then its graph and the moves that cost most. */
/** @import { MoveNode } from '../../kingcraft/pgn/pgn.js' */
/** @import { Question } from './mistake-training.js' */
/** @import { Mistake, ReviewPoint } from './review.js' */
/** @import { Study } from './study.js' */

import { h, sentence } from '../../dom/elements.js';
import { moveNumberOf, shownSan } from '../../game/game-facts.js';
import { signOfNag } from '../../kingcraft/pgn/pgn-signs.js';
import { wholeNumber } from '../base/formats.js';
import { faultText, texts } from '../base/page-texts.js';
import { annotate, findMistakes, pointsFromEvaluations, whyOf } from './review.js';
import { ReviewGraph } from './review-graph.js';
import { reviewOf } from './review-record.js';
import { ReviewSummary } from './review-summary.js';

/** The choice of times, in milliseconds a move. */
const TIMES = /** @type {const} */ ([
  ['quick', '100'],
  ['normal', '500'],
  ['thorough', '2000'],
]);

export class ReviewView {
  #handlers;
  /** @type {Study | null} */
  #study = null;
  /** @type {(Mistake & { why: string })[]} */
  #mistakes = [];
  #time = h('select', { id: 'study-review-time' });
  #start = h('button', { class: 'primary', type: 'button' });
  #progress = h('progress', { max: 1, value: 0, 'aria-label': texts.review.progress });
  #status = h('p', { class: 'study-note', role: 'status' });
  #summary;
  #graph;
  #list = h('ol', { class: 'study-faults', 'aria-label': texts.review.costly });
  #write = h('button', { type: 'button' }, texts.review.write);
  #empty = h('p', { class: 'study-note' }, texts.review.empty);
  #result;
  #isRunning = false;

  /**
   * @param {{ review(study: Study, time: number, onProgress: (done: number, all: number) => void):
   *   Promise<ReviewPoint[] | null>, cancel(): void, goTo(node: MoveNode): void, annotated(): void, reviewed(): void,
   *   train(study: Study, questions: Question[]): void }} handlers `review` resolves with null when it was cancelled;
   *   `annotated`: the mistakes were written into the study; `reviewed`: it has a new review; `train`: the reader wants
   *   to answer these questions
   */
  constructor(handlers) {
    this.#handlers = handlers;
    this.#summary = new ReviewSummary(handlers.train);
    this.#graph = new ReviewGraph((node) => handlers.goTo(node));
    for (const [name, value] of TIMES)
      this.#time.append(h('option', { value }, texts.review[name]));
    this.#start.addEventListener('click', () =>
      this.#isRunning ? handlers.cancel() : this.#run(),
    );
    this.#write.addEventListener('click', () => {
      if (!this.#study) return;
      annotate(this.#study, this.#mistakes);
      handlers.annotated();
      this.#status.textContent = texts.review.written;
    });
    this.#result = h(
      'div',
      { class: 'study-result', hidden: true },
      this.#summary.element,
      this.#graph.element,
      this.#list,
      this.#write,
    );
    const label = h('label', { htmlFor: this.#time.id }, texts.review.time);
    const row = h('div', { class: 'study-row' }, label, this.#time, this.#start);
    this.element = h(
      'div',
      { class: 'study-review' },
      row,
      this.#empty,
      this.#progress,
      this.#status,
      this.#result,
    );
    this.#showRunning(false);
  }

  /**
   * Shows the current position. The review of another study is dropped.
   * @param {Study} study
   */
  update(study) {
    if (study !== this.#study) {
      if (this.#isRunning) this.#handlers.cancel();
      this.#study = study;
      this.#begin(study);
    }
    const isEmpty = study.tree.root.children.length === 0;
    this.#start.disabled = isEmpty;
    this.#empty.hidden = !isEmpty;
    this.#graph.mark(study.current);
  }

  /**
   * Shows the last review of a study; without one, the graph of the evaluations that came with the game.
   * @param {Study} study
   */
  #begin(study) {
    const review = reviewOf(study);
    if (review) {
      this.#show(study, review);
      this.#status.textContent = '';
      return;
    }
    const points = pointsFromEvaluations(study);
    this.#result.hidden = points.length === 0;
    this.#status.textContent = points.length === 0 ? '' : texts.review.fromGame;
    if (points.length === 0) return;
    this.#mistakes = [];
    this.#summary.element.hidden = true;
    this.#graph.update(points, [], study.variant);
    this.#list.replaceChildren();
    this.#write.disabled = true;
  }

  /**
   * Starts the review of a study that has none.
   * @param {Study} study the one that is shown
   */
  startOnce(study) {
    const isEmpty = study.tree.root.children.length === 0;
    if (!this.#isRunning && !isEmpty && !reviewOf(study)) this.#run();
  }

  async #run() {
    const study = this.#study;
    if (!study) return;
    this.#showRunning(true);
    this.#status.textContent = texts.review.running;
    const showProgress = (/** @type {number} */ done, /** @type {number} */ all) => {
      this.#progress.value = done / all;
      this.#progress.textContent = texts.review.done(wholeNumber(done), wholeNumber(all));
    };
    try {
      const points = await this.#handlers.review(study, Number(this.#time.value), showProgress);
      if (points) study.review = points;
      if (study === this.#study) this.#finish(study, points);
    } catch (error) {
      this.#status.textContent = texts.review.failed(faultText(error));
    }
    this.#showRunning(false);
  }

  /** @param {boolean} isRunning */
  #showRunning(isRunning) {
    this.#isRunning = isRunning;
    this.#start.textContent = isRunning ? texts.review.cancel : texts.review.start;
    this.#progress.classList.toggle('resting', !isRunning);
  }

  /**
   * @param {Study} study
   * @param {ReviewPoint[] | null} points
   */
  #finish(study, points) {
    this.#status.textContent = points ? texts.review.finished : texts.review.cancelled;
    if (!points) return;
    this.#show(study, points);
    this.#handlers.reviewed();
  }

  /**
   * @param {Study} study
   * @param {ReviewPoint[]} points
   */
  #show(study, points) {
    this.#mistakes = findMistakes(points).map((mistake) => ({
      ...mistake,
      why: whyOf(study, points, mistake),
    }));
    this.#summary.element.hidden = false;
    this.#summary.update(study, points);
    this.#graph.update(points, this.#mistakes, study.variant);
    this.#graph.mark(study.current);
    this.#list.replaceChildren(
      ...this.#mistakes.map((mistake) => this.#createEntry(study, mistake)),
    );
    this.#write.disabled = this.#mistakes.length === 0;
    this.#result.hidden = false;
  }

  /**
   * @param {Study} study
   * @param {Mistake & { why: string }} mistake
   */
  #createEntry({ variant }, { node, nag, kind, better, why }) {
    const san = node.move ? shownSan(variant, node.move) : '';
    const button = h(
      'button',
      { type: 'button', on: { click: () => this.#handlers.goTo(node) } },
      h('b', {}, `${moveNumberOf(node)} ${san}${signOfNag(nag)}`),
      h('span', {}, texts.review.fault(kind, better)),
      h('span', { class: 'study-why', hidden: why === '' }, ...sentence(why)),
    );
    return h('li', {}, button);
  }
}
