/**
 * Handles a link of a friend elsewhere on the page: it asks where the game is new, and otherwise goes on with the
 * game that is saved.
 * @import { FriendGame } from '../../friend/friend-game.js'
 * @import { Arrival } from '../../friend/friend-arrival.js'
 * @import { FriendLink } from '../../friend/friend-link.js'
 * @import { Visit } from '../app/router.js'
 * @import { SavedGame } from '../play/session.js'
 */
import { receive } from '../../friend/friend-arrival.js';
import { acceptFriendGame } from '../../friend/friend-game.js';
import { readFriendLink } from '../../friend/friend-link.js';
import { texts } from '../base/page-texts.js';
import { askToAccept, askWhichMoves } from './friend-questions.js';
import { LinkArrivals } from './link-arrivals.js';

export class FriendArrivals extends LinkArrivals {
  /**
   * Follows a link. What asks the reader does so over the screen that is there.
   * @param {string} fragment
   * @param {Visit} visit
   */
  async show(fragment, visit) {
    const read = readFriendLink(this.kingcraft, fragment);
    if ('fault' in read) return this.refuse(texts.friend.faults[read.fault]);
    const { link } = read;
    const found = await this.find(link.id, fragment, visit);
    if (!found) return undefined;
    if (found.saved) return this.#receive(found.saved, link);
    this.showBehind(visit);
    return this.#invite(link, visit);
  }

  /**
   * @param {FriendLink} link of a game that is not saved here
   * @param {Visit} visit
   */
  async #invite(link, visit) {
    const answer = await askToAccept(this.kingcraft, link, texts.friend);
    if (!visit.isAsked()) return;
    if (!answer) {
      this.leave();
      return;
    }
    const { side, name } = answer;
    const names = side ? { ...link.names, [side]: name } : link.names;
    await this.accept(acceptFriendGame({ ...link, names }, this.firstOf(link), side));
  }

  /**
   * @param {SavedGame} saved
   * @param {FriendLink} link
   */
  async #receive(saved, link) {
    const stored = this.storedGame(saved);
    if (!stored) return this.refuse(texts.game.cannotBeRead);
    const arrival = receive(stored, link);
    if (arrival.kind === 'foreign') return this.refuse(texts.friend.foreign);
    await this.open(link.id);
    if (arrival.kind === 'differs') this.#compare(stored, arrival);
    else if (arrival.kind === 'next') await this.page.receive(arrival.game);
    else this.#say(arrival, stored);
    return undefined;
  }

  /**
   * Asks which moves count where those of the link are others.
   * @param {FriendGame} stored
   * @param {Arrival & { kind: 'differs' }} arrival
   */
  async #compare(stored, { game, at }) {
    const takesTheirs = await askWhichMoves(this.kingcraft, stored, game, at);
    if (takesTheirs && this.page.session?.friend?.id === stored.id) this.page.receive(game);
  }

  /**
   * @param {Arrival} arrival
   * @param {FriendGame} stored
   */
  #say({ kind }, { end }) {
    const { notices } = this.page.library;
    if (kind === 'own') notices.show(texts.friend.own);
    if (kind === 'older') notices.show(end ? texts.friend.over : texts.friend.movedOn);
  }
}
