// The strength of two engines, from a series of pairs of games. A pair is the same
// opening played with both colors; its score is 0, ½, 1, 1½ or 2 points, and the counts of these
// five are the pentanomial statistics. Games of a pair depend on each other, pairs do not.

const pairScores = [0, 0.25, 0.5, 0.75, 1];

/** The quantile of the normal distribution that leaves 2.5 % on each side. */
export const quantile95 = 1.959963984540054;

/** The count of an event that never happened, so that no probability is zero. */
const unseen = 1e-3;

/** Elo's logistic curve: the difference in rating that gives this score, from 0 to 1. */
export function eloOfScore(/** @type {number} */ score) {
  return -400 * Math.log10(1 / score - 1);
}

/** The score, from 0 to 1, that a difference in rating gives. */
export function scoreOfElo(/** @type {number} */ elo) {
  return 1 / (1 + 10 ** (-elo / 400));
}

const sum = (/** @type {number[]} */ numbers) =>
  numbers.reduce((/** @type {number} */ total, each) => total + each, 0);

/**
 * The score, from 0 to 1, and the difference in rating, each with half the width of its 95 %
 * interval, from the spread of the pairs' scores. Infinite where the score, or an end of its
 * interval, is 0 or 1; NaN without a pair.
 * @param {number[]} counts pairs with 0, ½, 1, 1½ and 2 points
 */
export function estimate(counts) {
  const pairs = sum(counts);
  const score = sum(counts.map((count, i) => count * pairScores[i])) / pairs;
  const variance = sum(counts.map((count, i) => count * (pairScores[i] - score) ** 2)) / pairs;
  const scoreError = quantile95 * Math.sqrt(variance / pairs);
  const [low, high] = [score - scoreError, score + scoreError];
  const eloError =
    low > 0 && high < 1 ? (eloOfScore(high) - eloOfScore(low)) / 2 : Number.POSITIVE_INFINITY;
  return { score, scoreError, elo: eloOfScore(score), eloError };
}

/**
 * The likeliest distribution over the pairs' scores among those with this mean, for observed
 * frequencies without a zero. Michel Van den Bergh, "The generalized maximum likelihood ratio for
 * the expectation value of a distribution", proposition 1.1: p / (1 + x (a - mean)), where x makes
 * the mean right; the sum falls as x grows, so it is found by bisection.
 */
function likeliest(/** @type {number[]} */ frequencies, /** @type {number} */ mean) {
  const excess = (/** @type {number} */ x) =>
    sum(frequencies.map((p, i) => (p * (pairScores[i] - mean)) / (1 + x * (pairScores[i] - mean))));
  let low = -1 / (1 - mean);
  let high = 1 / mean;
  for (let step = 0; step < 100; ++step) {
    const middle = (low + high) / 2;
    if (excess(middle) > 0) low = middle;
    else high = middle;
  }
  return frequencies.map((p, i) => p / (1 + low * (pairScores[i] - mean)));
}

/**
 * The logarithm of the generalised likelihood ratio of two hypotheses, that the difference in
 * rating is `elo1` and that it is `elo0`: the statistic of the sequential probability ratio test
 * (GSPRT) as the testing of Stockfish uses it.
 */
export function logLikelihoodRatio(
  /** @type {number[]} */ counts,
  /** @type {number} */ elo0,
  /** @type {number} */ elo1,
) {
  if (sum(counts) === 0) return 0;
  const seen = counts.map((count) => count || unseen);
  const total = sum(seen);
  const frequencies = seen.map((count) => count / total);
  const [under0, under1] = [elo0, elo1].map((elo) => likeliest(frequencies, scoreOfElo(elo)));
  return total * sum(frequencies.map((p, i) => p * Math.log(under1[i] / under0[i])));
}

/** Wald's bounds for errors of 5 % of either kind: ±2.94. */
export const ratioBound = Math.log((1 - 0.05) / 0.05);

/**
 * Whether the test is decided: 'H1' when A is better by `elo1`, 'H0' when by `elo0` at most, else
 * null.
 */
export function decisionOf(
  /** @type {number[]} */ counts,
  /** @type {{ elo0: number, elo1: number }} */ { elo0, elo1 },
) {
  const ratio = logLikelihoodRatio(counts, elo0, elo1);
  if (ratio >= ratioBound) return 'H1';
  return ratio <= -ratioBound ? 'H0' : null;
}
