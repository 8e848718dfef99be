/**
 * Where a reader stands in a game against the computer: a rating, how it went, and which opponents were beaten. Plain
 * data: an older page or another program may have written it, so it is read with care.
 * @import { GameResult } from '../base/game-result.js'
 * @import { Rate, Rating } from '../base/rating.js'
 */
import { firstRating, ratedAfter, readRating } from '../base/rating.js';
import { isLevel } from './next-game.js';

/**
 * `curve`: the last ratings, the present one last; `beaten`: levels.
 * @typedef {{ rating: Rating, curve: number[], beaten: number[] }} Standing
 */

/**
 * The ratings of the opponents, from the first level on. Their distances are those of the ladder in
 * docs/notes/strength.md: each level's score against the one below as a difference of Elo, level 10 a step of 375
 * above, all games together. The first is set so that whoever begins, at 600, is as strong as the second.
 */
const OPPONENTS = [300, 625, 900, 1225, 1550, 1850, 2175, 2475, 2725, 3100];
/** How sure these are: 10 games of each game and step were played. */
const OPPONENT_DEVIATION = 90;

const SCORES = { won: 1, drawn: 0.5, lost: 0 };
/** So many ratings are stored. */
const CURVE_LENGTH = 100;

/** The rating of the opponent of a level. @param {number} level */
export const ratingOfLevel = (level) => OPPONENTS[level - 1];

/** Where a reader begins: who is new meets the first opponents, and one lost game is not to cost all of it. */
const BEGIN = { value: 600, deviation: 250 };

/** @returns {Standing} of a new reader */
export const createStanding = () => ({ rating: firstRating(BEGIN), curve: [], beaten: [] });

/**
 * The stored value; a part that is broken or missing is as at the start.
 * @param {unknown} stored
 * @returns {Standing}
 */
export function readStanding(stored) {
  const { rating, curve, beaten } = Object(stored);
  const isValue = (/** @type {unknown} */ value) => Number.isSafeInteger(value);
  return {
    rating: readRating(rating, firstRating(BEGIN)),
    curve: Array.isArray(curve) && curve.every(isValue) ? curve.slice(-CURVE_LENGTH) : [],
    beaten: Array.isArray(beaten) ? [...new Set(beaten.filter(isLevel))] : [],
  };
}

/**
 * The standing after a game against the opponent of a level.
 * @param {Standing} standing
 * @param {number} level
 * @param {GameResult} result
 * @param {Rate} rate
 * @returns {Standing}
 */
export function standingAfter({ rating, curve, beaten }, level, result, rate) {
  const opponent = { rating: ratingOfLevel(level), deviation: OPPONENT_DEVIATION };
  const after = ratedAfter(rating, opponent, SCORES[result], rate);
  const isNew = result === 'won' && !beaten.includes(level);
  return {
    rating: after,
    curve: [...curve, Math.round(after.value)].slice(-CURVE_LENGTH),
    beaten: isNew ? [...beaten, level] : beaten,
  };
}

/**
 * The standings of two browsers as one: the rating of the one with more games, and all opponents that were beaten.
 * @param {Standing} own
 * @param {Standing} other
 * @returns {Standing}
 */
export function mergeStandings(own, other) {
  const { rating, curve } = other.curve.length > own.curve.length ? other : own;
  return { rating, curve, beaten: [...new Set([...own.beaten, ...other.beaten])] };
}
