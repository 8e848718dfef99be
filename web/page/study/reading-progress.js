/** The progress of work on a long text, and a button that cancels it. */
import { h } from '../../dom/elements.js';
import { texts } from '../base/page-texts.js';
import { inSlices } from '../base/sliced-work.js';

export class ReadingProgress {
  #bar = h('progress', { max: 1, value: 0, 'aria-label': texts.files.reading });
  #cancel = h(
    'button',
    { type: 'button', on: { click: () => this.#abort.abort() } },
    texts.files.cancel,
  );
  #abort = new AbortController();

  constructor() {
    this.element = h('div', { class: 'study-row', hidden: true }, this.#bar, this.#cancel);
  }

  /**
   * Runs a generator in slices; one that still runs is cancelled.
   * @template T
   * @param {Generator<number, T>} steps yields how much is done
   * @param {number} all how much there is
   * @returns {Promise<T | null>} what the generator returns; null when it was cancelled
   */
  async run(steps, all) {
    this.#abort.abort();
    const abort = new AbortController();
    this.#abort = abort;
    this.#show(0);
    try {
      return await inSlices(steps, {
        signal: abort.signal,
        onProgress: (/** @type {number} */ done) => this.#show(done / all),
      });
    } catch (error) {
      if (!abort.signal.aborted) throw error;
      return null;
    } finally {
      if (abort === this.#abort) this.element.hidden = true;
    }
  }

  /** A short text is read before the bar is shown. @param {number} part 0 to 1 */
  #show(part) {
    this.element.hidden = part === 0;
    this.#bar.value = part;
  }
}
