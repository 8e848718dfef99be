// @ts-nocheck
/**
 * Owns the address and the history of the page: which screen is seen, and where Back and Forward lead. Each screen has an address; the
 * screen before stays until the next one can be shown.
 */

import { tab, uniqueId } from './library/browser-tab.js';
import { byId } from './page-elements.js';
import { faultText, texts } from './page-texts.js';

export class Router {
  #routes;
  #handlers;
  #screens = new Map();
  /** The screen that is seen, and the history entry that it stands for. */
  #front = null;
  #entry = null;
  /** How far each history entry was scrolled when the reader left it, by the name of the entry. */
  #scrolls = tab.scrolls;
  /** Counts navigations: only the latest may change what is seen. */
  #turn = 0;
  #takeBack = () => {};

  /**
   * @param routes `{ read(fragment), load(), what(address) }[]`: reads what the fragment asks of this screen, or null; resolves with the screen, which has
   *   `show(address, visit)` (see `follow`), `root`: its element, and may have `hide()` and `setTheme(name)`; what it shows there, by its name
   *   among the texts
   * @param handlers `home`: the address of the first screen, where the page's own asks for none; `showHome(visit)`: shows a screen that
   *   needs nothing from the network; `theme()`: of the boards; `warn(text, offer, onClose)`: as Notices.show
   */
  constructor(routes, handlers) {
    this.#routes = routes;
    this.#handlers = handlers;
    history.scrollRestoration = 'manual';
    addEventListener('popstate', () => this.follow());
    addEventListener('pagehide', () => {
      this.#rememberScroll();
      tab.scrolls = this.#scrolls;
    });
  }

  /** Shows the first screen. The page's own address is that of all games only where the reader has been there. */
  start() {
    const isUnknown = !this.#routeOf(location.hash);
    const isFirst = location.hash === '' && history.state === null;
    if (isUnknown || isFirst) this.replace(this.#handlers.home);
    return this.follow();
  }

  /** Opens an address as a link does. @param {object} [state] what the history entry remembers besides its name */
  go(address, state) {
    if (address === location.hash) this.replace(address, state);
    else addEntry(address, state);
    return this.follow();
  }

  /** Gives what is seen another address, from which Back leads to the present one. */
  push(address, state) {
    this.#rememberScroll();
    addEntry(address, state);
    this.#entry = history.state.entry;
  }

  /** Gives what is seen another address instead of the present one. */
  replace(address, state) {
    const entry = history.state?.entry ?? uniqueId();
    history.replaceState({ ...state, entry }, '', hrefOf(address));
  }

  /**
   * Shows what the address asks for, and keeps what is seen until it can be shown. The screen gets a visit: `isAsked()`: whether the reader still
   * wants it; `enter(screen)`: brings the screen to the front where that is so, and says whether; `isFirst`: whether no screen was
   * seen before; `theme`; `state` of the history entry; `warn(text, offer, onClose)`: a notice until the reader goes elsewhere.
   */
  async follow() {
    const address = location.hash;
    const route = this.#routeOf(address);
    if (!route) return;
    if (!history.state?.entry) this.replace(address);
    this.#takeBack();
    const visit = this.#createVisit(++this.#turn);
    byId('progress').hidden = false;
    try {
      const screen = await this.#load(route);
      await screen.show(route.read(address), visit);
    } catch (error) {
      if (visit.isAsked()) await this.#apologise(route, error, visit);
    }
    if (visit.isAsked()) this.#arrive(visit);
  }

  setTheme(name) {
    this.#front?.setTheme?.(name);
  }

  #routeOf(address) {
    return this.#routes.find(({ read }) => read(address) !== null);
  }

  #createVisit(turn) {
    const isAsked = () => turn === this.#turn;
    return {
      isAsked,
      enter: (screen) => isAsked() && this.#enter(screen),
      isFirst: this.#front === null,
      theme: this.#handlers.theme(),
      state: history.state,
      warn: (...notice) => {
        this.#takeBack();
        this.#takeBack = this.#handlers.warn(...notice);
      },
    };
  }

  async #load(route) {
    if (!this.#screens.has(route)) this.#screens.set(route, await route.load());
    return this.#screens.get(route);
  }

  #enter(screen) {
    this.#rememberScroll();
    this.#entry = history.state.entry;
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

  /** Brings the reader to where the entry was left, and the focus to the screen. */
  #arrive({ isFirst }) {
    byId('progress').hidden = true;
    const scroll = this.#scrolls[history.state.entry];
    if (scroll !== undefined) scrollTo(0, scroll);
    const root = this.#front?.root;
    if (isFirst || !root || root.contains(document.activeElement)) return;
    const title = root.querySelector('h1');
    title.tabIndex = -1;
    title.focus({ preventScroll: true });
  }

  async #apologise(route, error, visit) {
    const text = texts.page.screenNotLoaded(
      texts.page.screens[route.what(route.read(location.hash))],
      faultText(error),
    );
    visit.warn(text, { label: texts.page.tryAgain, act: () => this.follow() });
    if (!this.#front) await this.#handlers.showHome(visit);
  }
}

function addEntry(address, state) {
  history.pushState({ ...state, entry: uniqueId() }, '', hrefOf(address));
}

/** The page's own address with a fragment, or without one. */
function hrefOf(address) {
  return location.pathname + location.search + address;
}
