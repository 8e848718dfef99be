// A position that is being set up.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';
import { load } from 'kingcraft';
import { nameOfRight } from '../../web/page/study/edit/right-names.js';
import { Setup } from '../../web/page/study/edit/setup.js';

const kingcraft = await load();
const variantOf = (id) => kingcraft.variants.find((variant) => variant.id === id);

/** Some positions of a game, as the package writes them. */
function positionsOf(id) {
  const file = new URL(`../data/positions/${id}.jsonl`, import.meta.url);
  return readFileSync(file, 'utf8').trim().split('\n').map(JSON.parse).slice(0, 100);
}

for (const variant of kingcraft.variants) {
  test(`positions of ${variant.name} are written as they were read`, () => {
    const setup = new Setup(variant);
    assert.equal(setup.fen, variant.startFen);
    for (const { fen } of positionsOf(variant.id)) {
      const game = kingcraft.newGame(variant.id, fen);
      const written = game.fen();
      game.dispose();
      setup.read(written);
      assert.equal(setup.fen, written);
    }
  });
}

test('men are put down, moved and taken away', () => {
  const setup = new Setup(variantOf('flying'));
  setup.clear();
  assert.equal(setup.fen, '8/8/8/8/8/8/8/8|8/8/8/8/8/8/8/8 w - - 0 1');
  setup.put('e1', { role: 'king', color: 'white' });
  setup.put('e8', { role: 'king', color: 'black' });
  setup.put('a1', { role: 'rook', color: 'white' });
  setup.move('a1', 'a4^');
  setup.setTurn('black');
  assert.equal(setup.fen, '4k3/8/8/8/8/8/8/4K3|8/8/8/8/R7/8/8/8 b - - 0 1');
  assert.ok(kingcraft.validateFen('flying', setup.fen).ok);
  setup.put('a4^', null);
  assert.equal(setup.pieces.size, 2);
});

test('rights stand in their order, and a changed board has no en passant square', () => {
  const setup = new Setup(variantOf('chess'));
  setup.read('4k2r/8/8/8/3pP3/8/8/R3K2R b KQk e3 3 20');
  setup.setRight('Q', false);
  setup.setRight('q', true);
  assert.match(setup.fen, / b Kkq e3 3 20$/);
  setup.put('d4', null);
  assert.match(setup.fen, / b Kkq - 3 20$/);
});

const names = [
  ['chess', 'K', 'White castles short (O-O)'],
  ['tax', 'q', 'Black castles long (O-O-O)'],
  ['kingscourt', 'A', 'White castles with the rook on a1'],
  ['kingscourt', 'k', 'Black: the jester on k8 still jumps'],
];
for (const [variant, letter, expected] of names)
  test(`the right ${letter} of ${variant} has a name`, () =>
    assert.equal(nameOfRight(variantOf(variant), letter), expected));
