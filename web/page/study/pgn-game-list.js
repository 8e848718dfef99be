// @ts-nocheck
/** The games of a text, of which there may be very many: some at a time, and those that have a word in them. */
import { createElement } from '../../scene/elements.js';
import { wholeNumber } from '../formats.js';
import { texts } from '../page-texts.js';

/** So many are shown at first, and with every wish for more. */
const PAGE = 100;

/**
 * What a game is called in a list.
 * @param game of listGames
 * @returns {{ title: string, detail: string }} who played, and what is known besides
 */
export function describeGame({ tags, result, error }) {
  const value = (name) => {
    const text = tags.find((tag) => tag.name === name)?.value ?? '';
    return /^[?.\s]*$/.test(text) ? '' : text;
  };
  const title = `${value('White') || texts.colors.white} – ${value('Black') || texts.colors.black}`;
  const facts = [value('Variant'), value('Event'), value('Date').replace(/\.\?\?/g, ''), result];
  const detail = error ? texts.files.unreadable(error.line) : facts.filter(Boolean).join(' · ');
  return { title, detail };
}

/**
 * What a list says of each game; a generator, since there may be many: it yields how many are done.
 * @param games of listGames
 * @returns {Generator<number, { game, title: string, detail: string }[]>}
 */
export function* listed(games) {
  const entries = [];
  for (const game of games) {
    entries.push({ game, ...describeGame(game) });
    yield entries.length;
  }
  return entries;
}

/** The entries in which every word of the search occurs, in upper or lower case. */
export function matching(entries, search) {
  const words = search.toLowerCase().split(/\s+/);
  return entries.filter(({ title, detail }) => {
    const text = `${title} ${detail}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

export class PgnGameList {
  #choose;
  #entries = [];
  #found = [];
  #search = createElement('input', { type: 'text', id: 'study-search', autocomplete: 'off' });
  #count = createElement('p', { className: 'study-note' });
  #list = createElement('ol', { className: 'study-games' });
  #more = createElement('button', { type: 'button', textContent: texts.files.more });

  /** @param {(game) => void} choose the reader chose a game */
  constructor(choose) {
    this.#choose = choose;
    this.#list.setAttribute('aria-label', texts.files.games);
    this.#count.setAttribute('role', 'status');
    this.#search.addEventListener('input', () => this.#find());
    this.#more.addEventListener('click', () => {
      const shown = this.#list.children.length;
      this.#showMore();
      // The button may be gone.
      this.#list.children[shown].firstChild.focus({ preventScroll: true });
    });
    const label = createElement('label', {
      htmlFor: this.#search.id,
      textContent: texts.files.find,
    });
    this.element = createElement(
      'div',
      { className: 'study-found', hidden: true },
      createElement('div', { className: 'study-row' }, label, this.#search, this.#count),
      this.#list,
      this.#more,
    );
  }

  /** Offers the games of a text; a single one needs no choice. @param entries of `listed` */
  show(entries) {
    this.#entries = entries;
    this.#search.value = '';
    this.element.hidden = entries.length < 2;
    this.#find();
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

  #createEntry({ game, title, detail }) {
    const button = createElement(
      'button',
      { type: 'button' },
      createElement('span', { textContent: title }),
      createElement('small', { textContent: detail }),
    );
    button.addEventListener('click', () => this.#choose(game));
    return createElement('li', {}, button);
  }
}
