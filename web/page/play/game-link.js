// @ts-nocheck
/**
 * A game as a link, so that it can be sent to and fro without a server:
 *   `#play/tax?moves=e2e4,e7e5`        a game from the start position of its variant
 *   `#play/tax?fen=FEN&moves=…`        a game from another position
 *   `#play/tax?moves=…&end=resign-white`  one that its players have ended: `resign-COLOR`, `time-COLOR`, `claim-REASON` or `draw`
 * `moves` are the ids of the moves in order, with commas between them; what is left out is nothing. The blanks of a FEN are
 * underscores, its other characters are escaped as in any address. Other names after the `?` are passed over, so that later
 * links can say more.
 */

import { faultText, texts } from '../page-texts.js';
import { Ending } from './ending.js';
import { reasonOf } from './typed-moves.js';

const PLAY = /^#play\/([^/?]*)(?:\?(.*))?$/s;
const MOST_MOVES = 5000;
const MOST_QUOTED = 40;

/** Whether a fragment means to be a game. */
export function isLink(fragment) {
  return fragment.startsWith('#play/');
}

/**
 * The link to a game.
 * @param {{ variant: string, fen: string, moves: string[], end: { how, what } | null }} game as Session saves it
 * @param {string} usual the FEN where games of the variant begin
 */
export function linkTo({ variant, fen, moves, end }, usual) {
  const parts = [];
  if (fen !== usual) parts.push(`fen=${readable(fen.replaceAll(' ', '_'))}`);
  if (moves.length) parts.push(`moves=${readable(moves.join(','))}`);
  if (end) parts.push(`end=${end.how === 'agreeDraw' ? 'draw' : `${end.how}-${end.what}`}`);
  return `#play/${variant}${parts.length ? `?${parts.join('&')}` : ''}`;
}

/** Escaped as far as an address must be, so that it stays readable. */
function readable(text) {
  return encodeURIComponent(text).replaceAll('%2F', '/').replaceAll('%2C', ',');
}

/**
 * The game of a link, tried move by move.
 * @param kingcraft the loaded package
 * @param {string} fragment
 * @returns {{ game: { variant: string, fen?: string, moves: string[], end: { how, what } | null } } | { fault: string }}
 *   a fault is a sentence or two
 */
export function readLink(kingcraft, fragment) {
  const [, id = '', query = ''] = PLAY.exec(fragment) ?? [];
  const variant = kingcraft.variants.find((one) => one.id === id);
  if (!variant) return { fault: texts.link.noGame(quoted(id)) };
  const wishes = new URLSearchParams(query);
  const fen = wishes.get('fen')?.replaceAll('_', ' ') || undefined;
  const moves = (wishes.get('moves') ?? '').split(',').filter(Boolean);
  if (moves.length > MOST_MOVES) return { fault: texts.link.tooMany(MOST_MOVES) };
  return play(kingcraft, { variant: id, fen, moves, end: wishes.get('end') });
}

/** Plays it, and says where it fails. */
function play(kingcraft, { variant, fen, moves, end }) {
  const ids = [];
  let at = (fault) => fault;
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
    const why = error.code === 'illegal-move' ? reasonOf(game, moves[ids.length]) : '';
    return { fault: at(faultText(error) + why) };
  } finally {
    game?.dispose();
  }
}

function endNamed(game, name) {
  const [, how, what] = /^(resign|claim|time)-(.+)$/.exec(name) ?? [];
  if (!how && name !== 'draw') throw new RangeError(texts.link.noEnd(quoted(name)));
  const end = how ? { how, what } : { how: 'agreeDraw' };
  new Ending(game).finish(end.how, end.what);
  return end;
}

function quoted(text) {
  return text.length > MOST_QUOTED ? `${text.slice(0, MOST_QUOTED)}…` : text;
}
