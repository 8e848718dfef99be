// A visit to the puzzles: addresses, which puzzle comes, what an answer counts for, streaks and runs.

import assert from 'node:assert/strict';
import test from 'node:test';
import {
  addressInGame,
  puzzleAddress,
  puzzlesAddress,
  readPuzzleAddress,
  readPuzzlesAddress,
} from '../../../../web/page/puzzles/puzzle-address.js';
import { createProgress } from '../../../../web/page/puzzles/puzzle-progress.js';
import { PuzzleSeries } from '../../../../web/page/puzzles/puzzle-series.js';
import { PuzzleSession } from '../../../../web/page/puzzles/puzzle-session.js';

const puzzles = Array.from({ length: 12 }, (_, index) => ({
  id: index + 1,
  fen: '',
  moves: [],
  themes: index % 2 ? ['fork'] : ['pin'],
  rating: 1000 + 50 * index,
}));

test('each game, puzzle and series has an address', () => {
  const request = (mode, rest = {}) => ({ variant: 'tax', mode, id: null, theme: null, ...rest });
  const addresses = [
    [puzzleAddress('tax', 17), request('one', { id: 17 })],
    [puzzleAddress('tax', 'day'), request('day')],
    [puzzleAddress('tax', 'again'), request('again')],
    [puzzleAddress('tax', { theme: 'mateIn2' }), request('theme', { theme: 'mateIn2' })],
  ];
  for (const [address, expected] of addresses) {
    assert.deepEqual(readPuzzleAddress(address), expected);
    assert.equal(readPuzzlesAddress(address), null);
  }
  assert.deepEqual(readPuzzlesAddress(puzzlesAddress('tax')), { variant: 'tax' });
  assert.deepEqual(readPuzzlesAddress('#puzzles'), { variant: null });
  for (const other of [
    '',
    '#puzzles/',
    '#puzzles/tax/x',
    '#puzzles/Tax',
    '#puzzles/tax/1/2',
    '#puzzles/tax/9999999999999999999917',
    '#play',
  ])
    assert.deepEqual([readPuzzlesAddress(other), readPuzzleAddress(other)], [null, null], other);
});

test('another game has the same series, or puzzles that suit the reader', () => {
  assert.equal(addressInGame('chess', 'streak'), '#puzzles/chess/streak');
  assert.equal(addressInGame('chess', 'theme'), '#puzzles/chess/mix');
  assert.equal(addressInGame('chess'), '#puzzles/chess/mix');
});

/** A session, and what it stores. */
function sessionOf(
  mode,
  { id = null, theme = null, progress = createProgress() } = {},
  world = {},
) {
  const stored = [];
  const store = {
    today: () => 100,
    progressOf: () => progress,
    storeAnswer: (_variant, puzzle, answer) => {
      stored.push([puzzle.id, answer]);
      return answer.isRated ? { value: 1210, change: 10 } : null;
    },
    storeScore: (_variant, kind, score) => {
      stored.push([kind, score]);
      return 2;
    },
  };
  const request = { variant: 'tax', mode, id, theme };
  const session = new PuzzleSession({ id: 'tax' }, puzzles, request, store, {
    random: () => 0,
    ...world,
  });
  return { session, stored };
}

test('a puzzle by its id, or none', () => {
  assert.equal(sessionOf('one', { id: 7 }).session.next().id, 7);
  assert.equal(sessionOf('one', { id: 99 }).session.next(), null);
});

test('the puzzle of the day is stored as such, and rated', () => {
  const { session, stored } = sessionOf('day');
  const { id } = session.next();
  session.answer(true);
  assert.deepEqual(stored, [[id, { right: true, isDaily: true, isRated: true }]]);
  assert.deepEqual(session.rating, { value: 1210, change: 10 });
  assert.ok(session.isSingle);
});

test('a theme brings its puzzles alone, and not the same one twice', () => {
  const { session } = sessionOf('theme', { theme: 'pin' });
  const first = session.next();
  const second = session.next();
  assert.deepEqual([first.themes, second.themes], [['pin'], ['pin']]);
  assert.notEqual(first.id, second.id);
  assert.equal(sessionOf('theme', { theme: 'none' }).session.next(), null);
});

test('what is due comes back without a rating, until nothing is', () => {
  const progress = createProgress();
  progress.answers = { 3: { day: 90, right: false, due: 91, step: 0 } };
  const { session, stored } = sessionOf('again', { progress });
  assert.equal(session.next().id, 3);
  session.answer(true);
  assert.deepEqual(stored, [[3, { right: true, isDaily: false, isRated: false }]]);
  progress.answers = {};
  assert.equal(session.next(), null);
});

test('a streak ends with the first mistake', () => {
  const { session, stored } = sessionOf('streak');
  for (const right of [true, true, false]) {
    assert.ok(session.next());
    session.answer(right);
  }
  assert.deepEqual([session.series.score, session.series.isOver], [2, true]);
  assert.equal(session.next(), null);
  assert.equal(session.finish(), 2);
  assert.deepEqual(stored.at(-1), ['streak', 2]);
  assert.deepEqual(
    session.results.map(({ right }) => right),
    [true, true, false],
  );
});

test('a streak is over when there is no puzzle any more', () => {
  const series = new PuzzleSeries('streak', puzzles.slice(0, 1));
  series.next();
  series.answer(true);
  assert.equal(series.next(), null);
  assert.deepEqual([series.isOver, series.score], [true, 1]);
});

test('a run lasts three minutes from its first puzzle, and a mistake costs ten seconds', () => {
  let now = 0;
  const { session } = sessionOf('run', {}, { now: () => now });
  now = 5000;
  session.next();
  assert.equal(session.series.timeLeft, 180_000);
  now += 60_000;
  session.answer(true);
  session.next();
  session.answer(false);
  assert.equal(session.series.timeLeft, 110_000);
  assert.ok(session.next());
  now += 110_000;
  session.answer(true);
  assert.deepEqual([session.series.isOver, session.series.score], [true, 1]);
  assert.equal(session.next(), null);
});
