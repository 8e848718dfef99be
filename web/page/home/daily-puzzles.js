/**
 * The puzzles of the day on the first screen: a link for each game, and whether it was solved.
 * @import { Variant } from '../../kingcraft/index.js'
 */
import { h } from '../../dom/elements.js';
import { byId } from '../base/page-elements.js';
import { gameName, texts } from '../base/page-texts.js';
import { puzzleAddress } from '../puzzles/puzzle-address.js';
import { dailyState, dayOf } from '../puzzles/puzzle-days.js';
import { withPuzzles } from '../puzzles/puzzle-files.js';
import * as storage from '../store/page-storage.js';

export class DailyPuzzles {
  #root;
  #list;
  /** @type {{ variant: Variant, link: HTMLAnchorElement }[]} */
  #entries;

  /**
   * @param {HTMLElement} root which is hidden where no game has puzzles
   * @param {readonly Variant[]} variants as the package lists them
   */
  constructor(root, variants) {
    this.#root = root;
    this.#entries = withPuzzles(variants).map((variant) => ({
      variant,
      link: h('a', { href: puzzleAddress(variant.id, 'day') }),
    }));
    this.#list = h('ul', {}, ...this.#entries.map(({ link }) => h('li', {}, link)));
    root.append(this.#list);
    root.hidden = this.#entries.length === 0;
    // Readers who have solved puzzles come back for them; all others choose a game first.
    if (Object.keys(storage.storedValues().puzzles).length > 0) byId('cards-title').before(root);
  }

  /** Shows what was solved until now. */
  update() {
    if (this.#root.hidden) return;
    const day = dayOf(new Date());
    const { puzzles } = storage.storedValues();
    for (const { variant, link } of this.#entries) {
      const state = dailyState(puzzles[variant.id]?.daily ?? null, day);
      link.textContent = gameName(variant);
      link.className = state;
      link.setAttribute('aria-label', texts.puzzles.dayOf(gameName(variant), state));
    }
  }
}
