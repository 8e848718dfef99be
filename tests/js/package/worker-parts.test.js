// Parts of the worker where no whole engine comes: coarse clocks, full memory, foreign requests, readers that are slow.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Worker } from 'node:worker_threads';
import { createEngine } from 'kingcraft/engine';
import { analyse } from '../../../web/worker/analyse.js';
import { Searcher } from '../../../web/worker/searcher.js';
import { newTableMemory } from '../../../web/worker/table-memory.js';

/** A searcher whose engine ends each search with one report, in the words of the module. */
function searcherWith(engine) {
  const native = {
    newEngine: () => engine,
  };
  return new Searcher({ call: (work) => work(native) }, 16, 0, undefined);
}

test('an engine for which there is no memory', () => {
  assert.throws(() => searcherWith(null), { name: 'EngineError', key: 'engine-memory' });
});

/** [milliseconds that pass in a search of 500 nodes, nodes a second] Clocks of browsers are coarse. */
for (const [passed, nps] of [
  [0, 0],
  [0.5, 1_000_000],
  [250, 2000],
])
  test(`500 nodes in ${passed} milliseconds`, async (context) => {
    const times = [0, 0, passed];
    context.mock.method(performance, 'now', () => times.shift() ?? passed);
    const engine = {
      setPosition: () => '=',
      start: () => '=',
      step: () => false,
      report: () => 'e2e4\t\t500\t1\t0\n1\t1\tcp\t35\te2e4',
    };
    const report = await searcherWith(engine).search(1, { variant: 'chess' }, {}, () => {});
    assert.deepEqual([report.nodes, report.nps], [500, nps]);
  });

for (const shared of [false, true])
  test(`a ${shared ? 'shared' : 'private'} table larger than any memory`, () => {
    const megabytes = 2 ** 20;
    assert.throws(() => newTableMemory(megabytes, shared), {
      key: 'hash-memory',
      values: { megabytes },
    });
  });

/** An analysis of a search whose reports a test gives. */
function analysed() {
  const given = {};
  const steps = analyse({ limits: {} }, (settings) => {
    Object.assign(given, settings);
    return new Promise((resolve, reject) => Object.assign(given, { resolve, reject }));
  });
  return { steps, given };
}

test('a reader that is slow gets the newest report, and at the end the result', async () => {
  const { steps, given } = analysed();
  const first = steps.next();
  given.onInfo(1);
  assert.deepEqual(await first, { value: 1, done: false });
  given.onInfo(2);
  given.onInfo(3);
  assert.deepEqual(await steps.next(), { value: 3, done: false });
  given.onInfo(4);
  given.resolve(5);
  await new Promise(setImmediate);
  assert.deepEqual(await steps.next(), { value: 5, done: false });
  assert.deepEqual(await steps.next(), { value: undefined, done: true });
});

test('a search that fails while nobody reads is thrown to the reader', async () => {
  const { steps, given } = analysed();
  const first = steps.next();
  given.onInfo(1);
  await first;
  given.reject(new Error('the worker ended'));
  await new Promise(setImmediate);
  await assert.rejects(steps.next(), /the worker ended/);
  assert.ok(given.signal.aborted);
});

test('the module of a worker is none for a program', async () => {
  await assert.rejects(import('../../../web/worker/node-worker.js'), /is started as a worker/);
});

/** [request to a worker, its answer] A worker has requests from programs of any version. */
const requests = [
  [{ type: 'search', id: 1, position: { variant: 'chess' }, limits: {} }, 'engine-broken'],
  [{ type: 'net', id: 1, variant: 'chess', file: new Uint8Array(8) }, 'engine-broken'],
];

for (const [request, key] of requests)
  test(`a worker that is asked for '${request.type}' before it is opened`, async (context) => {
    const worker = new Worker(new URL('../../../web/worker/node-worker.js', import.meta.url));
    context.after(() => worker.terminate());
    const answer = new Promise((resolve) => worker.once('message', resolve));
    worker.postMessage(request);
    const { type, error } = await answer;
    assert.deepEqual([type, error.key], ['broken', key]);
  });

test('dispose() while a file is on its way to the worker', async () => {
  const engine = await createEngine();
  const loading = engine.loadTables('chess');
  engine.dispose();
  await assert.rejects(loading, { code: 'disposed' });
});
