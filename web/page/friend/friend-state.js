/**
 * The next step in a game with a friend elsewhere, in words. The game's screen has it from the start.
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
 * The name of the friend; empty if unknown.
 * @param {Pick<FriendGame, 'side' | 'names'>} game
 */
export const friendName = ({ side, names }) => (side ? names[otherColor(side)] : '');

/**
 * Whether the friend offers a draw.
 * @param {FriendGame | null} game
 */
export const isOffered = (game) => Boolean(game?.side && game.offer === otherColor(game.side));

/**
 * Whether the reader has something to send, or to show again while the friend is to move; in a live game, whether it is
 * to be connected.
 * @param {Session} session
 */
export function hasLink({ friend, personToMove, isHeld, outcome }) {
  if (friend?.live) return isHeld && outcome === null;
  return Boolean(friend?.side) && (!personToMove || (friend !== null && hasUnsent(friend)));
}

/**
 * The text of the button that sends it.
 * @param {FriendSession} session
 */
export function sendLabel({ friend, live, ply }) {
  if (live?.isWaiting) return texts.friend.again;
  if (friend.live) return ply > 0 ? texts.friend.reconnect : texts.friend.connect;
  return hasUnsent(friend) ? texts.state.send : texts.friend.again;
}

/**
 * Whose turn it is, or what is to be sent.
 * @param {FriendSession} session that is not over
 * @param {Danger} danger of the side to move
 */
export function friendHeadline({ friend, live, personToMove, turn }, danger) {
  const name = friendName(friend);
  if (friend.live && !personToMove) return live?.headline() ?? texts.friend.notConnected;
  if (!friend.side) return texts.toMove(turn, danger);
  if (personToMove) return texts.friend.yourTurn(danger);
  if (friend.moves.length > friend.sent) return texts.friend.sendMove(name);
  return hasUnsent(friend) ? texts.friend.sendLink(name) : texts.friend.waiting(name);
}

/**
 * What follows from it.
 * @param {FriendSession} session
 */
export function friendDetail({ friend, live, personToMove, outcome }) {
  const { side, offer, sent, moves } = friend;
  if (friend.live) return live?.detail() ?? (outcome ? '' : texts.friend.connects);
  if (!side) return texts.friend.watching;
  if (outcome) return hasUnsent(friend) ? texts.friend.sendEnd : '';
  if (isOffered(friend)) return texts.friend.offers(friendName(friend));
  if (offer) return hasUnsent(friend) ? texts.friend.offered : texts.friend.youOffer;
  if (personToMove) return hasUnsent(friend) ? texts.friend.begin : texts.state.youPlay(side);
  if (moves.length > sent) return texts.friend.mayTakeBack;
  return hasUnsent(friend) ? texts.friend.friendBegins(otherColor(side)) : texts.friend.answerComes;
}
