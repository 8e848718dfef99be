// The output of scripts/bench/run from its measurements.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import {
  figureTable,
  isMet,
  pageTable,
  payloadRows,
} from '../../../scripts/bench/figure-tables.mjs';
import { gameOf, joinedSize, payload } from '../../../scripts/bench/sizes.mjs';
import { median, takeTurns } from '../../../scripts/bench/turns.mjs';
import { codeSizes } from '../../../scripts/bench/wasm-code.mjs';
import { tableRow } from '../../../scripts/shared/page-part.mjs';

const script = fileURLToPath(new URL('../../../scripts/bench/run', import.meta.url));

/** [values, their median] */
const medians = [
  [[3], 3],
  [[9, 1, 5], 5],
  [[4, 2], 4],
  [[10, 9, 8, 7], 9],
];

for (const [values, expected] of medians) {
  test(`median of ${values}`, () => assert.equal(median(values), expected));
}

test('takeTurns() lets each begin in turn and compares within a pair', async () => {
  const order = [];
  const works = (name, values) => () => {
    order.push(name);
    return values.shift();
  };
  const measured = await takeTurns(works('a', [10, 40, 90]), works('b', [10, 20, 30]), 3);
  assert.equal(order.join(''), 'abbaab');
  assert.deepEqual(measured, { ours: 40, theirs: 20, ratio: 2, low: 1, high: 3 });
});

/** [ratio, target, whether it is met] */
const targets = [
  [0.6, { atLeast: 0.6 }, true],
  [0.59, { atLeast: 0.6 }, false],
  [1, { atMost: 1 }, true],
  [1.01, { atMost: 1 }, false],
];

for (const [ratio, target, expected] of targets) {
  test(`a ratio of ${ratio} and the target ${JSON.stringify(target)}`, () => {
    assert.equal(isMet({ measured: { ratio }, target }), expected);
  });
}

test('figures are rows of a table', () => {
  const measured = { ours: 2.5, theirs: 50, ratio: 0.05, low: 0.04, high: 0.2 };
  const table = figureTable([{ what: 'a call', unit: 'µs', measured, target: { atMost: 1 / 3 } }]);
  assert.equal(table[2], '| a call | 2.50 µs | 50.00 µs | 0.050 (0.040 to 0.20) | ≤ 0.33 | met |');
});

/** [figure of the page, its row] */
const pageRows = [
  [{ what: 'a', value: 299.6, unit: 'ms', atMost: 300 }, '| a | 300 ms | ≤ 300 ms | met |'],
  [{ what: 'b', value: 301, unit: 'ms', atMost: 300 }, '| b | 301 ms | ≤ 300 ms | not met |'],
  [{ what: 'c', value: 54, unit: '', atLeast: 55 }, '| c | 54 | ≥ 55 | not met |'],
  [{ what: 'd', value: 7, unit: '' }, '| d | 7 |  |  |'],
];

for (const [figure, expected] of pageRows) {
  test(`a figure of the page is the row ${expected}`, () => {
    assert.equal(pageTable([figure])[2], expected);
  });
}

/** [name of a function, the game that it belongs to] */
const functions = [
  ['memcpy', 'all games alike'],
  ['kingcraft::quote(std::string_view)', 'all games alike'],
  ['kingcraft::AlphaBeta<kingcraft::Chess>::search()', 'chess'],
  ['kingcraft::Tax::attacks<kingcraft::Tax>()', 'tax'],
  ['kingcraft::Chess::attacks<kingcraft::KingsCourt>()', 'kingscourt'],
];

for (const [name, expected] of functions) {
  test(`the game of ${name}`, () => {
    assert.equal(gameOf(name, ['chess', 'tax', 'kingscourt']), expected);
  });
}

test('the payload counts its modules as they are published, and joined and minified', () => {
  const rows = payloadRows({
    payload: [
      { file: 'kingcraft/wasm/engine.wasm', bytes: 10_240, brotli: 4096 },
      { file: 'kingcraft/wasm/engine.js', bytes: 2048, brotli: 1024 },
      { file: 'kingcraft/index.js', bytes: 3072, brotli: 2048 },
      { file: 'worker/engine.js', bytes: 1024, brotli: 1024 },
    ],
    bytesMax: 8191,
    joined: { bytes: 2048, brotli: 1536 },
  });
  assert.deepEqual(rows.map(tableRow), [
    '| engine.wasm | 10.0 KB | 4.0 KB |  |  |',
    '| engine.js, which loads it | 2.0 KB | 1.0 KB |  |  |',
    '| the modules of the package, as they are published | 4.0 KB | 3.0 KB |  |  |',
    '| the same, joined and minified | 2.0 KB | 1.5 KB |  |  |',
    '| all, with the modules as they are published | 16.0 KB | 8.0 KB | ≤ 8.0 KB | not met |',
    '| all, with the modules joined and minified | 14.0 KB | 6.5 KB |  |  |',
  ]);
});

test('joined and minified, the modules are smaller by a fifth at least', async () => {
  const modules = (await payload()).filter(({ file }) => !/wasm\/engine\./.test(file));
  const published = modules.reduce((sum, { bytes }) => sum + bytes, 0);
  const { bytes, brotli } = await joinedSize();
  assert.ok(bytes > published / 5 && bytes < (published * 4) / 5, `${bytes} of ${published} bytes`);
  assert.ok(brotli < bytes / 2, `${brotli} of ${bytes} bytes`);
});

test('codeSizes() reads every function of the engine', async () => {
  const bytes = readFileSync(new URL('../../../web/kingcraft/wasm/engine.wasm', import.meta.url));
  const imported = WebAssembly.Module.imports(await WebAssembly.compile(bytes));
  const sizes = codeSizes(bytes);
  const first = imported.filter(({ kind }) => kind === 'function').length;
  assert.equal([...sizes.keys()][0], first);
  assert.equal([...sizes.keys()].at(-1), first + sizes.size - 1);
  const code = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  assert.ok(code > bytes.length / 2 && code < bytes.length, `${code} of ${bytes.length} bytes`);
});

test('scripts/bench/run refuses a part that it does not know', () => {
  const { status, stderr } = spawnSync(script, ['speed'], { encoding: 'utf8' });
  assert.equal(status, 2);
  assert.match(stderr, /^scripts\/bench\/run: unknown part 'speed'/);
});
