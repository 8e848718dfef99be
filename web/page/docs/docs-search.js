// The search in the head of a page. The sections are fetched when somebody goes to the field, and searched here,
// without a server.

/** @import { Found } from './search-index.js' */

import { h } from '../../dom/elements.js';

const root = new URL('./', import.meta.url);

async function loadIndex() {
  const [{ createIndex }, { default: MiniSearch }, response] = await Promise.all([
    import('./search-index.js'),
    import('minisearch'),
    fetch(new URL('search.json', root)),
  ]);
  if (!response.ok) throw new Error(`The server answered ${response.status}`);
  return createIndex(MiniSearch, await response.json());
}

/** @param {Found} found */
function resultItem({ address, heading, page, before, word, after }) {
  const title = h('strong', {}, heading);
  const place = heading === page ? '' : h('span', { class: 'quiet' }, ` ${page}`);
  const mark = word ? h('mark', {}, word) : '';
  const text = h('span', { class: 'excerpt' }, before, mark, after);
  return h('li', {}, h('a', { href: new URL(address, root).href }, title, place, text));
}

class Search {
  #field = h('input', {
    type: 'search',
    placeholder: 'Search',
    autocomplete: 'off',
    spellcheck: false,
    'aria-label': 'Search the documentation',
    'aria-keyshortcuts': 'Control+K Meta+K',
  });
  #status = h('p', { class: 'quiet', role: 'status' });
  #list = h('ol');
  #results = h('div', { class: 'results', hidden: true }, this.#status, this.#list);
  #box = h('div', { class: 'search', role: 'search' }, this.#field, this.#results);
  /** @type {ReturnType<typeof loadIndex> | undefined} */
  #index;

  constructor() {
    this.#field.addEventListener('focus', () => {
      this.#load();
      this.#show();
    });
    this.#field.addEventListener('input', () => this.#show());
    this.#box.addEventListener('keydown', (event) => this.#press(event));
    this.#box.addEventListener('focusout', ({ relatedTarget }) => {
      if (!this.#box.contains(/** @type {Node | null} */ (relatedTarget))) this.#close();
    });
    // A click on the panel itself leaves the focus where it is.
    this.#results.addEventListener('mousedown', (event) => event.preventDefault());
    document.addEventListener('keydown', (event) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      this.#field.select();
    });
  }

  get box() {
    return this.#box;
  }

  #load() {
    this.#index ??= loadIndex();
    // After a fault the next visit of the field tries again.
    this.#index.catch(() => {
      this.#index = undefined;
    });
    return this.#index;
  }

  async #show() {
    const query = this.#field.value.trim();
    if (!query) return this.#close();
    try {
      const search = await this.#load();
      // Something else may have been typed in the meantime.
      if (query !== this.#field.value.trim()) return;
      const { count, best } = search(query);
      this.#list.replaceChildren(...best.map(resultItem));
      const shown = count > best.length ? `, the best ${best.length} of them here` : '';
      this.#status.textContent = count === 0 ? `Nothing has “${query}”.` : `${count} found${shown}`;
    } catch {
      this.#list.replaceChildren();
      this.#status.textContent = 'The search cannot be loaded. Try again when there is a network.';
    }
    this.#results.hidden = false;
  }

  #close() {
    this.#results.hidden = true;
  }

  /** @param {KeyboardEvent} event */
  #press(event) {
    if (event.key === 'Escape' && !this.#results.hidden) {
      event.preventDefault();
      this.#field.focus();
      return this.#close();
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined || this.#results.hidden) return;
    event.preventDefault();
    const stops = [this.#field, ...this.#list.querySelectorAll('a')];
    const at = stops.findIndex((stop) => stop.matches(':focus'));
    stops[(at + step + stops.length) % stops.length].focus();
  }
}

/** Puts the search into the head of the page. */
export function addSearch() {
  document.querySelector('header .brand')?.after(new Search().box);
}
