// @ts-nocheck
// What another program is asked, and what it should answer.

import { perft, positions, rules } from '../../fixtures/index.js';

/**
 * @typedef {object} Case
 * @property {string} variant
 * @property {string} [rule] the id of the rule that the position shows
 * @property {string} [what] what is to be seen
 * @property {object} question what is sent, without its id
 * @property {object} expected field of the answer → what it should be
 * @property {string} [from] the square whose moves alone are compared
 */

/** The fields of a record that an answer may have. */
function expectedOf({ moves, check, outcome, san, fen_after }) {
  const after = typeof fen_after === 'string' ? { fen: fen_after } : { fen_after };
  const all = Object.entries({ moves, check, outcome, san, ...after });
  return Object.fromEntries(all.filter(([, value]) => value !== undefined));
}

function positionCase(record) {
  const { variant, rule, what, fen, play, from } = record;
  const expected = expectedOf(record);
  const question = { ask: 'position', variant, fen, ...(play && { play }) };
  return {
    variant,
    ...(rule && { rule, what }),
    question: { ...question, want: Object.keys(expected) },
    expected,
    ...(from && { from }),
  };
}

function perftCases({ variant, fen, counts }, depthMax) {
  return counts.slice(0, depthMax).map((nodes, index) => {
    const question = { ask: 'perft', variant, fen, depth: index + 1 };
    return { variant, question, expected: { nodes } };
  });
}

/**
 * All cases, the rules before the positions and the counts.
 * @param {string | undefined} variant one game, or all of them
 * @param {number} depthMax of the perft counts
 * @returns {AsyncGenerator<Case>}
 */
export async function* casesOf(variant, depthMax) {
  for await (const record of rules(variant)) yield positionCase(record);
  for await (const record of positions(variant)) yield positionCase(record);
  for await (const record of perft(variant)) yield* perftCases(record, depthMax);
}
