// Failures are reported in sentences of the package; the platform's error is their cause.

import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { after, before, test } from 'node:test';
import { load } from 'kingcraft';
import { createEngine } from 'kingcraft/engine';
import { kingcraft, recordMemories } from './support.js';

const here = (name) => new URL(name, import.meta.url);
const otherModule = await WebAssembly.compile(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]));
const noWasm = new TextEncoder().encode('no wasm');
const engine = await createEngine();
after(() => engine.dispose());

let server;
before(async () => {
  server = createServer((request, response) => {
    if (request.url === '/cut') {
      response.setHeader('Content-Length', 1000);
      response.write('cut');
      response.flushHeaders();
      setImmediate(() => response.destroy());
      return;
    }
    if (request.url === '/wasm') response.setHeader('Content-Type', 'application/wasm');
    response.statusCode = request.url === '/missing' ? 404 : 200;
    response.end('<!doctype html>');
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
});
after(() => {
  server.close();
  server.closeAllConnections?.();
});
const at = (path) => new URL(path, `http://127.0.0.1:${server.address().port}`);

async function breakDown() {
  const memories = recordMemories();
  const broken = await load();
  new Uint8Array(memories.at(-1).buffer).fill(0xff);
  return broken.newGame('chess');
}

const compiled = "it is not a wasm file, or the page's security policy blocks it.";
const page = 'the server returned an HTML page.';
const tables = 'The endgame tables of chess cannot be loaded: ';
const loadTables = (source) => kingcraft.loadTables('chess', { source });
const noVariant = 'There is no variant "nope"';

/** [what is done, its code, how its message begins and ends, whether the platform has said something] */
const faults = [
  [() => load({ wasm: otherModule }), 'load', 'The engine cannot be started: the wasm', true],
  [
    () => load({ wasm: noWasm }),
    'load',
    `The engine cannot be loaded from these bytes: ${compiled}`,
    true,
  ],
  [() => load({ wasm: here('none.wasm') }), 'load', 'the file cannot be read.', true],
  [() => load({ wasm: at('/missing') }), 'load', 'the server returned 404.', false],
  [() => load({ wasm: at('/wasm') }), 'load', compiled, true],
  [() => load({ wasm: at('/page') }), 'load', 'the server returned an HTML page.', false],
  [
    () => engine.loadNet('tax', { source: at('/page') }),
    'load',
    `tax cannot be loaded: ${page}`,
    false,
  ],
  [() => load({ wasm: at('/cut') }), 'load', 'only a part of it arrived.', true],
  [() => load({ wasm: new URL('http://127.0.0.1:1') }), 'load', 'it cannot be fetched.', true],
  [() => load({ wasm: new URL('mailto:nobody') }), 'load', 'it cannot be fetched.', true],
  [breakDown, 'engine', 'The engine has crashed; call load() for a new one.', true],
  [() => loadTables(noWasm), 'load', `${tables}they are damaged or not tables.`, true],
  [() => loadTables(new Uint8Array()), 'load', `${tables}they are damaged or not tables.`, true],
  [
    () => loadTables(Uint8Array.of(0x1f, 0x8b, 1)),
    'load',
    `${tables}they are damaged or not tables.`,
    true,
  ],
  [() => loadTables(here('none.tables')), 'load', `${tables}the file cannot be read.`, true],
  [() => loadTables(at('/page')), 'load', `${tables}${page}`, false],
  [() => loadTables(at('/missing')), 'load', `${tables}the server returned 404.`, false],
  [() => kingcraft.loadTables('nope'), 'variant', noVariant, false],
  [
    () => kingcraft.loadTables('constructor'),
    'variant',
    'There is no variant "constructor"',
    false,
  ],
  [() => engine.loadTables('nope'), 'variant', noVariant, false],
  [
    () => engine.loadTables('nope', { source: new TextEncoder().encode('[["KQvK",1]]\n1') }),
    'variant',
    noVariant,
    false,
  ],
  [
    () => createEngine({ worker: here('none.js') }),
    'load',
    "The engine's worker cannot be started: its file is missing",
    true,
  ],
  [
    () => createEngine({ worker: here('fixtures/throwing-worker.js') }),
    'load',
    "The engine's worker cannot be started: ",
    true,
  ],
  [
    () => createEngine({ wasm: otherModule }),
    'load',
    'The engine cannot be started: the wasm',
    true,
  ],
];

/** Words of V8, node and Emscripten. */
const foreign =
  /WebAssembly|wasm (?:validation|magic)|undefined|null|unexpected|token|ASSERTIONS|Aborted|unreachable|ENOENT|fetch failed|incorrect|Cannot find module/i;

for (const [index, [work, code, sentence, hasCause]] of faults.entries())
  test(`a fault and its sentence, ${index + 1}: ${sentence}`, async () => {
    const error = await work().then(
      () => assert.fail('not rejected'),
      (thrown) => thrown,
    );
    assert.equal(error.code, code, error.stack);
    assert.ok(error.message.includes(sentence), error.message);
    assert.match(error.message, /^[A-Z].*[^.]\.$/);
    assert.doesNotMatch(error.message, foreign);
    assert.equal(error.cause !== undefined, hasCause, String(error.cause));
  });

test('a worker that ends says so, with its reason as the cause', async () => {
  const failing = await createEngine({ worker: here('fixtures/failing-worker.js') });
  const faultOf = (variant) => failing.search({ variant }).catch((error) => error);
  const causes = { throw: /staged/, exit: /\d/, trap: /RuntimeError|unreachable|memory/ };
  for (const [variant, cause] of Object.entries(causes)) {
    const error = await faultOf(variant);
    assert.equal(error.code, 'engine');
    assert.match(error.message, /^The engine('s worker has ended| has crashed)\.$/);
    assert.match(String(error.cause), cause, variant);
  }
  failing.dispose();
});
