import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  readBestMove,
  readInfo,
  readLeaves,
  readLine,
  readOption,
} from '../../../web/cli/referee/uci-text.js';

const plain = {
  type: 'spin',
  default: '',
  min: Number.NEGATIVE_INFINITY,
  max: Infinity,
  choices: [],
};

/** [line, option] */
const options = [
  [
    'option name Skill Level type spin default 20 min 0 max 20',
    { ...plain, name: 'Skill Level', default: '20', min: 0, max: 20 },
  ],
  [
    'option name UCI_Variant type combo default chess var chess var tax var two words',
    {
      ...plain,
      name: 'UCI_Variant',
      type: 'combo',
      default: 'chess',
      choices: ['chess', 'tax', 'two words'],
    },
  ],
  ['option name Clear Hash type button', { ...plain, name: 'Clear Hash', type: 'button' }],
  ['option name Log File type string default', { ...plain, name: 'Log File', type: 'string' }],
];

for (const [line, option] of options) {
  test(`match: '${line}' is read`, () => assert.deepEqual(readOption(line), option));
}

/** [line, depth and score] */
const infos = [
  [
    'info depth 5 seldepth 7 multipv 1 score cp 21 nodes 6116 pv d2d4',
    { depth: 5, score: { cp: 21 } },
  ],
  ['info depth 5 score cp -21 nodes 6116', { depth: 5, score: { cp: -21 } }],
  ['info score mate -3 depth 9', { depth: 9, score: { mate: -3 } }],
  ['info depth 5 score cp 21 lowerbound nodes 6116', null],
  ['info depth 5 score cp 21 upperbound nodes 6116', null],
  ['info depth 5 multipv 2 score cp 21', null],
  ['info depth 5 multipv 12 score cp 21', null],
  ['info depth 5 currmove e2e4', null],
  ['info string score is settled', null],
];

for (const [line, expected] of infos) {
  test(`match: '${line}' is read`, () => assert.deepEqual(readInfo(line), expected));
}

/** [line, move] */
const moves = [
  ['bestmove e2e4 ponder e7e5', 'e2e4'],
  ['bestmove (none)', '(none)'],
  ['bestmove', ''],
];

for (const [line, move] of moves) {
  test(`match: '${line}' is read`, () => assert.equal(readBestMove(line), move));
}

/** [line, sum of a perft] */
const sums = [
  ['Nodes searched: 4865609', 4865609],
  ['Nodes: 8902', 8902],
  ['e2e4: 600', undefined],
  ['Nodes a second: 1000', undefined],
];

for (const [line, leaves] of sums) {
  test(`perft: '${line}' is read`, () => assert.equal(readLeaves(line), leaves));
}

/** [line, line of moves] */
const lines = [
  [
    'info depth 9 seldepth 15 multipv 2 score cp -61 nodes 65536 nps 186181 pv g1f3 d8f6',
    { rank: 2, depth: 9, nodes: 65_536, score: { cp: -61 }, isBound: false, pv: ['g1f3', 'd8f6'] },
  ],
  [
    'info depth 9 score mate 3 lowerbound nodes 12 pv a1a8',
    { rank: 1, depth: 9, nodes: 12, score: { mate: 3 }, isBound: true, pv: ['a1a8'] },
  ],
  ['info depth 9 currmove e2e4 nodes 12', null],
  ['bestmove e2e4', null],
];

for (const [line, expected] of lines)
  test(`match: the moves of '${line}' are read`, () => assert.deepEqual(readLine(line), expected));
