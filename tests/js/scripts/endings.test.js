// Endings: which positions are some, and how the answers of an engine are counted.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isEnding, kindOf } from '../../../scripts/endings/find-endings.mjs';
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
