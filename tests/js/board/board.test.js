// The board's arithmetic: names of squares, where they lie, what a press means.

import assert from 'node:assert/strict';
import test from 'node:test';
import { createGeometry } from '../../../web/board/geometry.js';
import { squareAfterKey } from '../../../web/board/keyboard.js';
import { createLayout } from '../../../web/board/layout.js';
import { meantSquares, press } from '../../../web/board/presses.js';

const shapes = [
  { files: 8, ranks: 8, levels: 1, last: 'h8' },
  { files: 12, ranks: 8, levels: 1, last: 'l8' },
  { files: 8, ranks: 8, levels: 2, last: 'h8^' },
];
const rooms = [
  { width: 1000, height: 700, pixelRatio: 1 },
  { width: 390, height: 650, pixelRatio: 3 },
  { width: 333, height: 777, pixelRatio: 1.5 },
];

for (const shape of shapes) {
  const layout = createLayout(shape);
  const name = `${shape.files} × ${shape.ranks} × ${shape.levels}`;

  test(`${name}: squares are named from a1 to ${shape.last}`, () => {
    assert.equal(layout.squares.length, shape.files * shape.ranks * shape.levels);
    assert.equal(layout.squares[0], 'a1');
    assert.equal(layout.squares.at(-1), shape.last);
    assert.equal(layout.isDark('a1'), true);
    assert.equal(layout.squareAt(shape.files, 0), null);
    assert.equal(layout.squareAt(-1, 0), null);
  });

  for (const room of rooms) {
    for (const orientation of ['white', 'black']) {
      test(`${name} in ${room.width} × ${room.height}, ${orientation} below: every point finds its square`, () => {
        const geometry = createGeometry(layout, {
          ...room,
          orientation,
          labels: true,
          captions: true,
        });
        assert.ok(geometry.width <= room.width, `width ${geometry.width}`);
        assert.ok(geometry.height <= room.height, `height ${geometry.height}`);
        for (const square of layout.squares) {
          const { x, y } = geometry.corner(square);
          for (const part of [0.01, 0.5, 0.99]) {
            const length = part * geometry.side(square);
            const found = geometry.squareUnder(x + length, y + length);
            assert.equal(found, square);
          }
        }
        assert.equal(geometry.squareUnder(-1, -1), null);
        const tops = layout.squares.map((square) => geometry.corner(square).y);
        const { top, height } = geometry.extent;
        assert.equal(top, Math.min(...tops));
        assert.ok(Math.abs(top + height - Math.max(...tops) - geometry.cell) < 0.001);
        assert.equal(geometry.rows(0)[0].includes(orientation === 'white' ? 'a8' : 'a1'), true);
      });
    }
  }
}

test('levels stand side by side in a wide space and stacked in a high one', () => {
  const layout = createLayout({ files: 8, ranks: 8, levels: 2 });
  const view = { orientation: 'white', pixelRatio: 1, labels: true, captions: true };
  assert.equal(createGeometry(layout, { ...view, width: 1000, height: 600 }).arrangement, 'beside');
  assert.equal(createGeometry(layout, { ...view, width: 400, height: 900 }).arrangement, 'stacked');
});

test('on one board the upper squares are badges, which give way where nothing is to be seen', () => {
  const layout = createLayout({ files: 8, ranks: 8, levels: 2 });
  const view = { orientation: 'white', pixelRatio: 1, labels: true, captions: true };
  const room = { width: 600, height: 600 };
  const geometry = createGeometry(layout, { ...view, ...room, arrangement: 'badges' });
  assert.ok(geometry.width <= 600 && geometry.height <= 600);
  for (const square of ['a1', 'h8', 'd5']) {
    const above = `${square}^`;
    const [corner, badge] = [geometry.corner(square), geometry.corner(above)];
    const { x, y } = geometry.middle(above);
    assert.equal(badge.y, corner.y);
    assert.ok(Math.abs(badge.x + geometry.side(above) - corner.x - geometry.side(square)) < 1e-9);
    assert.equal(geometry.squareUnder(x, y), above);
    assert.equal(
      geometry.squareUnder(x, y, () => false),
      square,
    );
    const middle = geometry.middle(square);
    assert.equal(geometry.squareUnder(middle.x, middle.y), square);
  }
});

test('badges are large enough for a finger, and leave space for the piece below', () => {
  const layout = createLayout({ files: 8, ranks: 8, levels: 2 });
  const view = { orientation: 'white', pixelRatio: 2, labels: true, captions: true };
  for (const width of [360, 390, 600, 1200]) {
    const geometry = createGeometry(layout, {
      ...view,
      width,
      height: width,
      arrangement: 'badges',
    });
    const [badge, cell] = [geometry.side('d4^'), geometry.side('d4')];
    assert.ok(badge >= 24 && cell - badge >= 16, `${width}: ${badge} of ${cell}`);
    const { x, y } = geometry.middle('d4');
    assert.equal(geometry.squareUnder(x - 0.1, y + 0.1), 'd4', 'the middle of a square is its own');
    const above = geometry.middle('d4^');
    assert.equal(geometry.squareUnder(above.x, above.y), 'd4^');
  }
});

const FITS = [
  [{ width: 360, height: 384 }, 'badges'],
  [{ width: 360, height: 640 }, 'badges'],
  [{ width: 390, height: 700 }, 'badges'],
  [{ width: 844, height: 370 }, 'badges'],
  [{ width: 708, height: 640 }, 'beside'],
  [{ width: 968, height: 620 }, 'beside'],
  [{ width: 600, height: 1100 }, 'stacked'],
];
for (const [room, expected] of FITS) {
  test(`what fits best in ${room.width} × ${room.height} is ${expected}, with squares of 36 px at least`, () => {
    const layout = createLayout({ files: 8, ranks: 8, levels: 2 });
    const view = { orientation: 'white', pixelRatio: 2, labels: true, captions: true };
    const geometry = createGeometry(layout, { ...view, ...room, arrangement: 'fit' });
    assert.equal(geometry.arrangement, expected);
    assert.ok(geometry.cell >= 36, `${geometry.cell}`);
    assert.ok(geometry.width <= room.width && geometry.height <= room.height);
  });
}

for (const [files, width, labels, size] of [
  [8, 360, true, 20],
  [8, 330, true, 17],
  [8, 240, true, 8],
  [8, 140, true, 8],
  [8, 120, true, 0],
  [8, 360, 'large', 20],
  [8, 330, 'large', 0],
  [8, 330, 'always', 20],
  [8, 120, 'always', 20],
  [8, 900, false, 0],
  [12, 468, true, 16],
  [12, 360, true, 8],
]) {
  test(`the names of ${files} files in ${width} px, labels ${labels}, take ${size} px`, () => {
    const view = { orientation: 'white', pixelRatio: 1, captions: false };
    const layout = createLayout({ files, ranks: 8 });
    const geometry = createGeometry(layout, { ...view, width, height: width, labels });
    assert.equal(geometry.labelSize, size);
    assert.ok(geometry.width <= width && geometry.height <= width);
  });
}

test('names of files and ranks never become larger where the board becomes smaller', () => {
  const view = { orientation: 'white', pixelRatio: 1, captions: true, labels: true };
  for (const shape of shapes) {
    let last = { labelSize: 20, cell: 1000 };
    for (let width = 900; width > 40; width--) {
      const geometry = createGeometry(createLayout(shape), { ...view, width, height: width });
      const { labelSize, cell } = geometry;
      if (cell < last.cell) assert.ok(labelSize <= last.labelSize, `${shape.last}, ${width}`);
      assert.ok(geometry.width <= width && geometry.height <= width, `${shape.last}, ${width}`);
      last = { labelSize, cell };
    }
  }
});

test('levels in a low space have names where they are wide enough, and never run into each other', () => {
  const layout = createLayout({ files: 8, ranks: 8, levels: 2 });
  const view = { orientation: 'white', pixelRatio: 1, labels: true, captions: true, width: 300 };
  for (let height = 60; height <= 200; height++)
    for (const arrangement of ['apart', 'fit', 'beside', 'stacked', 'badges']) {
      const geometry = createGeometry(layout, { ...view, height, arrangement });
      const where = `${arrangement}, ${height}`;
      assert.ok(geometry.height <= height && geometry.width <= 300, where);
      assert.ok(geometry.caption === 0 || geometry.levelWidth >= 92, where);
    }
});

test('a chosen arrangement holds in any space', () => {
  const layout = createLayout({ files: 8, ranks: 8, levels: 2 });
  const view = { orientation: 'white', pixelRatio: 1, labels: true, captions: true };
  for (const arrangement of ['beside', 'stacked', 'badges'])
    for (const room of rooms) {
      const geometry = createGeometry(layout, { ...view, ...room, arrangement });
      assert.equal(geometry.arrangement, arrangement);
      assert.ok(geometry.width <= room.width && geometry.height <= room.height);
    }
  const flat = createLayout({ files: 8, ranks: 8 });
  const geometry = createGeometry(flat, { ...view, ...rooms[0], arrangement: 'badges' });
  assert.equal(geometry.arrangement, 'beside', 'one level is one board');
});

test('a column holds the square straight above or below', () => {
  const layout = createLayout({ files: 8, ranks: 8, levels: 2 });
  assert.deepEqual(layout.column('b5'), ['b5^']);
  assert.deepEqual(layout.column('b5^'), ['b5']);
  assert.deepEqual(createLayout({ files: 8, ranks: 8 }).column('b5'), []);
});

const keys = [
  ['white', 'a1', 'ArrowUp', 'a2'],
  ['white', 'a1', 'ArrowLeft', 'a1'],
  ['white', 'a1', 'ArrowRight', 'b1'],
  ['white', 'a1', 'l', 'a1^'],
  ['white', 'a1^', 'L', 'a1'],
  ['white', 'a1', 'x', null],
  ['black', 'a1', 'ArrowUp', 'a1'],
  ['black', 'a1', 'ArrowDown', 'a2'],
  ['black', 'b2^', 'ArrowLeft', 'c2^'],
];
for (const [orientation, square, key, expected] of keys) {
  test(`${key} on ${square}, ${orientation} below, leads to ${expected}`, () => {
    const layout = createLayout({ files: 8, ranks: 8, levels: 2 });
    const view = {
      orientation,
      width: 1000,
      height: 600,
      pixelRatio: 1,
      labels: true,
      captions: true,
    };
    assert.equal(squareAfterKey(createGeometry(layout, view), square, key), expected);
  });
}

const dests = new Map([
  ['e2', ['e3', 'e4']],
  ['d1', ['d2']],
  ['e4', ['e4', 'e5']],
]);
const presses = [
  ['picks up', null, 'e2', 'e2', null],
  ['chooses a destination', 'e2', 'e4', null, { from: 'e2', to: 'e4' }],
  ['picks up another piece', 'e2', 'd1', 'd1', null],
  ['is refused elsewhere', 'e2', 'h8', null, null, { from: 'e2', to: 'h8' }],
  ['is refused to a piece that does not move', 'e2', 'a8', null, null, { from: 'e2', to: 'a8' }],
  ['lets go beside the board', 'e2', null, null, null],
  ['lets go on its own square', 'e2', 'e2', null, null],
  ['acts in place where it may', 'e4', 'e4', null, { from: 'e4', to: 'e4' }],
  ['finds nothing on an empty square', null, 'h8', null, null],
];
for (const [what, before, square, selected, chosen, refused = null] of presses) {
  test(`a press ${what}`, () => {
    assert.deepEqual(press(before, square, dests), { selected, chosen, refused });
  });
}

/** The meaning of a finger in a cell: the squares under it, what is picked up → the squares that it can mean. */
const ofCells = new Map([
  ['a1', ['a1^', 'b1', 'b1^', 'd1']],
  ['f1^', ['e2', 'e2^']],
  ['e1', ['e1', 'e1^']],
  ['h1', []],
  ['h1^', ['h1', 'a1^']],
  ['g1', []],
  ['g1^', ['d1']],
]);
const meant = [
  ['the one piece of a cell, above', ['f1', 'f1^'], null, ['f1^']],
  ['the one piece of a cell, on the ground', ['a1^', 'a1'], null, ['a1']],
  ['of two pieces the one under the finger', ['g1^', 'g1'], null, ['g1^']],
  ['of two pieces, when one is picked up, the other', ['g1^', 'g1'], 'g1^', ['g1']],
  ['the one square to which the piece may go', ['d1^', 'd1'], 'a1', ['d1']],
  ['either square to which the piece may go', ['b1', 'b1^'], 'a1', ['b1', 'b1^']],
  ['a square to go to or a piece to pick up', ['a1', 'a1^'], 'h1^', ['a1^', 'a1']],
  ['straight up', ['a1', 'a1^'], 'a1', ['a1^']],
  ['above, for a piece that may act in place', ['e1', 'e1^'], 'e1', ['e1^']],
  ['the square under it, where nothing can be done', ['c3^', 'c3'], null, ['c3^']],
  ['the square under it, where the piece may not go', ['c3', 'c3^'], 'a1', ['c3']],
  ['nothing beside the board', [], 'a1', []],
];
for (const [what, squares, selected, expected] of meant)
  test(`a finger means ${what}`, () => {
    assert.deepEqual(meantSquares(squares, selected, ofCells), expected);
  });
