// @ts-nocheck
/** Work on a long text, which the reader can see go on and can end. */
import { createElement } from '../../scene/elements.js';
import { texts } from '../page-texts.js';
import { inSlices } from '../sliced-work.js';

export class ReadingProgress {
  #bar = createElement('progress', { max: 1, value: 0 });
  #cancel = createElement('button', { type: 'button', textContent: texts.files.cancel });
  #abort = new AbortController();

  constructor() {
    this.#bar.setAttribute('aria-label', texts.files.reading);
    this.#cancel.addEventListener('click', () => this.#abort.abort());
    this.element = createElement(
      'div',
      { className: 'study-row', hidden: true },
      this.#bar,
      this.#cancel,
    );
  }

  /**
   * Runs a generator in slices, in the place of one that still runs.
   * @param {Generator<number>} steps yields how much is done
   * @param {number} all when it is done
   * @returns {Promise} what it returns; null when it was cancelled
   */
  async run(steps, all) {
    this.#abort.abort();
    const abort = new AbortController();
    this.#abort = abort;
    this.#show(0);
    try {
      return await inSlices(steps, {
        signal: abort.signal,
        onProgress: (done) => this.#show(done / all),
      });
    } catch (error) {
      if (!abort.signal.aborted) throw error;
      return null;
    } finally {
      if (abort === this.#abort) this.element.hidden = true;
    }
  }

  /** A short text is read before there is anything to see. */
  #show(part) {
    this.element.hidden = part === 0;
    this.#bar.value = part;
  }
}
