/**
 * The two links by which two browsers find each other for a live game:
 *   `#live/tax?v=1&id=…&to=black&c=…`   an invitation to play Black, with what is needed to connect
 *   `…&time=300000&inc=5000`            with clocks: milliseconds for each player, and for each move
 *   `…&w=Ann&b=Ben`                     what the players call themselves
 *   `…&fen=FEN`                         from another position than the usual one, with underscores for its blanks
 *   `#reply/ID?v=1&n=Ben&o=…&c=…`       the answer to the invitation with this id
 * @import { Color, Kingcraft } from '../kingcraft/index.js'
 * @import { LinkFault } from './link-text.js'
 */
import { fenPart, readable } from '../game/game-link.js';
import { withGame } from '../kingcraft/with-game.js';
import { unpackDescription } from './connection-text.js';
import { readPlayerName } from './friend-game.js';
import { fenIn, idIn, nameParts, namesIn, readLink, sideIn, writeLink } from './link-text.js';
import { LONGEST_TIME } from './shapes.js';

/**
 * An invitation. `to` is the side of the one who gets it; `clock` is in milliseconds, null without one; `connection` is
 * an offer as packDescription() gives it.
 * @typedef {{
 *   id: string,
 *   variant: string,
 *   fen: string | null,
 *   to: Color,
 *   names: Record<Color, string>,
 *   clock: { time: number, increment: number } | null,
 *   connection: string,
 * }} LiveLink
 */

/**
 * The answer; `id` is that of the invitation, and `offer` the sum of its connection: another invitation to the same
 * game has another one.
 * @typedef {{ id: string, name: string, offer: string, connection: string }} ReplyLink
 */

/** No link with the longest names and the most addresses comes near to it. */
const MOST_CHARACTERS = 2000;

/**
 * The link that invites to a game.
 * @param {LiveLink} link
 * @returns {string} a fragment
 */
export function writeLiveLink({ id, variant, fen, to, names, clock, connection }) {
  return writeLink('live', variant, [
    ...[`id=${id}`, `to=${to}`],
    ...(clock ? [`time=${clock.time}`, `inc=${clock.increment}`] : []),
    ...nameParts(names),
    ...(fen ? [fenPart(fen)] : []),
    `c=${connection}`,
  ]);
}

/**
 * Reads a link that invites.
 * @param {Kingcraft} kingcraft
 * @param {string} fragment
 * @returns {{ link: LiveLink } | { fault: LinkFault }}
 */
export function readLiveLink(kingcraft, fragment) {
  if (fragment.length > MOST_CHARACTERS) return { fault: 'damaged' };
  const read = (/** @type {string} */ variant, /** @type {URLSearchParams} */ values) =>
    readInvitation(kingcraft, variant, values);
  return readLink('live', fragment, read, kingcraft.variants);
}

/**
 * @param {Kingcraft} kingcraft
 * @param {string} variant
 * @param {URLSearchParams} values
 * @returns {LiveLink}
 * @throws where they do not make a game
 */
function readInvitation(kingcraft, variant, values) {
  const fen = fenIn(values);
  // A position that cannot be played throws.
  withGame(kingcraft, variant, fen ?? undefined, () => {});
  return {
    id: idIn(values.get('id')),
    variant,
    fen,
    to: sideIn(values),
    names: namesIn(values),
    clock: clockIn(values),
    connection: connectionIn(values, 'offer'),
  };
}

/**
 * The link that answers.
 * @param {ReplyLink} link
 * @returns {string} a fragment
 */
export function writeReplyLink({ id, name, offer, connection }) {
  const own = name ? [`n=${readable(name)}`] : [];
  return writeLink('reply', id, [...own, `o=${offer}`, `c=${connection}`]);
}

/**
 * Reads a link that answers.
 * @param {string} fragment
 * @returns {{ link: ReplyLink } | { fault: LinkFault }}
 */
export function readReplyLink(fragment) {
  if (fragment.length > MOST_CHARACTERS) return { fault: 'damaged' };
  return readLink('reply', fragment, (id, values) => ({
    id: idIn(id),
    name: readPlayerName(values.get('n') ?? ''),
    offer: sumIn(values.get('o') ?? ''),
    connection: connectionIn(values, 'answer'),
  }));
}

/** @param {string} text */
function sumIn(text) {
  if (!/^[0-9a-z]{1,7}$/.test(text)) throw new RangeError(`no such sum: ${text}`);
  return text;
}

/** @param {URLSearchParams} values */
function clockIn(values) {
  if (!values.has('time') && !values.has('inc')) return null;
  const [time, increment] = ['time', 'inc'].map((name) => wholeIn(values.get(name) ?? ''));
  if (time === 0) throw new RangeError('a clock without time');
  return { time, increment };
}

/** @param {string} text */
function wholeIn(text) {
  const number = Number(text);
  if (!/^\d+$/.test(text) || number > LONGEST_TIME) throw new RangeError(`no such time: ${text}`);
  return number;
}

/**
 * @param {URLSearchParams} values
 * @param {'offer' | 'answer'} type
 */
function connectionIn(values, type) {
  const connection = values.get('c') ?? '';
  if (unpackDescription(connection)?.type !== type) throw new RangeError(`no ${type}`);
  return connection;
}
