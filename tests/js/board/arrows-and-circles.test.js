// Arrows on the board.

import assert from 'node:assert/strict';
import test from 'node:test';
import { arrowPoints, figuresOf } from '../../../web/board/arrows-and-circles.js';
import { createGeometry } from '../../../web/board/geometry.js';
import { createLayout } from '../../../web/board/layout.js';

test('an arrow ends in the middle of its square and begins outside of the piece', () => {
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

const geometryOf = (size) =>
  createGeometry(createLayout(size), {
    orientation: 'white',
    pixelRatio: 1,
    labels: false,
    captions: false,
    width: 840,
    height: 440,
  });
const flat = geometryOf({ files: 8, ranks: 8 });
const levels = geometryOf({ files: 8, ranks: 8, levels: 2 });
const arrow = (from, to, rank) => ({ from, to, color: 'best', rank });

const CLIMBS = [
  ['straight up', 'f1', 'f1^', ['circle f1', 'circle f1^', 'lift f1 up']],
  ['straight down', 'f1^', 'f1', ['circle f1^', 'circle f1', 'lift f1^ down']],
  ['along the ground and up', 'a1', 'd1^', ['arrow a1-d1', 'circle d1^', 'lift d1 up']],
  ['along the upper level and down', 'c1^', 'e3', ['arrow c1^-e3^', 'circle e3', 'lift e3^ down']],
];
/** The square of the board in whose box a point lies. */
const squareAt = ({ x, y }) => levels.squareUnder(x, y);
const describe = ({ kind, points, up, ...place }) => {
  if (kind === 'arrow') return `arrow ${squareAt(points[0])}-${squareAt(points[1])}`;
  return `${kind} ${squareAt(place)}${kind === 'lift' ? ` ${up ? 'up' : 'down'}` : ''}`;
};
for (const [path, from, to, expected] of CLIMBS) {
  test(`a move ${path} has a sign, and no line across the boards`, () => {
    assert.deepEqual(figuresOf(levels, [arrow(from, to)]).map(describe), expected);
  });
}

test('five lines differ in their widths, the best on top', () => {
  const lines = ['e4', 'd4', 'c4', 'b4', 'a4'].map((to, rank) => arrow(`${to[0]}2`, to, rank));
  const figures = figuresOf(flat, lines);
  const tips = figures.map(({ points }) => flat.squareUnder(points[1].x, points[1].y));
  assert.deepEqual(tips, ['a4', 'b4', 'c4', 'd4', 'e4']);
  for (const [index, { width, opacity }] of figures.slice(1).entries()) {
    assert.ok(width > figures[index].width && opacity > figures[index].opacity);
    assert.ok(opacity >= 0.5);
  }
});

const PAIRS = [
  ['one direction, one longer', ['e2', 'e3'], ['e2', 'e4'], true],
  ['the same squares', ['g7', 'g8'], ['g7', 'g8'], true],
  ['opposite directions', ['a1', 'a8'], ['a6', 'a2'], true],
  ['one after the other', ['a1', 'a4'], ['a4', 'a8'], false],
  ['lines that cross', ['a1', 'h8'], ['a8', 'h1'], false],
  ['neighbours', ['a1', 'a8'], ['b1', 'b8'], false],
];
for (const [what, one, other, isApart] of PAIRS) {
  test(`two arrows, ${what}: they lie ${isApart ? 'beside each other' : 'in the middle'}`, () => {
    const figures = figuresOf(flat, [arrow(...one), arrow(...other)]);
    const offsets = figures.map(({ points }, index) => {
      const middle = flat.middle([one, other][index][1]);
      return Math.hypot(points[1].x - middle.x, points[1].y - middle.y) / flat.cell;
    });
    assert.ok(offsets[0] < 0.01);
    assert.equal(offsets[1] > 0.1, isApart);
    assert.ok(offsets[1] < 0.4, 'its tip is on its square');
  });
}

test('arrows of different levels do not push each other aside', () => {
  const figures = figuresOf(levels, [arrow('a1', 'a4'), arrow('a1^', 'a4^')]);
  for (const [index, square] of ['a4', 'a4^'].entries())
    assert.deepEqual(figures[index].points[1], levels.middle(square));
});
