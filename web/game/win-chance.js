/**
 * Turns the scores of a search into a lead and a chance to win.
 * @import { Color, Outcome } from '../kingcraft/index.js'
 * @import { SearchLine } from '../worker/client.js'
 */

/** @typedef {SearchLine['score']} Score */

/** With this lead in centipawns a side is ten times as likely to win as the other. */
const TENFOLD_LEAD = 400;

/** The lead of a mate, in centipawns. */
const MATE = 10_000;

/**
 * Centipawns from White's side. A mate is a large lead, and a larger one in fewer moves.
 * @param {Score} score
 * @param {Color} turn
 */
export function whiteScore(score, turn) {
  const sign = turn === 'white' ? 1 : -1;
  if ('cp' in score) return sign * score.cp;
  const own = score.mate > 0 ? MATE - score.mate : -MATE - score.mate;
  return sign * own;
}

/**
 * White's chance to win, 0 to 1.
 * @param {Score} score
 * @param {Color} turn
 */
export function winChance(score, turn) {
  const lead = whiteScore(score, turn);
  if ('mate' in score) return lead > 0 ? 1 : 0;
  return 1 / (1 + 10 ** (-lead / TENFOLD_LEAD));
}

/**
 * White's points in a game that is over.
 * @param {Pick<Outcome, 'winner'>} outcome
 */
export function outcomeChance({ winner }) {
  if (!winner) return 0.5;
  return winner === 'white' ? 1 : 0;
}

/**
 * The least chance to win with which a move reaches the goal of a puzzle: a lead of two pawns, or a draw that is held.
 */
export const goalChance = Object.freeze({ win: 0.76, draw: 0.4 });
