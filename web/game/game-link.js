/**
 * A game as a link, so that it can be sent to and fro without a server:
 *   `#play/tax?moves=e2e4,e7e5`        a game from the start position of its variant
 *   `#play/tax?fen=FEN&moves=…`        a game from another position
 *   `#play/tax?moves=…&end=resign-white`  one that its players have ended: `resign-COLOR`, `time-COLOR`, `claim-REASON`
 *                                         or `draw`
 *   `#play/tax?…&white=Ann&black=Ben&side=black`  one that is over, who played it, and which side its sharer has had:
 *                                         White's, where none is named
 * `moves` are the ids of the moves in order, with commas between them; none where it is left out. The blanks of a FEN
 * are underscores, its other characters are escaped as in any address. Other names after the `?` are ignored, so that
 * later links can say more.
 * @import { Color } from '../kingcraft/index.js'
 * @import { End } from './played-game.js'
 */

/**
 * Who played a finished game, and the side of who shares it.
 * @typedef {{ names: Record<Color, string> | null, side: Color }} Sharing
 */

/**
 * @typedef {{ variant: string, fen?: string | undefined, moves: string[], end: End | null, shared?: Sharing }}
 *   LinkedGameData
 */

/**
 * Whether a fragment is meant as a game.
 * @param {string} fragment
 */
export function isLink(fragment) {
  return fragment.startsWith('#play/');
}

/**
 * The link to a game.
 * @param {LinkedGameData & { fen: string }} game as Session saves it
 * @param {string} usual the FEN where games of the variant begin
 */
export function linkTo({ variant, fen, moves, end, shared }, usual) {
  const parts = [];
  if (fen !== usual) parts.push(fenPart(fen));
  if (moves.length) parts.push(`moves=${readable(moves.join(','))}`);
  if (end) parts.push(endPart(end));
  if (shared) parts.push(...sharedParts(shared));
  return `#play/${variant}${parts.length ? `?${parts.join('&')}` : ''}`;
}

/**
 * The link to a new game without moves.
 * @param {string} variant
 */
export function linkToNew(variant) {
  return `#play/${variant}`;
}

/**
 * The part of a link that has a FEN.
 * @param {string} fen
 */
export const fenPart = (fen) => `fen=${readable(fen.replaceAll(' ', '_'))}`;

/** @param {Sharing} shared */
function sharedParts({ names, side }) {
  const { white, black } = names ?? { white: '', black: '' };
  return [
    ...(white ? [`white=${safe(white)}`] : []),
    ...(black ? [`black=${safe(black)}`] : []),
    ...(side === 'black' ? ['side=black'] : []),
  ];
}

/** Escaped so that every program sees where the link ends. @param {string} name */
const safe = (name) =>
  encodeURIComponent(name).replace(
    /[!'()*~]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/**
 * The part of a link that says how the players have ended the game.
 * @param {End} end
 */
export const endPart = ({ how, what }) => `end=${how === 'agreeDraw' ? 'draw' : `${how}-${what}`}`;

/**
 * Escaped as far as an address must be, so that it stays readable.
 * @param {string} text
 */
export function readable(text) {
  return encodeURIComponent(text).replaceAll('%2F', '/').replaceAll('%2C', ',');
}
