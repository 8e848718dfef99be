/**
 * The shape of what comes from another page or from a store, and may be anything.
 */

/** The most half-moves, and the most that two players can have agreed on. */
export const MOST_PLIES = 5000;

/** A day, in milliseconds: no clock has more. */
export const LONGEST_TIME = 86_400_000;

/** @typedef {Record<string, (value: unknown) => boolean>} Shape */

/** @param {number} most characters */
export const isText = (most) => (/** @type {unknown} */ value) =>
  typeof value === 'string' && value.length <= most;

/** @param {number} most */
export const isWhole = (most) => (/** @type {unknown} */ value) =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= most;

/** @param {unknown[]} values */
const isOneOf =
  (...values) =>
  (/** @type {unknown} */ value) =>
    values.includes(value);

/** @param {(value: unknown) => boolean} is */
export const orNull = (is) => (/** @type {unknown} */ value) => value === null || is(value);

/**
 * Whether a value has these members, each of its kind, and no others.
 * @param {Shape} shape
 * @param {unknown} value
 */
export const fits = (shape, value) =>
  Object.prototype.toString.call(value) === '[object Object]' &&
  Object.keys(Object(value)).length === Object.keys(shape).length &&
  Object.entries(shape).every(
    ([name, is]) => Object.hasOwn(Object(value), name) && is(Object(value)[name]),
  );

export const isPly = isWhole(MOST_PLIES);
export const isRound = isWhole(MOST_PLIES);
export const isTime = isWhole(LONGEST_TIME);

/** @param {unknown} value whether it has a time for each side */
export const areTimes = (value) => fits({ white: isTime, black: isTime }, value);
export const isColor = isOneOf('white', 'black');
export const isMove = isText(12);
export const isQuestion = isOneOf('draw', 'take-back', 'rematch');

/** The reason of a claim; the rules know which there are. */
export const isReason = isText(40);

/** @type {Shape[]} */
const ENDS = [
  { how: isOneOf('resign', 'time'), what: isColor },
  { how: isOneOf('claim'), what: isReason },
  { how: isOneOf('agreeDraw') },
];

/** @param {unknown} value */
export const isEnd = (value) => ENDS.some((shape) => fits(shape, value));
