/**
 * Applies a link that arrives to the stored game.
 * @import { Color } from '../kingcraft/index.js'
 * @import { FriendGame } from './friend-game.js'
 * @import { FriendLink } from './friend-link.js'
 */
import { otherColor } from '../kingcraft/square.js';
import { sameEnd, standsAgainst } from './ends.js';
import { acceptFriendGame, turnAt } from './friend-game.js';

/**
 * The meaning of a link that arrives. `own`: the reader has sent it; `known`: nothing in it is new; `older`: the reader
 * has moved on; `next`: the friend's answer, in `game`; `differs`: it has other moves from the half-move `at` on, and
 * `game` is what it says; `foreign`: it is not of this game, or says what only the reader can say.
 * @typedef {{ kind: 'own' | 'known' | 'older' | 'foreign' }
 *   | { kind: 'next', game: FriendGame }
 *   | { kind: 'differs', at: number, game: FriendGame }} Arrival
 */

/**
 * The meaning of a link that arrives for the stored game. The legality of its moves was checked where it was read.
 * @param {FriendGame} stored
 * @param {FriendLink} link
 * @returns {Arrival}
 */
export function receive(stored, link) {
  const { id, variant, fen, side, moves } = stored;
  if (link.id !== id || link.variant !== variant || link.fen !== fen) return { kind: 'foreign' };
  const at = commonLength(moves, link.moves);
  if (side !== null && link.to !== side)
    return { kind: at === link.moves.length ? 'own' : 'foreign' };
  const game = { ...acceptFriendGame(link, stored.first, side), names: namesOf(stored, link) };
  const added = link.moves.length - moves.length;
  if (at < Math.min(moves.length, link.moves.length)) return { kind: 'differs', at, game };
  if (side === null)
    return added > 0 || isNewEnd(stored, link) ? { kind: 'next', game } : older(stored, link);
  if (!mayBeSaid(stored, side, link)) return { kind: 'foreign' };
  if (added > 1) return { kind: 'differs', at, game };
  // Who ends a game may not have seen the last move, which does not count then.
  const isNext = link.end ? added >= -1 && isNewEnd(stored, link) : !stored.end && added >= 0;
  const hasNew = added > 0 || link.end || (link.offersDraw && stored.offer !== otherColor(side));
  return isNext && hasNew ? { kind: 'next', game } : older(stored, link);
}

/**
 * Classifies a link without anything new.
 * @param {FriendGame} stored
 * @param {FriendLink} link
 * @returns {Arrival}
 */
const older = (stored, link) => ({
  kind: link.moves.length === stored.moves.length && !stored.end ? 'known' : 'older',
});

/**
 * Whether the friend may send it: their own move, their own resignation, a claim, or a draw that was offered.
 * @param {FriendGame} stored
 * @param {Color} side of the reader
 * @param {FriendLink} link
 */
function mayBeSaid(stored, side, { moves, end }) {
  const isOneMore = moves.length === stored.moves.length + 1;
  if (isOneMore && turnAt(stored, stored.moves.length) === side) return false;
  if (!end || sameEnd(stored.end, end)) return true;
  if (end.how === 'resign') return end.what !== side;
  return end.how !== 'agreeDraw' || (moves.length === stored.moves.length && stored.offer === side);
}

/**
 * Whether the end in a link stands against the one that is stored.
 * @param {FriendGame} stored
 * @param {FriendLink} link
 */
const isNewEnd = (stored, { end, moves }) =>
  standsAgainst(end, stored.end, turnAt(stored, Math.min(stored.moves.length, moves.length)));

/**
 * The own name stays, the friend's is what the friend says.
 * @param {FriendGame} stored
 * @param {FriendLink} link
 */
function namesOf({ side, names }, link) {
  if (side === null) return link.names;
  const friend = otherColor(side);
  return { ...names, [friend]: link.names[friend] || names[friend] };
}

/**
 * @param {readonly string[]} one
 * @param {readonly string[]} other
 */
function commonLength(one, other) {
  const at = one.findIndex((move, index) => move !== other[index]);
  return at < 0 ? one.length : at;
}
