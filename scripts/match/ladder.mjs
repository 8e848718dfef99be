// The levels of one engine, each against the one below, as a table.

import { estimate } from './statistics.mjs';

const levelOption = 'Skill Level';

/** The score that a level is to reach against the one below. */
const aim = { least: 0.7, most: 0.87 };

const labelWidth = 10;
const cellWidth = 17;

/**
 * The setups of the match of a level against the one below.
 * @param {Record<'a' | 'b' | 'judge', import('../../web/cli/referee/player.js').PlayerSetup>} setups
 */
export function rungSetups({ a, b, judge }, /** @type {number} */ level) {
  const at = (
    /** @type {import('../../web/cli/referee/player.js').PlayerSetup} */ setup,
    /** @type {number} */ number,
  ) => ({
    ...setup,
    name: `level ${number}`,
    options: [...setup.options, /** @type {[string, string]} */ ([levelOption, String(number)])],
  });
  return { a: at(a, level), b: at(b, level - 1), judge };
}

/** The score in percent with its error, marked where it misses the aim. */
function cellOf(/** @type {import('./tally.mjs').Score} */ { pairs }) {
  const { score, scoreError } = estimate(pairs);
  if (Number.isNaN(score)) return '-';
  const mark = score < aim.least ? '<' : score > aim.most ? '>' : ' ';
  return `${(100 * score).toFixed(1)} ± ${(100 * scoreError).toFixed(1)} ${mark}`;
}

function rowOf(/** @type {string} */ label, /** @type {string[]} */ cells) {
  return label.padEnd(labelWidth) + cells.map((cell) => cell.padStart(cellWidth)).join('');
}

/** The lines above the rows. */
export function ladderHeader(/** @type {string[]} */ variants) {
  const [least, most] = [aim.least, aim.most].map((score) => `${score * 100} %`);
  return [
    `Score of each level against the one below, in percent; '<' is below ${least}, '>' above ${most}`,
    rowOf(
      'level',
      [...variants, 'all'].map((name) => `${name}  `),
    ),
  ];
}

/** The row of a level. */
export function ladderRow(
  /** @type {number} */ level,
  /** @type {import('./tally.mjs').Tally} */ tally,
) {
  const scores = [...tally.variants.values(), tally.total];
  return rowOf(`${level} to ${level - 1}`, scores.map(cellOf));
}
