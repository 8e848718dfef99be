// Positions without rules: what may be shown, and what the engine says of it.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { load } from 'kingcraft';
import { FreePosition } from '../../../web/element/free-position.js';

const kingcraft = await load();
const positionOf = (id, fen) => {
  const variant = kingcraft.variants.find((one) => one.id === id);
  return new FreePosition(kingcraft, variant, fen ?? variant.startFen);
};

test('pieces go anywhere, and the engine names what is wrong', () => {
  const position = positionOf('chess', '8/8/8/8/8/8/8/8 w - - 0 1');
  assert.match(position.error.message, /no king for White/);
  position.put('e1', { role: 'king', color: 'white' });
  position.put('a8', { role: 'king', color: 'black' });
  position.move('a8', 'e8');
  assert.equal(position.error, null);
  position.setTurn('black');
  assert.equal(position.fen, '4k3/8/8/8/8/8/8/4K3 b - - 0 1');
  position.put('a1', { role: 'pawn', color: 'white' });
  assert.equal(position.error.code, 'fen');
  position.reset();
  assert.equal(position.fen, '8/8/8/8/8/8/8/8 w - - 0 1');
});

for (const { id, name, startFen, rights } of kingcraft.variants)
  test(`${name}: a right lasts as long as its pieces stand where they stood`, () => {
    const position = positionOf(id);
    for (const { letter, square } of rights) {
      const rightsNow = () => position.fen.split(' ')[2];
      const piece = position.pieces.get(square);
      position.put(square, null);
      assert.ok(!rightsNow().includes(letter), letter);
      position.put(square, piece);
      assert.ok(rightsNow().includes(letter), letter);
    }
    assert.equal(position.fen, startFen);
    assert.equal(position.error, null);
  });

test('a position that cannot be read is refused as by newGame()', () => {
  for (const fen of ['nonsense', '9/8/8/8/8/8/8/8 w - - 0 1', 'x7/8/8/8/8/8/8/8 w - - 0 1'])
    assert.throws(
      () => positionOf('chess', fen),
      ({ cause }) => cause.code === 'fen',
    );
  assert.equal(positionOf('chess', ' 8/8/8/8/8/8/8/k7  b ').fen, '8/8/8/8/8/8/8/k7 b - - 0 1');
});
