// @ts-nocheck
/** What there is to learn of a game: its rules, what is known of it, and endings to play. A page each. */

import { createElement } from '../../scene/elements.js';
import { loadStyle } from '../load-style.js';
import { byId, createSettingsButton } from '../page-elements.js';
import { texts } from '../page-texts.js';
import { Gradually } from './lazy-boards.js';
import { createNav } from './learn-parts.js';

const STYLE = new URL('learn.css', import.meta.url);

/** Each page by its name in the address. Its module loads it, as `{ title, text, contents, plans, open(), update(part) }`. */
const PAGES = {
  learn: () => import('./rules-page.js'),
  known: () => import('./solved-endgames-page.js'),
  endings: () => import('./trainer-page.js'),
};

export class LearnScreen {
  #kingcraft;
  #handlers;
  root = byId('learn');
  /** The page that is there, by its name and the game. */
  #shown = null;
  #page = null;
  #theme = 'paper';
  /** The boards that are there, each to be told of the theme and to be destroyed. */
  #boards = [];
  #gradually = null;

  /**
   * @param kingcraft the loaded package
   * @param handlers `play(variantId)`, `back()`: to the game on the board, `running()`: the variant of the game that goes on, or null,
   *   `gallery()`: the reader wants to see all games, `analyse({ variant, fen })`: a position on the large board
   */
  constructor(kingcraft, handlers) {
    this.#kingcraft = kingcraft;
    this.#handlers = handlers;
  }

  /**
   * Shows a page of a game, and brings one of its parts into view.
   * @param {{ page: string, variant: string, rule: string | null }} address
   * @param visit see Router.follow
   * @throws when it cannot be loaded, or there is no such game
   */
  async show({ page: name, variant: id, rule }, visit) {
    const variant = this.#kingcraft.variants.find((one) => one.id === id);
    if (!variant) throw new Error(texts.page.noSuchGame);
    const asked = `${name}/${id}`;
    const isNew = this.#shown !== asked;
    const [page] = await Promise.all([
      isNew ? this.#load(name, variant) : this.#page,
      loadStyle(STYLE),
    ]);
    if (!visit.enter(this)) return;
    document.title = `${page.title} · Kingcraft`;
    this.setTheme(visit.theme);
    if (isNew) this.#put(page, name, variant);
    this.#shown = asked;
    page.update(rule);
    goTo(rule);
    if (isNew) this.#gradually.run();
  }

  setTheme(theme) {
    this.#theme = theme;
    for (const board of this.#boards) board.set({ theme });
  }

  async #load(name, variant) {
    const { loadPage } = await PAGES[name]();
    return loadPage(this.#kingcraft, variant, this.#handlers);
  }

  #add(board) {
    board.set({ theme: this.#theme });
    this.#boards.push(board);
  }

  #put(page, name, variant) {
    this.#gradually?.stop();
    for (const board of this.#boards.splice(0)) board.destroy();
    this.#page = page;
    const body = createElement('div', { className: 'learn-body' }, page.contents, page.text);
    this.root.className = shapeOf(variant);
    this.root.replaceChildren(this.#createTop(name, variant), body);
    for (const board of page.open()) this.#add(board);
    this.#gradually = new Gradually(page.plans, (board) => this.#add(board));
    this.#gradually.reserve();
  }

  #createTop(name, variant) {
    const brand = createElement('button', {
      type: 'button',
      className: 'brand',
      textContent: 'Kingcraft',
    });
    brand.addEventListener('click', () => this.#handlers.gallery());
    const nav = createNav(this.#kingcraft.variants, variant, name);
    return createElement('header', { className: 'learn-top' }, brand, nav, createSettingsButton());
  }
}

/** Brings a part of the page into view and the focus to its title; without one, the top. */
function goTo(part) {
  const title = part && document.getElementById(`${part}-title`);
  (title ?? byId('learn-title')).focus({ preventScroll: true });
  if (title) title.scrollIntoView();
  else scrollTo(0, 0);
}

/** How much room the board of a game wants beside its text. */
function shapeOf({ files, levels }) {
  if (levels > 1) return 'many-levels';
  return files > 8 ? 'many-files' : '';
}
