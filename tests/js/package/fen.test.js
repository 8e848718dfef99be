// The two modules that read text about positions: FEN and names of squares.

import assert from 'node:assert/strict';
import test from 'node:test';
import { load } from 'kingcraft';
import {
  countPieces,
  readFen,
  readPlacement,
  writeFen,
  writePlacement,
} from '../../../web/kingcraft/fen.js';
import { isMoveId, isOnBoard, squaresIn } from '../../../web/kingcraft/square.js';

const kingcraft = await load();

for (const { id, startFen, files, ranks, levels } of kingcraft.variants) {
  test(`${id}: the start position is taken apart and put together again`, () => {
    const pieces = new Map(
      readPlacement(startFen).map((piece) => [`${piece.file} ${piece.row} ${piece.level}`, piece]),
    );
    const pieceAt = (file, row, level) => pieces.get(`${file} ${row} ${level}`);
    const placement = writePlacement({ files, ranks, levels }, pieceAt);
    assert.equal(writeFen({ ...readFen(startFen), placement }), startFen);
    assert.deepEqual(countPieces(startFen), { white: pieces.size / 2, black: pieces.size / 2 });
  });
}

test('counters that are left out are those of a new game', () => {
  const { turn, rights, passant, halfmoves, moveNumber } = readFen('8/8 b KQ e3');
  assert.deepEqual([turn, rights, passant], ['black', 'KQ', 'e3']);
  assert.deepEqual([halfmoves, moveNumber], ['0', '1']);
});

test('a run of ten empty squares is one number', () => {
  assert.deepEqual(readPlacement('r10K'), [
    { letter: 'r', color: 'black', level: 0, row: 0, file: 0 },
    { letter: 'k', color: 'white', level: 0, row: 0, file: 11 },
  ]);
});

/** [text, from, to, suffix], or the text alone where it is no move */
const moves = [
  ['e2e4', 'e2', 'e4', ''],
  ['e7e8q', 'e7', 'e8', 'q'],
  ['e1g1o', 'e1', 'g1', 'o'],
  ['f1^b5^', 'f1^', 'b5^', ''],
  ['e4e4^', 'e4', 'e4^', ''],
  ['a9a10', 'a9', 'a10', ''],
  ['e2e4 and more', 'e2', 'e4', ' and more'],
  ['Nf3'],
  ['e2'],
  [''],
];
for (const [text, from, to, suffix] of moves) {
  test(`the squares in ${JSON.stringify(text)}`, () => {
    assert.deepEqual(squaresIn(text), from ? { from, to, suffix } : null);
    assert.equal(isMoveId(text), suffix !== undefined && suffix.length < 2);
  });
}

test('a square is on a board or not', () => {
  const flying = kingcraft.variants.find(({ id }) => id === 'flying');
  const squares = ['a1', 'h8', 'h8^', 'i1', 'a9', 'a0', 'a10'];
  const isIn = (size) => squares.filter((square) => isOnBoard(square, size));
  assert.deepEqual(isIn(flying), ['a1', 'h8', 'h8^']);
  assert.deepEqual(isIn({ files: 10, ranks: 10, levels: 1 }), ['a1', 'h8', 'i1', 'a9', 'a10']);
});
