/**
 * Shared by arriving links of a friend: they are refused with a sentence, or lead to a saved game.
 * @import { Color, Kingcraft } from '../../kingcraft/index.js'
 * @import { FriendGame } from '../../friend/friend-game.js'
 * @import { Page } from '../app/page.js'
 * @import { Visit } from '../app/router.js'
 * @import { Players, SavedGame } from '../play/session.js'
 */
import { GALLERY_ADDRESS, GAME_ADDRESS } from '../../game/page-address.js';
import { otherColor } from '../../kingcraft/square.js';
import { withGame } from '../../kingcraft/with-game.js';
import { texts } from '../base/page-texts.js';
import { friendPartOf, Session } from '../play/session.js';
import { friendRecordId, recordOf } from '../store/saved-records.js';
import { handOver } from './other-tab.js';

export class LinkArrivals {
  kingcraft;
  page;

  /**
   * @param {Kingcraft} kingcraft the loaded package
   * @param {Page} page
   */
  constructor(kingcraft, page) {
    this.kingcraft = kingcraft;
    this.page = page;
  }

  /**
   * The saved game of a link, or what else becomes of the link: nothing where something else is asked for meanwhile,
   * and another tab gets it where that has the game open.
   * @param {string} gameId
   * @param {string} fragment
   * @param {Visit} visit
   * @returns {Promise<{ saved: SavedGame | null } | null>}
   */
  async find(gameId, fragment, visit) {
    const id = friendRecordId(gameId);
    const { store, locks, saver } = this.page.library;
    const [record, held] = await Promise.all([store.game(id), locks.held()]);
    if (!visit.isAsked()) return null;
    if (!held.has(id) || saver.id === id) return { saved: record?.saved ?? null };
    handOver(id, fragment);
    this.refuse(texts.friend.elsewhere, fragment);
    return null;
  }

  /**
   * Says why nothing comes of a link, and takes it out of the address.
   * @param {string} text
   * @param {string} [fragment] of the link, where it may be tried again
   */
  refuse(text, fragment) {
    const again = fragment && {
      label: texts.page.tryAgain,
      act: () => this.page.go(fragment),
    };
    this.page.library.notices.show(text, again || undefined);
    return this.leave();
  }

  /** The address is that of the game on the board again, or of all games. */
  leave() {
    this.page.rename(GAME_ADDRESS);
    return this.page.go(GAME_ADDRESS);
  }

  /**
   * The screen of all games is behind a question where the link is the first that the page shows.
   * @param {Visit} visit
   */
  showBehind(visit) {
    if (visit.isFirst) this.page.gallery.show(GALLERY_ADDRESS, visit);
  }

  /**
   * The color that moves first in the game of a link.
   * @param {{ variant: string, fen: string | null }} link
   */
  firstOf({ variant, fen }) {
    return withGame(this.kingcraft, variant, fen ?? undefined, (game) => game.turn());
  }

  /**
   * Saves a game that the reader has accepted, and opens it.
   * @param {FriendGame} game
   */
  async accept(game) {
    const session = Session.restore(this.kingcraft, savedGameOf(game));
    const now = Date.now();
    const started = { id: friendRecordId(game.id), created: now, name: null };
    await this.page.library.store.putGame(recordOf(session, started, now));
    session.dispose();
    await this.open(game.id);
  }

  /**
   * The game with a friend of a saved game; null if that cannot be read.
   * @param {SavedGame} saved
   */
  storedGame(saved) {
    try {
      const session = Session.restore(this.kingcraft, saved);
      session.dispose();
      return session.friend;
    } catch {
      return null;
    }
  }

  /**
   * Brings the game with this id in front, in the place of the link.
   * @param {string} id
   */
  open(id) {
    this.page.rename(GAME_ADDRESS);
    return this.page.session?.friend?.id === id
      ? this.page.backToGame()
      : this.page.openSavedGame(friendRecordId(id));
  }
}

/**
 * A game with a friend as a session restores it.
 * @param {FriendGame} game
 * @returns {SavedGame}
 */
function savedGameOf(game) {
  const { variant, fen, side, moves, end } = game;
  /** @type {Players} */
  const players = { white: 'friend', black: 'friend' };
  if (side) Object.assign(players, { [side]: 'person', [otherColor(side)]: 'friend' });
  const friend = friendPartOf(game);
  return { variant, fen: fen ?? undefined, players, level: 1, moves, end, friend };
}
