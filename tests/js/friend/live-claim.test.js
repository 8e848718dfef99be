// A draw that is claimed in a live game: a right of who is to move, which the friend's page checks.

import assert from 'node:assert/strict';
import test from 'node:test';
import { writeMessage } from '../../../web/friend/live-messages.js';
import { Pair } from './live-pair.js';

const FIFTY = { how: 'claim', what: 'fifty-moves' };
const THREEFOLD = { how: 'claim', what: 'threefold-repetition' };
const KNIGHTS = ['g1f3', 'g8f6', 'f3g1', 'f6g8'];

/** [what, variant, FEN, moves, the end that White may claim] */
const claims = [
  ['fifty moves', 'chess', '4k2r/8/8/8/8/8/8/R3K3 w - - 98 80', ['a1a2', 'h8h7'], FIFTY],
  ['fifty moves', 'tax', '4k2r/8/8/8/8/8/8/R3K3 w - - 98 80', ['a1a2', 'h8h7'], FIFTY],
  ['a position three times', 'chess', null, [...KNIGHTS, ...KNIGHTS], THREEFOLD],
  ['a position three times', 'twokings', null, [...KNIGHTS, ...KNIGHTS], THREEFOLD],
];
for (const [what, variant, fen, moves, end] of claims) {
  const begin = () => new Pair({ variant, fen }).connect().play(...moves);

  test(`who is to move may claim a draw after ${what} in ${variant}`, () => {
    const pair = begin();
    assert.deepEqual([pair.white.game.claims, pair.black.game.claims], [[end.what], []]);
    pair.black.game.claim(end.what);
    assert.equal(pair.expectSame().end, null, 'the other one may not');
    pair.white.game.claim(end.what);
    pair.deliverAll();
    assert.deepEqual(pair.expectSame().end, end);
    assert.deepEqual(pair.white.game.claims, []);
  });

  test(`a claim after ${what} in ${variant} counts where it was lost with the connection`, () => {
    const pair = begin();
    pair.white.game.claim(end.what);
    pair.reload(pair.white);
    pair.connect();
    assert.deepEqual([pair.white.faults, pair.black.faults], [[], []]);
    assert.deepEqual(pair.expectSame().end, end);
  });

  test(`a claim after ${what} in ${variant} counts more than a resignation that crosses it`, () => {
    const pair = begin();
    pair.white.game.claim(end.what);
    pair.black.game.resign();
    pair.deliverAll();
    assert.deepEqual([pair.white.faults, pair.black.faults], [[], []]);
    assert.deepEqual(pair.expectSame().end, end);
  });
}

test('whose time is over claims nothing', () => {
  const pair = new Pair({ variant: 'chess' }).connect().play(...KNIGHTS, ...KNIGHTS);
  pair.time += 100_000;
  pair.white.game.claim('threefold-repetition');
  pair.deliverAll();
  assert.deepEqual(pair.expectSame().end, { how: 'time', what: 'white' });
});

/** [what, moves, the claim of Black's page] */
const wrong = [
  ['that the rules do not know', ['e2e4'], { ply: 1, what: 'boredom' }],
  ['that is none here', ['e2e4'], { ply: 1, what: 'fifty-moves' }],
  ['of who is not to move', [...KNIGHTS, ...KNIGHTS], { ply: 8, what: 'threefold-repetition' }],
  ['in another position', ['e2e4'], { ply: 0, what: 'threefold-repetition' }],
];
for (const [what, moves, parts] of wrong)
  test(`a claim ${what} ends the connection, and the game stays`, () => {
    const pair = new Pair({ variant: 'chess' }).connect().play(...moves);
    pair.white.game.receive(writeMessage({ type: 'claim', round: 0, ...parts }));
    assert.deepEqual(pair.white.faults, ['not-legal']);
    assert.deepEqual([pair.white.game.moves, pair.white.game.end], [moves, null]);
  });
