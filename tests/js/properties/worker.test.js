// Worker and client, each beside another that posts anything: every request is answered with a type or left alone, and
// the next search works.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import fc from 'fast-check';
import { createEngine } from 'kingcraft/engine';
import { obey } from '../../../web/element/embed/frame-messages.js';
import { ownWasm } from '../../../web/kingcraft/own-wasm.js';
import { handleRequests } from '../../../web/worker/worker-messages.js';
import { anything, assertOurs, check, ordinary, variants } from './property.js';

const answers = [];
let request;
handleRequests(
  (answer) => answers.push(answer),
  (receive) => {
    request = receive;
  },
);
const module = await WebAssembly.compile(readFileSync(await ownWasm()));
await request({ type: 'open', module, hash: 1, helper: 0 });

const position = { variant: 'chess', fen: undefined, moves: ['e2e4'] };
const requests = fc.oneof(
  ordinary,
  fc.record(
    {
      type: fc.oneof(
        fc.constantFrom('search', 'stop', 'tables', 'close', '__proto__', 'toString'),
        ordinary,
      ),
      id: fc.oneof(fc.nat(9), ordinary),
      position: fc.oneof(
        fc.constant(position),
        fc.record({ variant: ordinary, fen: ordinary, moves: ordinary }, { requiredKeys: [] }),
        ordinary,
      ),
      limits: fc.oneof(
        fc.constant({ nodes: 50 }),
        fc.record({ nodes: fc.constant(50), level: ordinary, multipv: ordinary, clock: ordinary }),
        ordinary.filter((value) => typeof value !== 'object'),
      ),
      variant: ordinary,
      file: ordinary,
    },
    { requiredKeys: [] },
  ),
);
const types = ['ready', 'alive', 'info', 'result', 'refused', 'broken'];

test('a worker that is sent anything answers it or leaves it alone, and searches on', () =>
  check(
    fc.asyncProperty(requests, async (message) => {
      answers.length = 0;
      await request(message);
      for (const { type, error } of answers) {
        assert.ok(types.includes(type), String(type));
        if (error) assert.equal(typeof error.key, 'string');
        assert.notEqual(type, 'broken', error?.cause);
      }
      answers.length = 0;
      await request({ type: 'search', id: 1e6, position, limits: { nodes: 50 } });
      assert.equal(answers.at(-1).type, 'result');
    }),
    150,
  ));

const json = fc.jsonValue({ maxDepth: 2 });
const posted = fc.oneof(
  json,
  fc.record(
    {
      type: fc.constantFrom(...types),
      id: fc.constantFrom(null, 1, 2),
      report: fc.oneof(
        json,
        fc.record({ best: json, lines: json }),
        fc.constant({ best: 'e2e4', lines: [] }),
      ),
      error: fc.oneof(
        json,
        fc.record({ code: json, key: json, values: json }),
        fc.constant({ code: 'argument', key: 'game-long', values: {} }),
      ),
    },
    { requiredKeys: [] },
  ),
);
const worker = new URL('../package/fixtures/foreign-worker.js', import.meta.url);

test('a client whose worker answers anything reports a search or an error of the package', () =>
  check(
    fc.asyncProperty(fc.array(posted, { maxLength: 5 }), async (messages) => {
      const engine = await createEngine({ worker, hash: 1, patience: 10_000 });
      // The last answer ends the search, so that nothing has to wait.
      const last = { type: 'result', id: 1, report: { best: null, lines: [] } };
      const variant = JSON.stringify([...messages, last]);
      const report = await engine.search({ variant }, { depth: 1 }).catch(assertOurs);
      if (!(report instanceof Error)) assert.ok(Array.isArray(report.lines));
      engine.dispose();
    }),
    10,
  ));

test('createEngine() and search() with anything', async () => {
  const engine = await createEngine({ hash: 1 });
  const options = fc.record(
    { threads: anything, hash: anything, patience: anything, wasm: anything, worker: anything },
    { requiredKeys: [] },
  );
  await check(
    fc.asyncProperty(anything, options, variants, async (make, makers, { id }) => {
      const given = Object.fromEntries(
        Object.entries(makers).map(([name, each]) => [name, each()]),
      );
      const value = make();
      const calls = [
        // At least one option is wrong: nothing is started.
        () => createEngine({ ...given, threads: -1 }),
        () => createEngine(value === undefined ? null : value && { threads: 0, value }),
        () => engine.search(value, { nodes: 50 }),
        () => engine.search({ variant: id, fen: value }, { nodes: 50 }),
        () => engine.search({ variant: id, moves: value }, { nodes: 50 }),
        () => engine.search({ variant: id }, { nodes: 50, multipv: value, level: 1 }),
        () => engine.search({ variant: id }, { nodes: 50, clock: value }),
        () => engine.search({ variant: id }, { nodes: 50, signal: value }),
      ];
      for (const call of calls)
        try {
          (await call()).dispose?.();
        } catch (error) {
          assertOurs(error);
        }
    }),
    60,
  );
  assert.equal((await engine.search({ variant: 'chess' }, { nodes: 50 })).lines.length, 1);
  engine.dispose();
});

test('a frame that is sent anything answers in a shape that can be posted', () =>
  check(
    fc.asyncProperty(
      fc.oneof(
        ordinary,
        fc.record(
          {
            command: fc.oneof(fc.constantFrom('move', 'load', 'undo', 'valueOf'), ordinary),
            id: ordinary,
            move: ordinary,
            variant: ordinary,
            moves: ordinary,
          },
          { requiredKeys: [] },
        ),
      ),
      async (message) => {
        const board = { move: () => Promise.reject(new Error('no')), load() {}, undo() {} };
        const answer = await obey(board, message);
        if (answer === null) return;
        assert.equal(answer.kingcraft, 'answer');
        if (!answer.ok) assert.equal(typeof answer.message, 'string');
        assert.deepEqual(Object.keys(answer).includes('id'), true);
      },
    ),
    300,
  ));
