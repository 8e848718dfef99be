// A tally as text: a line of progress, the result at the end, and the same as data.

import { decisionOf, estimate, logLikelihoodRatio, ratioBound } from './statistics.mjs';

/** @import { Conduct, Score, Tally } from './tally.mjs' */

/** @typedef {{ elo0: number, elo1: number }} Sprt */
/** @typedef {Record<'a' | 'b', string>} Names */

const decimal = (/** @type {number} */ number) =>
  Number.isFinite(number) ? Math.abs(number).toFixed(1) : 'inf';

function eloText(/** @type {number[]} */ pairs) {
  const { elo, eloError } = estimate(pairs);
  return `Elo ${elo < 0 ? '-' : '+'}${decimal(elo)} ± ${decimal(eloError)}`;
}

function scoreText(/** @type {Score} */ { wins, draws, losses, pairs }) {
  const percent = (100 * estimate(pairs).score).toFixed(1);
  return `${wins + draws + losses} games  +${wins} =${draws} -${losses}  ${percent} %  ${eloText(pairs)}`;
}

function sprtText(/** @type {Tally} */ tally, /** @type {Sprt} */ { elo0, elo1 }) {
  const ratio = logLikelihoodRatio(tally.total.pairs, elo0, elo1).toFixed(2);
  return `LLR ${ratio} (±${ratioBound.toFixed(2)}) [${elo0}, ${elo1}]`;
}

/**
 * The state of the match, in one line.
 * @param {Tally} tally
 * @param {Sprt | null} sprt
 */
export function progressLine(tally, sprt) {
  const line = `${scoreText(tally.total)}  pairs [${tally.total.pairs.join(' ')}]`;
  return sprt ? `${line}  ${sprtText(tally, sprt)}` : line;
}

function countText(/** @type {Map<string, number>} */ counts) {
  return [...counts].map(([reason, count]) => `${reason} ${count}`).join(', ');
}

/** The faults of an engine, and its thinking times. */
function conductLine(
  /** @type {string} */ label,
  /** @type {string} */ name,
  /** @type {Conduct} */ { faults, moves, time, latest },
) {
  const parts = [countText(faults) || 'no fault'];
  if (moves > 0) parts.push(`${(time / moves).toFixed(1)} ms a move`);
  if (latest !== null) {
    const side = latest < 0 ? 'before' : 'behind';
    parts.push(`the latest ${Math.abs(Math.round(latest))} ms ${side} its limit`);
  }
  return `${label} ${name}: ${parts.join(', ')}`;
}

const isEmpty = (/** @type {Score} */ { pairs }) => pairs.every((count) => count === 0);

/**
 * The whole result, in lines.
 * @param {Tally} tally
 * @param {Names} names
 * @param {Sprt | null} sprt
 */
export function reportLines(tally, names, sprt) {
  if (isEmpty(tally.total)) return ['no pair of games was finished'];
  const lines = [progressLine(tally, sprt)];
  if (tally.variants.size > 1) {
    const width = Math.max(...[...tally.variants.keys()].map((id) => id.length));
    for (const [id, score] of tally.variants) {
      if (!isEmpty(score)) lines.push(`  ${id.padEnd(width)}  ${scoreText(score)}`);
    }
  }
  lines.push(`ends: ${countText(tally.endings)}`);
  lines.push(conductLine('A', names.a, tally.conduct.a));
  lines.push(conductLine('B', names.b, tally.conduct.b));
  if (sprt) lines.push(`SPRT: ${decisionOf(tally.total.pairs, sprt) ?? 'undecided'}`);
  return lines;
}

/**
 * The whole result as plain data for JSON, where infinite numbers become null.
 * @param {Tally} tally
 * @param {Names} names
 * @param {Sprt | null} sprt
 */
export function reportData(tally, names, sprt) {
  const scoreData = (/** @type {Score} */ score) => ({ ...score, ...estimate(score.pairs) });
  const engine = (/** @type {'a' | 'b'} */ key) => {
    const { faults, ...conduct } = tally.conduct[key];
    return { name: names[key], faults: Object.fromEntries(faults), ...conduct };
  };
  return {
    a: engine('a'),
    b: engine('b'),
    total: scoreData(tally.total),
    variants: Object.fromEntries([...tally.variants].map(([id, score]) => [id, scoreData(score)])),
    endings: Object.fromEntries(tally.endings),
    sprt: sprt && {
      ...sprt,
      ratio: logLikelihoodRatio(tally.total.pairs, sprt.elo0, sprt.elo1),
      decision: decisionOf(tally.total.pairs, sprt),
    },
  };
}
