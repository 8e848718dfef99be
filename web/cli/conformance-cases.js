// What another program is asked, what it should answer, and where its answer differs.

/**
 * @import { PositionRecord, RuleRecord, PerftRecord } from '../fixtures/index.js'
 *
 * @typedef {Record<string, any>} Fields of an answer: any JSON until formFault() has looked at it
 *
 * @typedef {object} Case
 * @property {string} variant
 * @property {string} [rule] the id of the rule that the position shows
 * @property {string} [what] what is to be seen
 * @property {{ ask: string, variant: string, fen: string, play?: string[], depth?: number, want?: string[] }} question without its id
 * @property {Fields} expected field of the answer → what it should be
 * @property {string} [from] the square whose moves alone are compared
 *
 * @typedef {{ field: string, expected: any, got: any }} Difference any JSON
 *
 * @typedef {Partial<Omit<RuleRecord, 'fen_after'>> & Pick<PositionRecord, 'variant' | 'fen'> & { fen_after?: unknown }} AnyRecord of a
 *   position or of a rule
 */

import { perft, positions, rules } from '../fixtures/index.js';

/** @typedef {(value: unknown) => boolean} Test */

/** @type {Test} */
const isText = (value) => typeof value === 'string';
/** @type {Test} */
const isTexts = (value) => Array.isArray(value) && value.every(isText);
/** @type {Test} */
const isTable = (value) =>
  value !== null && typeof value === 'object' && Object.values(value).every(isText);

/** Field → whether a value can be its answer at all, and what it must be. @type {Record<string, [Test, string]>} */
const forms = {
  moves: [isTexts, 'a list of moves'],
  check: [(value) => typeof value === 'boolean', 'true or false'],
  outcome: [(value) => value === null || isText(value), 'a text or null'],
  san: [isTable, 'an object from moves to texts'],
  fen: [isText, 'a text'],
  fen_after: [isTable, 'an object from moves to texts'],
  nodes: [Number.isSafeInteger, 'a whole number'],
};

/** Whether a move begins on the square; `a1^` is another square than `a1`. @param {string} square @param {string} move */
function beginsOn(square, move) {
  return move.startsWith(square) && move[square.length] !== '^';
}

/** Field → the part of an answer that is compared, in an order of its own. @param {string} field @param {any} value JSON of the right form @param {Case} asked */
function comparable(field, value, { from, expected }) {
  if (field === 'moves') {
    const own =
      from === undefined
        ? value
        : value.filter((/** @type {string} */ move) => beginsOn(from, move));
    return [...own].sort();
  }
  if (field !== 'san' && field !== 'fen_after') return value;
  return Object.fromEntries(
    Object.keys(expected[field])
      .sort()
      .map((move) => [move, value[move] ?? null]),
  );
}

/** What is wrong with the form of an answer, or null. @param {Fields} answer @param {Case} asked */
export function formFault(answer, { expected }) {
  for (const field of Object.keys(expected)) {
    const [isRight, wanted] = forms[field];
    if (answer[field] !== undefined && !isRight(answer[field])) {
      return `'${field}' of the answer is not ${wanted}`;
    }
  }
  return null;
}

/**
 * The differences between a well-formed answer and what was expected; fields that it leaves out
 * are not compared.
 * @param {Fields} answer
 * @param {Case} asked
 * @returns {Difference[]}
 */
export function differencesOf(answer, asked) {
  return Object.keys(asked.expected)
    .filter((field) => answer[field] !== undefined)
    .map((field) => ({
      field,
      expected: comparable(field, asked.expected[field], asked),
      got: comparable(field, answer[field], asked),
    }))
    .filter(({ expected, got }) => JSON.stringify(expected) !== JSON.stringify(got));
}

/**
 * The fields of a record that an answer may have.
 * @param {AnyRecord} record
 * @returns {Fields}
 */
function expectedOf({ moves, check, outcome, san, fen_after }) {
  const after = typeof fen_after === 'string' ? { fen: fen_after } : { fen_after };
  const all = Object.entries({ moves, check, outcome, san, ...after });
  return Object.fromEntries(all.filter(([, value]) => value !== undefined));
}

/** @param {AnyRecord} record @returns {Case} */
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

/** @param {PerftRecord} record @param {number} depthMax @returns {Case[]} */
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
