/** Opens the game that the address holds, and writes the one on the board into the address. */
import { texts } from '../texts.js';
import { isLink, linkTo, readLink } from './link.js';

const PEOPLE = { white: 'person', black: 'person' };

export class LinkDoor {
  #kingcraft;
  #handlers;
  #opening = false;
  #takeBack = () => {};

  /**
   * @param kingcraft the loaded package
   * @param handlers `open(saved)`: show this game, as Session saves it; `session()`: the one on the board or null; `show()`: show it;
   *   `leave()`: the address holds no game any more; `warn(text, onClose)`: says it until the reader closes it, and gives what takes it back
   */
  constructor(kingcraft, handlers) {
    this.#kingcraft = kingcraft;
    this.#handlers = handlers;
    addEventListener('hashchange', () => this.follow());
  }

  /** Does what the address asks for; says whether that was to show a game. */
  follow() {
    this.#takeBack();
    const session = this.#handlers.session();
    if (!isLink(location.hash)) {
      if (session?.linked && !location.hash) this.#handlers.leave();
      return false;
    }
    const { game, fault } = readLink(this.#kingcraft, location.hash);
    if (fault) {
      this.#warn(texts.link.leadsNowhere(fault));
      return false;
    }
    if (session?.linked && linkOf(session) === linkTo(...this.#canonical(game)))
      this.#handlers.show();
    else this.#open(game);
    return true;
  }

  /** Says what is wrong with a link, until the reader knows or goes elsewhere. */
  #warn(text) {
    const broken = location.hash;
    this.#takeBack = this.#handlers.warn(text, () => {
      if (location.hash === broken) this.#mendAddress();
    });
  }

  /** Takes a link that leads nowhere out of the address. */
  #mendAddress() {
    const session = this.#handlers.session();
    history.replaceState(null, '', session?.linked ? linkOf(session) : plainAddress());
  }

  #canonical(game) {
    const { startFen } = this.#kingcraft.variants.find(({ id }) => id === game.variant);
    return [{ ...game, fen: game.fen ?? startFen }, startFen];
  }

  #open(game) {
    this.#opening = true;
    this.#handlers.open({ ...game, players: PEOPLE, level: 1, linked: true });
    this.#opening = false;
  }

  /** Keeps a game that came by a link in the address: one step back is one move back. */
  write(session) {
    const link = linkOf(session);
    if (this.#opening) history.replaceState(null, '', link);
    else if (location.hash !== link) history.pushState(null, '', link);
  }

  /** Another game is on the board than the one in the address. */
  close() {
    if (isLink(location.hash)) history.pushState(null, '', plainAddress());
  }
}

/** The fragment for a game. */
export function linkOf(session) {
  return linkTo(session.toSave(), session.variant.startFen);
}

function plainAddress() {
  return location.pathname + location.search;
}
