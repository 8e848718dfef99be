/**
 * The saved games on their screen: what is listed of them, with a picture each, and their statistics.
 * @import { Kingcraft } from '../../kingcraft/index.js'
 * @import { BrowserStore } from '../store/browser-store.js'
 * @import { GameLocks } from '../store/browser-tab.js'
 * @import { GameFilter } from './game-filter.js'
 * @import { GameSaver } from './game-saver.js'
 * @import { Notify } from './library-list.js'
 * @import { Place } from './library-row.js'
 * @import { ListedGame } from '../store/saved-records.js'
 */
import { h } from '../../dom/elements.js';
import { firstGame } from '../../variants/generated/page/first-game.js';
import { wholeNumber } from '../base/formats.js';
import { createButton } from '../base/page-elements.js';
import { gameName, texts } from '../base/page-texts.js';
import { readRecord } from '../store/saved-records.js';
import { describeRecord } from './describe-records.js';
import { FilterView } from './filter-view.js';
import { ALL_GAMES, matches } from './game-filter.js';
import { countGames } from './game-statistics.js';
import { GameThumbnails } from './game-thumbnails.js';
import { LibraryList } from './library-list.js';
import { LibraryRow } from './library-row.js';
import { StatisticsView } from './statistics-view.js';

/** The number of games that are listed at first, and that are added when the reader asks for more. */
const PAGE = 50;

/** The number of records that are read at once. */
const SLICE = 100;

/**
 * `filter`: the reader wants to see these games; `play`: a new game of this variant; `gallery`: all kinds of games.
 * @typedef {{
 *   open(id: string): void,
 *   openCopy(id: string): void,
 *   review(id: string): void,
 *   filter(filter: GameFilter): void,
 *   play(variant: string): void,
 *   gallery(): void,
 * }} GamesHandlers
 */

export class SavedGames {
  #kingcraft;
  #store;
  #saver;
  #locks;
  #handlers;
  #list = h('ul', { id: 'saved-games' });
  #more = h('button', {
    class: 'games-more',
    type: 'button',
    on: { click: () => this.#showMore() },
  });
  #empty = h('div', { class: 'games-empty' });
  #unmatched;
  #filterView;
  #statistics;
  #thumbnails;
  #games;
  #filter = ALL_GAMES;
  /** How many games are listed, if there are so many. */
  #length = PAGE;
  /** Counts what was read: only the latest is shown. */
  #turn = 0;

  /**
   * @param {Kingcraft} kingcraft
   * @param {{ store: BrowserStore, saver: GameSaver, locks: GameLocks }} parts of the page
   * @param {{ notify: Notify, focusElsewhere(): void }} list see LibraryList
   * @param {GamesHandlers & { onCount(count: number): void }} handlers `onCount`: so many games are saved
   */
  constructor(kingcraft, { store, saver, locks }, { notify, focusElsewhere }, handlers) {
    this.#kingcraft = kingcraft;
    this.#store = store;
    this.#saver = saver;
    this.#locks = locks;
    this.#handlers = handlers;
    this.#thumbnails = new GameThumbnails(kingcraft, store);
    this.#statistics = new StatisticsView(kingcraft.variants);
    this.#filterView = new FilterView(kingcraft.variants, handlers.filter);
    this.#unmatched = this.#createUnmatched();
    this.#games = new LibraryList(
      this.#list,
      {
        read: (id) => store.game(id),
        put: (game) => store.putGame(game),
        erase: (id) => store.deleteGame(id),
        isElsewhere: async (id) => (await this.#places())(id) === 'elsewhere',
        refresh: () => this.refresh(),
      },
      notify,
      focusElsewhere,
    );
    this.#fillEmpty();
    this.elements = [
      this.#statistics.element,
      this.#filterView.element,
      this.#list,
      this.#unmatched,
      this.#more,
      this.#empty,
    ];
  }

  /** The element that lists the games. */
  get list() {
    return this.#list;
  }

  /** Invites to a first game. */
  #fillEmpty() {
    const { variants } = this.#kingcraft;
    const variant = variants.find(({ id }) => id === firstGame.id) ?? variants[0];
    const name = gameName(variant);
    const play = () => this.#handlers.play(variant.id);
    this.#empty.append(
      h('p', {}, texts.library.none(name, firstGame.minutes)),
      h(
        'div',
        { class: 'row-actions' },
        createButton(texts.library.play(name), play, 'primary'),
        createButton(texts.library.pick, () => this.#handlers.gallery()),
      ),
    );
  }

  #createUnmatched() {
    return h(
      'div',
      { class: 'games-empty', hidden: true },
      h('p', {}, texts.library.noneFound),
      createButton(texts.library.showAll, () => this.#handlers.filter(ALL_GAMES)),
    );
  }

  /** @param {GameFilter} filter of what is listed from the next refresh on */
  setFilter(filter) {
    const isSame = filter.game === this.#filter.game && filter.result === this.#filter.result;
    if (!isSame) this.#length = PAGE;
    this.#filter = filter;
  }

  /** Shows the games as they are saved now, unless that is not wanted any more when they have been read. */
  async refresh(isWanted = () => true) {
    if (!isWanted()) return;
    const turn = ++this.#turn;
    const isLatest = () => turn === this.#turn && isWanted();
    const [ids, placeOf] = await Promise.all([this.#store.gameIds(), this.#places()]);
    const isFiltered = this.#filter.game !== null || this.#filter.result !== null;
    const first = isFiltered ? ids.length : this.#length;
    const records = await this.#read(ids.slice(0, first));
    if (!isLatest()) return;
    const found = records.filter((record) => matches(record, this.#filter));
    const count = isFiltered ? found.length : ids.length;
    this.#show(found.slice(0, this.#length), count, placeOf);
    this.#handlers.onCount(ids.length);
    this.#empty.hidden = ids.length > 0;
    this.#unmatched.hidden = found.length > 0 || ids.length === 0;
    this.#filterView.element.hidden = ids.length === 0;
    this.#count(records, ids.slice(first), isLatest);
  }

  /**
   * @param {ListedGame[]} games
   * @param {number} count of all that could be listed
   * @param {(id: string) => Place} placeOf
   */
  #show(games, count, placeOf) {
    const rows = games.map((game) => this.#createRow(game, placeOf(game.id)));
    this.#more.hidden = count <= this.#length;
    this.#more.textContent = texts.library.more(wholeNumber(rows.length), wholeNumber(count));
    this.#games.show(rows);
    this.#filterView.update(this.#filter, texts.library.count(count, wholeNumber(count)));
  }

  /**
   * Shows the statistics once all games are read, which may take a moment longer than the list.
   * @param {ListedGame[]} read the games that are read already
   * @param {string[]} others the ids of all other games
   * @param {() => boolean} isLatest
   */
  async #count(read, others, isLatest) {
    const games = [...read, ...(await this.#read(others))];
    if (isLatest()) this.#statistics.update(countGames(games));
  }

  /**
   * The games with these ids that can be listed.
   * @param {string[]} ids
   */
  async #read(ids) {
    const games = [];
    for (let first = 0; first < ids.length; first += SLICE)
      games.push(...(await this.#store.games(ids.slice(first, first + SLICE))).map(readRecord));
    return games.filter((game) => game !== null);
  }

  /**
   * A function that says of an id where the game is open.
   * @returns {Promise<(id: string) => Place>}
   */
  async #places() {
    const held = await this.#locks.held();
    return (id) => {
      if (id === this.#saver.id) return 'here';
      return held.has(id) ? 'elsewhere' : null;
    };
  }

  /**
   * @param {ListedGame} record
   * @param {Place} place
   */
  #createRow(record, place) {
    const { deleteQuestion } = texts.library;
    const picture = this.#thumbnails.of(record);
    const words = describeRecord(record, this.#kingcraft.variants);
    const isOver = record.plies > 0 && record.summary?.outcome;
    return new LibraryRow(record, { ...words, picture, heading: 'h2', deleteQuestion }, place, {
      open: this.#handlers.open,
      openCopy: this.#handlers.openCopy,
      ...(isOver && { review: this.#handlers.review }),
      rename: (id, name) => this.#games.change(id, () => this.#saver.rename(id, name)),
      remove: (id, title) => this.#games.remove(id, title),
    });
  }

  async #showMore() {
    const first = this.#games.rows.length;
    this.#length += PAGE;
    await this.refresh();
    this.#games.rows[first]?.focus();
  }
}
