/**
 * What the page does with a link of a friend elsewhere: it asks where the game is new, and otherwise goes on with the
 * game that is saved.
 * @import { Color, Kingcraft } from '../../kingcraft/index.js'
 * @import { FriendGame } from '../../friend/friend-game.js'
 * @import { Arrival } from '../../friend/friend-arrival.js'
 * @import { FriendLink } from '../../friend/friend-link.js'
 * @import { Page } from '../app/page.js'
 * @import { Visit } from '../app/router.js'
 * @import { Players, SavedGame } from '../play/session.js'
 */
import { receive } from '../../friend/friend-arrival.js';
import { acceptFriendGame } from '../../friend/friend-game.js';
import { readFriendLink } from '../../friend/friend-link.js';
import { GALLERY_ADDRESS, GAME_ADDRESS } from '../../game/page-address.js';
import { otherColor } from '../../kingcraft/square.js';
import { withGame } from '../../kingcraft/with-game.js';
import { texts } from '../base/page-texts.js';
import { friendPartOf, Session } from '../play/session.js';
import { friendRecordId, recordOf } from '../store/saved-records.js';
import { askToAccept, askWhichMoves } from './friend-questions.js';
import { handOver } from './other-tab.js';

export class FriendArrivals {
  #kingcraft;
  #page;

  /**
   * @param {Kingcraft} kingcraft the loaded package
   * @param {Page} page
   */
  constructor(kingcraft, page) {
    this.#kingcraft = kingcraft;
    this.#page = page;
  }

  /**
   * Follows a link. What asks the reader does so over the screen that is there.
   * @param {string} fragment
   * @param {Visit} visit
   */
  async show(fragment, visit) {
    const read = readFriendLink(this.#kingcraft, fragment);
    if ('fault' in read) return this.#refuse(texts.friend.faults[read.fault]);
    const { link } = read;
    const id = friendRecordId(link.id);
    const { store, locks, saver } = this.#page.library;
    const [record, held] = await Promise.all([store.game(id), locks.held()]);
    if (!visit.isAsked()) return;
    if (held.has(id) && saver.id !== id) {
      handOver(id, fragment);
      return this.#refuse(texts.friend.elsewhere, fragment);
    }
    if (record) return this.#receive(record.saved, link);
    if (visit.isFirst) this.#page.gallery.show(GALLERY_ADDRESS, visit);
    this.#invite(link, visit);
  }

  /**
   * Says why nothing comes of a link, and takes it out of the address.
   * @param {string} text
   * @param {string} [fragment] of the link, where it may be tried again
   */
  #refuse(text, fragment) {
    const again = fragment && {
      label: texts.page.tryAgain,
      act: () => this.#page.go(fragment),
    };
    this.#page.library.notices.show(text, again || undefined);
    return this.#leave();
  }

  /** The address is that of the game on the board again, or of all games. */
  #leave() {
    this.#page.rename(GAME_ADDRESS);
    return this.#page.go(GAME_ADDRESS);
  }

  /**
   * @param {FriendLink} link of a game that is not saved here
   * @param {Visit} visit
   */
  async #invite(link, visit) {
    const answer = await askToAccept(this.#kingcraft, link);
    if (!visit.isAsked()) return;
    if (answer) await this.#accept(link, answer.side, answer.name);
    else this.#leave();
  }

  /**
   * Saves the game of an invitation, and opens it.
   * @param {FriendLink} link
   * @param {Color | null} side of the reader
   * @param {string} name of the reader
   */
  async #accept(link, side, name) {
    const names = side ? { ...link.names, [side]: name } : link.names;
    const first = withGame(this.#kingcraft, link.variant, link.fen ?? undefined, (game) =>
      game.turn(),
    );
    const session = Session.restore(
      this.#kingcraft,
      savedGameOf(acceptFriendGame({ ...link, names }, first, side)),
    );
    const now = Date.now();
    const started = { id: friendRecordId(link.id), created: now, name: null };
    await this.#page.library.store.putGame(recordOf(session, started, now));
    session.dispose();
    await this.#open(link.id);
  }

  /**
   * @param {SavedGame} saved
   * @param {FriendLink} link
   */
  async #receive(saved, link) {
    const stored = this.#storedGame(saved);
    if (!stored) return this.#refuse(texts.game.cannotBeRead);
    const arrival = receive(stored, link);
    if (arrival.kind === 'foreign') return this.#refuse(texts.friend.foreign);
    await this.#open(link.id);
    if (arrival.kind === 'differs') this.#compare(stored, arrival);
    else if (arrival.kind === 'next') await this.#page.receive(arrival.game);
    else this.#say(arrival, stored);
  }

  /**
   * The game with a friend of a saved game; null where that cannot be read.
   * @param {SavedGame} saved
   */
  #storedGame(saved) {
    try {
      const session = Session.restore(this.#kingcraft, saved);
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
  #open(id) {
    this.#page.rename(GAME_ADDRESS);
    return this.#page.session?.friend?.id === id
      ? this.#page.backToGame()
      : this.#page.openSavedGame(friendRecordId(id));
  }

  /**
   * Asks which moves count where those of the link are others.
   * @param {FriendGame} stored
   * @param {Arrival & { kind: 'differs' }} arrival
   */
  async #compare(stored, { game, at }) {
    const takesTheirs = await askWhichMoves(this.#kingcraft, stored, game, at);
    if (takesTheirs && this.#page.session?.friend?.id === stored.id) this.#page.receive(game);
  }

  /**
   * @param {Arrival} arrival
   * @param {FriendGame} stored
   */
  #say({ kind }, { end }) {
    const { notices } = this.#page.library;
    if (kind === 'own') notices.show(texts.friend.own);
    if (kind === 'older') notices.show(end ? texts.friend.over : texts.friend.movedOn);
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
