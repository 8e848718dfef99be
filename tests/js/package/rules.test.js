// `kingcraft/rules`: the same answers from less than half of the bytes.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import * as whole from 'kingcraft';
import * as rules from 'kingcraft/rules';
import { kingcraft, readDataOf, variantIds } from './support.js';

const small = await rules.load();

/** The answers of a build for each position, each explanation and each FEN in the files of a game. */
function answersOf(build, variant) {
  const answers = [];
  const ask = (fen, questions) => {
    const game = build.newGame(variant, fen);
    answers.push(questions(game));
    game.dispose();
  };
  for (const { fen } of readDataOf(variant, 'positions.jsonl'))
    ask(fen, (game) => {
      const said = [game.moves(), game.outcome(), game.claims(), game.isCheck(), game.fen()];
      const [move] = game.moveIds();
      if (move) game.move(move);
      return [...said, game.pgn(), game.perft(1), game.material(), game.probe()];
    });
  for (const { fen, from, to } of readDataOf(variant, 'explain.jsonl'))
    ask(fen, (game) => game.explain(from, to));
  for (const file of ['fen-accepted.jsonl', 'fen-refused.jsonl'])
    for (const { fen } of readDataOf(variant, file)) {
      const { ok, error } = build.validateFen(variant, fen);
      answers.push([ok, error?.code, error?.message]);
    }
  return answers;
}

for (const variant of variantIds)
  test(`${variant}: the same moves, results and reasons`, () => {
    const answers = answersOf(small, variant);
    assert.ok(answers.length > 500);
    assert.deepEqual(answers, answersOf(kingcraft, variant));
  });

test('the same games', () => assert.deepEqual(small.variants, kingcraft.variants));

test('the same exports, with the same classes of errors', () => {
  assert.deepEqual(Object.keys(rules), Object.keys(whole));
  assert.throws(() => small.newGame('checkers'), whole.VariantError);
  assert.throws(() => small.newGame('chess').move('e5'), { code: 'illegal-move' });
});

test('endgame tables', async () => {
  await small.loadTables('chess');
  const game = small.newGame('chess', '8/8/8/4k3/8/8/8/KQ6 w - - 0 1');
  assert.equal(game.probe().result, 'win');
});

test('games that are disposed of give their memory back', () => {
  const before = small.memoryInUse();
  const games = Array.from({ length: 50 }, () => small.newGame('flying'));
  assert.ok(small.memoryInUse() > before);
  for (const game of games) game.dispose();
  assert.equal(small.memoryInUse(), before);
});

test('its wasm is at most half as large', () => {
  const [half, all] = ['rules', 'engine'].map(
    (name) =>
      readFileSync(new URL(`../../../web/kingcraft/wasm/${name}.wasm`, import.meta.url)).length,
  );
  assert.ok(2 * half <= all, `${half} of ${all} bytes`);
});
