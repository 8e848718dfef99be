// The values of the pieces of a game, from positions of its games.

import { quantile95 } from '../match/statistics.mjs';
import { fitLogistic, logistic } from './regression.mjs';

/** @import { Row } from './positions.mjs' */

const UNITS = ['P', 'R'];

/** The roles whose count differs somewhere, in the order of their letters. */
function rolesOf(/** @type {Row[]} */ rows) {
  const roles = new Set();
  for (const { differences } of rows) {
    for (const [role, count] of differences) if (count !== 0) roles.add(role);
  }
  return [...roles].sort();
}

/**
 * The quotient of two coefficients, with half the width of its 95 % interval.
 * @param {ReturnType<typeof fitLogistic>} fit
 * @param {number} i
 * @param {number} unit
 */
function quotient({ coefficients, covariance }, i, unit) {
  const value = coefficients[i] / coefficients[unit];
  // To first order; nothing is left of the unit itself.
  const variance =
    (covariance[i][i] - 2 * value * covariance[i][unit] + value ** 2 * covariance[unit][unit]) /
    coefficients[unit] ** 2;
  return { value, error: quantile95 * Math.sqrt(Math.max(variance, 0)) };
}

/**
 * The worth of each piece, dearest first: in pawns, in rooks, and as the score (0 to 1) with one such piece more in an
 * otherwise equal position; each with its 95 % interval. The side to move has a worth of its own in the fit.
 * @param {Row[]} rows
 * @returns {{ role: string, pawns: Quotient, rooks: Quotient, score: number, scoreLow: number, scoreHigh: number }[]}
 * @typedef {{ value: number, error: number }} Quotient `error` is half of the interval's width
 */
export function worthOf(rows) {
  const roles = rolesOf(rows);
  const [pawn, rook] = UNITS.map((unit) => roles.indexOf(unit));
  if (pawn < 0 || rook < 0) throw new Error('no game had a pawn or a rook more on a side');
  const fit = fitLogistic(
    rows.map(({ game, result, turn, differences }) => ({
      game,
      result,
      differences: Float64Array.from([...roles.map((role) => differences.get(role) ?? 0), turn]),
    })),
    roles.length + 1,
  );
  const worths = roles.map((role, i) => {
    const logit = fit.coefficients[i];
    const error = quantile95 * Math.sqrt(fit.covariance[i][i]);
    return {
      role,
      pawns: quotient(fit, i, pawn),
      rooks: quotient(fit, i, rook),
      score: logistic(logit),
      scoreLow: logistic(logit - error),
      scoreHigh: logistic(logit + error),
    };
  });
  return worths.sort((one, other) => other.score - one.score);
}
