// The state of a game in pictures: which pieces stand for the rights of a side.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { load } from 'kingcraft';
import { createLayout } from '../../../../web/board/layout.js';
import { piecesOf } from '../../../../web/game/position-scene.js';
import { piecesWithRights } from '../../../../web/page/play/fact-pictures.js';

const kingcraft = await load();

/** [variant, rights in FEN, White's pieces, a lost right in brackets] */
const cases = [
  ['chess', 'KQkq', 'rook king rook'],
  ['chess', 'Kkq', '(rook) king rook'],
  ['chess', 'kq', '(rook) (king) (rook)'],
  ['flying', 'Q', 'rook king (rook)'],
  ['kingscourt', 'ABKLabkl', 'rook jester king jester rook'],
  ['kingscourt', 'BLl', '(rook) jester king (jester) rook'],
];
for (const [id, letters, expected] of cases) {
  test(`the rights ${letters} of ${id} as pieces`, () => {
    const variant = kingcraft.variants.find((one) => one.id === id);
    const layout = createLayout(variant);
    const game = kingcraft.newGame(id, variant.startFen.replace(/ \w+ - /, ` ${letters} - `));
    const start = piecesOf(layout, variant.startFen);
    const pieces = piecesWithRights(layout, variant.rights, game.rights(), 'white', start);
    const words = pieces.map(({ piece, isLeft }) => (isLeft ? piece.role : `(${piece.role})`));
    assert.equal(words.join(' '), expected);
  });
}
