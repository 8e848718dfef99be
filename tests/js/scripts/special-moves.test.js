// The special moves of games are recognized by positions, and each has texts.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { load } from 'kingcraft';
import { readSpecialMoves, readVariants } from '../../../scripts/variants/variants.mjs';
import { puzzleThemeTexts } from '../../../web/texts/page/puzzle-themes.en.js';

const kingcraft = await load();
const variants = await readVariants();

/** Whether the move is the special move of this key. */
async function isSpecial(variant, key, fen, id) {
  const before = kingcraft.newGame(variant, fen);
  const after = kingcraft.newGame(variant, fen);
  try {
    const move = after.move(id);
    return Boolean((await readSpecialMoves(variant))[key](move, before, after));
  } finally {
    before.dispose();
    after.dispose();
  }
}

/** Game, key, FEN, a move that is one, and moves that are none. */
const cases = [
  // The pawn on f6 is the only one that pays for the black king's way toward the h-file.
  ['tax', 'taxCutOff', '4k3/8/5p2/4P3/8/8/8/4K3 w - - 0 1', 'e5f6', 'e5e6'],
  // With a second pawn on the file, that way is only shorter.
  ['tax', 'taxCutOff', '4k3/5p2/5p2/4P3/8/8/8/4K2R w - - 0 1', null, 'e5f6', 'h1h8'],
  ['tax', 'fileGivenUp', '4k3/8/5p2/4P3/8/8/8/4K3 w - - 0 1', 'e5f6', 'e5e6'],
  ['tax', 'fileGivenUp', '4k3/8/5p2/4P3/4P3/8/8/4K3 w - - 0 1', null, 'e5f6', 'e1e2'],
  ['tax', 'fileGivenUp', '4k3/4P3/8/8/3K4/8/8/8 w - - 0 1', null, 'd4d5'],
  [
    'flying',
    'headbutt',
    '4k3/8/8/8/8/8/8/R3K3|8/8/8/8/8/8/8/n7 w - - 0 1',
    'a1a1',
    'a1a1^',
    'a1a2',
  ],
  ['flying', 'takeOff', '4k3/8/8/8/8/8/8/R3K3|8/8/8/8/8/8/8/8 w - - 0 1', 'a1a4^', 'a1a4'],
  ['flying', 'landing', '4k3/8/8/8/8/8/8/4K3|8/8/8/8/8/8/8/2B5 w - - 0 1', 'c1^a3', 'c1^a3^'],
  [
    'flying',
    'mateFromAbove',
    '7k/4N3/7K/8/8/8/8/8|8/8/8/8/8/8/8/2B5 w - - 0 1',
    'c1^b2^',
    'c1^d2^',
  ],
  ['flying', 'mateFromAbove', '6k1/5ppp/8/8/8/8/8/R3K3|8/8/8/8/8/8/8/8 w - - 0 1', null, 'a1a8'],
  ['kingscourt', 'flight', '12/12/12/6k5/12/6C5/12/R5K5 b - - 0 1', 'g5g7', 'g5g6'],
  ['kingscourt', 'flightStopped', 'k3C7/12/3R8/12/12/12/12/2R3K5 w - - 0 1', 'e8c8', 'd6d8'],
  ['kingscourt', 'flightStopped', '12/12/12/6k5/12/12/6C5/R5K5 w - - 0 1', null, 'g2g3'],
  ['kingscourt', 'jestersBend', '6k5/12/12/12/3J8/12/12/6K5 w - - 0 1', 'd4d6', 'd4f6', 'd4e5'],
  [
    'kingscourt',
    'longCastling',
    'r5k4r/12/12/12/12/12/12/R5K4R w ALal - 0 1',
    'g1j1o',
    'g1i1o',
    'g1h1o',
  ],
  // The king of the b-file passes the other one, which becomes the royal one.
  ['twokings', 'royalSwap', '7k/8/8/8/8/2K5/1K6/8 w - - 0 1', null, 'b2b3'],
  ['twokings', 'royalSwap', '7k/8/8/8/8/1K6/1K6/8 w - - 0 1', 'b2c2', 'b2a2', 'b3c3'],
  ['twokings', 'royalSwap', '7k/8/8/8/8/2K5/1K6/8 w - - 0 1', null, 'c3d3', 'c3b3'],
  ['twokings', 'spareKing', '1k5k/8/8/8/8/8/8/K6R w - - 0 1', 'h1h8', 'h1h7'],
  ['levitating', 'levitation', '4k3/8/8/8/8/8/4P3/4K3 w - - 0 1', 'e1e3', 'e1d1', 'e2e3'],
];

for (const [variant, key, fen, positive, ...negatives] of cases)
  test(`${variant}: ${key} in ${fen}`, async () => {
    if (positive) assert.equal(await isSpecial(variant, key, fen, positive), true, positive);
    for (const id of negatives) assert.equal(await isSpecial(variant, key, fen, id), false, id);
  });

test('each special move has its texts, and no key of a theme that all games share', async () => {
  for (const { id, specialMoves = {} } of variants) {
    const keys = Object.keys(await readSpecialMoves(id));
    assert.deepEqual(keys.sort(), Object.keys(specialMoves).sort(), id);
    for (const key of keys) {
      assert.equal(key in puzzleThemeTexts.puzzleThemes, false, key);
      for (const texts of Object.values(specialMoves[key]))
        assert.notEqual(texts.en, texts.de, key);
    }
  }
});

test('a game without special moves has none', async () => {
  assert.deepEqual(await readSpecialMoves('chess'), {});
});
