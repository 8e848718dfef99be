/**
 * The two choices above the saved games: which game, and which result.
 * @import { Variant } from '../../kingcraft/index.js'
 * @import { GameFilter, ListedResult } from './game-filter.js'
 */
import { h } from '../../dom/elements.js';
import { inOrder } from '../base/game-words.js';
import { gameName, texts } from '../base/page-texts.js';
import { RESULTS } from './game-filter.js';

export class FilterView {
  #game = h('select', { 'aria-label': texts.library.game });
  #result = h('select', { 'aria-label': texts.library.result });
  #count = h('p', { class: 'row-details', role: 'status' });

  /**
   * @param {readonly Variant[]} variants as the package lists them
   * @param {(filter: GameFilter) => void} onChange
   */
  constructor(variants, onChange) {
    this.#game.append(
      createOption('', texts.library.allGames),
      ...inOrder(variants).map((variant) => createOption(variant.id, gameName(variant))),
    );
    this.#result.append(
      createOption('', texts.library.allResults),
      ...RESULTS.map((result) => createOption(result, texts.library.results[result])),
    );
    this.element = h(
      'div',
      {
        class: 'games-filter',
        hidden: true,
        on: {
          change: () =>
            onChange({
              game: this.#game.value || null,
              result: /** @type {ListedResult} */ (this.#result.value) || null,
            }),
        },
      },
      this.#game,
      this.#result,
      this.#count,
    );
  }

  /**
   * @param {GameFilter} filter
   * @param {string} count says how many games are found
   */
  update({ game, result }, count) {
    this.#game.value = game ?? '';
    this.#result.value = result ?? '';
    if (this.#count.textContent !== count) this.#count.textContent = count;
  }
}

/**
 * @param {string} value
 * @param {string} text
 */
function createOption(value, text) {
  return h('option', { value }, text);
}
