// The figures below come from their own program: there the constrained likelihood is maximised
// by Newton's method on Lagrange's multiplier.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  decisionOf,
  eloOfScore,
  estimate,
  logLikelihoodRatio,
  ratioBound,
  scoreOfElo,
} from '../../../scripts/match/statistics.mjs';

function assertClose(got, expected, tolerance, what) {
  const same = got === expected || Math.abs(got - expected) <= tolerance;
  assert.ok(same, `${what}\nexpected ${expected}\ngot      ${got}`);
}

/** [score, Elo]: 10 wins to 1 are 400 points. */
const curve = [
  [0.5, 0],
  [10 / 11, 400],
  [1 / 11, -400],
  [100 / 101, 800],
  [0.75, 190.848501887865],
];

for (const [score, elo] of curve) {
  test(`match: a score of ${score} is ${elo} Elo, and back`, () => {
    assertClose(eloOfScore(score), elo, 1e-9, `eloOfScore(${score})`);
    assertClose(scoreOfElo(elo), score, 1e-12, `scoreOfElo(${elo})`);
  });
}

/**
 * [pairs, score, Elo, error]. In the first row the variance is 2 · ¼ / 100 = 0.005; so the score is
 * 0.5 ± 1.96 · √(0.005 / 100), which is 0.5 ± 0.013859, and the error of the Elo is
 * 400 · log10(0.513859 / 0.486141).
 */
const estimates = [
  [[1, 0, 98, 0, 1], 0.5, 0, 9.63271],
  [[0, 0, 7, 0, 0], 0.5, 0, 0],
  [[25, 0, 0, 0, 75], 0.75, 190.848502, 81.15142],
  [[0, 0, 0, 0, 3], 1, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY],
  [[3, 0, 0, 0, 0], 0, Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY],
  [[0, 1, 0, 0, 1], 0.625, 88.739499, Number.POSITIVE_INFINITY],
];

for (const [pairs, score, elo, error] of estimates) {
  test(`match: the pairs [${pairs}] score ${score}, ${elo} ± ${error} Elo`, () => {
    const got = estimate(pairs);
    assertClose(got.score, score, 1e-12, 'score');
    assertClose(got.elo, elo, 1e-5, 'elo');
    assertClose(got.eloError, error, 1e-4, 'error of the Elo');
  });
}

/** [pairs, elo0, elo1, ratio] */
const ratios = [
  [[10, 20, 40, 25, 5], 0, 5, -0.17856436],
  [[5, 25, 40, 20, 10], 0, 5, 0.09841441],
  [[0, 0, 1, 0, 0], 0, 5, -0.01128192],
  [[0, 0, 0, 0, 100], 0, 10, 2.83687191],
  [[100, 0, 0, 0, 0], 0, 10, -2.91970595],
  [[500, 2000, 5000, 2200, 550], -1.75, 0.25, 4.83077066],
  [[39, 8843, 21675, 9119, 24], 0, 2, 0.43819563],
  [[3, 10, 20, 15, 12], -10, 0, 1.0152081],
  [[0, 0, 0, 0, 0], 0, 5, 0],
];

for (const [pairs, elo0, elo1, expected] of ratios) {
  test(`match: the pairs [${pairs}] have LLR ${expected} for Elo ${elo0} against ${elo1}`, () => {
    assertClose(logLikelihoodRatio(pairs, elo0, elo1), expected, 1e-6, 'ratio');
  });
}

/**
 * With many pairs and hypotheses close to each other the ratio is about
 * n (s1 - s0) (2 mean - s0 - s1) / (2 variance): Michel Van den Bergh, "A practical introduction to
 * the GSPRT".
 */
test('match: the LLR is near its normal approximation', () => {
  const pairs = [1200, 5000, 9000, 5400, 1100];
  const n = 21700;
  const mean = (0.25 * 5000 + 0.5 * 9000 + 0.75 * 5400 + 1100) / n;
  const square = (0.0625 * 5000 + 0.25 * 9000 + 0.5625 * 5400 + 1100) / n;
  const [s0, s1] = [scoreOfElo(0), scoreOfElo(3)];
  const normal = (n * (s1 - s0) * (2 * mean - s0 - s1)) / (2 * (square - mean * mean));
  assertClose(logLikelihoodRatio(pairs, 0, 3), normal, 0.01 * Math.abs(normal), 'ratio');
});

test('match: the error of the score', () => {
  assertClose(estimate([1, 0, 98, 0, 1]).scoreError, 0.013859, 1e-6, 'error of the score');
});

test('match: the bounds of the SPRT are ±2.94', () => {
  assert.equal(ratioBound.toFixed(2), '2.94');
});

/** [pairs, decision between 0 and 10 Elo] */
const decisions = [
  [[0, 0, 0, 0, 103], null],
  [[0, 0, 0, 0, 104], 'H1'],
  [[100, 0, 0, 0, 0], null],
  [[101, 0, 0, 0, 0], 'H0'],
];

for (const [pairs, decision] of decisions) {
  test(`match: the pairs [${pairs}] decide for ${decision}`, () => {
    assert.equal(decisionOf(pairs, { elo0: 0, elo1: 10 }), decision);
  });
}
