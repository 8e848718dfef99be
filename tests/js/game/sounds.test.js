// Which sound a move makes.

import assert from 'node:assert/strict';
import test from 'node:test';
import { soundOf } from '../../../web/game/sounds.js';

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
