// Each fault of a FEN that the rules name is refused with a FenError that names the fault.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { kingcraft } from './support.js';

const empty = '8/8/8/8/8/8/8/8';

/** [fault, variant, FEN, what the message must speak of] */
const faults = [
  ['seven ranks', 'chess', '4k3/8/8/8/8/8/4K3 w - - 0 1', /rank/],
  ['nine ranks', 'chess', '4k3/8/8/8/8/8/8/8/4K3 w - - 0 1', /rank/],
  ['one level of two', 'flying', '4k3/8/8/8/8/8/8/4K3 w - - 0 1', /level/],
  ['three levels', 'flying', `4k3/8/8/8/8/8/8/4K3|${empty}|${empty} w - - 0 1`, /level/],
  ['two levels of one', 'chess', `4k3/8/8/8/8/8/8/4K3|${empty} w - - 0 1`, /level/],
  ['a short rank', 'chess', '4k3/7/8/8/8/8/8/4K3 w - - 0 1', /square/],
  ['a long rank', 'chess', '4k3/9/8/8/8/8/8/4K3 w - - 0 1', /square/],
  ['a rank of another board', 'kingscourt', '4k3/8/8/8/8/8/8/4K3 w - - 0 1', /square/],
  ['an unknown letter', 'chess', '4k3/8/8/3x4/8/8/8/4K3 w - - 0 1', /x/],
  ['a letter of another variant', 'chess', '4k3/8/8/3C4/8/8/8/4K3 w - - 0 1', /C/],
  ['a pawn on the last rank', 'chess', '4k2P/8/8/8/8/8/8/4K3 w - - 0 1', /pawn/i],
  ['a pawn on the first rank', 'tax', '4k3/8/8/8/8/8/8/p3K3 w - - 0 1', /pawn/i],
  ['a queen above', 'flying', '4k3/8/8/8/8/8/8/4K3|Q7/8/8/8/8/8/8/8 w - - 0 1', /ground/],
  ['a king above', 'flying', '8/8/8/8/8/8/8/4K3|4k3/8/8/8/8/8/8/8 w - - 0 1', /ground/],
  ['a pawn above', 'flying', '4k3/8/8/8/8/8/8/4K3|8/p7/8/8/8/8/8/8 w - - 0 1', /ground/],
  ['no king', 'chess', '4k3/8/8/8/8/8/8/8 w - - 0 1', /king/],
  ['two kings', 'chess', '4k3/8/8/8/8/8/8/2K1K3 w - - 0 1', /king/],
  ['three kings', 'twokings', '4k3/8/8/8/8/8/8/K1K1K3 w - - 0 1', /king/],
  ['no king at all', 'levitating', `${empty} w - - 0 1`, /king/],
  ['a right without its rook', 'chess', '4k3/8/8/8/8/8/8/4K3 w K - 0 1', /right/],
  ['a right without its king', 'chess', '4k3/8/8/8/8/8/8/3K3R w K - 0 1', /right/],
  ['a right without its jester', 'kingscourt', '6k5/12/12/12/12/12/12/6K5 w B - 0 1', /right/],
  ['an unknown right', 'chess', '4k3/8/8/8/8/8/8/4K2R w X - 0 1', /right/],
  ['no pawn that jumped', 'chess', '4k3/8/8/8/8/8/8/4K3 w - e6 0 1', /en passant/],
  ['no square', 'chess', '4k3/8/8/8/8/8/8/4K3 w - e9 0 1', /en passant/],
  ['check to the wrong side', 'chess', '4k3/8/8/8/8/8/8/4RK2 w - - 0 1', /check/],
  ['an unknown side', 'chess', '4k3/8/8/8/8/8/8/4K3 x - - 0 1', /side|turn/i],
  ['a clock that is no number', 'chess', '4k3/8/8/8/8/8/8/4K3 w - - x 1', /half-move/],
  ['a negative clock', 'chess', '4k3/8/8/8/8/8/8/4K3 w - - -1 1', /half-move/],
  ['a clock over 9999', 'chess', '4k3/8/8/8/8/8/8/4K3 w - - 0 10000', /move number/],
  ['a seventh field', 'chess', '4k3/8/8/8/8/8/8/4K3 w - - 0 1 x', /field/],
  ['a placement alone', 'chess', '4k3/8/8/8/8/8/8/4K3', /field/],
];

for (const [fault, variant, fen, pattern] of faults) {
  test(`${variant}: ${fault} (${fen})`, () => {
    const message = (error) => error.code === 'fen' && pattern.test(error.message);
    assert.throws(() => kingcraft.newGame(variant, fen), message);
    const { ok, error } = kingcraft.validateFen(variant, fen);
    assert.equal(ok, false);
    assert.ok(message(error), error.message);
  });
}
