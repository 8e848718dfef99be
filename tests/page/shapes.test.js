// Arrows on the board.

import assert from 'node:assert/strict';
import test from 'node:test';
import { arrowPoints } from '../../web/board/shapes.js';

test('an arrow ends in the middle of its square and begins outside of the man', () => {
  const ends = [
    { x: 20, y: 20 },
    { x: 20, y: 140 },
  ];
  const [start, tip, left, right, neck] = arrowPoints(ends, 40, 0.15);
  assert.deepEqual(tip, { x: 20, y: 140 });
  assert.deepEqual(start, { x: 20, y: 32 });
  assert.equal(left.y, right.y);
  assert.equal(left.x + right.x, 40);
  assert.ok(neck.y > start.y && neck.y < tip.y);
});

test('the arrow to the next square is not turned round', () => {
  const ends = [
    { x: 20, y: 20 },
    { x: 60, y: 20 },
  ];
  const [start, tip, , , neck] = arrowPoints(ends, 40, 0.09);
  assert.ok(start.x < tip.x && neck.x > 20);
});
