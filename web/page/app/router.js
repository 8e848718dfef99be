/**
 * Owns the address and the history of the page: which screen is seen, and where Back and Forward lead. Each screen has
 * an address; the last screen stays until the next one can be shown.
 * @import { GameSettings } from '../play/session.js'
 * @import { Position, SavedStudy } from './screens.js'
 */

/**
 * A screen of the page; `show` brings it to the front by its visit.
 * @typedef {{ root: HTMLElement, show(request: any, visit: Visit): unknown, hide?(): void, focus?(): void }} Screen
 *   `request`: what its route has read from the address, of any form; `focus`: goes to where the reader begins, if not
 *   at the title
 */

/**
 * One way to show a screen. `read` reads what the fragment asks of it, or null; `what` is the name of the screen among
 * the texts.
 * @typedef {{
 *   read(fragment: string): any,
 *   load(): Pick<Screen, 'show'> | Promise<Pick<Screen, 'show'>>,
 *   what(request: any): string,
 * }} Route the request is of any form: only the screen knows it
 */

/**
 * @typedef {(text: string, offer?: { label: string, act(): void }, onClose?: () => void) => void} Warn as Notices.show
 */

/**
 * The input of one screen for the next: a position for a board, a saved study to open, or the game to start.
 * @typedef {{ position?: Position, study?: SavedStudy, game?: GameSettings }} Brought
 */

/**
 * A visit to a screen: `isAsked()`: whether the reader still wants it; `enter(screen)`: brings the screen to the front
 * where that is so, and says whether; `isFirst`: whether no screen was seen until now; `state` of the history entry;
 * `brought` by the screen that has asked for this one; `warn`: a notice until the reader goes elsewhere.
 * @typedef {{
 *   isAsked(): boolean,
 *   enter(screen: Screen): boolean,
 *   isFirst: boolean,
 *   state: { entry: string, game?: string | null },
 *   brought: Brought,
 *   warn: Warn,
 * }} Visit
 */

import { byId, findIn } from '../base/page-elements.js';
import { faultText, texts } from '../base/page-texts.js';
import { reloadIfReachable } from '../base/reload-page.js';
import { tab, uniqueId } from '../store/browser-tab.js';

export class Router {
  #routes;
  #handlers;
  /** Those that were loaded or are on their way. @type {Map<Route, Promise<Pick<Screen, 'show'>>>} */
  #screens = new Map();
  /**
   * The screen that is seen.
   * @type {Screen | null}
   */
  #front = null;
  /**
   * The history entry of the screen that is seen.
   * @type {string | null}
   */
  #entry = null;
  /** How far each history entry was scrolled when the reader left it, by the name of the entry. */
  #scrolls = tab.scrolls;
  /** Counts navigations: only the latest may change what is seen. */
  #turn = 0;
  #closeWarning = () => {};
  /** The address that was tried again, after its screen could not be loaded. @type {string | null} */
  #triedAgain = null;
  /** The present entry where the browser refuses to write one. @type {{ address: string, state: any } | null} */
  #unwritten = null;
  #hasWarned = false;
  /** The last address that was one of the page, with its state. */
  #known = { address: '', state: /** @type {any} */ (null) };

  /**
   * @param {Route[]} routes
   * @param {{ home: string, showHome(visit: Visit): unknown, warn: (...notice: Parameters<Warn>) => () => void,
   *   arrived(screen: Screen, address: string): void }} handlers `home`: the address of the first screen, where the
   *   page's own asks for none; `showHome`: shows a screen that needs nothing from the network; `warn`: shows a notice,
   *   and returns what closes it; `arrived`: a screen is in front, and shows what the address asks for
   */
  constructor(routes, handlers) {
    this.#routes = routes;
    this.#handlers = handlers;
    history.scrollRestoration = 'manual';
    addEventListener('popstate', () => {
      this.#unwritten = null;
      this.follow();
    });
    addEventListener('pagehide', () => {
      this.#rememberScroll();
      tab.scrolls = this.#scrolls;
    });
  }

  /** The fragment of what is seen, with its `#`. */
  get address() {
    return this.#unwritten?.address ?? location.hash;
  }

  /** The data in the history entry of the visible screen. */
  get state() {
    return this.#unwritten?.state ?? history.state;
  }

  /**
   * Writes an entry of the history. A browser may refuse that, always or where many are written at once: the page goes
   * on without it.
   * @param {'pushState' | 'replaceState'} method
   * @param {string} address
   * @param {{ entry: string }} state
   */
  #write(method, address, state) {
    this.#known = { address, state };
    try {
      history[method](state, '', location.pathname + location.search + address);
      this.#unwritten = null;
    } catch {
      this.#unwritten = { address, state };
      if (!this.#hasWarned) this.#handlers.warn(texts.page.noHistory);
      this.#hasWarned = true;
    }
  }

  /** Shows the first screen. The page's own address is that of all games only where the reader has been there. */
  start() {
    const isUnknown = !this.#routeOf(this.address);
    const isFirst = this.address === '' && this.state === null;
    if (isUnknown || isFirst) this.replace(this.#handlers.home);
    const shown = this.follow();
    if (isUnknown) this.#warnOfAddress();
    return shown;
  }

  /** Says that there is nothing at the address that was asked for. */
  #warnOfAddress() {
    this.#closeWarning();
    this.#closeWarning = this.#handlers.warn(texts.page.noSuchPage);
  }

  /**
   * Opens an address as a link does.
   * @param {string} address
   * @param {object} [state] what the history entry remembers with its name
   * @param {Brought} [brought] which no later visit gets
   */
  go(address, state, brought) {
    if (address === this.address) this.replace(address, state);
    else this.#add(address, state);
    return this.follow(brought);
  }

  /**
   * Gives what is seen another address, from which Back leads to the present one.
   * @param {string} address
   * @param {object} [state]
   */
  push(address, state) {
    this.#rememberScroll();
    this.#add(address, state);
    this.#entry = this.state.entry;
  }

  /**
   * @param {string} address
   * @param {object} [state]
   */
  #add(address, state) {
    this.#write('pushState', address, { ...state, entry: uniqueId() });
  }

  /**
   * Gives what is seen another address instead of the present one.
   * @param {string} address
   * @param {object} [state]
   */
  replace(address, state) {
    this.#write('replaceState', address, { ...state, entry: this.state?.entry ?? uniqueId() });
  }

  /**
   * Shows what the address asks for; what is seen stays until it can be shown, and where the address is none of the
   * page.
   * @param {Brought} [brought]
   */
  async follow(brought = {}) {
    const { address } = this;
    const route = this.#routeOf(address);
    if (!route) {
      // First, since a notice that closes may mend the address that it is about.
      this.#warnOfAddress();
      this.replace(this.#known.address, this.#known.state);
      return;
    }
    if (!this.state?.entry) this.replace(address);
    this.#known = { address, state: this.state };
    this.#closeWarning();
    const visit = this.#createVisit(++this.#turn, brought);
    byId('progress').hidden = false;
    try {
      const screen = await this.#load(route);
      await screen.show(route.read(address), visit);
    } catch (error) {
      if (visit.isAsked()) await this.#apologise(route, address, error, visit);
    }
    if (visit.isAsked()) this.#arrive(visit);
  }

  /** @param {string} address */
  #routeOf(address) {
    return this.#routes.find(({ read }) => read(address) !== null);
  }

  /**
   * @param {number} turn
   * @param {Brought} brought
   * @returns {Visit}
   */
  #createVisit(turn, brought) {
    const isAsked = () => turn === this.#turn;
    const { state } = this;
    return {
      isAsked,
      enter: (screen) => isAsked() && this.#enter(screen, state.entry),
      isFirst: this.#front === null,
      state,
      brought,
      warn: (...notice) => {
        this.#closeWarning();
        this.#closeWarning = this.#handlers.warn(...notice);
      },
    };
  }

  /** Visits that come before the screen has loaded wait for the same one. @param {Route} route */
  async #load(route) {
    const screen = this.#screens.get(route) ?? Promise.resolve(route.load());
    this.#screens.set(route, screen);
    try {
      return await screen;
    } catch (error) {
      this.#screens.delete(route);
      throw error;
    }
  }

  /**
   * @param {Screen} screen
   * @param {string} entry that asked for it; the page's own may be another by now
   */
  #enter(screen, entry) {
    this.#rememberScroll();
    this.#entry = entry;
    if (screen === this.#front) return true;
    byId('loading').hidden = true;
    if (this.#front) {
      this.#front.root.hidden = true;
      this.#front.hide?.();
    }
    this.#front = screen;
    screen.root.hidden = false;
    scrollTo(0, 0);
    return true;
  }

  #rememberScroll() {
    if (this.#entry) this.#scrolls[this.#entry] = scrollY;
  }

  /**
   * Brings the reader to where the entry was left, and the focus to the screen.
   * @param {Visit} visit
   */
  #arrive({ isFirst, state }) {
    byId('progress').hidden = true;
    if (this.#front) this.#handlers.arrived(this.#front, this.address);
    const scroll = this.#scrolls[state.entry];
    if (scroll !== undefined) scrollTo(0, scroll);
    const root = this.#front?.root;
    if (!isFirst && root && !root.contains(document.activeElement)) focusTitle(root);
  }

  /** Brings the focus to where the screen begins, past the navigation. */
  skip() {
    const screen = this.#front;
    if (screen?.focus) screen.focus();
    else if (screen) focusTitle(screen.root);
  }

  /**
   * @param {Route} route
   * @param {string} address that was asked for; the page's own may be another by now
   * @param {unknown} error
   * @param {Visit} visit
   */
  async #apologise(route, address, error, visit) {
    // Some browsers, such as Chromium 150, never ask again for a module that did not come: only a new page does, with
    // the saved games.
    const isModule = error instanceof TypeError;
    if (isModule && this.#triedAgain === address && (await reloadIfReachable())) return;
    /** @type {Record<string, string>} */
    const names = texts.page.screens;
    const name = names[route.what(route.read(address))];
    const text = texts.page.screenNotLoaded(name, faultText(error));
    const tryAgain = () => {
      this.#triedAgain = address;
      return this.go(address, visit.state, visit.brought);
    };
    visit.warn(text, { label: texts.page.tryAgain, act: tryAgain });
    if (!this.#front) await this.#handlers.showHome(visit);
  }
}

/** @param {HTMLElement} root of a screen */
function focusTitle(root) {
  const title = findIn(root, 'h1');
  title.tabIndex = -1;
  title.focus({ preventScroll: true });
}
