/**
 * The screen with the lists of all saved games and studies.
 * @import { Kingcraft } from '../../kingcraft/index.js'
 * @import { Notices } from '../base/notices.js'
 * @import { BrowserStore } from '../store/browser-store.js'
 * @import { GameLocks } from '../store/browser-tab.js'
 * @import { GameSaver } from './game-saver.js'
 * @import { Notify } from './library-list.js'
 * @import { GamesHandlers } from './saved-games.js'
 * @import { ListedStudy } from '../store/saved-records.js'
 */

import { h } from '../../dom/elements.js';
import { wholeNumber } from '../base/formats.js';
import { loadStyle } from '../base/load-style.js';
import { byId, savePgn } from '../base/page-elements.js';
import { texts } from '../base/page-texts.js';
import { createBackup } from './backup-view.js';
import { GameFile } from './export-games.js';
import { RESULTS } from './game-filter.js';
import { LibraryList } from './library-list.js';
import { createStudyRow } from './library-row.js';
import { SavedGames } from './saved-games.js';

/** The number of games that are exported at once, until the page may do something else. */
const SLICE = 5;

const STYLE = new URL('library.css', import.meta.url);

/**
 * What the screen asks of the page, beside what SavedGames does; `hasStudy`: whether this tab has the study open;
 * `forgetStudy`: the study is deleted; `openFriendFile`: a friend elsewhere has sent this file.
 * @typedef {GamesHandlers & {
 *   openStudy(study: ListedStudy): void,
 *   openFriendFile(file: File): void,
 *   hasStudy(id: string): boolean,
 *   forgetStudy(id: string): void,
 * }} LibraryHandlers
 */

export class LibraryScreen {
  #kingcraft;
  #store;
  #locks;
  #studyLocks;
  #notices;
  #handlers;
  root = byId('games');
  #studies = h('ul', { id: 'saved-studies' });
  #studiesTitle = h('h2', { id: 'studies-title' }, texts.library.studies);
  #export = h(
    'button',
    { type: 'button', on: { click: () => this.#saveAll() } },
    texts.library.saveAll,
  );
  #games;
  #savedStudies;
  #closeNotice = () => {};

  /**
   * @param {Kingcraft} kingcraft
   * @param {{ store: BrowserStore, saver: GameSaver, locks: GameLocks, studyLocks: GameLocks, notices: Notices }} parts
   *   of the page
   * @param {LibraryHandlers} handlers
   */
  constructor(kingcraft, { store, saver, locks, studyLocks, notices }, handlers) {
    this.#kingcraft = kingcraft;
    this.#store = store;
    this.#locks = locks;
    this.#studyLocks = studyLocks;
    this.#notices = notices;
    this.#handlers = handlers;
    /** @type {Notify} */
    const notify = (text, offer) => {
      this.#closeNotice();
      this.#closeNotice = this.#notices.show(text, offer);
    };
    const focusElsewhere = () => byId('games-title').focus();
    const parts = { store, saver, locks };
    this.#games = new SavedGames(
      kingcraft,
      parts,
      { notify, focusElsewhere },
      {
        ...handlers,
        onCount: (count) => {
          this.#export.hidden = count === 0;
        },
      },
    );
    this.#savedStudies = new LibraryList(
      this.#studies,
      {
        read: (id) => store.study(id),
        put: (study) => store.putStudy(study),
        erase: async (id) => {
          handlers.forgetStudy(id);
          await store.deleteStudy(id);
        },
        isElsewhere: async (id) => (await this.#studiesElsewhere())(id),
        refresh: () => this.#refreshStudies(),
      },
      notify,
      focusElsewhere,
    );
    this.root.replaceChildren(this.#createBody());
    store.onGames(() => this.#games.refresh(() => this.#isAtRest(this.#games.list)));
    store.onStudies(() => this.#refreshStudies(() => this.#isAtRest(this.#studies)));
  }

  #createBody() {
    const title = h('h1', { id: 'games-title', tabIndex: -1 }, texts.library.title);
    const note = h('p', {}, texts.library.note);
    const head = h('div', { class: 'games-head' }, title, this.#export, note);
    const body = h(
      'div',
      { class: 'games-body' },
      head,
      ...this.#games.elements,
      this.#studiesTitle,
      this.#studies,
      this.#createBackup(),
    );
    this.#games.list.setAttribute('aria-labelledby', title.id);
    this.#studies.setAttribute('aria-labelledby', this.#studiesTitle.id);
    return body;
  }

  #createBackup() {
    return createBackup(this.#store, {
      openFriendFile: (file) => this.#handlers.openFriendFile(file),
      openIds: async () =>
        new Set([...(await this.#locks.held()), ...(await this.#studyLocks.held())]),
      restored: () => {
        this.#games.refresh();
        this.#refreshStudies();
      },
    });
  }

  /**
   * Shows the list as it is now, as long as it was; see Router.follow.
   * @param {{ game: string | null, result: string | null }} address
   * @param {{ isAsked(): boolean, enter(screen: LibraryScreen): boolean }} visit
   */
  async show({ game, result }, { isAsked, enter }) {
    await loadStyle(STYLE);
    if (!isAsked()) return;
    this.#games.setFilter({
      game: this.#kingcraft.variants.some(({ id }) => id === game) ? game : null,
      result: RESULTS.find((one) => one === result) ?? null,
    });
    await Promise.all([this.#games.refresh(isAsked), this.#refreshStudies(isAsked)]);
    if (!enter(this)) return;
    document.title = `${texts.library.title} · Kingcraft`;
    if (!this.root.contains(document.activeElement))
      byId('games-title').focus({ preventScroll: true });
  }

  hide() {
    this.#closeNotice();
  }

  /**
   * Whether nothing in a list that is seen waits for the reader's answer.
   * @param {HTMLElement} list
   */
  #isAtRest(list) {
    return !this.root.hidden && !list.querySelector('form, [role="alertdialog"]');
  }

  /** A function that says of an id whether another tab has the study open. */
  async #studiesElsewhere() {
    const held = await this.#studyLocks.held();
    return (/** @type {string} */ id) => held.has(id) && !this.#handlers.hasStudy(id);
  }

  /** Shows the studies as they are saved now, the one that was changed last first. */
  async #refreshStudies(isWanted = () => true) {
    if (!isWanted()) return;
    const [studies, isElsewhere] = await Promise.all([
      this.#store.studies(),
      this.#studiesElsewhere(),
    ]);
    if (!isWanted()) return;
    const { variants } = this.#kingcraft;
    const handlers = {
      open: this.#handlers.openStudy,
      remove: (/** @type {string} */ id, /** @type {string} */ title) =>
        this.#savedStudies.remove(id, title),
    };
    const rows = studies
      .sort((one, other) => other.changed - one.changed)
      .map((record) => createStudyRow(record, variants, isElsewhere(record?.id), handlers))
      .filter((row) => row !== null);
    this.#savedStudies.show(rows);
    this.#studiesTitle.hidden = rows.length === 0;
  }

  async #saveAll() {
    const file = new GameFile(this.#kingcraft);
    const ids = await this.#store.gameIds();
    for (let first = 0; first < ids.length; first += SLICE)
      file.add(await this.#store.games(ids.slice(first, first + SLICE)));
    savePgn('kingcraft-games.pgn', file.text);
    const { unreadable: count } = file;
    if (count > 0) this.#notices.show(texts.library.unreadable(count, wholeNumber(count)));
  }
}
