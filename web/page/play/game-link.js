/**
 * A game as a link, so that it can be sent to and fro without a server:
 *   `#play/tax?moves=e2e4,e7e5`        a game from the start position of its variant
 *   `#play/tax?fen=FEN&moves=…`        a game from another position
 *   `#play/tax?moves=…&end=resign-white`  one that its players have ended: `resign-COLOR`, `time-COLOR`, `claim-REASON`
 *                                         or `draw`
 * `moves` are the ids of the moves in order, with commas between them; none where it is left out. The blanks of a FEN
 * are underscores, its other characters are escaped as in any address. Other names after the `?` are ignored, so that
 * later links can say more.
 * @import { Game, Kingcraft } from '../../kingcraft/index.js'
 * @import { End } from '../../game/played-game.js'
 */

/** @typedef {{ variant: string, fen?: string | undefined, moves: string[], end: End | null }} LinkedGameData */

import { finishGame } from '../../game/played-game.js';
import { KingcraftError } from '../../kingcraft/errors.js';
import { faultText, texts } from '../base/page-texts.js';
import { reasonOf } from './typed-moves.js';

const PLAY = /^#play\/([^/?]*)(?:\?(.*))?$/s;
const MOST_MOVES = 5000;
const MOST_QUOTED = 40;

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
export function linkTo({ variant, fen, moves, end }, usual) {
  const parts = [];
  if (fen !== usual) parts.push(`fen=${readable(fen.replaceAll(' ', '_'))}`);
  if (moves.length) parts.push(`moves=${readable(moves.join(','))}`);
  if (end) parts.push(`end=${end.how === 'agreeDraw' ? 'draw' : `${end.how}-${end.what}`}`);
  return `#play/${variant}${parts.length ? `?${parts.join('&')}` : ''}`;
}

/**
 * The link to a new game, which nobody has begun.
 * @param {string} variant
 */
export function linkToNew(variant) {
  return `#play/${variant}`;
}

/**
 * Escaped as far as an address must be, so that it stays readable.
 * @param {string} text
 */
function readable(text) {
  return encodeURIComponent(text).replaceAll('%2F', '/').replaceAll('%2C', ',');
}

/**
 * The game of a link, tried move by move.
 * @param {Kingcraft} kingcraft the loaded package
 * @param {string} fragment
 * @returns {{ game: LinkedGameData } | { fault: string }}
 *   a fault is a sentence or two
 */
export function readLink(kingcraft, fragment) {
  const [, id = '', query = ''] = PLAY.exec(fragment) ?? [];
  const variant = kingcraft.variants.find((one) => one.id === id);
  if (!variant) return { fault: texts.link.noGame(quoted(id)) };
  const values = new URLSearchParams(query);
  const fen = values.get('fen')?.replaceAll('_', ' ') || undefined;
  const moves = (values.get('moves') ?? '').split(',').filter(Boolean);
  if (moves.length > MOST_MOVES) return { fault: texts.link.tooMany(MOST_MOVES) };
  return play(kingcraft, { variant: id, fen, moves, end: values.get('end') });
}

/**
 * Plays it, and says where it fails.
 * @param {Kingcraft} kingcraft
 * @param {{ variant: string, fen: string | undefined, moves: string[], end: string | null }} link
 * @returns {{ game: LinkedGameData } | { fault: string }}
 */
function play(kingcraft, { variant, fen, moves, end }) {
  /** @type {string[]} */
  const ids = [];
  let at = (/** @type {string} */ fault) => fault;
  /** @type {Game | null} */
  let game = null;
  try {
    game = fen ? kingcraft.newGame(variant, fen) : kingcraft.newGame(variant);
    for (const [index, move] of moves.entries()) {
      at = (fault) => texts.link.atMove(index + 1, fault);
      ids.push(game.move(move).id);
    }
    at = texts.link.atEnd;
    return { game: { variant, fen, moves: ids, end: end ? endNamed(game, end) : null } };
  } catch (error) {
    const isIllegal = error instanceof KingcraftError && error.code === 'illegal-move';
    const why = game && isIllegal ? reasonOf(game, moves[ids.length] ?? '') : '';
    return { fault: at(faultText(error) + why) };
  } finally {
    game?.dispose();
  }
}

/**
 * Ends the game as a link says.
 * @param {Game} game
 * @param {string} name
 * @returns {End}
 */
function endNamed(game, name) {
  if (name === 'draw') return finishGame(game, 'agreeDraw');
  const [, how, what] = /^(resign|claim|time)-(.+)$/.exec(name) ?? [];
  if (!how) throw new RangeError(texts.link.noEnd(quoted(name)));
  return finishGame(game, how, what);
}

/** @param {string} text */
function quoted(text) {
  return text.length > MOST_QUOTED ? `${text.slice(0, MOST_QUOTED)}…` : text;
}
