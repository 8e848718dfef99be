/**
 * Days in a row, and achievements that are new.
 * @import { PlayerProgress } from './player-progress.js'
 */

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
