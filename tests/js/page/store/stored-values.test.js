// Settings and progress that nothing can be read from: each has its default, and the games beside them can be read and
// saved as a file.

import assert from 'node:assert/strict';
import test from 'node:test';
import rate from 'glicko2-lite';
import { readBackup, writeBackup } from '../../../../web/page/library/backup.js';
import { dateOf } from '../../../../web/page/puzzles/puzzle-days.js';
import { afterAnswer, nextDueDay } from '../../../../web/page/puzzles/puzzle-progress.js';
import { readValues } from '../../../../web/page/store/stored-values.js';
import { Browser } from './browser-support.js';
import { circular, garbage } from './garbage.js';

const DEFAULTS = readValues({});
const NAMES = Object.keys(DEFAULTS);
for (const [kind, value] of Object.entries(garbage))
  test(`${kind} in the place of a stored value reads as its default`, async () => {
    for (const name of NAMES)
      assert.deepEqual(readValues({ [name]: value })[name], DEFAULTS[name], name);
    const browser = new Browser();
    const { store } = await browser.openTab();
    await store.putGame({ id: 'a', changed: 1, saved: { variant: 'tax', moves: [] } });
    await (await browser.openDatabase()).write({
      values: Object.fromEntries([...NAMES, 'future'].map((name) => [name, value])),
    });
    const { store: next, faults } = await browser.openTab();
    assert.deepEqual(next.values, DEFAULTS);
    const { games } = readBackup(await writeBackup(next));
    assert.deepEqual(
      games.map(({ id }) => id),
      ['a'],
    );
    assert.deepEqual(faults, []);
  });

/** [name, what is stored, what is read]: of entries in an object only those that can be read. */
const parts = [
  ['lessons', { tax: 2, chess: '2', flying: -1, twokings: 1e308, kingscourt: null }, { tax: 2 }],
  ['endings', { tax: { a: 0, b: null, c: 2.5 }, chess: null, flying: 3 }, { tax: { a: 0 } }],
  ['puzzles', { tax: null, chess: 7, flying: [] }, {}],
  ['squares', { '8x8x1': 9, '12x8x1': '9', '8x8x2': -1, x: null, y: 1.5 }, { '8x8x1': 9 }],
  ['ladder', { level: 11, losses: 0 }, DEFAULTS.ladder],
  [
    'nextGame',
    { ...DEFAULTS.nextGame, clock: { base: { minutes: 5 }, increment: [] } },
    DEFAULTS.nextGame,
  ],
  ['ladder', { level: 3, losses: 1, streak: 2 }, { level: 3, losses: 1 }],
  [
    'progress',
    { days: [3, null, 1e308, 2], earned: { firstWin: 3, stalemate: null } },
    { days: [2, 3], earned: { firstWin: 3 } },
  ],
];
for (const [name, stored, read] of parts)
  test(`what can be read of ${JSON.stringify(stored)} in ${name}`, () =>
    assert.deepEqual(readValues({ [name]: stored })[name], read));

test('a progress with puzzles that was made up can be shown and goes on', () => {
  const rating = { value: 1e308, deviation: 1e-300, volatility: 1e-300 };
  const answers = { 1: { day: 1e300, right: false }, 2: { day: 1, right: false, due: 1e15 } };
  const { tax } = readValues({
    puzzles: { tax: { rating, answers, best: { run: 1e308 } } },
  }).puzzles;
  assert.deepEqual(tax.answers, { 2: { day: 1, right: false } });
  assert.equal(nextDueDay(tax), null);
  const puzzle = { id: 3, rating: 1200 };
  const next = afterAnswer(tax, puzzle, { day: 5, right: false, isDaily: true }, rate);
  assert.ok(Number.isFinite(next.rating.value));
  assert.ok(dateOf(nextDueDay(next)).getTime() > 0);
});

test('a value that another tab reports is read with the same care', async () => {
  const browser = new Browser();
  const { store } = await browser.openTab();
  for (const message of [null, 7, { values: null }, { values: { ladder: null, theme: 7 } }])
    browser.report(message);
  assert.deepEqual(store.values, DEFAULTS);
});

test('a record that has no text as JSON keeps no other one out of the file', async () => {
  const { store } = await new Browser().openTab();
  for (const [id, saved] of [
    ['a', { variant: 'tax', moves: [] }],
    ['b', { variant: 'tax', moves: [10n] }],
    ['c', circular],
  ]) {
    await store.putGame({ id, changed: 1, saved });
    await store.putStudy({ id, variant: 'tax', text: '', summary: saved });
  }
  const { games, studies } = readBackup(await writeBackup(store));
  for (const records of [games, studies])
    assert.deepEqual(
      records.map(({ id }) => id),
      ['a'],
    );
});
