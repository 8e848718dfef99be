/** The games of a PGN text, some at a time, with a search. */
/** @import { PgnEntry } from '../../kingcraft/pgn/pgn.js' */
import { h } from '../../dom/elements.js';
import { wholeNumber } from '../base/formats.js';
import { texts } from '../base/page-texts.js';

/** How many games are shown at first, and added by "Show more". */
const PAGE = 100;

/**
 * A game in the list: who played, and what else is known.
 * @typedef {{ game: PgnEntry, title: string, detail: string }} ListedGame
 */

/**
 * @param {Pick<PgnEntry, 'tags' | 'result' | 'error'>} game
 * @returns {{ title: string, detail: string }} who played, and what else is known
 */
export function describeGame({ tags, result, error }) {
  const value = (/** @type {string} */ name) => {
    const text = tags.find((tag) => tag.name === name)?.value ?? '';
    return /^[?.\s]*$/.test(text) ? '' : text;
  };
  const title = `${value('White') || texts.colors.white} – ${value('Black') || texts.colors.black}`;
  const facts = [value('Variant'), value('Event'), value('Date').replace(/\.\?\?/g, ''), result];
  const detail = error ? texts.files.unreadable(error.line) : facts.filter(Boolean).join(' · ');
  return { title, detail };
}

/**
 * Describes games, possibly many. Yields the number described.
 * @param {PgnEntry[]} games
 * @returns {Generator<number, ListedGame[]>}
 */
export function* describeInSteps(games) {
  const entries = [];
  for (const game of games) {
    entries.push({ game, ...describeGame(game) });
    yield entries.length;
  }
  return entries;
}

/**
 * The games in which every word of the search occurs, in upper or lower case.
 * @param {ListedGame[]} entries
 * @param {string} search
 */
export function matching(entries, search) {
  const words = search.toLowerCase().split(/\s+/);
  return entries.filter(({ title, detail }) => {
    const text = `${title} ${detail}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

export class PgnGameList {
  #choose;
  /** @type {ListedGame[]} */
  #entries = [];
  /** @type {ListedGame[]} */
  #found = [];
  #search = h('input', {
    type: 'text',
    id: 'study-search',
    autocomplete: 'off',
    on: { input: () => this.#find() },
  });
  #count = h('p', { class: 'study-note', role: 'status' });
  #list = h('ol', { class: 'study-games', 'aria-label': texts.files.games });
  #more = h('button', { type: 'button' }, texts.files.more);

  /** @param {(game: PgnEntry) => void} choose a game was chosen */
  constructor(choose) {
    this.#choose = choose;
    this.#more.addEventListener('click', () => {
      const shown = this.#list.children.length;
      this.#showMore();
      // The button may be hidden now.
      this.#list.children[shown]?.querySelector('button')?.focus({ preventScroll: true });
    });
    const label = h('label', { htmlFor: this.#search.id }, texts.files.find);
    this.element = h(
      'div',
      { class: 'study-found', hidden: true },
      h('div', { class: 'study-row' }, label, this.#search, this.#count),
      this.#list,
      this.#more,
    );
  }

  /**
   * Shows the games of a text. A single one needs no choice, so the list stays hidden.
   * @param {ListedGame[]} entries
   */
  show(entries) {
    this.#entries = entries;
    this.#search.value = '';
    this.element.hidden = entries.length < 2;
    this.#find();
    // In a low window, the opened game is below its button and out of sight.
    if (!this.element.hidden) this.element.scrollIntoView({ block: 'start' });
  }

  #find() {
    this.#found = matching(this.#entries, this.#search.value);
    this.#list.replaceChildren();
    this.#showMore();
  }

  #showMore() {
    const shown = this.#list.children.length;
    const next = this.#found.slice(shown, shown + PAGE);
    this.#list.append(...next.map((entry) => this.#createEntry(entry)));
    const [found, all] = [this.#found, this.#entries].map(({ length }) => wholeNumber(length));
    this.#count.textContent =
      found === all ? texts.files.count(all) : texts.files.found(found, all);
    this.#more.hidden = this.#list.children.length === this.#found.length;
  }

  /** @param {ListedGame} entry */
  #createEntry({ game, title, detail }) {
    const button = h(
      'button',
      { type: 'button', on: { click: () => this.#choose(game) } },
      h('span', {}, title),
      h('small', {}, detail),
    );
    return h('li', {}, button);
  }
}
