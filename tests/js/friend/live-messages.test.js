// The messages between two pages: every message in its right shape, and in wrong ones.

import assert from 'node:assert/strict';
import test from 'node:test';
import { readMessage, writeMessage } from '../../../web/friend/live-messages.js';

const place = { round: 0, ply: 12 };
const question = { round: 1, at: 12, what: 'draw' };
const hello = {
  type: 'hello',
  version: 1,
  id: 'Ab3dE9xQ',
  variant: 'tax',
  fen: null,
  side: 'white',
  name: 'Ann',
  clock: { time: 300_000, increment: 2000 },
  round: 0,
  count: 0,
  moves: '',
  left: null,
  end: null,
};

/** One of each kind, and of each form that it may have. */
const messages = [
  hello,
  { ...hello, clock: null, fen: '8/8/8/8/8/8/8/8 w - - 0 1' },
  { ...hello, end: { how: 'resign', what: 'white' } },
  { ...hello, end: { how: 'agreeDraw' } },
  { ...hello, end: { how: 'claim', what: 'threefold-repetition' } },
  { type: 'move', ...place, id: 'e2e4', left: 59_000, sum: 'abc' },
  { type: 'move', ...place, id: 'e7e8q', left: null, sum: 'abc' },
  { type: 'ack', ...place },
  { type: 'ask', ...question },
  { type: 'accept', ...question },
  { type: 'decline', ...question },
  { type: 'resign', ...place },
  { type: 'fell', ...place },
  { type: 'flag', ...place },
  { type: 'claim', ...place, what: 'fifty-moves' },
  { type: 'clock', ...place, left: 0 },
  { type: 'say', sentence: 5 },
  { type: 'ping', at: 123_456 },
  { type: 'pong', at: 123_456 },
  { type: 'bye' },
];
for (const message of messages)
  test(`a message arrives as it was sent: ${message.type}`, () => {
    assert.deepEqual(readMessage(writeMessage(message)), message);
  });

/** Values that no member of a message may have. */
const garbage = [
  ...[undefined, true, -1, 0.5, Number.MAX_SAFE_INTEGER + 1, 'x'.repeat(950), [], [1], {}],
  ...[{ toString: 1 }, { how: 'flee', what: 'white' }, { time: -1, increment: 0 }, [[]]],
];
for (const message of messages)
  test(`a message in a wrong shape is none: ${message.type}`, () => {
    for (const name of Object.keys(message)) {
      const { [name]: _, ...without } = message;
      assert.equal(readMessage(writeMessage(without)), null, `without ${name}`);
      for (const value of garbage) {
        const text = writeMessage({ ...message, [name]: value });
        assert.equal(readMessage(text), null, text);
      }
    }
    assert.equal(readMessage(writeMessage({ ...message, more: 1 })), null, 'with something more');
    assert.equal(readMessage(writeMessage([message])), null, 'in a list');
  });

for (const text of [
  '',
  'null',
  '[]',
  '7',
  '"bye"',
  '{}',
  '{"type":"constructor"}',
  '{"type":null}',
])
  test(`no message: ${text}`, () => assert.equal(readMessage(text), null));

test('no message: what is no text, or too long', () => {
  for (const value of [null, undefined, {}, new ArrayBuffer(8), 7])
    assert.equal(readMessage(value), null);
  assert.equal(readMessage(`${writeMessage({ type: 'bye' })}${' '.repeat(1024)}`), null);
});
