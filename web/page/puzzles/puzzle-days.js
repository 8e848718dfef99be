/**
 * Days of the puzzles: the reader's calendar decides when one begins. All readers get the same puzzle on the same date,
 * without a server.
 * @import { Puzzle } from '../../variants/puzzles.js'
 */

const MILLISECONDS = 86_400_000;

/**
 * The number of a day, counted from 1970-01-01 in the reader's calendar.
 * @param {Date} date
 */
export function dayOf(date) {
  return Math.floor(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / MILLISECONDS);
}

/**
 * Noon of a day in the reader's calendar, to be formatted.
 * @param {number} day
 */
export function dateOf(day) {
  const date = new Date(day * MILLISECONDS);
  return new Date(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate(), 12);
}

/**
 * The puzzle of a day. Each one has its turn before the first comes again.
 * @param {readonly Puzzle[]} puzzles at least one
 * @param {number} day
 */
export function puzzleOfDay(puzzles, day) {
  const shuffled = puzzles
    .map((puzzle) => ({ puzzle, key: scrambled(puzzle.id) }))
    .sort((one, other) => one.key - other.key || one.puzzle.id - other.puzzle.id);
  return shuffled[day % shuffled.length].puzzle;
}

/**
 * A number that looks random and is the same everywhere, so that neighbours in the file come on days far from each
 * other.
 * @param {number} id
 */
function scrambled(id) {
  const mixed = Math.imul(id ^ (id >>> 16), 0x45d9f3b);
  return (Math.imul(mixed ^ (mixed >>> 16), 0x45d9f3b) ^ (mixed >>> 13)) >>> 0;
}

/**
 * The reader's result at the puzzle of a day.
 * @param {{ day: number, right: boolean } | null} daily the last one that was answered
 * @param {number} day
 * @returns {'open' | 'right' | 'wrong'}
 */
export function dailyState(daily, day) {
  if (daily?.day !== day) return 'open';
  return daily.right ? 'right' : 'wrong';
}
