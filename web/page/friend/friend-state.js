/**
 * What a game with a friend elsewhere asks of the reader, in words. The game's screen has it from the start.
 * @import { FriendGame } from '../../friend/friend-game.js'
 * @import { Danger } from '../../texts/game-texts.en.js'
 * @import { Session } from '../play/session.js'
 */
import { hasUnsent } from '../../friend/friend-game.js';
import { otherColor } from '../../kingcraft/square.js';
import { texts } from '../base/page-texts.js';

/** @typedef {Session & { friend: FriendGame }} FriendSession */

/**
 * @param {Session} session
 * @returns {session is FriendSession}
 */
export const isWithFriend = (session) => session.friend !== null;

/**
 * What the friend is called; empty where that is not known.
 * @param {Pick<FriendGame, 'side' | 'names'>} game
 */
export const friendName = ({ side, names }) => (side ? names[otherColor(side)] : '');

/**
 * Whether the friend offers a draw.
 * @param {FriendGame | null} game
 */
export const isOffered = (game) => Boolean(game?.side && game.offer === otherColor(game.side));

/**
 * Whether the reader has something to send, or to show again while the friend is to move.
 * @param {Session} session
 */
export const hasLink = ({ friend, personToMove }) =>
  Boolean(friend?.side) && (!personToMove || hasUnsent(/** @type {FriendGame} */ (friend)));

/**
 * Whose turn it is, or what is to be sent.
 * @param {FriendSession} session that is not over
 * @param {Danger} danger of the side to move
 */
export function friendHeadline({ friend, personToMove, turn }, danger) {
  const name = friendName(friend);
  if (!friend.side) return texts.toMove(turn, danger);
  if (personToMove) return texts.friend.yourTurn(danger);
  if (friend.moves.length > friend.sent) return texts.friend.sendMove(name);
  return hasUnsent(friend) ? texts.friend.sendLink(name) : texts.friend.waiting(name);
}

/**
 * What follows from it.
 * @param {FriendSession} session
 */
export function friendDetail({ friend, personToMove, outcome }) {
  const { side, offer, sent, moves } = friend;
  if (!side) return texts.friend.watching;
  if (outcome) return hasUnsent(friend) ? texts.friend.sendEnd : '';
  if (isOffered(friend)) return texts.friend.offers(friendName(friend));
  if (offer) return hasUnsent(friend) ? texts.friend.offered : texts.friend.youOffer;
  if (personToMove) return hasUnsent(friend) ? texts.friend.begin : texts.state.youPlay(side);
  if (moves.length > sent) return texts.friend.mayTakeBack;
  return hasUnsent(friend) ? texts.friend.friendBegins(otherColor(side)) : texts.friend.answerComes;
}
