/** Opens the screens that the address asks for. What they are made of is loaded only then. */

import { make } from '../scene/make.js';
import { byId } from './dom.js';
import { faultText, texts } from './texts.js';

export class Doors {
  #rooms;
  #handlers;
  #screens = new Map();
  #open = null;

  /**
   * @param rooms `{ read(fragment), load(), what }[]`: reads what the fragment asks of this screen, or null; resolves with the screen, which has
   *   `show(address, theme, isAsked)` and `hide()`; what it shows, by its name among the texts
   * @param handlers `enter()`: hide all else; `leave()`: show it again; `theme()`: of the boards
   */
  constructor(rooms, handlers) {
    this.#rooms = rooms;
    this.#handlers = handlers;
    addEventListener('hashchange', () => this.follow());
  }

  /** Does what the address asks for. */
  follow() {
    const asked = location.hash;
    const room = this.#rooms.find(({ read }) => read(asked));
    if (room !== this.#open) this.#screens.get(this.#open)?.hide();
    if (room) this.#enter(room, asked);
    else if (this.#open) this.#leave();
  }

  /** Takes the screen out of the address and off the page. */
  close() {
    if (!this.#open) return;
    history.pushState(null, '', location.pathname + location.search);
    this.#screens.get(this.#open)?.hide();
    this.#leave();
  }

  async #enter(room, asked) {
    const isAsked = () => this.#open === room && location.hash === asked;
    this.#open = room;
    this.#handlers.enter();
    byId('loading').hidden = true;
    try {
      const screen = await this.#load(room);
      await screen.show(room.read(asked), this.#handlers.theme(), isAsked);
    } catch (error) {
      if (isAsked()) this.#apologise(room, error);
    }
  }

  async #load(room) {
    if (!this.#screens.has(room)) this.#screens.set(room, await room.load());
    return this.#screens.get(room);
  }

  #apologise(room, error) {
    this.#screens.get(room)?.hide();
    byId('loading').hidden = false;
    byId('loading-text').replaceChildren(
      texts.page.roomNotLoaded(texts.page.rooms[room.what], faultText(error)),
      make('a', { href: '#', textContent: texts.page.allGames }),
      '.',
    );
  }

  #leave() {
    this.#open = null;
    byId('loading').hidden = true;
    this.#handlers.leave();
  }
}
