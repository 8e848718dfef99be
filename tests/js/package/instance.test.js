// When an engine counts as broken, and what that does to a call that reads a file.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { load } from 'kingcraft';
import { Instance } from '../../../web/kingcraft/instance.js';

/** An error as an engine ends with, and its stack. */
function thrown(ErrorClass, stack) {
  const error = new ErrorClass('staged');
  error.stack = stack;
  return error;
}

const inEngine = 'RangeError: staged\n    at wasm-function[7] (wasm://wasm/1:0x20)';
const inCaller = 'RangeError: staged\n    at call (file:///web/kingcraft/instance.js:1:1)';

/** [what is thrown, the value, whether the engine is broken afterwards] */
const failures = [
  ['a trap', thrown(WebAssembly.RuntimeError, inEngine), true],
  ['a full stack inside of the engine', thrown(RangeError, inEngine), true],
  ['a full stack before the engine began', thrown(RangeError, inCaller), false],
  ['a full stack of which nothing is known', thrown(RangeError, undefined), true],
  ['a full stack without its calls', thrown(RangeError, 'RangeError: staged'), true],
  ['another error of the caller', thrown(TypeError, inCaller), true],
];

for (const [what, value, isBroken] of failures)
  test(`an engine that ends with ${what} is ${isBroken ? 'broken' : 'sound'}`, () => {
    const instance = new Instance({});
    const call = () =>
      instance.call(() => {
        throw value;
      });
    if (isBroken) assert.throws(call, { code: 'engine', cause: value });
    else assert.throws(call, (error) => error === value);
    const next = () => instance.call(() => 'an answer');
    if (isBroken) assert.throws(next, { code: 'engine', cause: value });
    else assert.equal(next(), 'an answer');
    assert.equal(instance.release({ delete() {} }), undefined);
  });

const own = new URL('../../../web/kingcraft/tables/chess.tables', import.meta.url);
const file = readFileSync(own);
/** The kinds of a source that hold the same bytes. */
const sources = {
  'an array of bytes': new Uint8Array(file),
  'a part of a buffer': new Uint8Array([0, ...file, 0]).subarray(1, -1),
  'a view': new DataView(new Uint8Array(file).buffer),
  'an ArrayBuffer': new Uint8Array(file).buffer,
  'an address': own,
};

for (const [what, source] of Object.entries(sources))
  test(`tables in ${what}`, async () => {
    const kingcraft = await load();
    await kingcraft.loadTables('chess', { source });
    const game = kingcraft.newGame('chess', '8/8/8/4k3/8/8/8/KQ6 w - - 0 1');
    assert.equal(game.probe().result, 'win');
    game.dispose();
  });
