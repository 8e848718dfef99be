// The cells that lie over the squares for screen readers and the keyboard.

import assert from 'node:assert/strict';
import { afterEach, beforeEach, test } from 'node:test';
import { JSDOM } from 'jsdom';
import { AccessibleGrid } from '../../../web/board/accessible-grid.js';
import { createGeometry } from '../../../web/board/geometry.js';
import { createLayout } from '../../../web/board/layout.js';
import { texts } from '../../../web/page/base/page-texts.js';

const view = { pixelRatio: 1, labels: true, captions: true, arrangement: 'fit' };
const layout = createLayout({ files: 8, ranks: 8, levels: 2 });

/** Of a board of two levels. */
function geometryOf({ width, orientation = 'white' }) {
  return createGeometry(layout, { ...view, width, height: 700, orientation });
}

/** The functions of the browser that the module uses. */
const GLOBALS = ['document', 'Document', 'ShadowRoot', 'HTMLElement'];

beforeEach(() => {
  const { window } = new JSDOM('<div id="host"></div>');
  for (const name of GLOBALS) globalThis[name] = window[name];
});

afterEach(() => {
  for (const name of GLOBALS) delete globalThis[name];
});

function buildGrid(geometry) {
  const host = document.getElementById('host');
  const grid = new AccessibleGrid(host, { texts: texts.board, label: 'Board' });
  grid.build(geometry);
  return { grid, cells: () => [...host.querySelectorAll('[role=gridcell]')] };
}

test('the same sentence twice in a row is a change each time, and reads alike', () => {
  const { grid } = buildGrid(geometryOf({ width: 1000 }));
  const live = document.querySelector('[role=status]');
  const said = ['Check.', 'Check.', 'Check.', 'Mate.', '', '', 'Mate.'].map((text) => {
    grid.announce(text);
    return live.textContent;
  });
  for (const [index, text] of said.slice(1).entries()) if (text) assert.notEqual(text, said[index]);
  assert.deepEqual(
    said.map((text) => text.trim()),
    ['Check.', 'Check.', 'Check.', 'Mate.', '', '', 'Mate.'],
  );
});

test('another size moves the cells and builds none', () => {
  const { grid, cells } = buildGrid(geometryOf({ width: 1000 }));
  const before = cells();
  const [{ style }] = before;
  const large = style.width;
  const small = geometryOf({ width: 300 });
  grid.build(small);
  assert.deepEqual(cells(), before);
  assert.notEqual(style.width, large);
  for (const { dataset, style } of before) {
    const { x, y } = small.corner(dataset.square);
    assert.deepEqual([style.left, style.top], [`${x}px`, `${y}px`], dataset.square);
  }
});

test('a turned board has its cells in the order of reading', () => {
  const { grid, cells } = buildGrid(geometryOf({ width: 1000 }));
  assert.equal(cells()[0].dataset.square, 'a8');
  grid.point('c2');
  grid.build(geometryOf({ width: 1000, orientation: 'black' }));
  assert.equal(cells()[0].dataset.square, 'h1');
  assert.equal(cells().length, layout.squares.length);
  assert.deepEqual(
    cells().flatMap(({ tabIndex, dataset }) => (tabIndex === 0 ? [dataset.square] : [])),
    ['c2'],
  );
});
