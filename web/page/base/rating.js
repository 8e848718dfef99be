/**
 * A rating of Glicko-2 (Glickman, "Example of the Glicko-2 system"), with puzzles and against the computer. What was
 * stored of it is read with care.
 */

/** @typedef {{ value: number, deviation: number, volatility: number }} Rating */

/**
 * The function of the library: a new rating from the old one and its results.
 * @typedef {(rating: number, deviation: number, volatility: number, results: [rating: number, deviation: number, score:
 *   number][]) => { rating: number, rd: number, vol: number }} Rate
 */

/** Where a reader begins: below the middle, since these games are new to most. */
const FIRST_RATING = { value: 1200, deviation: 350, volatility: 0.06 };

/** The range of a rating: the library never stops counting if the volatility is close to 0. */
const RATINGS = { most: 10_000, mostDeviation: 1000, leastVolatility: 0.001, mostVolatility: 1 };

/** A rating that is surer than this could not follow a reader who learns. */
const LEAST_DEVIATION = 75;

/**
 * The rating of a new reader.
 * @param {Partial<Rating>} [other] what differs from a beginner at puzzles
 * @returns {Rating}
 */
export const firstRating = (other) => ({ ...FIRST_RATING, ...other });

/**
 * The stored rating; `first` if it is broken or missing.
 * @param {unknown} stored
 * @param {Rating} [first]
 */
export const readRating = (stored, first = firstRating()) =>
  isRating(stored) ? { ...stored } : first;

/**
 * The rating after a result against an opponent.
 * @param {Rating} rating
 * @param {{ rating: number, deviation: number }} opponent
 * @param {number} score 1 for a win, 0.5 for a draw, 0 for a loss
 * @param {Rate} rate
 * @returns {Rating}
 */
export function ratedAfter({ value, deviation, volatility }, opponent, score, rate) {
  const result = rate(value, deviation, volatility, [[opponent.rating, opponent.deviation, score]]);
  return {
    value: result.rating,
    deviation: Math.max(result.rd, LEAST_DEVIATION),
    volatility: result.vol,
  };
}

/** @param {unknown} value @param {number} least @param {number} most */
const isBetween = (value, least, most) =>
  typeof value === 'number' && value >= least && value <= most;

/** @param {unknown} value @returns {value is Rating} */
function isRating(value) {
  const { value: rating, deviation, volatility } = Object(value);
  const { most, mostDeviation, leastVolatility, mostVolatility } = RATINGS;
  return (
    isBetween(rating, -most, most) &&
    isBetween(deviation, LEAST_DEVIATION, mostDeviation) &&
    isBetween(volatility, leastVolatility, mostVolatility)
  );
}
