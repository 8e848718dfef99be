/**
 * Common to all links that two friends send each other: `#KIND/NAME?v=1&…&s=…`, with the version first, and
 * last the sum of all that stands before it.
 * @import { Color, Variant } from '../kingcraft/index.js'
 */
import { readable } from '../game/game-link.js';
import { readPlayerName } from './friend-game.js';
import { sumOf } from './sum.js';

/**
 * Why a link cannot be read. `newer`: a later version of the page has written it; `unknown-game`: it has a game that
 * this page has not; `damaged`: a part of it is missing or was changed.
 * @typedef {'newer' | 'unknown-game' | 'damaged'} LinkFault
 */

const VERSION = '1';
const FORM = /^(#(\w+)\/([\w-]+)\?(.*))&s=([0-9a-z]+)$/s;
const VERSION_OF = /^#\w+\/[^?]*\?v=(\d+)&/;
const ID = /^[\w-]{8,40}$/;

/**
 * @param {string} kind as `friend`
 * @param {string} name the text before the parts
 * @param {string[]} parts as `to=black`
 * @returns {string} a fragment
 */
export function writeLink(kind, name, parts) {
  const text = `#${kind}/${name}?${[`v=${VERSION}`, ...parts].join('&')}`;
  return `${text}&s=${sumOf(text)}`;
}

/**
 * @template T
 * @param {string} kind
 * @param {string} fragment
 * @param {(name: string, values: URLSearchParams) => T} read what the link says; throws where its parts make no sense
 * @param {readonly Variant[]} [variants] one of them must have this name
 * @returns {{ link: T } | { fault: LinkFault }}
 */
export function readLink(kind, fragment, read, variants) {
  const version = VERSION_OF.exec(fragment)?.[1];
  if (version && version !== VERSION) return { fault: 'newer' };
  const [, text = '', found, name = '', query, sum] = FORM.exec(fragment) ?? [];
  if (!version || found !== kind || sum !== sumOf(text)) return { fault: 'damaged' };
  if (variants && !variants.some(({ id }) => id === name)) return { fault: 'unknown-game' };
  try {
    return { link: read(name, new URLSearchParams(query)) };
  } catch {
    return { fault: 'damaged' };
  }
}

/** @param {string | null | undefined} text */
export function idIn(text) {
  if (!text || !ID.test(text)) throw new RangeError(`no id of a game: ${text}`);
  return text;
}

/**
 * The side of who gets a link.
 * @param {URLSearchParams} values
 * @returns {Color}
 */
export function sideIn(values) {
  const to = values.get('to');
  if (to !== 'white' && to !== 'black') throw new RangeError(`no such side: ${to}`);
  return to;
}

/**
 * The parts that name the players.
 * @param {Record<Color, string>} names
 */
export const nameParts = ({ white, black }) => [
  ...(white ? [`w=${readable(white)}`] : []),
  ...(black ? [`b=${readable(black)}`] : []),
];

/**
 * @param {URLSearchParams} values
 * @returns {Record<Color, string>}
 */
export const namesIn = (values) => ({
  white: readPlayerName(values.get('w') ?? ''),
  black: readPlayerName(values.get('b') ?? ''),
});

/** @param {URLSearchParams} values */
export const fenIn = (values) => values.get('fen')?.replaceAll('_', ' ') ?? null;
