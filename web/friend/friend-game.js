/**
 * A game with a friend elsewhere as one of the two browsers stores it: what has happened, and what of it the friend was
 * sent. Nothing is changed in place.
 * @import { Color } from '../kingcraft/index.js'
 * @import { End } from '../game/played-game.js'
 * @import { FriendLink } from './friend-link.js'
 * @import { LivePart } from './live-types.js'
 */
import { otherColor } from '../kingcraft/square.js';
import { areTimes, fits, isColor, isQuestion, isRound, isTime, orNull } from './shapes.js';

/**
 * `side`: the own one; null: only watched. `first`: the color that moves first. `sent`: so many moves are known to
 * both. `offer`: the side that offers a draw in the position after all moves. `end`: what a player did. `isSaid`:
 * whether the friend was sent all that is no move: the invitation, an offer, an end. `live`: only of a game that is
 * played live.
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
 *   live: LivePart | null,
 * }} FriendGame
 */

/** Letters that would break a line, or turn the direction of what follows. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

const LONGEST_NAME = 30;

/**
 * The name of a player, as it is shown and sent: one line of at most 30 characters.
 * @param {string} text
 */
export function readPlayerName(text) {
  const name = text.replaceAll(/\s+/g, ' ').replaceAll(UNSEEN, '').trim();
  return [...name].slice(0, LONGEST_NAME).join('').trim();
}

/**
 * The names of two players at one board, as they typed them or as they were stored.
 * @param {unknown} stored
 * @returns {Record<Color, string> | null} null if neither has a name
 */
export function readPlayerNames(stored) {
  const [white, black] = [Object(stored).white, Object(stored).black].map((name) =>
    typeof name === 'string' ? readPlayerName(name) : '',
  );
  return white || black ? { white, black } : null;
}

/** The parts of a game that the friend does not know yet. */
export const NOTHING_SENT = Object.freeze({
  sent: 0,
  offer: null,
  isSaid: false,
  after: null,
  live: null,
});

/** What is saved of a live game. */
const LIVE = {
  clock: orNull((value) => fits({ time: isTime, increment: isTime }, value)),
  round: isRound,
  left: orNull(areTimes),
  asked: orNull(isQuestion),
};

/**
 * Whether a game can be read that was saved with these values.
 * @param {{ id: unknown, names: unknown, sent: unknown, offer?: unknown, after?: unknown, live?: unknown }} saved
 */
export function isReadable({ id, names, sent, offer = null, after = null, live = null }) {
  const { white, black } = Object(names);
  const isText = (/** @type {unknown} */ value) => typeof value === 'string';
  return (
    [id, white, black].every(isText) &&
    Number.isInteger(sent) &&
    orNull(isColor)(offer) &&
    orNull(isText)(after) &&
    orNull((value) => fits(LIVE, value))(live)
  );
}

/**
 * A game that the reader begins.
 * @param {{ id: string, variant: string, fen?: string | null, first: Color, side: Color, names: Record<Color, string>,
 *   after?: string | null, live?: LivePart | null }} settings
 * @returns {FriendGame}
 */
export function beginFriendGame({ fen = null, after = null, live = null, ...settings }) {
  return { ...NOTHING_SENT, ...settings, fen, after, live, moves: [], end: null };
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
  const isSaid = true;
  return {
    id,
    variant,
    fen,
    first,
    side,
    names,
    moves,
    sent,
    offer,
    end,
    isSaid,
    after,
    live: null,
  };
}

/**
 * The color that moves after so many half-moves.
 * @param {FriendGame} game
 * @param {number} ply
 */
export const turnAt = ({ first }, ply) => (ply % 2 === 0 ? first : otherColor(first));

/**
 * Whether the reader has something that the friend was not sent yet.
 * @param {Pick<FriendGame, 'moves' | 'sent' | 'isSaid'>} game
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
 * The message to the friend.
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
export function rematch({ id: after, variant, fen, first, side, names, live: played }, id) {
  const exchanged = { white: names.black, black: names.white };
  const next = otherColor(side ?? 'black');
  const live = played && { ...played, round: 0, left: null, asked: null };
  return beginFriendGame({ id, variant, fen, first, side: next, names: exchanged, after, live });
}
