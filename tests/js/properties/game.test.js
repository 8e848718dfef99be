// Games of the package, called in any order with any values: every error is one of the package, and a call that fails
// changes nothing.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { kingcraft, methodsOf } from '../package/support.js';
import { anything, assertOurs, check, made, mutated, playAny, variants } from './property.js';

const sample = kingcraft.newGame('chess');
// A count of moves takes as long as its depth says.
const methods = methodsOf(sample).filter((name) => !['dispose', 'perft', 'variant'].includes(name));
sample.dispose();

/** Arguments of a method that random values would never match. */
const likely = fc.oneof(
  anything,
  made(
    fc.oneof(
      fc.constantFrom(
        'e2',
        'e4',
        'e2e4',
        'e7e5',
        'Nf3',
        'O-O',
        'white',
        'black',
        'fifty-moves',
        'repetition',
      ),
      fc.record(
        { from: fc.constantFrom('e2', 'e7'), to: fc.constantFrom('e4', 'e5') },
        { requiredKeys: [] },
      ),
      fc.nat(60),
    ),
  ),
);
const calls = fc.array(
  fc.oneof(
    fc.record({ name: fc.constantFrom(...methods), values: fc.array(likely, { maxLength: 2 }) }),
    fc.record({ ply: fc.nat() }),
  ),
  { maxLength: 40 },
);

/** All that can be seen of a game. */
const stateOf = (game) => [game.fen(), game.pgn(), game.hash(), game.line?.length];

test('a game is called in any order with any values', () =>
  check(
    fc.property(variants, calls, ({ id }, sequence) => {
      const game = kingcraft.newGame(id);
      for (const { name, values, ply } of sequence) {
        if (name === undefined) playAny(game, ply);
        else {
          const before = stateOf(game);
          try {
            const result = game[name](...values.map((make) => make()));
            if (name === 'clone') result.dispose();
          } catch (error) {
            assertOurs(error);
            assert.deepEqual(stateOf(game), before, name);
          }
        }
        assert.equal(kingcraft.validateFen(id, game.fen()).ok, true);
      }
      game.dispose();
    }),
    40,
  ));

test('a game that was played comes back by undo and redo, as a clone, as FEN and as PGN', () =>
  check(
    fc.property(variants, fc.array(fc.nat(), { maxLength: 60 }), ({ id }, numbers) => {
      const game = kingcraft.newGame(id);
      const fens = [game.fen()];
      for (const number of numbers) {
        playAny(game, number);
        if (game.fen() !== fens.at(-1)) fens.push(game.fen());
      }
      const copy = game.clone();
      assert.equal(copy.pgn(), game.pgn());
      const again = kingcraft.newGame(id);
      again.loadPgn(game.pgn());
      assert.equal(again.fen(), game.fen());
      assert.equal(again.pgn(), game.pgn());
      const placed = kingcraft.newGame(id, game.fen());
      assert.equal(placed.fen(), game.fen());
      for (const fen of fens.toReversed()) {
        assert.equal(copy.fen(), fen);
        copy.undo();
      }
      while (copy.redo());
      assert.equal(copy.pgn(), game.pgn());
      for (const each of [game, copy, again, placed]) each.dispose();
    }),
    40,
  ));

const fenPieces = [
  '/',
  ' ',
  '-',
  'w',
  'b',
  'K',
  'k',
  'Q',
  '8',
  '12',
  '0',
  '99',
  '|',
  '_',
  'e3',
  '\t',
  '~',
];

test('any FEN is refused in words, or reads the same when it is written', () =>
  check(
    fc.property(
      variants.chain(({ id, startFen }) =>
        fc.tuple(fc.constant(id), mutated(fc.constant(startFen), fenPieces)),
      ),
      ([id, fen]) => {
        let game;
        try {
          game = kingcraft.newGame(id, fen);
        } catch (error) {
          assert.equal(assertOurs(error).code, 'fen');
          assert.equal(kingcraft.validateFen(id, fen).ok, false);
          return;
        }
        const again = kingcraft.newGame(id, game.fen());
        assert.equal(again.fen(), game.fen());
        assert.deepEqual(again.moveIds(), game.moveIds());
        again.dispose();
        game.dispose();
      },
    ),
    400,
  ));

test('newGame() and validateFen() with anything', () =>
  check(
    fc.property(anything, anything, variants, (makeOne, makeOther, { id }) => {
      const [one, other] = [makeOne(), makeOther()];
      for (const call of [
        () => kingcraft.newGame(one, other).dispose(),
        () => kingcraft.newGame(id, other).dispose(),
        () => kingcraft.validateFen(one, other),
        () => kingcraft.validateFen(id, other),
      ])
        try {
          call();
        } catch (error) {
          assertOurs(error);
        }
    }),
    400,
  ));
