/**
 * Which puzzle comes next: one that suits the reader, one of a theme, or one that is harder than the last.
 * @import { Puzzle } from '../../variants/puzzles.js'
 * @import { PuzzleProgress } from './puzzle-progress.js'
 */

/** Chosen at random among so many that suit the reader about as well. */
const NEAR = 8;

/** After so many puzzles a streak or a run has come to the hardest. */
const CLIMB = 50;

/** In each step of a streak or a run this share of the puzzles is about as hard. */
const BAND = 0.08;

/**
 * A puzzle near the reader's rating that was not answered yet; once all were, one of those that were answered longest
 * ago.
 * @param {readonly Puzzle[]} puzzles
 * @param {PuzzleProgress} progress
 * @param {() => number} random as Math.random
 * @param {number | null} [except] the id of the one that was there last
 * @returns {Puzzle | null} null if there is none
 */
export function suitablePuzzle(puzzles, { answers, rating }, random, except = null) {
  const others = puzzles.filter(({ id }) => id !== except);
  const open = others.filter(({ id }) => !(id in answers));
  const distance = (/** @type {Puzzle} */ puzzle) => Math.abs(puzzle.rating - rating.value);
  const dayOf = (/** @type {Puzzle} */ { id }) => answers[id]?.day ?? 0;
  const near =
    open.length > 0
      ? open.sort((one, other) => distance(one) - distance(other))
      : others.sort((one, other) => dayOf(one) - dayOf(other));
  return pick(near.slice(0, NEAR), random) ?? puzzles[0] ?? null;
}

/**
 * The next puzzle of a streak or a run, in which they become harder.
 * @param {readonly Puzzle[]} puzzles
 * @param {ReadonlySet<number>} seen the ids of those that were there
 * @param {() => number} random as Math.random
 * @returns {Puzzle | null} null after the last one
 */
export function harderPuzzle(puzzles, seen, random) {
  const byRating = [...puzzles].sort((one, other) => one.rating - other.rating);
  const height = Math.min(seen.size / CLIMB, 1) * (1 - BAND);
  const first = Math.floor(height * byRating.length);
  const last = Math.ceil((height + BAND) * byRating.length);
  const isNew = (/** @type {Puzzle} */ { id }) => !seen.has(id);
  const band = byRating.slice(first, last).filter(isNew);
  const middle = byRating[Math.min(first, byRating.length - 1)]?.rating ?? 0;
  const rest = byRating
    .filter(isNew)
    .sort((one, other) => Math.abs(one.rating - middle) - Math.abs(other.rating - middle));
  return pick(band, random) ?? rest[0] ?? null;
}

/**
 * @param {readonly Puzzle[]} puzzles
 * @param {() => number} random
 * @returns {Puzzle | undefined}
 */
function pick(puzzles, random) {
  return puzzles[Math.floor(random() * puzzles.length)];
}

/**
 * The themes of the puzzles, with how many there are and how many of them were solved; the most frequent first.
 * @param {readonly Puzzle[]} puzzles
 * @param {PuzzleProgress} progress
 */
export function countThemes(puzzles, { answers }) {
  /** @type {Map<string, { theme: string, all: number, solved: number }>} */
  const counts = new Map();
  for (const { id, themes } of puzzles)
    for (const theme of themes) {
      const entry = counts.get(theme) ?? { theme, all: 0, solved: 0 };
      entry.all += 1;
      entry.solved += answers[id]?.right ? 1 : 0;
      counts.set(theme, entry);
    }
  return [...counts.values()].sort((one, other) => other.all - one.all);
}
