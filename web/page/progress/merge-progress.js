/**
 * The progress of two browsers as one.
 * @import { PlayerProgress } from './player-progress.js'
 */
import { inOrder } from './player-progress.js';

/**
 * All days count, and the earlier day of each achievement.
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
