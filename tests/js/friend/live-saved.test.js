// A live game that is saved and taken up again, and records that are none.

import assert from 'node:assert/strict';
import test from 'node:test';
import { LiveGame } from '../../../web/friend/live-game.js';
import { kingcraft, Pair } from './live-pair.js';

const CLOCK = { time: 60_000, increment: 1000 };
const SAVED = {
  round: 0,
  side: 'white',
  moves: ['e2e4', 'e7e5'],
  end: null,
  left: { white: 50_000, black: 40_000 },
  asked: null,
};

/** The game of a record, which may be anything. */
function gameOf(saved, clock = CLOCK) {
  const settings = { id: 'Ab3dE9xQ', variant: 'tax', fen: null, side: 'white', name: 'Ann', clock };
  const handlers = { send() {}, changed() {}, said() {}, measured() {}, begun() {}, failed() {} };
  return new LiveGame(kingcraft, settings, handlers, () => 0, saved);
}

/** [what, what differs from the record, clock] */
const records = [
  ['that goes on', {}],
  ['of a later round with the other side', { round: 3, side: 'black' }],
  ['that a player has resigned', { end: { how: 'resign', what: 'black' } }],
  ['that was lost on time', { end: { how: 'time', what: 'black' } }],
  ['that is drawn', { end: { how: 'agreeDraw' } }],
  ['with a question', { asked: 'draw' }],
  ['that nobody has begun', { moves: [] }],
  ['without clocks', { left: null }, null],
];
for (const [what, parts, clock] of records)
  test(`a game ${what} is saved as it was read`, () => {
    const saved = { ...SAVED, ...parts };
    const game = gameOf(saved, clock);
    assert.deepEqual(game.toSave(), saved);
    assert.deepEqual([game.side, game.isConnected, game.running], [saved.side, false, null]);
    assert.equal(game.timeOf('black'), saved.left?.black ?? null);
  });

test('a record without times has the time of the start', () =>
  assert.equal(gameOf({ ...SAVED, left: null }).timeOf('white'), 60_000));

/** Values that no member of a record may have. */
const garbage = [undefined, true, -1, 0.5, 5001, 'x', 'e2e4', {}, [1], ['e2e5'], [['e2e4']]];
for (const name of Object.keys(SAVED))
  test(`a record with something else for ${name} is refused`, () => {
    const { [name]: _, ...without } = SAVED;
    for (const record of [without, ...garbage.map((value) => ({ ...SAVED, [name]: value }))])
      assert.throws(() => gameOf(record), RangeError, JSON.stringify(record));
  });

/** [what, record, clock] */
const wrong = [
  ['nothing', null],
  ['a list', [SAVED]],
  ['a text', JSON.stringify(SAVED)],
  ['something more', { ...SAVED, more: 1 }],
  ['times without a clock', SAVED, null],
  ['a time that no clock has', { ...SAVED, left: { white: 1, black: 86_400_001 } }],
  ['the time of one side', { ...SAVED, left: { white: 1 } }],
  ['a move out of turn', { ...SAVED, moves: ['e2e4', 'd2d4'] }],
  ['a move by its SAN', { ...SAVED, moves: ['e4'] }],
  ['moves after the end', { ...SAVED, moves: ['f2f3', 'e7e5', 'g2g4', 'd8h4', 'e2e4'] }],
  ['an end that is none', { ...SAVED, end: { how: 'flee', what: 'white' } }],
  ['a claim against the rules', { ...SAVED, end: { how: 'claim', what: 'fifty-moves' } }],
  ['too many moves', { ...SAVED, moves: Array.from({ length: 5001 }, () => 'e2e4') }],
];
for (const [what, record, clock] of wrong)
  test(`a record is refused: ${what}`, () =>
    assert.throws(() => gameOf(record, clock), RangeError));

/** [what, what White asks, moves before, moves afterwards, end afterwards] */
const consents = [
  ['draw', ['e2e4', 'e7e5'], ['e2e4', 'e7e5'], { how: 'agreeDraw' }],
  ['take-back', ['e2e4', 'e7e5'], [], null],
];
for (const [what, moves, after, end] of consents)
  test(`a friend who has agreed to a ${what} meanwhile is understood after a reload`, () => {
    const pair = new Pair().connect().play(...moves);
    pair.white.game.ask(what);
    pair.deliver(pair.black);
    pair.reload(pair.white);
    pair.black.game.answer(true);
    pair.connect();
    assert.deepEqual([pair.white.faults, pair.black.faults], [[], []]);
    assert.deepEqual(pair.expectSame(), { moves: after, end, isOver: end !== null });
  });

test('who notices a break late does not take time from who noticed it at once', () => {
  const pair = new Pair().connect().play('e2e4', 'e7e5');
  pair.cutOff(pair.white);
  pair.time += 30_000;
  pair.connect().play('d2d4');
  assert.deepEqual([pair.white.faults, pair.black.faults], [[], []]);
  for (const { game } of pair.pages) assert.ok(game.timeOf('white') > 60_000);
});

test('a move that was lost with the connection has its increment', () => {
  const pair = new Pair().connect().play('e2e4', 'e7e5');
  pair.white.game.play('d2d4');
  pair.connect().play('d7d5', 'b1c3');
  assert.deepEqual([pair.white.faults, pair.black.faults], [[], []]);
  assert.equal(pair.expectSame().moves.length, 5);
});

test('a clock that was lost by silence is not, where its owner comes back with time', () => {
  const pair = new Pair().connect().play('e2e4', 'e7e5');
  pair.reload(pair.white);
  for (const wait of [70_000, 10_000]) {
    pair.time += wait;
    pair.black.game.tick();
  }
  assert.deepEqual(pair.black.game.end, { how: 'time', what: 'white' });
  pair.connect();
  assert.deepEqual([pair.white.faults, pair.black.faults], [[], []]);
  assert.equal(pair.expectSame().end, null);
  assert.ok(pair.white.game.timeOf('white') > 59_000);
});
