/**
 * The statistics of the saved games: four figures, and tables by game and by opponent to unfold.
 * @import { Variant } from '../../kingcraft/index.js'
 * @import { GameStatistics, Tally } from './game-statistics.js'
 */
import { createElement } from '../../dom/elements.js';
import { wholeNumber } from '../base/formats.js';
import { describeComputer, inOrder } from '../base/game-words.js';
import { gameName, texts } from '../base/page-texts.js';

/** @type {readonly (keyof Tally)[]} */
const COLUMNS = ['games', 'won', 'drawn', 'lost'];

export class StatisticsView {
  #variants;
  #figures = createElement('dl', { className: 'games-figures' });
  #tables = createElement('div', { className: 'games-tables' });

  /** @param {readonly Variant[]} variants as the package lists them */
  constructor(variants) {
    this.#variants = variants;
    this.element = createElement(
      'section',
      { className: 'games-statistics', hidden: true },
      this.#figures,
      createElement(
        'details',
        {},
        createElement('summary', { textContent: texts.library.statistics }),
        this.#tables,
        createElement('p', {
          className: 'row-details',
          textContent: texts.library.statisticsNote,
        }),
      ),
    );
    this.element.setAttribute('aria-label', texts.library.statistics);
  }

  /** @param {GameStatistics} statistics */
  update({ all, byGame, byLevel }) {
    this.element.hidden = all.games === 0;
    this.#figures.replaceChildren(
      ...COLUMNS.map((column) =>
        createElement(
          'div',
          {},
          createElement('dt', { textContent: texts.library.columns[column] }),
          createElement('dd', { textContent: wholeNumber(all[column]) }),
        ),
      ),
    );
    const games = inOrder(this.#variants).flatMap((variant) => {
      const tally = byGame.get(variant.id);
      return tally ? [{ name: gameName(variant), tally }] : [];
    });
    const levels = [...byLevel].sort(([one], [other]) => (one ?? 0) - (other ?? 0));
    const opponents = levels.map(([level, tally]) => ({
      name: level === null ? texts.library.olderOpponents : describeComputer(level),
      tally,
    }));
    this.#tables.replaceChildren(
      ...createTable(texts.library.byGame, games),
      ...createTable(texts.library.byOpponent, opponents),
    );
  }
}

/**
 * A table; nothing where it has no rows.
 * @param {string} title
 * @param {{ name: string, tally: Tally }[]} rows
 */
function createTable(title, rows) {
  if (rows.length === 0) return [];
  const corner = createElement('th', { scope: 'col', textContent: title });
  const heads = COLUMNS.map((column) =>
    createElement('th', { scope: 'col', textContent: texts.library.columns[column] }),
  );
  const body = rows.map(({ name, tally }) => {
    const cells = COLUMNS.map((column) =>
      createElement('td', { textContent: wholeNumber(tally[column]) }),
    );
    return createElement(
      'tr',
      {},
      createElement('th', { scope: 'row', textContent: name }),
      ...cells,
    );
  });
  return [
    createElement(
      'table',
      {},
      createElement('thead', {}, createElement('tr', {}, corner, ...heads)),
      createElement('tbody', {}, ...body),
    ),
  ];
}
