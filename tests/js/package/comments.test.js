// Comments on the moves of a game: set, read, kept in its PGN and by undo, redo and copies.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { variantIds, withGame } from './support.js';

for (const id of variantIds)
  test(`${id}: comments are set, read and kept in the PGN`, () => {
    withGame(id, undefined, (game) => {
      assert.deepEqual([game.comment(), game.comments()], ['', []]);
      assert.throws(() => game.comment(1), { code: 'argument' });
      game.setComment('Before the first move.');
      for (let ply = 0; ply < 3; ply++) game.move(game.moveIds()[0]);
      game.setComment('  After\tthe \n third ');
      game.setComment('After the first', 1);
      assert.deepEqual(game.comments(), [
        { ply: 0, text: 'Before the first move.' },
        { ply: 1, text: 'After the first' },
        { ply: 3, text: 'After the third' },
      ]);
      assert.deepEqual(
        [game.comment(), game.comment(1), game.comment(2)],
        ['After the third', 'After the first', ''],
      );
      withGame(id, undefined, (other) => {
        other.loadPgn(game.pgn());
        assert.deepEqual(other.comments(), game.comments());
        assert.equal(other.pgn(), game.pgn());
      });
      game.setComment('Another', 1);
      game.setComment('', 0);
      assert.deepEqual(
        game.comments().map(({ text }) => text),
        ['Another', 'After the third'],
      );
    });
  });

test('comments of a PGN are read as one text, and set in place of all that is said there', () => {
  withGame('chess', undefined, (game) => {
    game.loadPgn('{a} {b} 1. e4 {[%clk 0:05:23]} $1 {c} (1. d4 {d}) {e} 1... e5 ; f\n 2. Nf3 *');
    assert.deepEqual(game.comments(), [
      { ply: 0, text: 'a b' },
      { ply: 1, text: '[%clk 0:05:23] c e' },
      { ply: 2, text: 'f' },
    ]);
    assert.equal(game.comment(), '');
    game.setComment('new', 1);
    assert.match(
      game.pgn(),
      /\{a\} \{b\} 1\. e4 \$1 \{new\} \(1\. d4 \{d\}\) 1\.\.\. e5 \{f\} 2\. Nf3/,
    );
  });
});

test('a comment stays with its move: when it is taken back and played again, in a copy, after a result', () => {
  withGame('chess', undefined, (game) => {
    for (const move of ['e4', 'e5', 'Nf3']) {
      game.move(move);
      game.setComment(`after ${move}`);
    }
    game.undo();
    game.undo();
    assert.deepEqual([game.comment(), game.comments().length], ['after e4', 1]);
    assert.throws(() => game.comment(2), { code: 'argument' });
    const copy = game.clone();
    for (const one of [game, copy]) {
      one.redo();
      assert.equal(one.comment(), 'after e5');
      one.redo();
      assert.equal(one.comments().length, 3);
    }
    copy.dispose();
    game.undo();
    game.move('f4');
    assert.deepEqual([game.comment(), game.comments().length], ['', 2]);
    game.resign('white');
    game.setComment('resigns');
    assert.deepEqual([game.comment(), game.outcome().reason], ['resigns', 'resignation']);
    game.undo();
    assert.equal(game.comment(3), 'resigns');
  });
});

/** [what is called, its arguments] */
const faults = [
  ['setComment', [7]],
  ['setComment', []],
  ['setComment', ['x', 1]],
  ['setComment', ['x', -1]],
  ['setComment', ['x', '0']],
  ['setComment', ['x'.repeat(2 ** 22 + 1)]],
  ['comment', [1]],
  ['comment', [0.5]],
  ['comment', [null]],
];
for (const [method, values] of faults)
  test(`${method}(${JSON.stringify(values).slice(1, 20)}) is refused, and the comments stay`, () => {
    withGame('flying', undefined, (game) => {
      game.setComment('stays');
      assert.throws(() => game[method](...values), { code: 'argument' });
      assert.deepEqual(game.comments(), [{ ply: 0, text: 'stays' }]);
    });
  });

test('any text comes back from the PGN as it was set', () => {
  const texts = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 200 }),
    fc.string({ unit: fc.constantFrom(...'{}();[]"%$*\\\0 \t\n\u2028ab1.-'), maxLength: 200 }),
  );
  withGame('chess', undefined, (game) => {
    fc.assert(
      fc.property(texts, texts, (first, second) => {
        game.loadPgn('1. e4 e5 *');
        game.setComment(first, 0);
        game.setComment(second, 1);
        const set = game.comments();
        game.loadPgn(game.pgn());
        assert.deepEqual(game.comments(), set);
      }),
      { numRuns: 500 },
    );
  });
});
