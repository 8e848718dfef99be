// Who plays the next game: what the form makes of a choice, and how it shows what was played last.
import assert from 'node:assert/strict';
import test from 'node:test';
import { choiceOf, colorOf, knownLevel, playersOf } from '../../web/page/play/next-game.js';

test('the form shows the players of the last game, and makes them of its choice', () => {
  for (const color of ['white', 'black'])
    assert.deepEqual(choiceOf(playersOf('computer', color)), { opponent: 'computer', color });
  assert.equal(choiceOf(playersOf('friend', 'black')).opponent, 'friend');
  assert.deepEqual(playersOf('link', 'white'), playersOf('friend', 'black'));
  assert.deepEqual(choiceOf({ white: 'machine', black: 'machine' }), {
    opponent: 'computer',
    color: 'random',
  });
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
