// Arrows and circles that are drawn and taken away again.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toggleShape } from '../../../web/kingcraft/pgn/shapes.js';

const arrow = (from, to, color = 'green') => ({ from, to, color });
const drawn = [arrow('e2', 'e4'), arrow('d2', 'e4'), arrow('e2', 'e2')];
const rows = [
  ['another arrow', arrow('e2', 'd4'), [...drawn, arrow('e2', 'd4')]],
  ['an arrow to the same square', arrow('c3', 'e4'), [...drawn, arrow('c3', 'e4')]],
  ['an arrow that is there', arrow('d2', 'e4'), [drawn[0], drawn[2]]],
  ['a circle that is there', arrow('e2', 'e2'), [drawn[0], drawn[1]]],
  ['another color', arrow('e2', 'e4', 'red'), [drawn[1], drawn[2], arrow('e2', 'e4', 'red')]],
];
for (const [what, shape, expected] of rows)
  test(`a shape is drawn: ${what}`, () => assert.deepEqual(toggleShape(drawn, shape), expected));
