// The fields of a FEN as drawings and set-ups take them apart, also of a game that stores a state beside the board.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readFen, repetitionKey, writeFen } from '../../../web/kingcraft/fen.js';

/** [FEN, its turn, state and counters, the whole FEN] */
const rows = [
  ['8/8 w', ['white', '', '0', '1'], '8/8 w - - 0 1'],
  ['8/8 b KQ', ['black', '', '0', '1'], '8/8 b KQ - 0 1'],
  ['8/8 w KQ e3 5', ['white', '', '5', '1'], '8/8 w KQ e3 5 1'],
  ['8/8 w - - 5 9', ['white', '', '5', '9'], '8/8 w - - 5 9'],
  ['8/8 w - - 3+2 5 9', ['white', '3+2', '5', '9'], '8/8 w - - 3+2 5 9'],
  ['8/8 b - - 3+2', ['black', '3+2', '0', '1'], '8/8 b - - 3+2 0 1'],
];

for (const [fen, [turn, state, halfmoves, moveNumber], whole] of rows)
  test(`the fields of ${fen}`, () => {
    const fields = readFen(fen);
    const found = [fields.turn, fields.state, fields.halfmoves, fields.moveNumber];
    assert.deepEqual(found, [turn, state, halfmoves, moveNumber]);
    assert.equal(writeFen(fields), whole);
    assert.deepEqual(readFen(whole), fields);
  });

test('counters do not count for a repetition, all other fields do', () => {
  const keys = [...rows.map(([fen]) => fen), '8/8 w - - 3+2 6 10', '8/8 w - - 3+1 5 9'].map(
    repetitionKey,
  );
  const first = rows.findIndex(([fen]) => fen === '8/8 w - - 3+2 5 9');
  const [sameState, otherState] = keys.slice(-2);
  assert.equal(sameState, keys[first]);
  assert.notEqual(otherState, keys[first]);
  assert.equal(keys[3], keys[0]);
  assert.equal(new Set(keys).size, 6);
});
