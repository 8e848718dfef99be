/**
 * A game with a friend elsewhere as a link, which carries all of it, so that no server has to:
 *   `#friend/tax?v=1&id=…&to=black`   an invitation to play Black
 *   `…&w=Ann&b=Ben`                   what the players call themselves
 *   `…&fen=FEN`                       from another position than the usual one, with underscores for its blanks
 *   `…&n=12&m=…`                      twelve moves, packed
 *   `…&offer=draw`                    the sender offers a draw
 *   `…&end=resign-white`              the game is over: `resign-COLOR`, `claim-REASON` or `draw`
 *   `…&after=…`                       a rematch: the id of the game before
 * @import { Color, Kingcraft } from '../kingcraft/index.js'
 * @import { End } from '../game/played-game.js'
 * @import { LinkFault } from './link-text.js'
 */
import { endPart, fenPart } from '../game/game-link.js';
import { finishGame } from '../game/played-game.js';
import { withGame } from '../kingcraft/with-game.js';
import { fenIn, idIn, nameParts, namesIn, readLink, sideIn, writeLink } from './link-text.js';
import { packMoves, unpackMoves } from './packed-moves.js';

/**
 * The content of a link. `to` is the side of the one who gets it, `offersDraw` of the one who sent it.
 * @typedef {{
 *   variant: string,
 *   id: string,
 *   to: Color,
 *   names: Record<Color, string>,
 *   fen: string | null,
 *   moves: string[],
 *   offersDraw: boolean,
 *   end: End | null,
 *   after: string | null,
 * }} FriendLink
 */

const END = /^(?:(resign)-(white|black)|(claim)-([a-z-]+)|draw)$/;
const MOST_MOVES = 5000;

/**
 * The link to a game.
 * @param {Kingcraft} kingcraft
 * @param {FriendLink} link
 * @returns {string} a fragment
 */
export function writeFriendLink(kingcraft, link) {
  const { variant, id, to, names, fen, moves, offersDraw, end, after } = link;
  const packed = withGame(kingcraft, variant, fen ?? undefined, (game) => packMoves(game, moves));
  const parts = [`id=${id}`, `to=${to}`, ...nameParts(names)];
  if (fen) parts.push(fenPart(fen));
  if (moves.length > 0) parts.push(`n=${moves.length}`, `m=${packed}`);
  if (offersDraw) parts.push('offer=draw');
  if (end) parts.push(endPart(end));
  if (after) parts.push(`after=${after}`);
  return writeLink('friend', variant, parts);
}

/**
 * Reads a link, and plays its moves.
 * @param {Kingcraft} kingcraft
 * @param {string} fragment
 * @returns {{ link: FriendLink } | { fault: LinkFault }}
 */
export function readFriendLink(kingcraft, fragment) {
  const read = (/** @type {string} */ variant, /** @type {URLSearchParams} */ values) =>
    readParts(kingcraft, variant, values);
  return readLink('friend', fragment, read, kingcraft.variants);
}

/**
 * @param {Kingcraft} kingcraft
 * @param {string} variant
 * @param {URLSearchParams} values
 * @returns {FriendLink}
 * @throws where they do not make a game
 */
function readParts(kingcraft, variant, values) {
  const id = idIn(values.get('id'));
  const after = values.has('after') ? idIn(values.get('after')) : null;
  const to = sideIn(values);
  const count = Number(values.get('n') ?? 0);
  if (!isCount(count)) throw new RangeError('no game with a friend');
  const fen = fenIn(values);
  return withGame(kingcraft, variant, fen ?? undefined, (game) => {
    const moves = unpackMoves(game, values.get('m') ?? '', count);
    const end = readEnd(values.get('end'));
    if (end) finishGame(game, end.how, end.what);
    return {
      variant,
      id,
      to,
      names: namesIn(values),
      fen,
      moves,
      offersDraw: values.get('offer') === 'draw',
      end,
      after,
    };
  });
}

/** @param {number} count */
const isCount = (count) => Number.isInteger(count) && count >= 0 && count <= MOST_MOVES;

/**
 * @param {string | null} text
 * @returns {End | null}
 */
function readEnd(text) {
  if (text === null) return null;
  const found = END.exec(text);
  if (!found) throw new RangeError(`no such end: ${text}`);
  const [, resign, color, claim, reason] = found;
  if (resign) return { how: 'resign', what: color };
  return claim ? { how: 'claim', what: reason } : { how: 'agreeDraw' };
}
