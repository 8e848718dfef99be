// A live game between two pages: what each makes of messages, of clocks, and of a connection that breaks.

import assert from 'node:assert/strict';
import test from 'node:test';
import { readMessage, writeMessage } from '../../../web/friend/live-messages.js';
import { packMoves } from '../../../web/friend/packed-moves.js';
import { withGame } from '../../../web/kingcraft/with-game.js';
import { kingcraft, Pair } from './live-pair.js';

test('two pages play, and each has the time that it says', () => {
  const pair = new Pair().connect().play('e2e4');
  pair.time += 5000;
  pair.play('e7e5');
  assert.deepEqual(pair.expectSame().moves, ['e2e4', 'e7e5']);
  const times = pair.pages.map(({ game }) => game.timeOf('black'));
  assert.equal(times[0], times[1]);
  assert.ok(times[0] < 56_500 && times[0] > 55_500, `${times[0]} ms after five seconds`);
  assert.equal(pair.white.game.confirmed, 2);
});

/** [what, messages that Black sends as White plays on, what White says of them] */
const hostile = [
  [
    'a move out of turn',
    [{ type: 'move', round: 0, ply: 2, id: 'e7e5', left: 60_000, sum: 'x' }],
    'not-legal',
  ],
  [
    'another sum',
    [{ type: 'move', round: 0, ply: 3, id: 'd2d4', left: 60_000, sum: 'x' }],
    'not-legal',
  ],
  ['consent to nothing', [{ type: 'accept', round: 0, at: 2, what: 'draw' }], 'not-asked'],
  ['a round to come', [{ type: 'resign', round: 7, ply: 2 }], 'another-position'],
  ['an end that lies far back', [{ type: 'resign', round: 0, ply: 0 }], 'another-position'],
  ['an end that is to come', [{ type: 'fell', round: 0, ply: 9 }], 'another-position'],
  ['no JSON', ['{'], 'shape'],
  ['something long', ['x'.repeat(2000)], 'shape'],
  ['bytes', [new Uint8Array(8)], 'shape'],
  ['too much at once', Array.from({ length: 60 }, () => ({ type: 'say', sentence: 1 })), 'flood'],
];
for (const [what, messages, fault] of hostile)
  test(`a page that means harm loses the connection, and the game stays: ${what}`, () => {
    const pair = new Pair().connect().play('e2e4', 'e7e5');
    for (const message of messages) {
      const isText = typeof message === 'string' || message instanceof Uint8Array;
      pair.white.game.receive(isText ? message : writeMessage(message));
    }
    assert.deepEqual(pair.white.faults.slice(0, 1), [fault]);
    assert.equal(pair.white.game.isConnected, false);
    assert.deepEqual(pair.white.game.moves, ['e2e4', 'e7e5']);
    assert.equal(pair.white.game.end, null);
  });

test('a page that goes on after it has said that its time is over loses the connection', () => {
  for (const clock of [undefined, null]) {
    const pair = new Pair({ clock }).connect().play('e2e4');
    pair.white.game.receive(writeMessage({ type: 'fell', round: 0, ply: 1 }));
    pair.black.game.play('e7e5');
    pair.connect();
    assert.deepEqual(pair.white.faults, ['another-position']);
    assert.deepEqual(pair.white.game.end, { how: 'time', what: 'black' });
    assert.deepEqual(pair.white.game.moves, ['e2e4']);
  }
});

test('a page that resigns after it has said that its time is over loses the connection', () => {
  for (const clock of [undefined, null]) {
    const pair = new Pair({ clock }).connect().play('e2e4');
    pair.white.game.receive(writeMessage({ type: 'fell', round: 0, ply: 1 }));
    pair.black.game.resign();
    pair.connect();
    assert.deepEqual(pair.white.faults, ['another-position']);
    assert.deepEqual(pair.white.game.end, { how: 'time', what: 'black' });
  }
});

test('two pages that each hold the other one for late lose the connection', () => {
  const pair = new Pair().connect();
  for (const { game } of pair.pages) game.receive(writeMessage({ type: 'fell', round: 0, ply: 0 }));
  pair.connect();
  assert.ok(pair.pages.some(({ faults }) => faults[0] === 'another-position'));
  for (const { game } of pair.pages) assert.equal(game.isConnected, false);
});

/** Moves of Tax Chess as a hello has them. */
const packed = (...moves) => ({
  count: moves.length,
  moves: withGame(kingcraft, 'tax', undefined, (game) => packMoves(game, moves)),
});

/** [what, what of Black's hello is another one, fault] */
const greetings = [
  ['another version', { version: 2 }, 'version'],
  ['another game', { id: 'zzzzzzzz' }, 'another-game'],
  ['another variant', { variant: 'chess' }, 'another-game'],
  ['the same side', { side: 'white' }, 'another-game'],
  ['another clock', { clock: { time: 1, increment: 1 } }, 'another-game'],
  ['other moves', { count: 1, moves: 'B' }, 'another-position'],
  ['a move of White’s', packed('e2e4', 'e7e5', 'd2d4'), 'another-position'],
  ['moves that are none', { count: 90, moves: '-' }, 'another-position'],
  ['something that nobody agreed to', { round: 1 }, 'not-asked'],
  ['a draw that nobody agreed to', { end: { how: 'agreeDraw' } }, 'not-asked'],
  ['White’s resignation', { end: { how: 'resign', what: 'white' } }, 'not-asked'],
  [
    'a resignation long ago',
    { count: 0, moves: '', end: { how: 'resign', what: 'black' } },
    'another-position',
  ],
  [
    'a resignation before the own move',
    { ...packed('e2e4'), end: { how: 'resign', what: 'black' } },
    'another-position',
  ],
];
for (const [what, parts, fault] of greetings)
  test(`a page that greets with ${what} is not played with`, () => {
    const pair = new Pair().connect().play('e2e4', 'e7e5');
    pair.cut();
    pair.black.game.connect();
    const hello = readMessage(pair.white.inbox.shift());
    pair.white.game.receive(writeMessage({ ...hello, ...parts }));
    assert.deepEqual(pair.white.faults, [fault]);
    assert.deepEqual(pair.white.game.moves, ['e2e4', 'e7e5']);
  });

test('a clock that has run out ends the game, by its owner’s word', () => {
  const pair = new Pair().connect().play('e2e4', 'e7e5');
  pair.time += 70_000;
  pair.black.game.tick();
  assert.equal(pair.expectSame().end, null, 'it is claimed');
  pair.deliverAll();
  assert.deepEqual(pair.expectSame().end, { how: 'time', what: 'white' });
});

test('a claim and a move that cross: the move counts', () => {
  const pair = new Pair().connect().play('e2e4', 'e7e5');
  pair.time += 59_990;
  pair.white.game.play('d2d4');
  pair.time += 100;
  pair.black.game.tick();
  pair.deliverAll();
  const { end, moves } = pair.expectSame();
  assert.deepEqual([end, moves.length], [null, 3]);
});

test('no answer for ten seconds loses a clock that has run out', () => {
  const pair = new Pair().connect().play('e2e4', 'e7e5');
  pair.time += 70_000;
  pair.black.game.tick();
  pair.time += 10_000;
  pair.black.game.tick();
  assert.deepEqual(pair.black.game.end, { how: 'time', what: 'white' });
});

test('without a connection no clock runs', () => {
  const pair = new Pair().connect().play('e2e4', 'e7e5');
  const before = pair.white.game.timeOf('white');
  pair.cut();
  pair.time += 3_600_000;
  pair.connect();
  assert.ok(before - pair.white.game.timeOf('white') < 100);
  assert.equal(pair.expectSame().end, null);
});

test('a rematch has the sides exchanged', () => {
  const pair = new Pair().connect().play('e2e4');
  pair.black.game.resign();
  pair.deliverAll();
  assert.deepEqual(pair.expectSame().end, { how: 'resign', what: 'black' });
  pair.white.game.ask('rematch');
  pair.deliverAll();
  assert.equal(pair.black.game.question, 'rematch');
  pair.black.game.answer(true);
  pair.deliverAll();
  assert.equal(pair.black.game.side, 'white');
  assert.deepEqual(pair.expectSame(), { moves: [], end: null, isOver: false });
  pair.play('d2d4');
});
