// @ts-nocheck
/** The lists of all kept games and studies. */

import { createElement } from '../../scene/elements.js';
import { byId } from '../dom.js';
import { wholeNumber } from '../formats.js';
import { loadStyle } from '../load-style.js';
import { savePgn } from '../save-file.js';
import { createSettingsButton } from '../settings-button.js';
import { texts } from '../texts.js';
import { GameFile } from './export-games.js';
import { KeptList } from './library-list.js';
import { LibraryRow } from './library-row.js';
import { describeRecord } from './record-words.js';
import { readRecord } from './saved-records.js';
import { createStudyRow } from './study-row.js';

/** So many games are listed at once, and more when the reader asks. */
const PAGE = 50;

/** So many games are read and written before the page may do something else. */
const SLICE = 5;

const STYLE = new URL('library.css', import.meta.url);

export class LibraryScreen {
  #kingcraft;
  #store;
  #keeper;
  #locks;
  #studyLocks;
  #notices;
  #handlers;
  root = byId('games');
  #list = createElement('ul', { id: 'kept-games' });
  #studies = createElement('ul', { id: 'kept-studies' });
  #studiesTitle = createElement('h2', { textContent: texts.library.studies, id: 'studies-title' });
  #empty = createElement('div', { className: 'games-empty' });
  #export = createElement('button', { type: 'button', textContent: texts.library.saveAll });
  #more = createElement('button', { type: 'button', className: 'games-more' });
  #games;
  #keptStudies;
  /** How many games are listed, if there are so many. */
  #length = PAGE;
  #takeBack = null;

  /**
   * @param kingcraft the loaded package
   * @param kept `{ store, keeper, locks, studyLocks, notices }` of the page
   * @param handlers `open(id)` and `openCopy(id)` show a game, `openStudy({ id, variant })` a study; `hasStudy(id)`: whether
   *   this tab has it open; `forgetStudy(id)`: it is deleted; `gallery()`: the reader wants to see all kinds of games
   */
  constructor(kingcraft, { store, keeper, locks, studyLocks, notices }, handlers) {
    this.#kingcraft = kingcraft;
    this.#store = store;
    this.#keeper = keeper;
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
    this.#keptStudies = this.#createList(this.#studies, {
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
    this.root.replaceChildren(...this.#createParts());
    store.onGames(() => this.#refresh(() => this.#isAtRest(this.#list)));
    store.onStudies(() => this.#refreshStudies(() => this.#isAtRest(this.#studies)));
  }

  #createList(element, kept) {
    const tell = (text, offer) => {
      this.#takeBack?.();
      this.#takeBack = this.#notices.show(text, offer);
    };
    return new KeptList(element, kept, tell, () => byId('games-title').focus());
  }

  #createParts() {
    const brand = createElement('button', {
      type: 'button',
      className: 'brand',
      textContent: 'Kingcraft',
    });
    brand.addEventListener('click', () => this.#handlers.gallery());
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
    return [
      createElement('header', { className: 'games-top' }, brand, createSettingsButton()),
      body,
    ];
  }

  /** Shows the list as it is now, as long as it was; see Router.follow. */
  async show(_address, visit) {
    await loadStyle(STYLE);
    await Promise.all([this.#refresh(), this.#refreshStudies()]);
    if (!visit.enter(this)) return;
    document.title = `${texts.library.title} · Kingcraft`;
    byId('games-title').focus({ preventScroll: true });
  }

  hide() {
    this.#takeBack?.();
  }

  /** Whether nothing in a list that is seen waits for the reader's answer. */
  #isAtRest(list) {
    return !this.root.hidden && !list.querySelector('form, [role="alertdialog"]');
  }

  /** Says of an id where the game is open. */
  async #gamePlaces() {
    const held = await this.#locks.held();
    return (id) => {
      if (id === this.#keeper.id) return 'here';
      return held.has(id) ? 'elsewhere' : null;
    };
  }

  /** Says of an id whether another tab has the study open. */
  async #studiesElsewhere() {
    const held = await this.#studyLocks.held();
    return (id) => held.has(id) && !this.#handlers.hasStudy(id);
  }

  /** Shows the games as they are kept now, unless that is not wanted any more when they have been read. */
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

  #createRow(record, place) {
    const { deleteQuestion } = texts.library;
    const words = describeRecord(record, this.#kingcraft.variants);
    return new LibraryRow(record, { ...words, heading: 'h2', deleteQuestion }, place, {
      open: this.#handlers.open,
      openCopy: this.#handlers.openCopy,
      rename: (id, name) => this.#games.change(id, () => this.#keeper.rename(id, name)),
      remove: (id, title) => this.#games.remove(id, title),
    });
  }

  /** Shows the studies likewise, that which was changed last first. */
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
      remove: (id, title) => this.#keptStudies.remove(id, title),
    };
    const rows = studies
      .sort((one, other) => other.changed - one.changed)
      .map((record) => createStudyRow(record, variants, isElsewhere(record?.id), handlers))
      .filter((row) => row !== null);
    this.#keptStudies.show(rows);
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
