// Loading the engine, and its failures.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { test } from 'node:test';
import { load } from 'kingcraft';
import { recordMemories } from './support.js';

const wasmUrl = new URL('../../../web/kingcraft/wasm/engine.wasm', import.meta.url);
const wasmBytes = await readFile(wasmUrl);

/** The error of a promise that must be rejected. */
const rejection = (promise) =>
  promise.then(
    () => assert.fail('not rejected'),
    (error) => error,
  );

const sources = {
  nothing: undefined,
  'a file URL': wasmUrl,
  bytes: wasmBytes,
  'an ArrayBuffer': new Uint8Array(wasmBytes).buffer,
  'a compiled module': await WebAssembly.compile(wasmBytes),
};

for (const [name, wasm] of Object.entries(sources)) {
  test(`load() from ${name}`, async () => {
    const kingcraft = await load({ wasm });
    assert.equal(kingcraft.newGame('chess').perft(2), 400);
  });
}

const wrongSources = {
  'no wasm': new TextEncoder().encode('no wasm'),
  'no bytes': new Uint8Array(),
  'another module': await WebAssembly.compile(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0])),
  'a missing file': new URL('missing.wasm', wasmUrl),
  'a URL of another kind': new URL('mailto:nobody'),
};

for (const [name, wasm] of Object.entries(wrongSources)) {
  test(`load() from ${name} is rejected`, async () => {
    const error = await rejection(load({ wasm }));
    assert.deepEqual([error.name, error.code], ['LoadError', 'load']);
  });
}

/**
 * Serves the wasm on loopback: `/type` answers with the right type, `/no-type` without, others with
 * 404.
 */
async function withServer(work) {
  const server = createServer(({ url }, response) => {
    if (url === '/type') response.setHeader('Content-Type', 'application/wasm');
    if (url !== '/type' && url !== '/no-type') response.statusCode = 404;
    response.end(wasmBytes);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    await work(`http://127.0.0.1:${server.address().port}`);
  } finally {
    server.close();
    server.closeAllConnections?.();
  }
}

test('load() over http, whatever the type', () =>
  withServer(async (address) => {
    for (const path of ['/type', '/no-type']) {
      const kingcraft = await load({ wasm: new URL(path, address) });
      assert.equal(kingcraft.variants.length, 6, path);
    }
    const error = await rejection(load({ wasm: new URL('/missing', address) }));
    assert.equal(error.code, 'load');
    assert.match(error.message, /404/);
  }));

test('importing does nothing: no wasm, no network, no worker', () => {
  const script = `
    for (const name of ['WebAssembly', 'fetch', 'Worker']) delete globalThis[name];
    await import('kingcraft');
    await import('kingcraft/engine');`;
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: new URL('../../..', import.meta.url),
    encoding: 'utf8',
  });
  assert.equal(status, 0, stderr);
});

test('after a breakdown every call says so, and a new engine works', async () => {
  const memories = recordMemories();
  const kingcraft = await load();
  const game = kingcraft.newGame('tax');
  const other = kingcraft.newGame('chess');
  new Uint8Array(memories.at(-1).buffer).fill(0xff);
  const calls = [
    () => game.fen(),
    () => other.moves(),
    () => kingcraft.newGame('chess'),
    () => kingcraft.memoryInUse(),
  ];
  for (const call of calls) assert.throws(call, { name: 'EngineError', code: 'engine' });
  game.dispose();
  const next = await load();
  assert.equal(next.newGame('chess').perft(1), 20);
});
