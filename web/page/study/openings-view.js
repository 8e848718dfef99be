/** The openings of a game beside a study: what was played in the current position, how often, and how it went. */
/** @import { Kingcraft } from '../../kingcraft/index.js' */
/** @import { OpeningBook } from '../../game/opening-book.js' */
/** @import { OpeningRow } from './opening-rows.js' */
/** @import { Study } from './study.js' */
import { h } from '../../dom/elements.js';
import { pageAddress } from '../../game/page-address.js';
import { hasBalance } from '../base/balances.js';
import { wholeNumber } from '../base/formats.js';
import { hasOpenings, loadOpenings } from '../base/openings.js';
import { closestTo } from '../base/page-elements.js';
import { faultText, texts } from '../base/page-texts.js';
import { createScoreBar, describeResults } from '../base/score-bar.js';
import { openingName } from './opening-names.js';
import { countAll, describeMoves } from './opening-rows.js';

export class OpeningsView {
  #kingcraft;
  #handlers;
  /** @type {Study | null} */
  #study = null;
  /** The input: a book and the FEN of a position. */
  #shown = '';
  #name = h('h3', { hidden: true });
  #table = h('table', { class: 'openings' });
  #note = h('p', { class: 'study-note', tabIndex: -1 });
  #fault = h('p', { class: 'study-fault', role: 'alert' });
  #again = h(
    'button',
    { type: 'button', hidden: true, on: { click: () => this.update() } },
    texts.page.tryAgain,
  );

  /**
   * Creates `element`.
   * @param {Kingcraft} kingcraft
   * @param {{ play(id: string): void, point(id: string | null): void }} handlers `point`: a move is to be seen on the
   *   board, or none
   */
  constructor(kingcraft, handlers) {
    this.#kingcraft = kingcraft;
    this.#handlers = handlers;
    this.element = h(
      'div',
      { class: 'openings-panel' },
      this.#fault,
      this.#again,
      this.#name,
      this.#table,
      this.#note,
    );
    this.#listen();
  }

  #listen() {
    const { play, point } = this.#handlers;
    const idAt = (/** @type {EventTarget | null} */ target) =>
      closestTo(target, 'tbody tr')?.dataset.move ?? null;
    this.#table.addEventListener('click', ({ target }) => {
      const id = idAt(target);
      if (id) play(id);
    });
    this.#table.addEventListener('pointerover', ({ target, pointerType }) => {
      if (pointerType === 'mouse') point(idAt(target));
    });
    this.#table.addEventListener('pointerleave', () => point(null));
    this.#table.addEventListener('focusin', ({ target }) => {
      if (target instanceof Element && target.matches(':focus-visible')) point(idAt(target));
    });
    this.#table.addEventListener('focusout', () => point(null));
  }

  /**
   * Turns to the current position of a study.
   * @param {Study} study
   */
  follow(study) {
    this.#study = study;
    this.update();
  }

  /** Shows the current position, where the reader sees it. */
  async update() {
    const study = this.#study;
    const isSeen = this.element.offsetParent !== null;
    if (!study || !isSeen || !hasOpenings(study.variant.id)) return;
    const { fen } = study.current;
    const isCurrent = () => study === this.#study && fen === study.current.fen;
    this.#again.hidden = true;
    this.#fault.textContent = '';
    try {
      const book = await loadOpenings(this.#kingcraft, study.variant.id);
      const name = await openingName(this.#kingcraft, study.variant.id, study.current);
      if (isCurrent()) this.#show(study, book, name);
    } catch (error) {
      if (isCurrent()) this.#apologise(error);
    }
  }

  /**
   * @param {Study} study
   * @param {OpeningBook} book
   * @param {string} name of the opening
   */
  #show(study, book, name) {
    const { variant, current, position } = study;
    const shown = `${variant.id} ${current.fen} ${name}`;
    if (shown === this.#shown) return;
    this.#name.textContent = name;
    this.#name.hidden = !name;
    this.#shown = shown;
    const rows = describeMoves(book.movesIn(current.fen), position.moves, variant);
    const hadFocus = this.#table.contains(document.activeElement);
    this.#handlers.point(null);
    this.#table.hidden = rows.length === 0;
    this.#table.replaceChildren(...(rows.length > 0 ? createParts(rows) : []));
    const words = texts.openings;
    this.#note.textContent = rows.length > 0 ? words.legend : words.none(book.plies);
    this.#note.append(' ', words.source(wholeNumber(book.games)));
    if (hasBalance(variant.id)) this.#note.append(' ', createFairLink(variant.id));
    // The button that had the focus is gone.
    if (hadFocus) (this.#table.querySelector('button') ?? this.#note).focus();
  }

  /** @param {unknown} error */
  #apologise(error) {
    this.#shown = '';
    this.#table.hidden = true;
    this.#note.textContent = '';
    this.#fault.textContent = texts.openings.notLoaded(faultText(error));
    this.#again.hidden = false;
  }
}

/** @param {string} variant its id */
function createFairLink(variant) {
  return h('a', { href: pageAddress('fair', variant) }, texts.learn.pages.fair);
}

/**
 * The caption, head, rows and foot of the table.
 * @param {OpeningRow[]} rows one at least
 */
function createParts(rows) {
  const words = texts.openings;
  const all = countAll(rows);
  const columns = [words.move, words.games, texts.statistics.whiteScore, words.engine];
  const head = columns.map((text) => h('th', { scope: 'col' }, text));
  const caption = h('caption', {}, words.caption(wholeNumber(all.games)));
  const foot = h(
    'tr',
    {},
    h('th', { scope: 'row' }, words.all),
    h('td', {}, wholeNumber(all.games)),
    createScoreCell(all),
    h('td'),
  );
  return [
    caption,
    h('thead', {}, h('tr', {}, ...head)),
    h('tbody', {}, ...rows.map(createRow)),
    h('tfoot', {}, foot),
  ];
}

/** @param {OpeningRow} row */
function createRow(row) {
  const button = h('button', { type: 'button' }, row.san);
  const games = h('td', {}, h('b', {}, row.share), ' ', h('span', {}, wholeNumber(row.games)));
  return h(
    'tr',
    { 'data-move': row.id },
    h('th', { scope: 'row' }, button),
    games,
    createScoreCell(row),
    h('td', {}, row.engine),
  );
}

/** @param {Pick<OpeningRow, 'games' | 'whiteWins' | 'draws'>} counts */
function createScoreCell(counts) {
  const results = h('span', { class: 'for-screen-readers' }, describeResults(counts));
  return h('td', {}, createScoreBar(counts), results);
}
