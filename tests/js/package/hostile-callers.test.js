// Hostile callers, beyond bad values: code of theirs that throws while it is read, games that are far too long,
// texts that are no PGN.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createEngine } from 'kingcraft/engine';
import { kingcraft } from './support.js';

/** Code of a caller that fails while it is read. */
const fail = () => {
  throw new TypeError('of the caller');
};
const { proxy: gone, revoke } = Proxy.revocable([], {});
revoke();
const failing = {
  'an array without its moves': { variant: 'chess', moves: new Proxy([], { get: fail }) },
  'an array that fails to iterate': {
    variant: 'chess',
    moves: Object.assign(['e2e4'], { [Symbol.iterator]: fail }),
  },
  'an array that is gone': { variant: 'chess', moves: gone },
  'a game that fails': { variant: 'chess', startFen: fail },
  'a game whose moves fail': { variant: 'chess', startFen: () => undefined, history: fail },
  'a game without a variant': {
    get variant() {
      return fail();
    },
    startFen: () => undefined,
  },
};
test('what a caller throws while it is read comes as an ArgumentError', async () => {
  const engine = await createEngine();
  for (const [name, position] of Object.entries(failing))
    await assert.rejects(engine.search(position), { code: 'argument' }, name);
  engine.dispose();
});

test('a game of too many moves is refused at once', async () => {
  const engine = await createEngine();
  const moves = Array(100_001).fill('e2e4');
  await assert.rejects(engine.search({ variant: 'chess', moves }), {
    code: 'argument',
    key: 'game-long',
  });
  engine.dispose();
  const game = kingcraft.newGame('chess');
  assert.throws(() => game.loadPgn('Nf3 Nf6 Ng1 Ng8 '.repeat(200_000)), {
    code: 'pgn',
    key: 'game-long',
  });
  assert.equal(game.moveIds().length, 20);
});

test('what is no PGN is refused', () => {
  const game = kingcraft.newGame('chess');
  game.move('e4');
  for (const text of ['0', '{"a":1}', '...', '; nothing'])
    assert.throws(() => game.loadPgn(text), { key: 'pgn-empty' }, text);
  assert.equal(game.history().length, 1);
  for (const text of ['*', '[Event "?"]', '1. -- *']) game.loadPgn(text);
});

test('a PGN that loadPgn() would refuse is not written', () => {
  const game = kingcraft.newGame('chess');
  game.loadPgn(`[White "${'"'.repeat(2_500_000)}"]\n\n1. e4 *`);
  assert.throws(() => game.pgn(), { code: 'argument', key: 'argument-long' });
  assert.equal(game.history().length, 1);
});

test('a PGN that was written reads the same', () => {
  const comments = ['a;', '\n;b', '}', '{', '\t', '%'];
  for (const comment of comments)
    for (const other of comments) {
      const game = kingcraft.newGame('chess');
      game.loadPgn(`1. e4 ;${comment}${other}\n;\n;${other} ${comment}\n e5 *`);
      const written = game.pgn();
      game.loadPgn(written);
      assert.equal(game.pgn(), written);
    }
});

test('a call for which the stack has no room left breaks nothing', () => {
  const game = kingcraft.newGame('flying');
  const fen = game.fen();
  for (const call of [
    () => game.fen(),
    () => game.moves(),
    () => game.explain('e1', 'e5'),
    () => game.perft(2),
  ]) {
    const answer = call();
    // Tried where the stack is full, and then with a little more room each time, until it works.
    const tryDeep = () => {
      try {
        return tryDeep();
      } catch {
        return call();
      }
    };
    assert.deepEqual(tryDeep(), answer);
    assert.equal(game.fen(), fen);
  }
});
