/**
 * A game with a friend elsewhere as a link, which carries all of it, so that no server has to:
 *   `#friend/tax?v=1&id=…&to=black`   an invitation to play Black
 *   `…&w=Ann&b=Ben`                   what the players call themselves
 *   `…&fen=FEN`                       from another position than the usual one, with underscores for its blanks
 *   `…&n=12&m=…`                      twelve moves, packed
 *   `…&offer=draw`                    the sender offers a draw
 *   `…&end=resign-white`              the game is over: `resign-COLOR`, `claim-REASON` or `draw`
 *   `…&after=…`                       a rematch: the id of the game before
 *   `…&s=…`                           the sum of all that stands before it, last
 * @import { Color, Kingcraft } from '../kingcraft/index.js'
 * @import { End } from '../game/played-game.js'
 */
import { endPart, fenPart, readable } from '../game/game-link.js';
import { finishGame } from '../game/played-game.js';
import { withGame } from '../kingcraft/with-game.js';
import { readPlayerName } from './friend-game.js';
import { packMoves, unpackMoves } from './packed-moves.js';
import { sumOf } from './sum.js';

/**
 * What a link says. `to` is the side of the one who gets it, `offersDraw` of the one who sent it.
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

/**
 * Why a link cannot be read. `newer`: a later version of the page has written it; `unknown-game`: it has a game that
 * this page has not; `damaged`: a part of it is missing or was changed.
 * @typedef {'newer' | 'unknown-game' | 'damaged'} LinkFault
 */

const VERSION = '1';
const FORM = /^#friend\/([a-z][a-z0-9]*)\?(.*)&s=([0-9a-z]+)$/s;
const VERSION_OF = /^#friend\/[^?]*\?v=(\d+)&/;
const ID = /^[\w-]{8,40}$/;
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
  const parts = [`v=${VERSION}`, `id=${id}`, `to=${to}`];
  if (names.white) parts.push(`w=${readable(names.white)}`);
  if (names.black) parts.push(`b=${readable(names.black)}`);
  if (fen) parts.push(fenPart(fen));
  if (moves.length > 0) parts.push(`n=${moves.length}`, `m=${packed}`);
  if (offersDraw) parts.push('offer=draw');
  if (end) parts.push(endPart(end));
  if (after) parts.push(`after=${after}`);
  const text = `#friend/${variant}?${parts.join('&')}`;
  return `${text}&s=${sumOf(text)}`;
}

/**
 * Reads a link, and plays its moves.
 * @param {Kingcraft} kingcraft
 * @param {string} fragment
 * @returns {{ link: FriendLink } | { fault: LinkFault }}
 */
export function readFriendLink(kingcraft, fragment) {
  const version = VERSION_OF.exec(fragment)?.[1];
  if (version && version !== VERSION) return { fault: 'newer' };
  const [, variant = '', query = '', sum = ''] = FORM.exec(fragment) ?? [];
  if (!version || sum !== sumOf(`#friend/${variant}?${query}`)) return { fault: 'damaged' };
  if (!kingcraft.variants.some(({ id }) => id === variant)) return { fault: 'unknown-game' };
  try {
    return { link: readParts(kingcraft, variant, new URLSearchParams(query)) };
  } catch {
    return { fault: 'damaged' };
  }
}

/**
 * @param {Kingcraft} kingcraft
 * @param {string} variant
 * @param {URLSearchParams} values
 * @returns {FriendLink}
 * @throws where they do not make a game
 */
function readParts(kingcraft, variant, values) {
  const id = values.get('id') ?? '';
  const after = values.get('after');
  const to = values.get('to') === 'black' ? 'black' : 'white';
  const count = Number(values.get('n') ?? 0);
  if (!ID.test(id) || (after && !ID.test(after)) || values.get('to') !== to || !isCount(count))
    throw new RangeError('no game with a friend');
  const fen = values.get('fen')?.replaceAll('_', ' ') ?? null;
  return withGame(kingcraft, variant, fen ?? undefined, (game) => {
    const moves = unpackMoves(game, values.get('m') ?? '', count);
    const end = readEnd(values.get('end'));
    if (end) finishGame(game, end.how, end.what);
    return {
      variant,
      id,
      to,
      names: {
        white: readPlayerName(values.get('w') ?? ''),
        black: readPlayerName(values.get('b') ?? ''),
      },
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
