/**
 * The statistics of the saved games: four figures, and tables by game and by opponent to unfold.
 * @import { Variant } from '../../kingcraft/index.js'
 * @import { GameStatistics, Tally } from './game-statistics.js'
 */
import { h } from '../../dom/elements.js';
import { wholeNumber } from '../base/formats.js';
import { describeComputer, inOrder } from '../base/game-words.js';
import { gameName, texts } from '../base/page-texts.js';
import { PROGRESS_ADDRESS } from '../progress/progress-address.js';
import { settings } from '../store/settings.js';

/** @type {readonly (keyof Tally)[]} */
const COLUMNS = ['games', 'won', 'drawn', 'lost'];

export class StatisticsView {
  #variants;
  #figures = h('dl', { class: 'games-figures' });
  #tables = h('div', { class: 'games-tables' });
  #progress = h(
    'p',
    { class: 'games-progress' },
    h('a', { href: PROGRESS_ADDRESS }, texts.progress.title),
  );

  /** @param {readonly Variant[]} variants as the package lists them */
  constructor(variants) {
    this.#variants = variants;
    this.element = h(
      'section',
      { class: 'games-statistics', hidden: true, 'aria-label': texts.library.statistics },
      this.#figures,
      this.#progress,
      h(
        'details',
        {},
        h('summary', {}, texts.library.statistics),
        this.#tables,
        h('p', { class: 'row-details' }, texts.library.statisticsNote),
      ),
    );
    settings.watch(({ progress }) => {
      this.#progress.hidden = !progress;
    });
  }

  /** @param {GameStatistics} statistics */
  update({ all, byGame, byLevel }) {
    this.element.hidden = all.games === 0;
    this.#figures.replaceChildren(
      ...COLUMNS.map((column) =>
        h(
          'div',
          {},
          h('dt', {}, texts.library.columns[column]),
          h('dd', {}, wholeNumber(all[column])),
        ),
      ),
    );
    const games = inOrder(this.#variants).flatMap((variant) => {
      const tally = byGame.get(variant.id);
      return tally ? [{ name: gameName(variant), tally }] : [];
    });
    const levels = [...byLevel].sort(([one], [other]) => one - other);
    const opponents = levels.map(([level, tally]) => ({
      name: describeComputer(level),
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
  const corner = h('th', { scope: 'col' }, title);
  const heads = COLUMNS.map((column) => h('th', { scope: 'col' }, texts.library.columns[column]));
  const body = rows.map(({ name, tally }) => {
    const cells = COLUMNS.map((column) => h('td', {}, wholeNumber(tally[column])));
    return h('tr', {}, h('th', { scope: 'row' }, name), ...cells);
  });
  return [h('table', {}, h('thead', {}, h('tr', {}, corner, ...heads)), h('tbody', {}, ...body))];
}
