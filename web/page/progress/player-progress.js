/**
 * The reader's progress in all games and puzzles: the days, and the achievements. Plain data: an older page
 * or another program may have written it, so it is read with care.
 */

/**
 * `days`: those with a finished game or a solved puzzle, as numbers of puzzle-days.js, in order; `earned`: the day of
 * each achievement, by its id.
 * @typedef {{ days: number[], earned: Record<string, number> }} PlayerProgress
 */

/** Ten years: a longer streak is shown as one of ten years. */
const MOST_DAYS = 3660;
/** More than there are. */
const MOST_EARNED = 500;

/** A number of a day after this one is no date. */
const LAST_DAY = 10_000_000;

/** `tax/kingMates` of one game, `firstWin` of all; also those that only a newer page knows. */
const ACHIEVEMENT_ID = /^\w{1,40}(\/\w{1,40})?$/;

/** @returns {PlayerProgress} of a new reader */
export const createPlayerProgress = () => ({ days: [], earned: {} });

/**
 * The stored value; a part that is broken or missing is as at the start.
 * @param {unknown} stored
 * @returns {PlayerProgress}
 */
export function readPlayerProgress(stored) {
  const { days, earned } = Object(stored);
  const entries = Object.entries(Object(earned)).filter(
    ([id, day]) => ACHIEVEMENT_ID.test(id) && isDay(day),
  );
  return {
    days: Array.isArray(days) ? inOrder(days.filter(isDay)) : [],
    earned: Object.fromEntries(entries.slice(0, MOST_EARNED)),
  };
}

/**
 * The progress after something was finished on a day. Days that are still to come are of a clock that was wrong; the
 * reader may have crossed the date line, so tomorrow is none of them.
 * @param {PlayerProgress} progress
 * @param {number} day
 * @returns {PlayerProgress}
 */
export function afterDay({ days, earned }, day) {
  return { days: inOrder([...days.filter((each) => each <= day + 1), day]), earned };
}

/**
 * Each day once, the latest ones.
 * @param {number[]} days
 */
export const inOrder = (days) =>
  [...new Set(days)].sort((one, other) => one - other).slice(-MOST_DAYS);

/**
 * @param {unknown} value
 * @returns {value is number}
 */
const isDay = (value) => Number.isInteger(value) && Number(value) >= 0 && Number(value) <= LAST_DAY;
