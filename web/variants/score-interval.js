/**
 * White's score in some games, and how far chance may have moved it.
 * @import { Score } from './statistics.js'
 */

/** The quantile of the normal distribution that leaves 2.5 % on each side. */
const QUANTILE = 1.96;

/**
 * @typedef {{ score: number, low: number, high: number, error: number, deviation: number }} ScoreInterval from 0 to 1:
 *   wins and half of the draws; the ends of its 95 % interval; half of its width; the standard deviation
 */

/**
 * The score with its interval, from the spread of the results. One more win and one more loss stand for what was not
 * seen yet: a few games with the same result prove little.
 * @param {Score} counts of one game at least
 * @returns {ScoreInterval}
 */
export function scoreInterval({ games, whiteWins, draws }) {
  const score = (whiteWins + draws / 2) / games;
  const spread =
    (whiteWins + 1) * (1 - score) ** 2 +
    draws * (1 / 2 - score) ** 2 +
    (games - whiteWins - draws + 1) * score ** 2;
  const deviation = Math.sqrt(spread) / (games + 2);
  const error = QUANTILE * deviation;
  return {
    score,
    low: Math.max(0, score - error),
    high: Math.min(1, score + error),
    error,
    deviation,
  };
}
