/**
 * The screen about a game: its rules, its solved endgames, the endgame trainer, the names of its squares,
 * and whether it is fair. A page each.
 * @import { Kingcraft, Variant } from '../../kingcraft/index.js'
 * @import { BoardPlan, PlacedBoard } from './lazy-boards.js'
 * @import { PageName } from './learn-parts.js'
 * @import { StartPosition } from '../play/play-from.js'
 */

import { h } from '../../dom/elements.js';
import { boardTheme, watchBoardTheme } from '../base/board-look.js';
import { loadStyle } from '../base/load-style.js';
import { byId } from '../base/page-elements.js';
import { texts } from '../base/page-texts.js';
import { LazyBoards } from './lazy-boards.js';
import { createNav } from './learn-parts.js';

/**
 * @typedef {object} LearnHandlers
 * @property {(variantId: string) => void} play
 * @property {(position: StartPosition) => void} playFrom asks for a game from a position
 * @property {() => void} back to the game on the board
 * @property {() => Variant | null} running the variant of the unfinished game on the board
 * @property {(position: { variant: string, fen: string }) => void} analyse puts a position on the large board
 */

/**
 * A page. `open` is called once the page is shown, and makes the boards that are there from the start; `update` shows a
 * part by its id.
 * @typedef {{
 *   title: string,
 *   text: HTMLElement,
 *   contents: HTMLElement,
 *   readonly plans: BoardPlan[],
 *   open(): PlacedBoard[],
 *   update(part: string | null): void,
 * }} LearnPage
 */

/** @typedef {(kingcraft: Kingcraft, variant: Variant, handlers: LearnHandlers) => Promise<LearnPage>} LoadPage */

const STYLE = new URL('learn.css', import.meta.url);

/**
 * The module of each page by its name in the address.
 * @type {Record<PageName, () => Promise<{ loadPage: LoadPage }>>}
 */
const PAGES = {
  learn: () => import('./rules-page.js'),
  known: () => import('./solved-endgames-page.js'),
  endings: () => import('./trainer-page.js'),
  squares: () => import('./squares-page.js'),
  fair: () => import('./fair-page.js'),
};

export class LearnScreen {
  #kingcraft;
  #handlers;
  root = byId('learn');
  /**
   * The page that is there, by its name and the game.
   * @type {string | null}
   */
  #shown = null;
  /** @type {LearnPage | null} */
  #page = null;
  /**
   * The boards that are there.
   * @type {PlacedBoard[]}
   */
  #boards = [];
  #lazyBoards = new LazyBoards([], () => {});

  /**
   * @param {Kingcraft} kingcraft
   * @param {LearnHandlers} handlers
   */
  constructor(kingcraft, handlers) {
    this.#kingcraft = kingcraft;
    this.#handlers = handlers;
    watchBoardTheme((theme) => {
      for (const board of this.#boards) board.set({ theme });
    });
  }

  /**
   * Shows a page of a game, and brings one of its parts into view.
   * @param {{ page: PageName, variant: string, rule: string | null }} address
   * @param {{ enter(screen: LearnScreen): boolean }} visit see Router.follow
   * @throws when it cannot be loaded, or there is no such game
   */
  async show({ page: name, variant: id, rule }, visit) {
    const variant = this.#kingcraft.variants.find((one) => one.id === id);
    if (!variant) throw new Error(texts.page.noSuchGame);
    const asked = `${name}/${id}`;
    const former = this.#shown === asked ? this.#page : null;
    const [page] = await Promise.all([former ?? this.#load(name, variant), loadStyle(STYLE)]);
    if (!visit.enter(this)) return;
    document.title = `${page.title} · Kingcraft`;
    if (!former) this.#put(page, name, variant);
    this.#shown = asked;
    page.update(rule);
    goTo(rule);
    if (!former) this.#lazyBoards.run();
  }

  /**
   * @param {PageName} name
   * @param {Variant} variant
   */
  async #load(name, variant) {
    const { loadPage } = await PAGES[name]();
    return loadPage(this.#kingcraft, variant, this.#handlers);
  }

  /** @param {PlacedBoard} board */
  #add(board) {
    board.set({ theme: boardTheme() });
    this.#boards.push(board);
  }

  /**
   * @param {LearnPage} page
   * @param {PageName} name
   * @param {Variant} variant
   */
  #put(page, name, variant) {
    this.#lazyBoards.stop();
    for (const board of this.#boards.splice(0)) board.destroy();
    this.#page = page;
    const body = h('div', { class: 'learn-body' }, page.contents, page.text);
    this.root.className = shapeOf(variant);
    const nav = createNav(this.#kingcraft.variants, variant, name);
    nav.className = 'learn-top';
    this.root.replaceChildren(nav, body);
    for (const board of page.open()) this.#add(board);
    this.#lazyBoards = new LazyBoards(page.plans, (board) => this.#add(board));
    this.#lazyBoards.reserve();
  }
}

/**
 * Brings a part of the page into view and the focus to its title; without one, the top.
 * @param {string | null} part
 */
function goTo(part) {
  const title = part && document.getElementById(`${part}-title`);
  (title || byId('learn-title')).focus({ preventScroll: true });
  if (title) title.scrollIntoView();
  else scrollTo(0, 0);
}

/**
 * The class that says how much room the board of a game needs beside its text.
 * @param {Variant} variant
 */
function shapeOf({ files, levels }) {
  if (levels > 1) return 'many-levels';
  return files > 8 ? 'many-files' : '';
}
