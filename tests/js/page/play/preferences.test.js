// The reader's preferences, and which sound a move makes.

import assert from 'node:assert/strict';
import test from 'node:test';
import { soundOf } from '../../../../web/game/sounds.js';
import { partOf, readPreferences } from '../../../../web/page/play/preferences.js';

const usual = readPreferences();

test('what is missing or broken among the preferences is as usual', () => {
  assert.deepEqual(usual, {
    language: 'automatic',
    sound: true,
    coordinates: true,
    turning: false,
    shortcuts: true,
    warnings: true,
    size: 'large',
    levels: 'fit',
  });
  for (const broken of [null, 'loud', { sound: 'yes', size: 'huge', other: 1 }])
    assert.deepEqual(readPreferences(broken), usual);
  assert.deepEqual(readPreferences({ sound: false, size: 'small' }), {
    ...usual,
    sound: false,
    size: 'small',
  });
  assert.ok(partOf('small') < partOf('medium') && partOf('medium') < partOf('large'));
});

const quiet = { danger: null, over: false };
const pawn = [{ piece: 'pawn', square: 'e4' }];
const sounds = [
  ['move', { from: 'e2', to: 'e4', captured: [] }, quiet],
  ['capture', { from: 'd3', to: 'e4', captured: pawn }, quiet],
  ['capture', { from: 'e1^', to: 'e4', captured: pawn }, quiet],
  ['takeoff', { from: 'a1', to: 'a1^', captured: [] }, quiet],
  ['landing', { from: 'c1^', to: 'e3', captured: [] }, quiet],
  ['move', { from: 'c1^', to: 'e3^', captured: [] }, quiet],
  ['check', { from: 'a1', to: 'a1^', captured: [] }, { danger: 'check', over: false }],
  ['move', { from: 'a1', to: 'a8', captured: [] }, { danger: 'attack', over: false }],
  ['end', { from: 'd3', to: 'e4', captured: pawn }, { danger: 'check', over: true }],
];
for (const [sound, move, after] of sounds) {
  test(`${move.from} to ${move.to} sounds like ${sound}`, () => {
    assert.equal(soundOf(move, after), sound);
  });
}
