/**
 * What the reader has done over all games and puzzles: on which days, and what was achieved. Plain data: an older page
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

/** @returns {PlayerProgress} of a reader who has not begun */
export const createPlayerProgress = () => ({ days: [], earned: {} });

/**
 * What was stored; what is broken or missing is as at the start.
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
 * The progress after these were achieved on a day; each counts once.
 * @param {PlayerProgress} progress
 * @param {readonly string[]} ids
 * @param {number} day
 * @returns {PlayerProgress}
 */
export function afterEarning({ days, earned }, ids, day) {
  return { days, earned: { ...Object.fromEntries(ids.map((id) => [id, day])), ...earned } };
}

/**
 * The progress of two browsers as one: all days, and the earlier day of each achievement.
 * @param {PlayerProgress} own
 * @param {PlayerProgress} other
 * @returns {PlayerProgress}
 */
export function mergePlayerProgress(own, other) {
  const earned = { ...own.earned };
  for (const [id, day] of Object.entries(other.earned))
    earned[id] = Math.min(day, earned[id] ?? day);
  return { days: inOrder([...own.days, ...other.days]), earned };
}

/**
 * How many days in a row lead up to a day, which is still open: it need not be one of them.
 * @param {PlayerProgress} progress
 * @param {number} today
 * @returns {{ length: number, best: number, hasToday: boolean }} `best`: the most days in a row until then
 */
export function streakOn({ days }, today) {
  let length = 0;
  let best = 0;
  let last = -1;
  for (const day of days.filter((each) => each <= today)) {
    length = day === last + 1 ? length + 1 : 1;
    best = Math.max(best, length);
    last = day;
  }
  return { length: last >= today - 1 ? length : 0, best, hasToday: last === today };
}

/**
 * Each day once, the latest ones.
 * @param {number[]} days
 */
const inOrder = (days) => [...new Set(days)].sort((one, other) => one - other).slice(-MOST_DAYS);

/**
 * @param {unknown} value
 * @returns {value is number}
 */
const isDay = (value) => Number.isInteger(value) && Number(value) >= 0 && Number(value) <= LAST_DAY;
