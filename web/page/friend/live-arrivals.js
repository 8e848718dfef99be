/**
 * Handles the links of a live game on the page: an invitation is accepted and answered, and a reply goes to the tab
 * that waits for it.
 * @import { FriendGame } from '../../friend/friend-game.js'
 * @import { LiveLink } from '../../friend/live-link.js'
 * @import { Visit } from '../app/router.js'
 * @import { LiveTexts } from './live-words.js'
 */
import { canConnect } from '../../friend/can-connect.js';
import { beginFriendGame } from '../../friend/friend-game.js';
import { readLiveLink, readReplyLink } from '../../friend/live-link.js';
import { isReplyLink } from '../../game/page-address.js';
import { texts } from '../base/page-texts.js';
import { timeLabel } from '../play/time-controls.js';
import { askToAccept } from './friend-questions.js';
import { LinkArrivals } from './link-arrivals.js';
import { loadLiveTexts } from './live-words.js';
import { handReply, isWaiting } from './waiting-tab.js';

export class LiveArrivals extends LinkArrivals {
  /**
   * Follows a link. What asks the reader does so over the screen that is there.
   * @param {string} fragment
   * @param {Visit} visit
   */
  async show(fragment, visit) {
    const words = await loadLiveTexts();
    if (!visit.isAsked()) return;
    if (isReplyLink(fragment)) await this.#hand(words, fragment, visit);
    else await this.#follow(words, fragment, visit);
  }

  /**
   * @param {LiveTexts} words
   * @param {string} fragment of a reply
   * @param {Visit} visit
   */
  async #hand(words, fragment, visit) {
    const read = readReplyLink(fragment);
    if ('fault' in read) return this.refuse(texts.friend.faults[read.fault]);
    const place = await handReply(read.link.id, fragment);
    if (!visit.isAsked()) return undefined;
    if (place === 'here') return this.leave();
    return this.refuse(place ? words.handedOver : words.nobodyWaits);
  }

  /**
   * @param {LiveTexts} words
   * @param {string} fragment of an invitation
   * @param {Visit} visit
   */
  async #follow(words, fragment, visit) {
    const read = readLiveLink(this.kingcraft, fragment);
    if ('fault' in read) return this.refuse(texts.friend.faults[read.fault]);
    const { link } = read;
    if (!canConnect()) return this.refuse(words.notHere);
    if (await isWaiting(link.id)) return this.refuse(words.own);
    const found = await this.find(link.id, fragment, visit);
    if (!found) return undefined;
    if (!found.saved) return this.#invite(words, link, visit);
    const stored = this.storedGame(found.saved);
    if (!stored) return this.refuse(texts.game.cannotBeRead);
    if (!isSameGame(stored, link)) return this.refuse(words.foreign);
    await this.open(link.id);
    return this.page.connect(link.connection);
  }

  /**
   * @param {LiveTexts} words
   * @param {LiveLink} link of a game that is not saved here
   * @param {Visit} visit
   */
  async #invite(words, link, visit) {
    this.showBehind(visit);
    const { clock, to: side } = link;
    const notes = [clock ? words.clock(timeLabel(clock.time, clock.increment)) : words.noClock];
    const answer = await askToAccept(this.kingcraft, link, { ...words, notes });
    if (!visit.isAsked()) return;
    if (!answer) {
      this.leave();
      return;
    }
    const names = { ...link.names, [side]: answer.name };
    const live = { clock, round: 0, left: null, asked: null };
    const { id, variant, fen } = link;
    const first = this.firstOf(link);
    await this.accept(beginFriendGame({ id, variant, fen, first, side, names, live }));
    await this.page.connect(link.connection);
  }
}

/**
 * Whether a link goes on with a game that is stored.
 * @param {FriendGame} stored
 * @param {LiveLink} link
 */
function isSameGame({ variant, fen, live }, link) {
  const { time, increment } = live?.clock ?? {};
  return (
    live !== null &&
    variant === link.variant &&
    fen === link.fen &&
    time === link.clock?.time &&
    increment === link.clock?.increment
  );
}
