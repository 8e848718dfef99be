/** The review of a whole game: how long to look, how far it is, and then its graph and the moves that cost most. */
import { make } from '../dom.js';
import { COLOR_NAMES } from '../words.js';
import { JUDGEMENTS } from './nags.js';
import { annotate, countFaults, faultsOf } from './review.js';
import { ReviewGraph } from './review-graph.js';

/** Milliseconds a move. */
const TIMES = [
  ['100', 'Quick: 0.1 s a move'],
  ['500', 'Normal: 0.5 s a move'],
  ['2000', 'Thorough: 2 s a move'],
];

export class ReviewView {
  #handlers;
  #study = null;
  #faults = [];
  #time = make('select', { id: 'study-review-time' });
  #start = make('button', { type: 'button', className: 'primary' });
  #progress = make('progress', { max: 1, value: 0 });
  #status = make('p', { className: 'study-note' });
  #graph;
  #list = make('ol', { className: 'study-faults' });
  #write = make('button', { type: 'button', textContent: 'Write into the moves' });
  #result;
  #isRunning = false;

  /**
   * @param handlers `review(time, onProgress)`: resolves with the points of lookThrough, or null; `cancel()`; `goTo(node)`; `written()`: the study has
   *   new remarks
   */
  constructor(handlers) {
    this.#handlers = handlers;
    this.#graph = new ReviewGraph((node) => handlers.goTo(node));
    for (const [value, textContent] of TIMES)
      this.#time.append(make('option', { value, textContent }));
    this.#start.addEventListener('click', () =>
      this.#isRunning ? handlers.cancel() : this.#run(),
    );
    this.#write.addEventListener('click', () => {
      annotate(this.#study, this.#faults);
      handlers.written();
      this.#status.textContent = 'Signs and remarks are in the moves.';
    });
    this.#status.setAttribute('role', 'status');
    this.#progress.setAttribute('aria-label', 'Review');
    this.#list.setAttribute('aria-label', 'Moves that cost most');
    this.#result = make(
      'div',
      { className: 'study-result', hidden: true },
      this.#graph.element,
      this.#list,
      this.#write,
    );
    const label = make('label', { htmlFor: this.#time.id, textContent: 'Time for the main line' });
    const row = make('div', { className: 'study-row' }, this.#time, this.#start);
    this.element = make(
      'div',
      { className: 'study-review' },
      label,
      row,
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
      this.#result.hidden = true;
      this.#status.textContent = '';
    }
    this.#start.disabled = study.tree.root.children.length === 0;
    this.#graph.mark(study.current);
  }

  async #run() {
    const study = this.#study;
    this.#showRunning(true);
    this.#status.textContent = 'The machine reviews the game.';
    const tell = (done, all) => {
      this.#progress.value = done / all;
      this.#progress.textContent = `${done} of ${all}`;
    };
    try {
      const points = await this.#handlers.review(Number(this.#time.value), tell);
      if (study === this.#study) this.#show(points);
    } catch ({ message }) {
      this.#status.textContent = `The review failed: ${message}`;
    }
    this.#showRunning(false);
  }

  #showRunning(isRunning) {
    this.#isRunning = isRunning;
    this.#start.textContent = isRunning ? 'Cancel' : 'Review';
    this.#progress.classList.toggle('resting', !isRunning);
  }

  #show(points) {
    if (!points) {
      this.#status.textContent = 'The review was cancelled.';
      return;
    }
    this.#faults = faultsOf(points);
    this.#graph.update(points, this.#faults);
    this.#graph.mark(this.#study.current);
    this.#list.replaceChildren(...this.#faults.map((fault) => this.#entry(fault)));
    this.#write.disabled = this.#faults.length === 0;
    const counts = ['white', 'black'].map(
      (color) => `${COLOR_NAMES[color]}: ${countFaults(this.#faults, color)}.`,
    );
    this.#status.textContent = counts.join(' ');
    this.#result.hidden = false;
  }

  #entry({ node, nag, name, better }) {
    const { sign } = JUDGEMENTS.find((judgement) => judgement.nag === nag);
    const number = `${node.parent.moveNumber}${node.move.color === 'white' ? '.' : '…'}`;
    const button = make(
      'button',
      { type: 'button' },
      make('b', { textContent: `${number} ${node.move.san}${sign}` }),
      make('span', { textContent: `${name}${better ? `; better is ${better}` : ''}` }),
    );
    button.addEventListener('click', () => this.#handlers.goTo(node));
    return make('li', {}, button);
  }
}
