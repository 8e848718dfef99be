// Where men could go if it were their turn, for moves made ahead of it.

import assert from 'node:assert/strict';
import test from 'node:test';
import { createLayout } from '../../web/board/layout.js';
import { load } from '../../web/kingcraft/index.js';
import { reachOf } from '../../web/page/play/reach.js';

const kingcraft = await load();

const cases = [
  ['a step, a double step and both captures', 'chess', '', 'e2', 'd3 e3 e4 f3'],
  ['a recapture', 'chess', '', 'd1', 'c1 c2 d2 e1 e2'],
  [
    'a way that an enemy stands in',
    'chess',
    '4k3/8/8/8/8/p7/8/R3K3 b - - 0 1',
    'a1',
    'a2 a3 a4 a5 a6 a7 a8 b1 c1 d1 e1',
  ],
  ['castling', 'chess', '4k3/8/8/8/8/8/8/4K2R b K - 0 1', 'e1', 'd1 d2 e2 f1 f2 g1'],
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
  test(`a man could reach ${what}`, () => {
    const shape = kingcraft.variants.find(({ id }) => id === variant);
    const start = fen || shape.startFen.replace(' w ', ' b ');
    const game = kingcraft.newGame(variant, start);
    const reach = reachOf(kingcraft, game, createLayout(shape).squares);
    const found = reach.get(from).sort();
    for (const square of expected.split(' ')) assert.ok(found.includes(square), `${found}`);
    game.dispose();
  });
}

test('in every game each man that waits has an entry, and memory is given back', () => {
  for (const shape of kingcraft.variants) {
    const game = kingcraft.newGame(shape.id, shape.startFen);
    const { squares } = createLayout(shape);
    const first = reachOf(kingcraft, game, squares);
    const used = kingcraft.memoryInUse();
    reachOf(kingcraft, game, squares);
    assert.equal(kingcraft.memoryInUse(), used);
    const men = game.board().filter(({ color }) => color === 'black');
    assert.deepEqual([...first.keys()].sort(), men.map(({ square }) => square).sort());
    game.dispose();
  }
});
