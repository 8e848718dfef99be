/**
 * The reader's progress in the puzzles of a game: answers, a rating, and which puzzles come again. Plain data: an
 * older page or another program may have written it, so it is read with care.
 * @import { Puzzle } from '../../variants/puzzles.js'
 * @import { Rate, Rating } from '../base/rating.js'
 */
import { firstRating, ratedAfter, readRating } from '../base/rating.js';

/**
 * The answer that was given last: on which day, and whether the puzzle was solved without a mistake and without help.
 * One that was not comes again on the day `due`; `step` counts how often it was solved since.
 * @typedef {{ day: number, right: boolean, due?: number, step?: number }} PuzzleAnswer
 */

/**
 * `daily`: the last puzzle of the day that was answered; `best`: the longest streak, and the most in three minutes.
 * @typedef {{
 *   rating: Rating,
 *   answers: Record<string, PuzzleAnswer>,
 *   daily: { day: number, right: boolean } | null,
 *   best: { streak: number, run: number },
 * }} PuzzleProgress
 */

/** A puzzle that was not solved comes again after so many days; the next number counts once it is solved. */
const REPEAT_AFTER = [1, 3, 7];

/** How sure the rating of a puzzle is. */
const PUZZLE_DEVIATION = 90;

/** A number of a day after this one is no date. */
const LAST_DAY = 10_000_000;

/** @returns {PuzzleProgress} of a new reader */
export function createProgress() {
  return {
    rating: firstRating(),
    answers: {},
    daily: null,
    best: { streak: 0, run: 0 },
  };
}

/**
 * The stored value; a part that is broken or missing is as at the start.
 * @param {unknown} stored
 * @returns {PuzzleProgress}
 */
export function readProgress(stored) {
  const { rating, answers, daily, best } = Object(stored);
  const entries = Object.entries(Object(answers)).flatMap(([id, answer]) => {
    const read = /^\d+$/.test(id) ? readAnswer(answer) : null;
    return read ? [/** @type {[string, PuzzleAnswer]} */ ([id, read])] : [];
  });
  return {
    rating: readRating(rating),
    answers: Object.fromEntries(entries),
    daily: isAnswer(daily) ? { day: daily.day, right: daily.right } : null,
    best: { streak: count(best?.streak), run: count(best?.run) },
  };
}

/**
 * The progress after an answer. The first answer to a puzzle counts for the rating where `rate` is given.
 * @param {PuzzleProgress} progress
 * @param {Puzzle} puzzle
 * @param {{ day: number, right: boolean, isDaily: boolean }} answer
 * @param {Rate | null} rate
 * @returns {PuzzleProgress}
 */
export function afterAnswer(progress, puzzle, { day, right, isDaily }, rate) {
  const former = progress.answers[puzzle.id];
  const counts = rate && !former;
  return {
    ...progress,
    rating: counts ? rated(progress.rating, puzzle, right, rate) : progress.rating,
    answers: { ...progress.answers, [puzzle.id]: nextAnswer(former, day, right) },
    daily: isDaily && progress.daily?.day !== day ? { day, right } : progress.daily,
  };
}

/**
 * A puzzle that was not solved comes again until it was solved after one, three and seven days.
 * @param {PuzzleAnswer | undefined} former
 * @param {number} day
 * @param {boolean} right
 * @returns {PuzzleAnswer}
 */
function nextAnswer(former, day, right) {
  if (!right) return { day, right, due: day + REPEAT_AFTER[0], step: 0 };
  if (former?.due === undefined) return { day, right };
  // Solved before its day, as in a streak: the day stays.
  if (former.due > day) return { ...former, right };
  const step = (former.step ?? 0) + 1;
  return step < REPEAT_AFTER.length
    ? { day, right, due: day + REPEAT_AFTER[step], step }
    : { day, right };
}

/** @param {Rating} rating @param {Puzzle} puzzle @param {boolean} right @param {Rate} rate */
const rated = (rating, puzzle, right, rate) =>
  ratedAfter(rating, { rating: puzzle.rating, deviation: PUZZLE_DEVIATION }, right ? 1 : 0, rate);

/**
 * The puzzles that come again on this day or were to come earlier, the one that waits longest first.
 * @param {PuzzleProgress} progress
 * @param {readonly Puzzle[]} puzzles
 * @param {number} day
 */
export function duePuzzles({ answers }, puzzles, day) {
  const dueDay = (/** @type {Puzzle} */ { id }) => answers[id]?.due ?? Number.POSITIVE_INFINITY;
  return puzzles
    .filter((puzzle) => dueDay(puzzle) <= day)
    .sort((one, other) => dueDay(one) - dueDay(other));
}

/**
 * The next day on which a puzzle comes again; null if none waits.
 * @param {PuzzleProgress} progress
 */
export function nextDueDay({ answers }) {
  const days = Object.values(answers).flatMap(({ due }) => (due === undefined ? [] : [due]));
  return days.length > 0 ? Math.min(...days) : null;
}

/**
 * The progress of two browsers as one: of each puzzle the later answer, and the rating of the one who has answered
 * more.
 * @param {PuzzleProgress} own
 * @param {PuzzleProgress} other
 * @returns {PuzzleProgress}
 */
export function mergeProgress(own, other) {
  const answers = { ...own.answers };
  for (const [id, answer] of Object.entries(other.answers))
    if (!(id in answers) || answers[id].day < answer.day) answers[id] = answer;
  const hasMore = Object.keys(other.answers).length > Object.keys(own.answers).length;
  return {
    rating: hasMore ? other.rating : own.rating,
    answers,
    daily: (other.daily?.day ?? -1) > (own.daily?.day ?? -1) ? other.daily : own.daily,
    best: {
      streak: Math.max(own.best.streak, other.best.streak),
      run: Math.max(own.best.run, other.best.run),
    },
  };
}

/**
 * @param {unknown} value
 * @param {number} least
 * @param {number} most
 */
const isBetween = (value, least, most) =>
  typeof value === 'number' && value >= least && value <= most;

/** @param {unknown} value */
const count = (value) => (Number.isSafeInteger(value) ? Math.max(Number(value), 0) : 0);

/** @param {unknown} value */
const isDay = (value) => Number.isInteger(value) && isBetween(value, 0, LAST_DAY);

/**
 * @param {unknown} value
 * @returns {value is PuzzleAnswer}
 */
function isAnswer(value) {
  const { day, right } = Object(value);
  return isDay(day) && typeof right === 'boolean';
}

/**
 * @param {unknown} value
 * @returns {PuzzleAnswer | null}
 */
function readAnswer(value) {
  if (!isAnswer(value)) return null;
  const { day, right, due, step } = value;
  if (!isDay(due)) return { day, right };
  return { day, right, due, step: count(step) };
}
