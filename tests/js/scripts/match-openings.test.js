import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Openings } from '../../../scripts/match/openings.mjs';
import { kingcraft, variantIds } from './match-support.js';

/** A judge that answers with what `score` gives for the moves; `asked` collects them. */
function judgeWith(score, asked = []) {
  return {
    prepare: async () => {},
    async search(moves) {
      asked.push(moves);
      return { info: { depth: 1, score: score(moves) } };
    },
  };
}

const level = () => ({ cp: 0 });

function openingsOf(score, asked, options = {}) {
  return new Openings(kingcraft, judgeWith(score, asked), { seed: '1', plies: 8, ...options });
}

for (const variant of variantIds) {
  test(`match: the openings of ${variant} are legal and quiet`, async () => {
    const openings = openingsOf(level);
    for (let index = 0; index < 50; ++index) {
      const moves = await openings.make(variant, index);
      assert.equal(moves.length, 8);
      const game = kingcraft.newGame(variant);
      for (const move of moves) assert.equal(game.move(move).id, move);
      assert.equal(game.outcome(), null, moves.join(' '));
      assert.equal(game.isCheck(), false, moves.join(' '));
      game.dispose();
    }
  });

  test(`match: the openings of ${variant} depend on seed and number alone`, async () => {
    const first = openingsOf(level);
    const second = openingsOf(level);
    const forward = await Promise.all([0, 1, 2].map((index) => first.make(variant, index)));
    const backward = await Promise.all([2, 1, 0].map((index) => second.make(variant, index)));
    assert.deepEqual(forward, backward.reverse());
    const other = await openingsOf(level, [], { seed: '2' }).make(variant, 0);
    const lines = [...forward, other].map((moves) => moves.join(' '));
    assert.equal(new Set(lines).size, 4, lines.join('\n'));
  });
}

test('match: the same seed gives the same opening as ever', async () => {
  const moves = await openingsOf(level).make('chess', 0);
  assert.equal(moves.join(' '), 'b1a3 a7a6 g2g4 h7h5 g1f3 g7g6 h2h4 b7b5');
});

/** [score, whether the opening is taken] */
const verdicts = [
  [{ cp: 99 }, true],
  [{ cp: -99 }, true],
  [{ cp: 100 }, false],
  [{ cp: -100 }, false],
  [{ mate: 1 }, false],
  [{ mate: -3 }, false],
];

for (const [score, isTaken] of verdicts) {
  test(`match: an opening of ${JSON.stringify(score)} is ${isTaken ? '' : 'not '}taken`, async () => {
    const asked = [];
    const openings = openingsOf(() => (asked.length === 1 ? score : { cp: 0 }), asked);
    const moves = await openings.make('chess', 0);
    assert.deepEqual(moves, asked[isTaken ? 0 : 1]);
  });
}

test('match: a game without balanced openings is given up', async () => {
  const openings = openingsOf(() => ({ cp: 500 }), [], { plies: 1 });
  await assert.rejects(openings.make('tax', 0), {
    message: "no balanced opening of 'tax' was found in 1000 attempts",
  });
});
