// Where moving pieces are: on their level they glide, to another one they are lifted or dropped, and never fly across
// the boards.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createGeometry } from '../../../web/board/geometry.js';
import { createLayout } from '../../../web/board/layout.js';
import { changesLevel, movingPieces } from '../../../web/board/piece-motions.js';

const view = { orientation: 'white', pixelRatio: 1, labels: false, captions: false };
const geometryOf = (size) =>
  createGeometry(createLayout(size), { ...view, width: 840, height: 440 });
const flat = geometryOf({ files: 8, ranks: 8, levels: 1 });
const tall = geometryOf({ files: 8, ranks: 8, levels: 2 });
const middleOf = ({ x, y, side }) => ({ x: x + side / 2, y: y + side / 2 });
const at = (geometry, motion, progress) =>
  movingPieces(geometry, [motion], progress).get(motion.to);

test('a piece glides from square to square, and has its size all the time', () => {
  const [half] = at(flat, { from: 'a1', to: 'a3' }, 0.5);
  assert.deepEqual(middleOf(half), flat.middle('a2'));
  assert.deepEqual([half.side, half.opacity], [flat.side('a1'), 1]);
});

test('a piece whose path turns follows it', () => {
  const [half] = at(flat, { from: 'b1', to: 'd1', via: ['c2'] }, 0.5);
  assert.deepEqual(middleOf(half), flat.middle('c2'));
});

test('a piece that passes over others looks larger there', () => {
  const sides = [0, 0.5, 1].map((progress) => {
    const [{ side }] = at(flat, { from: 'e1', to: 'e3', leaps: true }, progress);
    return Math.round(side);
  });
  assert.ok(sides[1] > sides[0]);
  assert.equal(sides[0], sides[2]);
});

for (const [from, to, turn] of [
  ['e4', 'e4^', 'e4'],
  ['e4^', 'e4', 'e4^'],
  ['a1', 'a5^', 'a5'],
  ['c6^', 'f3', 'f3^'],
]) {
  test(`from ${from} to ${to} a piece leaves its level on ${turn} and appears on ${to}`, () => {
    const motion = { from, to };
    assert.ok(changesLevel(tall, motion));
    for (const progress of [0.55, 0.8, 0.95]) {
      const [left, right] = at(tall, motion, progress);
      const close = (one, other) =>
        Math.abs(one.x - other.x) < 0.001 && Math.abs(one.y - other.y) < 0.001;
      assert.ok(close(middleOf(left), tall.middle(turn)));
      assert.ok(close(middleOf(right), tall.middle(to)));
      assert.ok(Math.abs(left.opacity + right.opacity - 1) < 0.001);
    }
    const level = (square) => tall.corners[tall.layout.place(square).level];
    for (const { x } of at(tall, motion, 0.3).slice(0, 1))
      assert.ok(x >= level(from).x - tall.cell && x < level(from).x + tall.levelWidth);
  });
}
