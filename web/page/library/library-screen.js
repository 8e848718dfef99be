/**
 * The screen with the lists of all saved games and studies.
 * @import { Kingcraft } from '../../kingcraft/index.js'
 * @import { Notices } from '../notices.js'
 * @import { BrowserStore } from './browser-store.js'
 * @import { GameLocks } from './browser-tab.js'
 * @import { GameSaver } from './game-saver.js'
 * @import { ListedStore, Notify } from './library-list.js'
 * @import { Place } from './library-row.js'
 * @import { ListedGame, ListedStudy } from './saved-records.js'
 */

import { createElement } from '../../scene/elements.js';
import { wholeNumber } from '../formats.js';
import { loadStyle } from '../load-style.js';
import { byId, savePgn } from '../page-elements.js';
import { texts } from '../page-texts.js';
import { describeRecord } from './describe-records.js';
import { GameFile } from './export-games.js';
import { LibraryList } from './library-list.js';
import { createStudyRow, LibraryRow } from './library-row.js';
import { readRecord } from './saved-records.js';

/** The number of games that are listed at first, and that are added when the reader asks for more. */
const PAGE = 50;

/** The number of games that are exported at once, until the page may do something else. */
const SLICE = 5;

const STYLE = new URL('library.css', import.meta.url);

/**
 * @typedef {object} LibraryHandlers
 * @property {(id: string) => void} open shows a game
 * @property {(id: string) => void} openCopy shows a copy of a game
 * @property {(study: ListedStudy) => void} openStudy
 * @property {(id: string) => boolean} hasStudy whether this tab has the study open
 * @property {(id: string) => void} forgetStudy the study is deleted
 * @property {() => void} gallery the reader wants to see all kinds of games
 */

export class LibraryScreen {
  #kingcraft;
  #store;
  #saver;
  #locks;
  #studyLocks;
  #notices;
  #handlers;
  root = byId('games');
  #list = createElement('ul', { id: 'saved-games' });
  #studies = createElement('ul', { id: 'saved-studies' });
  #studiesTitle = createElement('h2', { textContent: texts.library.studies, id: 'studies-title' });
  #empty = createElement('div', { className: 'games-empty' });
  #export = createElement('button', { type: 'button', textContent: texts.library.saveAll });
  #more = createElement('button', { type: 'button', className: 'games-more' });
  #games;
  #savedStudies;
  /** How many games are listed, if there are so many. */
  #length = PAGE;
  #closeNotice = () => {};

  /**
   * @param {Kingcraft} kingcraft
   * @param {{ store: BrowserStore, saver: GameSaver, locks: GameLocks, studyLocks: GameLocks, notices: Notices }} parts of the page
   * @param {LibraryHandlers} handlers
   */
  constructor(kingcraft, { store, saver, locks, studyLocks, notices }, handlers) {
    this.#kingcraft = kingcraft;
    this.#store = store;
    this.#saver = saver;
    this.#locks = locks;
    this.#studyLocks = studyLocks;
    this.#notices = notices;
    this.#handlers = handlers;
    this.#games = this.#createList(this.#list, {
      read: (id) => store.game(id),
      put: (game) => store.putGame(game),
      erase: (id) => store.deleteGame(id),
      isElsewhere: async (id) => (await this.#gamePlaces())(id) === 'elsewhere',
      refresh: () => this.#refresh(),
    });
    this.#savedStudies = this.#createList(this.#studies, {
      read: (id) => store.study(id),
      put: (study) => store.putStudy(study),
      erase: async (id) => {
        handlers.forgetStudy(id);
        await store.deleteStudy(id);
      },
      isElsewhere: async (id) => (await this.#studiesElsewhere())(id),
      refresh: () => this.#refreshStudies(),
    });
    this.#export.addEventListener('click', () => this.#saveAll());
    this.#more.addEventListener('click', () => this.#showMore());
    this.root.replaceChildren(this.#createBody());
    store.onGames(() => this.#refresh(() => this.#isAtRest(this.#list)));
    store.onStudies(() => this.#refreshStudies(() => this.#isAtRest(this.#studies)));
  }

  /**
   * @template {{ id: string }} Saved
   * @param {HTMLElement} element
   * @param {ListedStore<Saved>} store
   */
  #createList(element, store) {
    /** @type {Notify} */
    const notify = (text, offer) => {
      this.#closeNotice();
      this.#closeNotice = this.#notices.show(text, offer);
    };
    return new LibraryList(element, store, notify, () => byId('games-title').focus());
  }

  #createBody() {
    const title = createElement('h1', {
      textContent: texts.library.title,
      id: 'games-title',
      tabIndex: -1,
    });
    const note = createElement('p', { textContent: texts.library.note });
    const head = createElement('div', { className: 'games-head' }, title, this.#export, note);
    const body = createElement(
      'div',
      { className: 'games-body' },
      head,
      this.#list,
      this.#more,
      this.#empty,
      this.#studiesTitle,
      this.#studies,
    );
    this.#list.setAttribute('aria-labelledby', title.id);
    this.#studies.setAttribute('aria-labelledby', this.#studiesTitle.id);
    const pick = createElement('button', {
      type: 'button',
      className: 'primary',
      textContent: texts.library.pick,
    });
    pick.addEventListener('click', () => this.#handlers.gallery());
    this.#empty.append(createElement('p', { textContent: texts.library.none }), pick);
    return body;
  }

  /**
   * Shows the list as it is now, as long as it was; see Router.follow.
   * @param {unknown} _address
   * @param {{ enter(screen: LibraryScreen): boolean }} visit
   */
  async show(_address, visit) {
    await loadStyle(STYLE);
    await Promise.all([this.#refresh(), this.#refreshStudies()]);
    if (!visit.enter(this)) return;
    document.title = `${texts.library.title} · Kingcraft`;
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

  /**
   * A function that says of an id where the game is open.
   * @returns {Promise<(id: string) => Place>}
   */
  async #gamePlaces() {
    const held = await this.#locks.held();
    return (id) => {
      if (id === this.#saver.id) return 'here';
      return held.has(id) ? 'elsewhere' : null;
    };
  }

  /** A function that says of an id whether another tab has the study open. */
  async #studiesElsewhere() {
    const held = await this.#studyLocks.held();
    return (/** @type {string} */ id) => held.has(id) && !this.#handlers.hasStudy(id);
  }

  /** Shows the games as they are saved now, unless that is not wanted any more when they have been read. */
  async #refresh(isWanted = () => true) {
    if (!isWanted()) return;
    const ids = await this.#store.gameIds();
    const [records, placeOf] = await Promise.all([
      this.#store.games(ids.slice(0, this.#length)),
      this.#gamePlaces(),
    ]);
    if (!isWanted()) return;
    const readable = records.map(readRecord).filter((record) => record !== null);
    const rows = readable.map((record) => this.#createRow(record, placeOf(record.id)));
    this.#more.hidden = ids.length <= this.#length;
    this.#more.textContent = texts.library.more(wholeNumber(rows.length), wholeNumber(ids.length));
    this.#games.show(rows);
    this.#empty.hidden = rows.length > 0;
    this.#export.disabled = rows.length === 0;
  }

  /**
   * @param {ListedGame} record
   * @param {Place} place
   */
  #createRow(record, place) {
    const { deleteQuestion } = texts.library;
    const words = describeRecord(record, this.#kingcraft.variants);
    return new LibraryRow(record, { ...words, heading: 'h2', deleteQuestion }, place, {
      open: this.#handlers.open,
      openCopy: this.#handlers.openCopy,
      rename: (id, name) => this.#games.change(id, () => this.#saver.rename(id, name)),
      remove: (id, title) => this.#games.remove(id, title),
    });
  }

  /** Shows the studies in the same way, the one that was changed last first. */
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

  async #showMore() {
    const first = this.#games.rows.length;
    this.#length += PAGE;
    await this.#refresh();
    this.#games.rows[first]?.focus();
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
