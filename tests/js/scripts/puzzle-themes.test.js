// The themes of puzzles: of each, a line by hand that has it and one that has it not.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { load } from 'kingcraft';
import { playPuzzle, themesOf } from '../../../scripts/puzzles/themes.mjs';
import { readSpecialMoves, readVariants } from '../../../scripts/variants/variants.mjs';
import { puzzleThemeTexts } from '../../../web/texts/page/puzzle-themes.en.js';

const kingcraft = await load();

/** The themes of a line: the mistake, and the moves of solver and defender. */
async function themesOfLine(id, fen, moves, aim = 'win') {
  const variant = kingcraft.variants.find((each) => each.id === id);
  const line = playPuzzle(kingcraft, id, { fen, moves: moves.split(' ') });
  try {
    return themesOf(variant, line, aim, await readSpecialMoves(id));
  } finally {
    line.dispose();
  }
}

const FOOLS_MATE = 'rnbqkbnr/pppp1ppp/8/4p3/8/5P2/PPPPP1PP/RNBQKBNR w KQkq - 0 2';
const LEGALS_MATE = 'r1bqkbnr/ppp2ppp/2np4/4p3/2B1P3/2N2N2/PPPP1PPP/R1BQK2R b KQkq - 0 4';
const LADDER = '8/8/8/4k3/8/R7/1R6/6K1 b - - 0 1';
const FLYING_MATE = '7k/p3N3/7K/8/8/8/8/8|8/8/8/8/8/8/8/2B5 b - - 0 1';

/** Theme, game, a line that has it, and one that has it not; the words behind are the aim of both. */
const cases = [
  ['mateIn1', 'chess', [FOOLS_MATE, 'g2g4 d8h4'], [FOOLS_MATE, 'a2a3 d8h4']],
  [
    'mateIn3',
    'chess',
    [LEGALS_MATE, 'c8g4 f3e5 g4d1 c4f7 e8e7 c3d5'],
    [LEGALS_MATE, 'c8g4 f3e5 g4d1 c4f7'],
  ],
  [
    'kingIn1',
    'levitating',
    ['4k3/8/8/8/8/8/8/K3R3 b - - 0 1', 'e8e7 e1e7'],
    ['4k3/8/8/8/8/8/8/K3R3 b - - 0 1', 'e8d8 e1e7'],
  ],
  ['advantage', 'chess', [FOOLS_MATE, 'a2a3 d8h4'], [FOOLS_MATE, 'g2g4 d8h4']],
  // The knight attacks king and rook; then the king alone; and at last it is simply taken.
  [
    'fork',
    'chess',
    ['r3k3/p7/8/1N6/8/8/8/4K3 b - - 0 1', 'a7a6 b5c7'],
    ['4k3/p7/8/1N6/8/8/8/4K3 b - - 0 1', 'a7a6 b5c7'],
  ],
  [
    'fork',
    'chess',
    ['r3k3/p7/8/1N6/8/6B1/8/4K3 b - - 0 1', 'a7a6 b5c7'],
    ['rb2k3/p7/8/1N6/8/8/8/4K3 b - - 0 1', 'a7a6 b5c7'],
  ],
  // The pinned knight may not take the queen; beside the file of its king it may.
  [
    'pin',
    'chess',
    ['4k3/8/4n3/p7/3Q4/8/8/3K3R b - - 0 1', 'a5a4 h1e1'],
    ['5k2/8/4n3/p7/3Q4/8/8/3K3R b - - 0 1', 'a5a4 h1e1'],
  ],
  // The pinned knight may not flee from the pawn that takes it.
  [
    'pin',
    'chess',
    ['4k3/p7/4n3/8/3P4/8/8/3K3R b - - 0 1', 'a7a6 h1e1 a6a5 e1e6'],
    ['5k2/p7/4n3/8/3P4/8/8/3K3R b - - 0 1', 'a7a6 h1e1 a6a5 e1e6'],
  ],
  // The bishop opens the file of the rook: against the king, and against a queen that is taken.
  [
    'discoveredAttack',
    'chess',
    ['4k3/7p/8/8/8/8/4B3/K3R3 b - - 0 1', 'h7h6 e2b5'],
    ['5k2/7p/8/8/8/8/4B3/K3R3 b - - 0 1', 'h7h6 e2b5'],
  ],
  [
    'discoveredAttack',
    'chess',
    ['1k2q3/7p/8/8/8/8/4B3/K3R3 b - - 0 1', 'h7h6 e2a6 b8a8 e1e8'],
    ['1k2q3/7p/8/8/8/8/4B3/K3R3 b - - 0 1', 'h7h6 e2a6 b8a8 e1e7'],
  ],
  [
    'promotion',
    'chess',
    ['7k/P7/8/8/8/8/7p/K7 b - - 0 1', 'h8g8 a7a8q'],
    ['7k/P7/8/8/8/8/7p/K7 b - - 0 1', 'h8g8 a1b2'],
  ],
  // Smothered mate gives up the queen; an exchange of queens gives up nothing.
  [
    'sacrifice',
    'chess',
    ['1r5k/6pp/7N/8/2Q5/8/8/6K1 b - - 0 1', 'b8c8 c4g8 c8g8 h6f7'],
    ['3q3k/6pp/8/8/3Q4/8/8/3R2K1 b - - 0 1', 'h7h6 d4d8 h8h7 d8d7'],
  ],
  // A rook that nothing guards; then one that the king guards, and one that has just taken something.
  [
    'hangingPiece',
    'chess',
    ['4k3/7r/8/p7/8/8/8/1B2K3 b - - 0 1', 'a5a4 b1h7'],
    ['6k1/7r/8/p7/8/8/8/1B2K3 b - - 0 1', 'a5a4 b1h7'],
  ],
  [
    'hangingPiece',
    'chess',
    ['4k2r/8/8/8/8/8/8/1B2K3 b - - 0 1', 'h8h7 b1h7'],
    ['4k2r/7P/8/8/8/8/8/1B2K3 b - - 0 1', 'h8h7 b1h7'],
  ],
  // The king steps aside and the pawn runs; or a check.
  [
    'quietMove',
    'chess',
    ['8/8/8/8/8/k1p5/7P/7K b - - 0 1', 'a3b4 h2h4 b4b3 h4h5'],
    ['8/8/8/8/8/k1p5/7P/R6K b - - 0 1', 'a3b2 a1a2 b2b3 h2h4'],
  ],
  [
    'kingHunt',
    'chess',
    [LADDER, 'e5e4 b2b4 e4e5 a3a5 e5e6 b4b6 e6e7 a5a7'],
    [LADDER, 'e5e4 b2b4 e4e5 a3a5'],
  ],
  ['endgame', 'chess', [LADDER, 'e5e4 b2b4'], [FOOLS_MATE, 'g2g4 d8h4']],
  ['mateFromAbove', 'flying', [FLYING_MATE, 'a7a6 c1^b2^'], [FLYING_MATE, 'a7a6 c1^d2^']],
  ['headbutt', 'flying', ...flyingRook('a1a1', 'a1a2')],
  ['takeOff', 'flying', ...flyingRook('a1a4^', 'a1a4')],
  [
    'royalSwap',
    'twokings',
    ['7k/8/8/8/8/1K6/1K6/8 b - - 0 1', 'h8h7 b2c2'],
    ['7k/8/8/8/8/1K6/1K6/8 b - - 0 1', 'h8h7 b2a2 h7h6 a2a1'],
  ],
  [
    'taxCutOff',
    'tax',
    ['4k3/8/5p2/p3P3/8/8/8/4K3 b - - 0 1', 'a5a4 e5f6'],
    ['4k3/8/5p2/p3P3/8/8/8/4K3 b - - 0 1', 'a5a4 e5e6'],
  ],
  [
    'levitation',
    'levitating',
    ['4k3/8/8/8/8/8/4P3/4K3 b - - 0 1', 'e8e7 e1e3'],
    ['4k3/8/8/8/8/8/4P3/4K3 b - - 0 1', 'e8e7 e1d1'],
  ],
  [
    'jestersBend',
    'kingscourt',
    ['6k5/12/12/12/3J8/12/12/6K5 b - - 0 1', 'g8g7 d4d6'],
    ['6k5/12/12/12/3J8/12/12/6K5 b - - 0 1', 'g8g7 d4f6'],
  ],
];

/** Two lines from a position with a rook below a knight. */
function flyingRook(...moves) {
  const fen = '4k3/p7/8/8/8/8/8/R3K3|8/8/8/8/8/8/8/n7 b - - 0 1';
  return moves.map((move) => [fen, `a7a6 ${move}`]);
}

for (const [theme, variant, [fen, moves], [otherFen, otherMoves]] of cases)
  test(`${variant}: ${theme} in ${moves}, not in ${otherMoves}`, async () => {
    const [found, notFound] = [
      await themesOfLine(variant, fen, moves),
      await themesOfLine(variant, otherFen, otherMoves),
    ];
    assert.ok(found.includes(theme), found.join());
    assert.ok(!notFound.includes(theme), notFound.join());
  });

test('a puzzle that saves the draw is a defence, one that wins is none', async () => {
  const [fen, moves] = [LADDER, 'e5e4 b2b4'];
  assert.equal((await themesOfLine('chess', fen, moves, 'draw'))[0], 'defence');
  assert.equal((await themesOfLine('chess', fen, moves, 'win'))[0], 'advantage');
});

test('each theme of the texts is tested here, or is a special move', async () => {
  const tested = new Set(['defence', ...cases.map(([theme]) => theme)]);
  const shared = Object.keys(puzzleThemeTexts.puzzleThemes).filter((key) => !/In\d$/.test(key));
  for (const theme of shared) assert.ok(tested.has(theme), theme);
  const special = (await readVariants()).flatMap(({ specialMoves = {} }) =>
    Object.keys(specialMoves),
  );
  for (const [theme, variant] of cases)
    assert.ok(/In\d$/.test(theme) || shared.includes(theme) || special.includes(theme), variant);
});
