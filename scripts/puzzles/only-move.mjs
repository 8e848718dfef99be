// When a move is the only one: what the best two lines of a search say, or an endgame table.

import { goalChance, whiteScore, winChance } from '../../web/game/win-chance.js';

/**
 * @import { Game } from 'kingcraft'
 * @import { UciLine } from '../../web/cli/referee/uci-text.js'
 *
 * @typedef {'win' | 'draw'} Aim what the only move reaches
 * @typedef {{ aim: Aim, move: string }} OnlyMove
 * @typedef {{ score: UciLine['score'], pv: string[] }} ScoredLine
 */

/** Chances to win of who is to move, by the formula of docs/review.md. */
export const chances = {
  /** From here on a position is won: a lead of 200 centipawns. */
  won: goalChance.win,
  /** From here on a second move would win as well: a lead of 147 centipawns. */
  winning: 0.7,
  /** How much the chance must fall with the second best move. */
  fall: 0.25,
  /** A draw lies between these: 70 centipawns to either side. */
  drawnLeast: goalChance.draw,
  drawnMost: 0.6,
  /** Up to here a position is lost: 300 centipawns behind. */
  lost: 0.15,
};

/** By how many centipawns the second best move must be worse. */
const gap = 250;

/** The chance to win of the side to move. */
export const chanceOf = (/** @type {UciLine['score']} */ score) => winChance(score, 'white');

/**
 * The result for the side to move with this score; null if unclear.
 * @param {UciLine['score']} score
 * @param {number} slack as in `onlyMove()`
 */
export function aimOf(score, slack) {
  const chance = chanceOf(score);
  if (chance >= chances.won + slack) return /** @type {const} */ ('win');
  const isDrawn = chance >= chances.drawnLeast + slack && chance <= chances.drawnMost - slack;
  return isDrawn ? /** @type {const} */ ('draw') : null;
}

/**
 * The only move that wins, or that draws, or null.
 * @param {ScoredLine[]} lines of the two best moves
 * @param {number} slack how much clearer than needed it must be, as a chance; less than 0 where a longer search follows
 * @returns {OnlyMove | null}
 */
export function onlyMove([best, second], slack) {
  const aim = best ? aimOf(best.score, slack) : null;
  if (!aim || !second) return null;
  const [chance, other] = [chanceOf(best.score), chanceOf(second.score)];
  if (whiteScore(best.score, 'white') - whiteScore(second.score, 'white') < gap) return null;
  const isWorse =
    aim === 'win'
      ? other <= chances.winning - slack && chance - other >= chances.fall + slack
      : other <= chances.lost - slack;
  return isWorse ? { aim, move: best.pv[0] } : null;
}

/**
 * The only move by the endgame tables that are loaded: null if several are as good or all lose, undefined if the
 * tables do not know.
 * @param {Game} game
 * @returns {OnlyMove | null | undefined}
 */
export function onlyMoveOfTable(game) {
  const probe = game.probe();
  if (!probe) return undefined;
  const best = probe.moves.filter(({ result }) => result === probe.result);
  if (best.length !== 1 || probe.result === 'loss') return null;
  return { aim: probe.result, move: best[0].id };
}
