// Where pieces could go if it were their turn, for moves made ahead of it.

import assert from 'node:assert/strict';
import test from 'node:test';
import { choicesOf } from '../../../web/game/move-choices.js';
import { PremoveTargets } from '../../../web/game/premoves.js';
import { load } from '../../../web/kingcraft/index.js';

const kingcraft = await load();

const variantOf = (id) => kingcraft.variants.find((variant) => variant.id === id);

/** Numbers below a limit that look random and are the same each time. */
function dice(seed) {
  let state = seed;
  return (limit) => {
    state = (state * 1103515245 + 12345) % 2 ** 31;
    return Math.floor((state / 2 ** 31) * limit);
  };
}

const cases = [
  ['a step, a double step and both captures', 'chess', '', 'e2', 'd3 e3 e4 f3'],
  ['a recapture', 'chess', '', 'd1', 'c1 c2 d2 e1 e2'],
  [
    'a way that an enemy may leave',
    'chess',
    '4k3/8/8/8/8/p7/1P6/R3K3 b - - 0 1',
    'a1',
    'a2 a3 a4 a5 a6 a7 a8 b1 c1 d1 e1',
  ],
  [
    "castling, by its rook's square too",
    'chess',
    '4k3/8/8/8/8/8/8/4K2R b K - 0 1',
    'e1',
    'd1 d2 e2 f1 f2 g1 h1',
  ],
  [
    'a headbutt and another level',
    'flying',
    '7k/8/8/8/8/8/8/K3R3|8/8/8/8/8/8/8/4n3 b - - 0 1',
    'e1',
    'e1 e1^ e2 e8 f1 h1',
  ],
  ['what a check leaves', 'chess', '4k3/8/8/8/8/8/4R3/K7 b - - 0 1', 'a1', 'a2 b1 b2'],
];
for (const [what, variant, fen, from, expected] of cases) {
  test(`a piece could reach ${what}`, () => {
    const shape = variantOf(variant);
    const start = fen || shape.startFen.replace(' w ', ' b ');
    const game = kingcraft.newGame(variant, start);
    const found = new PremoveTargets(kingcraft, shape, game).get(from).sort();
    for (const square of expected.split(' ')) assert.ok(found.includes(square), `${found}`);
    game.dispose();
  });
}

test('what the other side must answer with leaves every move that can follow', () => {
  const game = kingcraft.newGame('chess', '4k3/p7/8/8/8/8/4R3/4K2R b K - 0 1');
  const reach = new PremoveTargets(kingcraft, variantOf('chess'), game);
  assert.ok(reach.get('e1').includes('g1'), 'castling though the other king is in check');
  game.dispose();
});

for (const variant of kingcraft.variants) {
  test(`${variant.name}: what may be played after any answer may be chosen before it`, () => {
    const random = dice(variant.id.length);
    const game = kingcraft.newGame(variant.id);
    for (let ply = 0; ply < 40 && !game.isGameOver(); ply++) {
      const reach = new PremoveTargets(kingcraft, variant, game);
      const ids = game.moveIds();
      const id = ids[random(ids.length)];
      const waiting = game.board().filter(({ color }) => color !== game.turn());
      assert.deepEqual(
        game.board().filter(({ square }) => reach.has(square)),
        waiting,
      );
      game.move(id);
      for (const [from, targets] of choicesOf(game.moves()).dests)
        for (const to of targets)
          assert.ok(reach.get(from).includes(to), `${game.fen()}: ${from}${to}`);
    }
    game.dispose();
  });
}

test('memory is given back, and empty squares reach nothing', () => {
  const game = kingcraft.newGame('chess');
  const ask = () => {
    const reach = new PremoveTargets(kingcraft, variantOf('chess'), game);
    assert.equal(reach.get('e4'), undefined);
    assert.equal(reach.get(null), undefined);
    assert.ok(reach.get('e7').includes('e5'));
    return kingcraft.memoryInUse();
  };
  // The allocator may first give a block that is a few bytes larger than what is asked for.
  const used = ask();
  assert.equal(ask(), used);
  game.dispose();
});
