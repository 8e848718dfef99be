/**
 * Why a move may be made or not: one sentence with a link to the rule, in the place of the state.
 * @import { Explanation } from '../../kingcraft/index.js'
 */

import { sentence } from '../../dom/elements.js';
import { learnAddress } from '../../game/page-address.js';
import { byId } from '../base/page-elements.js';
import { texts } from '../base/page-texts.js';

export class WhyView {
  #asking = false;

  /** @param {() => void} onToggle the reader wants reasons in the place of moves, or moves again */
  constructor(onToggle) {
    byId('why').addEventListener('click', () => {
      this.#setAsking(!this.#asking);
      onToggle();
    });
  }

  /** Whether the next pair of squares is to be explained and not played. */
  get asking() {
    return this.#asking;
  }

  /** @param {Pick<Explanation, 'text' | 'rule'>} explanation */
  show({ text, rule }) {
    this.#setAsking(false);
    byId('why-text').replaceChildren(...sentence(text));
    byId('why-rule', HTMLAnchorElement).href = learnAddress(rule);
    this.#reveal(true);
  }

  /**
   * Removes the explanation.
   * @param {boolean} available whether a person may ask now
   */
  clear(available) {
    if (!available) this.#setAsking(false);
    byId('why', HTMLButtonElement).disabled = !available;
    byId('why-text').textContent = this.#asking ? texts.state.chooseForReason : '';
    this.#reveal(this.#asking);
  }

  /** @param {boolean} asking */
  #setAsking(asking) {
    this.#asking = asking;
    byId('why').setAttribute('aria-pressed', String(asking));
  }

  /** @param {boolean} shown */
  #reveal(shown) {
    byId('reason').hidden = !shown;
    byId('state-detail').hidden = shown;
    byId('why-rule').hidden = this.#asking;
  }
}
