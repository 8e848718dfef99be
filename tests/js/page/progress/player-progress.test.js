// The reader's progress in all games and puzzles: days in a row, achievements, and their stored values.

import assert from 'node:assert/strict';
import test from 'node:test';
import { mergePlayerProgress } from '../../../../web/page/progress/merge-progress.js';
import {
  afterDay,
  createPlayerProgress,
  readPlayerProgress,
} from '../../../../web/page/progress/player-progress.js';
import { afterEarning, streakOn } from '../../../../web/page/progress/streak.js';

const TODAY = 20_000;
const daysOf = (...days) => ({ days: days.map((day) => TODAY + day), earned: {} });

/** [days before or after today, the streak] */
const streaks = [
  [[], { length: 0, best: 0, hasToday: false }],
  [[0], { length: 1, best: 1, hasToday: true }],
  [[-1], { length: 1, best: 1, hasToday: false }],
  [[-2], { length: 0, best: 1, hasToday: false }],
  [[-2, -1, 0], { length: 3, best: 3, hasToday: true }],
  [[-3, -2, 0], { length: 1, best: 2, hasToday: true }],
  [[-9, -8, -7, -6, -1], { length: 1, best: 4, hasToday: false }],
  // Days of a clock that was wrong.
  [[-1, 0, 1, 2, 3], { length: 2, best: 2, hasToday: true }],
  [[5, 6, 7], { length: 0, best: 0, hasToday: false }],
];
for (const [days, expected] of streaks)
  test(`the streak of the days ${days.join()}`, () =>
    assert.deepEqual(streakOn(daysOf(...days), TODAY), expected));

test('a streak is counted from the first day that a number can say', () => {
  const progress = { days: [0, 1, 2], earned: {} };
  assert.deepEqual(streakOn(progress, 2), { length: 3, best: 3, hasToday: true });
});

/** [days that were counted, the day that is counted, days after it] */
const counts = [
  [[], 0, [0]],
  [[0], 0, [0]],
  [[-2, -1], 0, [-2, -1, 0]],
  [[1], 0, [0, 1]],
  [[-1, 2, 900], 0, [-1, 0]],
];
for (const [before, day, after] of counts)
  test(`after ${before.join()} the day ${day} is counted`, () =>
    assert.deepEqual(afterDay(daysOf(...before), TODAY + day), daysOf(...after)));

test('ten years of days are stored, the latest ones', () => {
  let progress = createPlayerProgress();
  for (let day = 0; day < 4000; day++) progress = afterDay(progress, day);
  assert.equal(progress.days.length, 3660);
  assert.equal(progress.days.at(-1), 3999);
  assert.deepEqual(readPlayerProgress(JSON.parse(JSON.stringify(progress))), progress);
});

test('an achievement is earned once', () => {
  const first = afterEarning(createPlayerProgress(), ['firstWin', 'tax/kingMates'], TODAY);
  const second = afterEarning(first, ['firstWin', 'stalemate'], TODAY + 1);
  assert.deepEqual(second.earned, {
    firstWin: TODAY,
    'tax/kingMates': TODAY,
    stalemate: TODAY + 1,
  });
});

const circular = {};
circular.days = [circular];
circular.earned = circular;
const huge = Object.fromEntries(Array.from({ length: 1e5 }, (_, index) => [`a${index}`, 1]));

/** [kind, what is stored, what is read where that is not the start] */
const stored = [
  ['nothing', undefined],
  ['null', null],
  ['a number', 7],
  ['a text', 'days'],
  ['a list', [1, 2, 3]],
  ['an object', {}],
  ['parts of a wrong type', { days: 'all', earned: 7 }],
  ['null in its parts', { days: null, earned: null }],
  ['days that are none', { days: [null, '3', Number.NaN, -1, 1.5, 1e308, 1e9, {}, [4]] }],
  ['names that are none', { earned: { '': 1, 'a b': 1, 'a/b/c': 1, [`a${'x'.repeat(99)}`]: 1 } }],
  ['days of achievements that are none', { earned: { a: null, b: 'x', c: -1, d: 1e308, e: 0.5 } }],
  ['itself', circular],
  ['days in disorder and twice', { days: [5, 3, 5, 4] }, { days: [3, 4, 5], earned: {} }],
  [
    'an achievement of a later version',
    { version: 99, days: [3], earned: { 'new/thing': 4 }, moons: [1] },
    { days: [3], earned: { 'new/thing': 4 } },
  ],
];
for (const [kind, value, expected = createPlayerProgress()] of stored)
  test(`stored was ${kind}`, () => assert.deepEqual(readPlayerProgress(value), expected));

test('a huge list of achievements and of days is cut', () => {
  const days = Array.from({ length: 1e5 }, (_, index) => index);
  const read = readPlayerProgress({ days, earned: huge });
  assert.equal(Object.keys(read.earned).length, 500);
  assert.equal(read.days.length, 3660);
});

test('a name that every object has is an achievement as any other', () => {
  const read = readPlayerProgress(JSON.parse('{"earned":{"__proto__":3,"constructor":4}}'));
  assert.deepEqual(Object.entries(read.earned), [
    ['__proto__', 3],
    ['constructor', 4],
  ]);
  assert.equal(Object.getPrototypeOf(read.earned), Object.prototype);
});

test('of two browsers all days count, and the earlier day of an achievement', () => {
  const one = { days: [1, 2, 5], earned: { firstWin: 5, stalemate: 2 } };
  const other = { days: [2, 3], earned: { firstWin: 3, queenSafe: 3 } };
  for (const merged of [mergePlayerProgress(one, other), mergePlayerProgress(other, one)])
    assert.deepEqual(merged, {
      days: [1, 2, 3, 5],
      earned: { firstWin: 3, stalemate: 2, queenSafe: 3 },
    });
});
