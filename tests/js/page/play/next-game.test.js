// Who plays the next game: what the form makes of a choice, and how it shows what was played last.
import assert from 'node:assert/strict';
import test from 'node:test';
import {
  choiceOf,
  colorOf,
  FIRST_SETTINGS,
  knownLevel,
  nextGameAfter,
  playersOf,
  readNextGame,
} from '../../../../web/page/play/next-game.js';

test('the form shows the players of the last game, and makes them of its choice', () => {
  for (const color of ['white', 'black', 'none'])
    assert.deepEqual(choiceOf(playersOf('computer', color)), { opponent: 'computer', color });
  assert.equal(choiceOf(playersOf('friend', 'black')).opponent, 'friend');
  assert.deepEqual(playersOf('link', 'black'), { white: 'friend', black: 'person' });
  assert.deepEqual(playersOf('computer', 'none'), { white: 'machine', black: 'machine' });
});

test('what was played last comes back at the next visit, without the times of its clock', () => {
  const played = {
    players: { white: 'machine', black: 'person' },
    level: 7,
    clock: { base: 300_000, increment: 2000, times: [1, 2] },
    names: { white: 'Ann', black: '' },
  };
  const stored = JSON.parse(JSON.stringify(nextGameAfter(played)));
  assert.deepEqual(readNextGame(stored), {
    ...played,
    clock: { base: 300_000, increment: 2000 },
  });
  const plain = readNextGame(nextGameAfter({ ...played, clock: null, names: null }));
  assert.deepEqual([plain.clock, plain.names], [null, null]);
});

test('where that is broken, a newcomer’s first game is offered', () => {
  const { players } = FIRST_SETTINGS;
  for (const broken of [
    undefined,
    null,
    {},
    { players: null },
    { players: 'x', level: 1 },
    { players: { white: 'nobody', black: 'person' }, level: 1 },
    { players, level: 'high' },
  ])
    assert.deepEqual(readNextGame(broken), FIRST_SETTINGS);
  assert.equal(readNextGame({ players, level: 99, clock: 'x' }).level, 10);
  assert.equal(readNextGame({ players, level: 1, clock: { base: -1 } }).clock, null);
});

test('a random color is White as often as Black', () => {
  assert.equal(colorOf('black'), 'black');
  assert.equal(
    colorOf('random', () => 0.49),
    'white',
  );
  assert.equal(
    colorOf('random', () => 0.5),
    'black',
  );
});

test('a level that no opponent has becomes the nearest', () => {
  assert.deepEqual([1, 10, 0, 12, 3.2, Number.NaN].map(knownLevel), [1, 10, 1, 10, 3, 1]);
});
