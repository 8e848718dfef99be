/**
 * Reads a game out of a link, as web/game/game-link.js writes it.
 * @import { Game, Kingcraft } from '../../kingcraft/index.js'
 * @import { LinkedGameData, Sharing } from '../../game/game-link.js'
 * @import { End } from '../../game/played-game.js'
 */

import { readPlayerNames } from '../../friend/friend-game.js';
import { finishGame } from '../../game/played-game.js';
import { KingcraftError } from '../../kingcraft/errors.js';
import { faultText, texts } from '../base/page-texts.js';
import { reasonOf } from './typed-moves.js';

const PLAY = /^#play\/([^/?]*)(?:\?(.*))?$/s;
const MOST_MOVES = 5000;
const MOST_QUOTED = 40;

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
  const played = play(kingcraft, { variant: id, fen, moves, end: values.get('end') });
  if ('fault' in played) return played;
  const { game, isOver } = played;
  return { game: isOver ? { ...game, shared: sharingIn(values) } : game };
}

/**
 * Who played a game that is over, and who shares it.
 * @param {URLSearchParams} values
 * @returns {Sharing}
 */
function sharingIn(values) {
  const names = { white: values.get('white'), black: values.get('black') };
  return {
    names: readPlayerNames(names),
    side: values.get('side') === 'black' ? 'black' : 'white',
  };
}

/**
 * Plays it, and says where it fails.
 * @param {Kingcraft} kingcraft
 * @param {{ variant: string, fen: string | undefined, moves: string[], end: string | null }} link
 * @returns {{ game: LinkedGameData, isOver: boolean } | { fault: string }}
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
    const linked = { variant, fen, moves: ids, end: end ? endNamed(game, end) : null };
    return { game: linked, isOver: game.outcome() !== null };
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
