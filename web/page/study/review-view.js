// @ts-nocheck
/** The review of a whole game: how long to look, how far it is, and then its graph and the moves that cost most. */
import { signOfNag } from '../../kingcraft/pgn/pgn-signs.js';
import { createElement } from '../../scene/elements.js';
import { shownSan } from '../../scene/game-facts.js';
import { wholeNumber } from '../formats.js';
import { faultText, texts } from '../page-texts.js';
import { annotate, countFaults, faultsOf, pointsKept } from './review.js';
import { ReviewGraph } from './review-graph.js';

/** Milliseconds a move. */
const TIMES = { quick: '100', normal: '500', thorough: '2000' };

export class ReviewView {
  #handlers;
  #study = null;
  #faults = [];
  #time = createElement('select', { id: 'study-review-time' });
  #start = createElement('button', { type: 'button', className: 'primary' });
  #progress = createElement('progress', { max: 1, value: 0 });
  #status = createElement('p', { className: 'study-note' });
  #graph;
  #list = createElement('ol', { className: 'study-faults' });
  #write = createElement('button', { type: 'button', textContent: texts.review.write });
  #empty = createElement('p', { className: 'study-note', textContent: texts.review.empty });
  #result;
  #isRunning = false;

  /**
   * @param handlers `review(time, onProgress)`: resolves with the points of lookThrough, or null; `cancel()`; `goTo(node)`; `written()`: the study has
   *   new remarks
   */
  constructor(handlers) {
    this.#handlers = handlers;
    this.#graph = new ReviewGraph((node) => handlers.goTo(node));
    for (const [name, value] of Object.entries(TIMES))
      this.#time.append(createElement('option', { value, textContent: texts.review[name] }));
    this.#start.addEventListener('click', () =>
      this.#isRunning ? handlers.cancel() : this.#run(),
    );
    this.#write.addEventListener('click', () => {
      annotate(this.#study, this.#faults);
      handlers.written();
      this.#status.textContent = texts.review.written;
    });
    this.#status.setAttribute('role', 'status');
    this.#progress.setAttribute('aria-label', texts.review.progress);
    this.#list.setAttribute('aria-label', texts.review.costly);
    this.#result = createElement(
      'div',
      { className: 'study-result', hidden: true },
      this.#graph.element,
      this.#list,
      this.#write,
    );
    const label = createElement('label', {
      htmlFor: this.#time.id,
      textContent: texts.review.time,
    });
    const row = createElement('div', { className: 'study-row' }, this.#time, this.#start);
    this.element = createElement(
      'div',
      { className: 'study-review' },
      label,
      row,
      this.#empty,
      this.#progress,
      this.#status,
      this.#result,
    );
    this.#showRunning(false);
  }

  /** Shows where the reader stands; the review of another study is gone. */
  update(study) {
    if (study !== this.#study) {
      if (this.#isRunning) this.#handlers.cancel();
      this.#study = study;
      this.#begin(pointsKept(study));
    }
    const isEmpty = study.tree.root.children.length === 0;
    this.#start.disabled = isEmpty;
    this.#empty.hidden = !isEmpty;
    this.#graph.mark(study.current);
  }

  /** What is there before the first review: the graph of what the machine thought while it played, if it did. */
  #begin(points) {
    this.#result.hidden = points.length === 0;
    this.#status.textContent = points.length === 0 ? '' : texts.review.fromGame;
    if (points.length === 0) return;
    this.#faults = [];
    this.#graph.update(points, [], this.#study.variant);
    this.#list.replaceChildren();
    this.#write.disabled = true;
  }

  async #run() {
    const study = this.#study;
    this.#showRunning(true);
    this.#status.textContent = texts.review.running;
    const tell = (done, all) => {
      this.#progress.value = done / all;
      this.#progress.textContent = texts.review.done(wholeNumber(done), wholeNumber(all));
    };
    try {
      const points = await this.#handlers.review(Number(this.#time.value), tell);
      if (study === this.#study) this.#show(points);
    } catch (error) {
      this.#status.textContent = texts.review.failed(faultText(error));
    }
    this.#showRunning(false);
  }

  #showRunning(isRunning) {
    this.#isRunning = isRunning;
    this.#start.textContent = isRunning ? texts.review.cancel : texts.review.start;
    this.#progress.classList.toggle('resting', !isRunning);
  }

  #show(points) {
    if (!points) {
      this.#status.textContent = texts.review.cancelled;
      return;
    }
    this.#faults = faultsOf(points);
    this.#graph.update(points, this.#faults, this.#study.variant);
    this.#graph.mark(this.#study.current);
    this.#list.replaceChildren(...this.#faults.map((fault) => this.#entry(fault)));
    this.#write.disabled = this.#faults.length === 0;
    const counts = ['white', 'black'].map((color) =>
      texts.review.counts(color, countFaults(this.#faults, color)),
    );
    this.#status.textContent = counts.join(' ');
    this.#result.hidden = false;
  }

  #entry({ node, nag, name, better }) {
    const number = `${node.parent.moveNumber}${node.move.color === 'white' ? '.' : '…'}`;
    const button = createElement(
      'button',
      { type: 'button' },
      createElement('b', {
        textContent: `${number} ${shownSan(this.#study.variant, node.move)}${signOfNag(nag)}`,
      }),
      createElement('span', { textContent: texts.review.fault(name, better) }),
    );
    button.addEventListener('click', () => this.#handlers.goTo(node));
    return createElement('li', {}, button);
  }
}
