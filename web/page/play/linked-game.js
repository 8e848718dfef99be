// @ts-nocheck
/** Opens the game that the address holds, and writes the one on the board into the address. */
import { GAME_ADDRESS } from '../page-address.js';
import { texts } from '../page-texts.js';
import { isLink, linkTo, readLink } from './game-link.js';

const PEOPLE = { white: 'person', black: 'person' };

export class LinkedGame {
  #kingcraft;
  #router;
  #handlers;
  #opening = false;
  #broken = null;

  /**
   * @param kingcraft the loaded package
   * @param {Router} router
   * @param handlers `open(saved)`: put this game on the board, as Session saves it; `session()`: the one on the board or null;
   *   `screen`: the screen of a game
   */
  constructor(kingcraft, router, handlers) {
    this.#kingcraft = kingcraft;
    this.#router = router;
    this.#handlers = handlers;
  }

  /** Puts the game of a link on the board, in front of the reader; false where the link leads nowhere, after it has said why. */
  show(link, visit) {
    const { game, fault } = readLink(this.#kingcraft, link);
    if (fault) {
      this.#broken = link;
      visit.warn(texts.link.leadsNowhere(fault), undefined, () => this.#mendAddress());
      return false;
    }
    visit.enter(this.#handlers.screen);
    const session = this.#handlers.session();
    if (!session?.linked || linkOf(session) !== linkTo(...this.#canonical(game))) this.#open(game);
    return true;
  }

  /** Takes a link that leads nowhere out of the address. */
  #mendAddress() {
    if (location.hash !== this.#broken) return;
    const session = this.#handlers.session();
    this.#router.replace(session ? addressOf(session) : '');
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
    if (this.#opening) this.#router.replace(link);
    else if (location.hash !== link) this.#router.push(link);
  }

  /** Another game is on the board than the one in the address. @param {object} state what its history entry remembers */
  close(state) {
    if (!isLink(location.hash)) return;
    if (location.hash === this.#broken) this.#router.replace(GAME_ADDRESS, state);
    else this.#router.push(GAME_ADDRESS, state);
  }
}

/** The address of the game on the board: one that came by a link is in the link. */
export function addressOf(session) {
  return session.linked ? linkOf(session) : GAME_ADDRESS;
}

/** The fragment for a game. */
export function linkOf(session) {
  return linkTo(session.toSave(), session.variant.startFen);
}
