/** The lists of all kept games and studies. */

import { make } from '../../scene/make.js';
import { byId } from '../dom.js';
import { wholeNumber } from '../formats.js';
import { loadStyle } from '../load-style.js';
import { savePgn } from '../save-file.js';
import { texts } from '../texts.js';
import { GameFile } from './export.js';
import { LibraryRow } from './library-row.js';
import { readRecord } from './record.js';
import { createStudyRow } from './study-row.js';
import { tab } from './tab.js';

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
  #root = byId('games');
  #list = make('ul', { id: 'kept-games' });
  #studies = make('ul', { id: 'kept-studies' });
  #studiesTitle = make('h2', { textContent: texts.library.studies, id: 'studies-title' });
  #empty = make('div', { className: 'games-empty' });
  #export = make('button', { type: 'button', textContent: texts.library.saveAll });
  #more = make('button', { type: 'button', className: 'games-more' });
  #rows = [];
  /** How many games are listed, if there are so many. */
  #length = PAGE;
  #takeBack = null;

  /**
   * @param kingcraft the loaded package
   * @param kept `{ store, keeper, locks, studyLocks, notices }` of the page
   * @param handlers `open(id)` and `openCopy(id)` show a game, `openStudy({ id, variant })` a study; `gallery()`: the reader wants to see all kinds of games
   */
  constructor(kingcraft, { store, keeper, locks, studyLocks, notices }, handlers) {
    this.#kingcraft = kingcraft;
    this.#store = store;
    this.#keeper = keeper;
    this.#locks = locks;
    this.#studyLocks = studyLocks;
    this.#notices = notices;
    this.#handlers = handlers;
    this.#export.addEventListener('click', () => this.#saveAll());
    this.#more.addEventListener('click', () => this.#showMore());
    this.#root.replaceChildren(...this.#createParts());
    store.onGames(() => this.#isAtRest() && this.#refresh());
  }

  #createParts() {
    const brand = make('button', { type: 'button', className: 'brand', textContent: 'Kingcraft' });
    brand.addEventListener('click', () => this.#handlers.gallery());
    const title = make('h1', { textContent: texts.library.title, id: 'games-title', tabIndex: -1 });
    const note = make('p', { textContent: texts.library.note });
    const head = make('div', { className: 'games-head' }, title, this.#export, note);
    const body = make(
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
    const pick = make('button', {
      type: 'button',
      className: 'primary',
      textContent: texts.library.pick,
    });
    pick.addEventListener('click', () => this.#handlers.gallery());
    this.#empty.append(make('p', { textContent: texts.library.none }), pick);
    return [make('header', { className: 'games-top' }, brand), body];
  }

  /** Shows the list as it is now; see Doors. */
  async show(_address, _theme, isAsked) {
    await loadStyle(STYLE);
    this.#length = PAGE;
    await Promise.all([this.#refresh(), this.#refreshStudies()]);
    if (!isAsked()) return;
    this.#root.hidden = false;
    document.title = `${texts.library.title} · Kingcraft`;
    scrollTo(0, 0);
    byId('games-title').focus({ preventScroll: true });
  }

  hide() {
    this.#root.hidden = true;
    this.#takeBack?.();
  }

  /** Whether nothing in the list waits for the reader's answer. */
  #isAtRest() {
    return !this.#root.hidden && !this.#list.querySelector('form, [role="alertdialog"]');
  }

  async #refresh() {
    const ids = await this.#store.gameIds();
    const [records, held] = await Promise.all([
      this.#store.games(ids.slice(0, this.#length)),
      this.#locks.held(),
    ]);
    const placeOf = ({ id }) => {
      if (id === this.#keeper.id) return 'here';
      return held.has(id) ? 'elsewhere' : null;
    };
    const readable = records.map(readRecord).filter((record) => record !== null);
    this.#rows = readable.map(
      (record) =>
        new LibraryRow(record, this.#kingcraft.variants, placeOf(record), {
          open: this.#handlers.open,
          openCopy: this.#handlers.openCopy,
          rename: (id, name) => this.#rename(id, name),
          remove: (id, title) => this.#remove(id, title),
        }),
    );
    this.#more.hidden = ids.length <= this.#length;
    this.#more.textContent = texts.library.more(
      wholeNumber(this.#rows.length),
      wholeNumber(ids.length),
    );
    this.#list.replaceChildren(...this.#rows.map(({ element }) => element));
    this.#list.hidden = this.#rows.length === 0;
    this.#empty.hidden = this.#rows.length > 0;
    this.#export.disabled = this.#rows.length === 0;
  }

  /** The studies, that which was changed last first. */
  async #refreshStudies() {
    const [studies, held] = await Promise.all([this.#store.studies(), this.#studyLocks.held()]);
    const ours = Object.values(tab.studies);
    const rows = studies
      .sort((one, other) => other.changed - one.changed)
      .map((record) => {
        const isElsewhere = held.has(record?.id) && !ours.includes(record.id);
        const { variants } = this.#kingcraft;
        return createStudyRow(record, variants, isElsewhere, this.#handlers.openStudy);
      })
      .filter((row) => row !== null);
    this.#studies.replaceChildren(...rows);
    for (const part of [this.#studiesTitle, this.#studies]) part.hidden = rows.length === 0;
  }

  async #showMore() {
    const first = this.#rows.length;
    this.#length += PAGE;
    await this.#refresh();
    this.#rows[first]?.focus();
  }

  async #rename(id, name) {
    const index = this.#rows.findIndex((row) => row.id === id);
    await this.#keeper.rename(id, name);
    await this.#refresh();
    this.#rows[index]?.focus();
  }

  /** Deletes a game, which can be taken back as long as the list is shown. */
  async #remove(id, title) {
    const index = this.#rows.findIndex((row) => row.id === id);
    const record = await this.#store.game(id);
    await this.#store.deleteGame(id);
    await this.#refresh();
    const next = this.#rows[Math.min(index, this.#rows.length - 1)];
    if (next) next.focus();
    else byId('games-title').focus();
    const act = async () => {
      await this.#store.putGame(record);
      await this.#refresh();
      this.#rows.find((row) => row.id === id)?.focus();
    };
    this.#takeBack?.();
    this.#takeBack = this.#notices.show(texts.library.deleted(title), {
      label: texts.library.undo,
      act,
    });
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
