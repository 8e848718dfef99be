/**
 * A game with a friend elsewhere as one of the two browsers stores it: what has happened, what of it the friend was
 * sent, and what a link that arrives does to it. Nothing is changed in place.
 * @import { Color } from '../kingcraft/index.js'
 * @import { End } from '../game/played-game.js'
 * @import { FriendLink } from './friend-link.js'
 */
import { otherColor } from '../kingcraft/square.js';
import { standsAgainst } from './ends.js';

/**
 * `side`: the own one; null: only watched. `first`: the color that moves first. `sent`: so many moves are known to
 * both. `offer`: the side that offers a draw in the position after all moves. `end`: what a player did. `isSaid`:
 * whether the friend was sent all that is no move: the invitation, an offer, an end.
 * @typedef {{
 *   id: string,
 *   variant: string,
 *   fen: string | null,
 *   first: Color,
 *   side: Color | null,
 *   names: Record<Color, string>,
 *   moves: string[],
 *   sent: number,
 *   offer: Color | null,
 *   end: End | null,
 *   isSaid: boolean,
 *   after: string | null,
 * }} FriendGame
 */

/**
 * What a link that arrives means. `own`: the reader has sent it; `known`: nothing in it is new; `older`: the reader has
 * moved on; `next`: the friend's answer, in `game`; `differs`: it has other moves from the half-move `at` on, and
 * `game` is what it says; `foreign`: it is not of this game, or says what only the reader can say.
 * @typedef {{ kind: 'own' | 'known' | 'older' | 'foreign' }
 *   | { kind: 'next', game: FriendGame }
 *   | { kind: 'differs', at: number, game: FriendGame }} Arrival
 */

/**
 * A game that the reader begins.
 * @param {{ id: string, variant: string, fen?: string | null, first: Color, side: Color, names: Record<Color, string>,
 *   after?: string | null }} settings
 * @returns {FriendGame}
 */
export function beginFriendGame({ fen = null, after = null, ...settings }) {
  const nothing = { moves: [], sent: 0, offer: null, end: null, isSaid: false };
  return { ...settings, fen, after, ...nothing };
}

/**
 * The game of a link that arrives for the first time.
 * @param {FriendLink} link
 * @param {Color} first the color that moves first
 * @param {Color | null} side which the reader plays; null: only watches
 * @returns {FriendGame}
 */
export function acceptFriendGame(link, first, side) {
  const { id, variant, fen, names, moves, end, after } = link;
  const offer = link.offersDraw ? otherColor(link.to) : null;
  const sent = moves.length;
  return { id, variant, fen, first, side, names, moves, sent, offer, end, isSaid: true, after };
}

/**
 * The color that moves after so many half-moves.
 * @param {FriendGame} game
 * @param {number} ply
 */
export const turnAt = ({ first }, ply) => (ply % 2 === 0 ? first : otherColor(first));

/**
 * Whether the reader has something that the friend was not sent yet.
 * @param {FriendGame} game
 */
export const hasUnsent = ({ moves, sent, isSaid }) => moves.length > sent || !isSaid;

/**
 * After a move of the reader: it declines what was offered.
 * @param {FriendGame} game
 * @param {string} move its id
 * @returns {FriendGame}
 */
export const withMove = (game, move) => ({
  ...game,
  moves: [...game.moves, move],
  offer: null,
});

/**
 * Without the last move, which the friend was not sent; the game itself where there is none.
 * @param {FriendGame} game
 * @returns {FriendGame}
 */
export const takeBack = (game) =>
  game.moves.length > game.sent && !game.end
    ? { ...game, moves: game.moves.slice(0, -1), offer: null }
    : game;

/**
 * After the reader has ended the game.
 * @param {FriendGame} game
 * @param {End} end
 * @returns {FriendGame}
 */
export const withEnd = (game, end) => ({ ...game, end, isSaid: false });

/**
 * After the reader has offered a draw.
 * @param {FriendGame} game
 * @returns {FriendGame}
 */
export const withOffer = (game) => ({ ...game, offer: game.side, isSaid: false });

/**
 * After the link was shared, copied or shown: both know all of it.
 * @param {FriendGame} game
 * @returns {FriendGame}
 */
export const markSent = (game) => ({ ...game, sent: game.moves.length, isSaid: true });

/**
 * What the friend is sent.
 * @param {FriendGame} game with a side
 * @returns {FriendLink}
 */
export function linkOf({ id, variant, fen, side, names, moves, offer, end, after }) {
  if (!side) throw new Error('who only watches sends nothing');
  const to = otherColor(side);
  return { id, variant, fen, to, names, moves, offersDraw: offer === side, end, after };
}

/**
 * The next game between the two, with sides exchanged.
 * @param {FriendGame} game with a side
 * @param {string} id of the next one
 * @returns {FriendGame}
 */
export function rematch({ id: after, variant, fen, first, side, names }, id) {
  const exchanged = { white: names.black, black: names.white };
  const next = otherColor(side ?? 'black');
  return beginFriendGame({ id, variant, fen, first, side: next, names: exchanged, after });
}

/**
 * What a link that arrives does to the game that is stored. The legality of its moves was checked where it was read.
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
 * What a link that says nothing new is.
 * @param {FriendGame} stored
 * @param {FriendLink} link
 * @returns {Arrival}
 */
const older = (stored, link) => ({
  kind: link.moves.length === stored.moves.length && !stored.end ? 'known' : 'older',
});

/**
 * Whether the friend may say it: one's own move, one's own resignation, a claim, or a draw that was offered.
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

/** @param {End | null} one @param {End} other */
const sameEnd = (one, other) => one?.how === other.how && one.what === other.what;

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
