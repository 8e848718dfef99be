// Finds mistakes in a corpus that a puzzle can begin with.

import { withGame } from '../../web/kingcraft/with-game.js';
import { chanceOf, chances } from './only-move.mjs';

/**
 * @import { Kingcraft } from 'kingcraft'
 * @import { CorpusGame } from '../figures/read-corpus.mjs'
 * @import { PgnEvaluation } from 'kingcraft/pgn'
 *
 * @typedef {{ name: string, fen: string, mistake: string }} Mistake `name` says where the corpus has it
 */

/** How much the chance of the other side must rise. */
const rise = 0.12;
/** The scores of the corpus come from short searches, so the bounds are wider than those of a puzzle. */
const slack = { better: 0.11, worse: 0.06, draw: 0.08 };

/** The chance of a side, from White's view of a position. */
function chanceFor(/** @type {PgnEvaluation} */ score, /** @type {boolean} */ isWhite) {
  const chance = chanceOf(score);
  return isWhite ? chance : 1 - chance;
}

/** Whether a move of this color gives the other side a win, or the draw in a lost position. */
function isMistake(
  /** @type {boolean} */ isWhite,
  /** @type {PgnEvaluation} */ before,
  /** @type {PgnEvaluation} */ after,
) {
  const [was, is] = [chanceFor(before, !isWhite), chanceFor(after, !isWhite)];
  if (is - was < rise) return false;
  if (is >= chances.won - slack.better) return was <= chances.winning + slack.worse;
  const isDrawn = is >= chances.drawnLeast - slack.draw && is <= chances.drawnMost;
  return isDrawn && was <= chances.lost + slack.draw;
}

/**
 * The mistakes of a game in the order of its moves. The first move and the last one are none: the corpus has no score
 * before the one, and nothing follows the other.
 * @param {Kingcraft} kingcraft
 * @param {string} variant
 * @param {Pick<CorpusGame, 'seed' | 'moves' | 'evals'>} game
 * @returns {Mistake[]}
 */
export function mistakesOf(kingcraft, variant, { seed, moves, evals }) {
  const plies = moves
    .map((_, ply) => ply)
    .slice(1, -1)
    .filter((ply) => isMistake(ply % 2 === 0, evals[ply - 1], evals[ply]));
  if (plies.length === 0) return [];
  return withGame(kingcraft, variant, undefined, (game) => {
    const fens = moves.map((move) => {
      const fen = game.fen();
      game.move(move);
      return fen;
    });
    return plies.map((ply) => ({ name: `${seed}/${ply}`, fen: fens[ply], mistake: moves[ply] }));
  });
}
