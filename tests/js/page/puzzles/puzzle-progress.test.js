// The reader's progress with puzzles: days, repeats, the rating, what is stored and put together.

import assert from 'node:assert/strict';
import test from 'node:test';
import rate from 'glicko2-lite';
import {
  countThemes,
  harderPuzzle,
  suitablePuzzle,
} from '../../../../web/page/puzzles/puzzle-choice.js';
import {
  dailyState,
  dateOf,
  dayOf,
  puzzleOfDay,
} from '../../../../web/page/puzzles/puzzle-days.js';
import {
  afterAnswer,
  createProgress,
  duePuzzles,
  mergeProgress,
  nextDueDay,
  readProgress,
} from '../../../../web/page/puzzles/puzzle-progress.js';

const puzzleOf = (id, rating = 1200, themes = ['fork']) => ({
  id,
  fen: '',
  moves: [],
  themes,
  rating,
});
const puzzles = Array.from({ length: 40 }, (_, index) => puzzleOf(index + 1, 800 + 40 * index));

/** The progress after answers `[day, right]` to one puzzle. */
const after = (...answers) =>
  answers.reduce(
    (progress, [day, right]) =>
      afterAnswer(progress, puzzles[0], { day, right, isDaily: false }, rate),
    createProgress(),
  );

test('a day begins at midnight of the reader, and its number leads back to it', () => {
  const late = new Date(2026, 10, 23, 23, 59);
  assert.equal(dayOf(new Date(2026, 10, 23, 0, 1)), dayOf(late));
  assert.equal(dayOf(new Date(2026, 10, 24, 0, 1)), dayOf(late) + 1);
  assert.deepEqual(dateOf(dayOf(late)), new Date(2026, 10, 23, 12));
});

test('each puzzle has its day before the first one comes again, for any order in the file', () => {
  const ids = puzzles.map((_, index) => puzzleOfDay(puzzles, 20_000 + index).id);
  assert.equal(new Set(ids).size, puzzles.length);
  assert.notDeepEqual(
    ids,
    [...ids].sort((one, other) => one - other),
  );
  const turned = [...puzzles].reverse();
  assert.equal(puzzleOfDay(turned, 20_007), puzzleOfDay(puzzles, 20_007));
});

test('only the first answer to the puzzle of a day counts, and only on that day', () => {
  const answer = (progress, day, right) =>
    afterAnswer(progress, puzzles[0], { day, right, isDaily: true }, null);
  const wrong = answer(createProgress(), 100, false);
  assert.equal(dailyState(wrong.daily, 100), 'wrong');
  assert.equal(dailyState(answer(wrong, 100, true).daily, 100), 'wrong');
  assert.equal(dailyState(wrong.daily, 101), 'open');
  assert.equal(dailyState(answer(wrong, 101, true).daily, 101), 'right');
});

test('a puzzle that was missed comes again after one, three and seven days', () => {
  const dueAfter = (...answers) => after(...answers).answers[1].due;
  assert.equal(dueAfter([100, true]), undefined);
  assert.equal(dueAfter([100, false]), 101);
  assert.equal(dueAfter([100, false], [101, true]), 104);
  assert.equal(dueAfter([100, false], [101, true], [104, true]), 111);
  assert.equal(dueAfter([100, false], [101, true], [104, true], [111, true]), undefined);
  assert.equal(dueAfter([100, false], [101, true], [104, false]), 105, 'missed again');
  assert.equal(dueAfter([100, false], [100, true]), 101, 'solved before its day');
});

test('what waits longest comes first, and the next day is known', () => {
  const first = afterAnswer(after([100, false]), puzzles[4], { day: 98, right: false }, null);
  assert.deepEqual(
    duePuzzles(first, puzzles, 101).map(({ id }) => id),
    [5, 1],
  );
  assert.deepEqual(duePuzzles(first, puzzles, 98), []);
  assert.equal(nextDueDay(first), 99);
  assert.equal(nextDueDay(createProgress()), null);
});

test('the rating follows the first answer alone, and never becomes too sure', () => {
  const solved = after([100, true]).rating;
  const missed = after([100, false]).rating;
  assert.ok(solved.value > 1200 && missed.value < 1200);
  assert.ok(solved.deviation < 350);
  assert.deepEqual(after([100, false], [101, true]).rating, missed);
  let progress = createProgress();
  for (const puzzle of Array.from({ length: 300 }, (_, index) => puzzleOf(index)))
    progress = afterAnswer(progress, puzzle, { day: 1, right: puzzle.id % 2 === 0 }, rate);
  assert.equal(progress.rating.deviation, 75);
  const unrated = afterAnswer(createProgress(), puzzles[0], { day: 1, right: true }, null);
  assert.deepEqual(unrated.rating, createProgress().rating);
});

test('stored progress comes back as it was, and broken parts as at the start', () => {
  const progress = { ...after([100, false]), best: { streak: 3, run: 7 } };
  assert.deepEqual(readProgress(JSON.parse(JSON.stringify(progress))), progress);
  for (const broken of [undefined, null, 7, 'text', [], { answers: 3, rating: 'high' }])
    assert.deepEqual(readProgress(broken), createProgress());
  const mixed = readProgress({
    rating: { value: Number.NaN, deviation: 1, volatility: 1 },
    answers: {
      1: { day: 5, right: true, extra: 1 },
      2: { day: 'x', right: true },
      3: null,
      x: { day: 1, right: true },
      4: { day: 5, right: false, due: 6 },
    },
    daily: { day: 5 },
    best: { streak: -1, run: 2.5 },
  });
  assert.deepEqual(mixed, {
    ...createProgress(),
    answers: { 1: { day: 5, right: true }, 4: { day: 5, right: false, due: 6, step: 0 } },
  });
});

test('two browsers put together: later answers, the better scores, the rating with more answers', () => {
  const own = { ...after([100, false]), best: { streak: 5, run: 1 } };
  const other = {
    ...afterAnswer(after([101, true]), puzzles[1], { day: 50, right: false, isDaily: true }, rate),
    best: { streak: 2, run: 9 },
  };
  const merged = mergeProgress(own, other);
  assert.deepEqual(merged.answers[1], { day: 101, right: true });
  assert.deepEqual(merged.answers[2], other.answers[2]);
  assert.deepEqual(merged.best, { streak: 5, run: 9 });
  assert.deepEqual(merged.rating, other.rating);
  assert.deepEqual(merged.daily, { day: 50, right: false });
  assert.deepEqual(mergeProgress(other, createProgress()), other);
});

test('what suits the reader is near the rating and new; then what was longest ago', () => {
  const progress = createProgress();
  for (const random of [() => 0, () => 0.999]) {
    const { rating } = suitablePuzzle(puzzles, progress, random);
    assert.ok(Math.abs(rating - 1200) <= 200, `${rating}`);
  }
  const days = Object.fromEntries(puzzles.map(({ id }) => [id, { day: 100 - id, right: true }]));
  assert.equal(suitablePuzzle(puzzles, { ...progress, answers: days }, () => 0).id, 40);
  assert.equal(suitablePuzzle(puzzles, { ...progress, answers: days }, () => 0, 40).id, 39);
  assert.equal(suitablePuzzle([puzzles[0]], progress, () => 0, 1).id, 1, 'the only one again');
  assert.equal(
    suitablePuzzle([], progress, () => 0),
    null,
  );
});

test('a row of puzzles becomes harder, and shows none twice', () => {
  const seen = new Set();
  const ratings = [];
  for (let next = harderPuzzle(puzzles, seen, () => 0.5); next; ) {
    ratings.push(next.rating);
    seen.add(next.id);
    next = harderPuzzle(puzzles, seen, () => 0.5);
  }
  assert.equal(ratings.length, puzzles.length);
  const mean = (part) => part.reduce((sum, one) => sum + one, 0) / part.length;
  assert.ok(mean(ratings.slice(0, 8)) + 200 < mean(ratings.slice(16, 24)), `${ratings}`);
});

test('themes are counted with what was solved', () => {
  const list = [puzzleOf(1), puzzleOf(2, 900, ['pin', 'fork']), puzzleOf(3)];
  const progress = { ...createProgress(), answers: { 2: { day: 1, right: true } } };
  assert.deepEqual(countThemes(list, progress), [
    { theme: 'fork', all: 3, solved: 1 },
    { theme: 'pin', all: 1, solved: 1 },
  ]);
});
