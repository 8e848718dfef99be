// Arrows and circles, taken out of the comments of a PGN.

import assert from 'node:assert/strict';
import test from 'node:test';
import { takeShapes, writeShapes } from '../../../web/kingcraft/pgn/pgn-commands.js';

const board = { files: 8, ranks: 8, levels: 2 };

test('of very many shapes some are drawn, and the others stay in the text', () => {
  const command = '[%csl Gd4,Rb5^]';
  const { text, shapes } = takeShapes(command.repeat(1000), board);
  assert.equal(shapes.length, 500);
  assert.equal(text, command.repeat(750));
  const list = `[%csl ${'Gd4,'.repeat(1000)}Gd4]`;
  assert.deepEqual(takeShapes(list, board), { text: list, shapes: [] });
});

const drawings = [
  ['[%csl Gd4,Rb5^][%cal Ye2e4] Look.', 'Look.', 'Gd4 Rb5^ Ye2e4'],
  ['Before [%cal Bb1c3] behind', 'Before behind', 'Bb1c3'],
  ['[%cal Ge2z9]', '[%cal Ge2z9]', ''],
  ['[%cal Xe2e4] [%eval 0.3]', '[%cal Xe2e4] [%eval 0.3]', ''],
  ['[%csl Ge2e4]', '[%csl Ge2e4]', ''],
  ['[%cal ]', '[%cal ]', ''],
  ['[%csl [%csl Gd4]', '[%csl [%csl Gd4]', ''],
];
for (const [comment, text, expected] of drawings) {
  test(`shapes are taken out of a comment: ${comment}`, () => {
    const taken = takeShapes(comment, board);
    assert.equal(taken.text, text);
    const written = writeShapes(taken.shapes).match(/[GRYB][a-z]\d\S*?(?=[,\]])/g) ?? [];
    assert.equal(written.join(' '), expected);
  });
}
