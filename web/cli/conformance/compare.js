// @ts-nocheck
// Compares an answer with what it should be.

/**
 * @typedef {object} Difference
 * @property {string} field
 * @property {any} expected
 * @property {any} got
 */

const isText = (value) => typeof value === 'string';
const isTexts = (value) => Array.isArray(value) && value.every(isText);
const isTable = (value) =>
  value !== null && typeof value === 'object' && Object.values(value).every(isText);

/** Field → whether a value can be its answer at all, and what it must be. */
const forms = {
  moves: [isTexts, 'a list of moves'],
  check: [(value) => typeof value === 'boolean', 'true or false'],
  outcome: [(value) => value === null || isText(value), 'a text or null'],
  san: [isTable, 'an object from moves to texts'],
  fen: [isText, 'a text'],
  fen_after: [isTable, 'an object from moves to texts'],
  nodes: [Number.isSafeInteger, 'a whole number'],
};

/** Whether a move begins on the square; `a1^` is another square than `a1`. */
function beginsOn(square, move) {
  return move.startsWith(square) && move[square.length] !== '^';
}

/** Field → the part of an answer that is compared, in an order of its own. */
function comparable(field, value, { from, expected }) {
  if (field === 'moves') {
    const own = from === undefined ? value : value.filter((move) => beginsOn(from, move));
    return [...own].sort();
  }
  if (field !== 'san' && field !== 'fen_after') return value;
  return Object.fromEntries(
    Object.keys(expected[field])
      .sort()
      .map((move) => [move, value[move] ?? null]),
  );
}

/** What is wrong with the form of an answer, or null. */
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
 * @param {object} answer
 * @param {import('./cases.js').Case} asked
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
