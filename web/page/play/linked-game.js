/**
 * Opens the game of the address, and writes the game on the board into the address.
 * @import { Color, Kingcraft } from '../../kingcraft/index.js'
 * @import { Router, Screen, Visit } from '../app/router.js'
 * @import { LinkedGameData } from '../../game/game-link.js'
 * @import { Players, SavedGame, Session } from './session.js'
 */

import { isLink, linkTo } from '../../game/game-link.js';
import { GAME_ADDRESS } from '../../game/page-address.js';
import { variantOf } from '../../game/played-game.js';
import { opponentOf } from '../base/game-words.js';
import { texts } from '../base/page-texts.js';
import { readLink } from './read-link.js';
import { colorBelow } from './session.js';

/** @type {Players} */
const PEOPLE = { white: 'person', black: 'person' };

export class LinkedGame {
  #kingcraft;
  #router;
  #handlers;
  /**
   * The last link that led nowhere.
   * @type {string | null}
   */
  #broken = null;

  /**
   * @param {Kingcraft} kingcraft the loaded package
   * @param {Router} router
   * @param {{ restore(saved: SavedGame): Session, session(): Session | null, screen: Screen }} handlers
   *   `restore`: puts this game on the board; `session()`: the one on the board; `screen`: of a game
   */
  constructor(kingcraft, router, handlers) {
    this.#kingcraft = kingcraft;
    this.#router = router;
    this.#handlers = handlers;
  }

  /**
   * Shows the game of a link on the board; false if the link leads nowhere, and the reader was warned.
   * @param {string} link
   * @param {Visit} visit
   */
  show(link, visit) {
    const found = readLink(this.#kingcraft, link);
    if ('fault' in found) {
      this.#broken = link;
      visit.warn(texts.link.leadsNowhere(found.fault), undefined, () => this.#mendAddress());
      return false;
    }
    const { game } = found;
    visit.enter(this.#handlers.screen);
    const session = this.#handlers.session();
    if (session?.linked && linkOf(session) === this.#linkTo(game)) return true;
    const linked = { ...game, ...game.shared, players: PEOPLE, level: 1, linked: true };
    this.#router.replace(linkOf(this.#handlers.restore(linked)));
    return true;
  }

  /** Takes a link that leads nowhere out of the address. */
  #mendAddress() {
    if (this.#router.address !== this.#broken) return;
    const session = this.#handlers.session();
    this.#router.replace(session ? addressOf(session) : '');
  }

  /** @param {LinkedGameData} game */
  #linkTo(game) {
    const { startFen } = variantOf(this.#kingcraft, game.variant);
    return linkTo({ ...game, fen: game.fen ?? startFen }, startFen);
  }

  /**
   * Writes a game that came by a link into the address: one step back is one move back.
   * @param {Session} session
   */
  write(session) {
    const link = linkOf(session);
    if (this.#router.address !== link) this.#router.push(link);
  }

  /**
   * Another game is on the board than the one in the address.
   * @param {object} state what its history entry remembers
   */
  close(state) {
    if (!isLink(this.#router.address)) return;
    if (this.#router.address === this.#broken) this.#router.replace(GAME_ADDRESS, state);
    else this.#router.push(GAME_ADDRESS, state);
  }
}

/**
 * The address of the game on the board: one that came by a link is in the link.
 * @param {Session} session
 */
export function addressOf(session) {
  return session.linked ? linkOf(session) : GAME_ADDRESS;
}

/**
 * The link to a game; one that is over is opened with the names of its players, and from the side of who shares it.
 * @param {Session} session
 */
export function linkOf(session) {
  const { outcome, variant } = session;
  const shared = outcome ? { names: namesOf(session), side: colorBelow(session) } : undefined;
  return linkTo({ ...session.toSave(), ...(shared && { shared }) }, variant.startFen);
}

/**
 * The names of the players; the reader who plays the computer has no name.
 * @param {Session} session
 */
export function namesOf({ players, level, names, friend }) {
  const nameOf = (/** @type {Color} */ color) =>
    players[color] === 'machine'
      ? (opponentOf(level)?.name ?? '')
      : ((friend?.names ?? names)?.[color] ?? '');
  return { white: nameOf('white'), black: nameOf('black') };
}
