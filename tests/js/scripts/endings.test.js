// Endings: which positions are some, and how the answers of an engine are counted.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { load } from 'kingcraft';
import { isEnding, kindOf, turningPoints } from '../../../scripts/endings/find-endings.mjs';
import { piecesNamed, randomEndings } from '../../../scripts/endings/random-endings.mjs';
import { answerRow, countRows, solveEndings } from '../../../scripts/endings/solve-endings.mjs';
import { scriptedEngine } from './match-support.js';

/** [FEN, kind, whether it is an ending] */
const positions = [
  ['8/8/8/4k3/8/4K3/4P3/8 w - - 0 1', 'P', false],
  ['8/2p5/8/4k3/8/4K3/4P1P1/8 w - - 0 1', 'P', true],
  ['8/2p2r2/8/4k3/8/4K3/4P1P1/1R4n1 b - - 0 1', 'NPR', true],
  ['8/pppppp2/8/4k3/8/4K3/PPP5/8 w - - 0 1', 'P', false],
  ['8/pppppp2/8/4k3/8/4K3/PP6/8 w - - 0 1', 'P', true],
  ['4k3/8/8/8/8/8/P7/R3K3|8/8/8/8/8/8/8/n7 w - - 0 1', 'NPR', true],
];

for (const [fen, kind, isOne] of positions) {
  test(`endings: ${fen}`, () => {
    assert.equal(kindOf(fen), kind);
    assert.equal(isEnding(fen), isOne);
  });
}

test('endings: those come first after which the score changes most', async () => {
  const kingcraft = await load();
  const game = kingcraft.newGame('chess', '8/2p5/8/4k3/8/4K3/4P1P1/8 w - - 0 1');
  const moves = ['e3d3', 'e5d5', 'g2g4', 'c7c5', 'e2e4', 'd5e5', 'd3e3', 'c5c4', 'e3d2', 'e5e4'];
  const lead = [0, 0, 10, 20, 30, 400, 20, 30, 20, 10];
  const fens = turningPoints(game, { moves, evals: lead.map((cp) => ({ cp })) });
  game.dispose();
  assert.equal(fens.length, moves.length - 1);
  // The score after the sixth move is compared with those before the third, the seventh and the fifth.
  const placements = fens.slice(0, 3).map((fen) => fen.split(' ')[0]);
  assert.deepEqual(placements, [
    '8/2p5/8/3k4/8/3K4/4P1P1/8',
    '8/8/8/2p1k3/4P1P1/3K4/8/8',
    '8/8/8/2pk4/6P1/3K4/4P3/8',
  ]);
});

/** [game, pieces, their letters as a FEN has them] */
const sets = [
  ['chess', 'KRPvKR', 'KPRkr'],
  ['levitating', 'KPPvKP', 'KPPkp'],
  ['tax', 'KvKPP', 'Kkpp'],
  ['flying', 'KBNvKR', 'BKNkr'],
  ['kingscourt', 'KCJvKJ', 'CJKjk'],
  ['twokings', 'KKPvK', 'KKPk'],
];

for (const [id, pieces, letters] of sets) {
  test(`endings: random ones of ${id} with ${pieces} can be played, and a seed repeats them`, async () => {
    const kingcraft = await load();
    const variant = kingcraft.variants.find((each) => each.id === id);
    const some = (seed) => {
      const endings = randomEndings(kingcraft, variant, pieces, seed);
      return Array.from({ length: 20 }, () => endings.next().value);
    };
    const fens = some('a');
    for (const fen of fens) {
      const game = kingcraft.newGame(id, fen);
      const placed = [...fen.split(' ')[0].replace(/[^a-zA-Z]/g, '')];
      assert.deepEqual(placed.sort(), [...letters].sort(), fen);
      assert.ok(game.moveIds().length > 1, fen);
      game.dispose();
    }
    assert.equal(new Set(fens).size, fens.length);
    assert.deepEqual(some('a'), fens);
    assert.notDeepEqual(some('b'), fens);
  });
}

test('endings: pieces that cannot be read are refused by name', async () => {
  const kingcraft = await load();
  const chess = kingcraft.variants.find(({ id }) => id === 'chess');
  for (const text of ['', 'KRPKR', 'krpvkr', 'vK', 'KvK1'])
    assert.throws(() => piecesNamed(chess, text), {
      message: `--pieces needs a text such as KRPvKR, not '${text}'`,
    });
  assert.throws(() => piecesNamed(chess, 'KCvK'), {
    message: "--pieces: Chess has no piece 'C'",
  });
});

test('endings: an engine answers those of the games that it knows', async () => {
  const fen = '8/2p5/8/4k3/8/4K3/4P1P1/8 w - - 0 1';
  const ending = { fen, aim: 'win', kind: 'P' };
  const endings = [
    { ...ending, game: 'chess', move: 'e3d3' },
    { ...ending, game: 'chess', move: 'e3f3' },
    { ...ending, game: 'tax', move: 'e3d3' },
    { ...ending, game: 'flying', move: 'e3d3' },
  ];
  const engine = {
    name: 'Scripted',
    command: [scriptedEngine],
    nodes: 10,
    // A FEN has the words of five plies.
    options: [['Script', '- - - - - e3d3']],
  };
  const answers = [];
  for await (const answer of solveEndings(endings, engine)) answers.push(answer);
  assert.deepEqual(answers.map(answerRow), [
    `yes\tchess\tP\t${fen}\te3d3\te3d3\t6\t-0.20`,
    `no\tchess\tP\t${fen}\te3f3\te3d3\t6\t-0.20`,
    `yes\ttax\tP\t${fen}\te3d3\te3d3\t6\t-0.20`,
  ]);
  assert.deepEqual(countRows('Scripted', answers), [
    'Scripted\tchess\t1 of 2',
    'Scripted\ttax\t1 of 1',
    'Scripted\tall\t2 of 3',
  ]);
});
