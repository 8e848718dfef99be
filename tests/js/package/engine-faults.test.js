// Workers that fail: the search is rejected, the next one gets a new worker.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Worker } from 'node:worker_threads';
import { createEngine } from 'kingcraft/engine';
import { fakeTimers } from './fake-timers.js';

const failingWorker = new URL('fixtures/failing-worker.js', import.meta.url);
const endless = { movetime: Number.POSITIVE_INFINITY };

for (const fault of ['hang', 'throw', 'exit', 'trap']) {
  test(`a worker with the fault '${fault}' is replaced`, async () => {
    const engine = await createEngine({ worker: failingWorker, patience: 1000 });
    const broken = engine.search({ variant: fault });
    const next = engine.search({ variant: 'chess', moves: ['f3', 'e5', 'g4'] }, { depth: 2 });
    await assert.rejects(broken, { name: 'EngineError', code: 'engine' });
    assert.equal((await next).best, 'd8h4');
    await assert.rejects(engine.search({ variant: fault }), { code: 'engine' });
    engine.dispose();
  });
}

/** [what a worker of another version posts for a search, what the error says of it] */
const foreignAnswers = [
  [[null, 7, 'result', {}, { type: 'hello' }, { id: 1, type: 'result' }], /another version/],
  [[{ id: 1, type: 'result', report: { bestmove: 'e2e4' } }], /another version/],
  [[{ id: 1, type: 'result', report: { best: 7, lines: [] } }], /another version/],
  [[{ id: 1, type: 'info', report: null }], /another version/],
  [
    [
      { id: 1, type: 'ready' },
      { id: 1, type: 'result' },
    ],
    /another version/,
  ],
  [[{ id: 1, type: 'refused' }], /another version/],
  [[{ type: 'broken', error: { code: 'engine', key: 7, values: null } }], /another version/],
  [[{ type: 'refused', error: { code: 'x', key: 'engine-memory' } }], /not enough memory/],
];

for (const [answers, pattern] of foreignAnswers) {
  test(`a worker that answers ${JSON.stringify(answers.at(-1))} is of another version`, async () => {
    const worker = new URL('fixtures/foreign-worker.js', import.meta.url);
    const engine = await createEngine({ worker });
    const search = engine.search({ variant: JSON.stringify(answers) }, { depth: 1 });
    await assert.rejects(search, { name: 'EngineError', message: pattern });
    engine.dispose();
  });
}

test('an engine that traps says nothing of load(): its worker is replaced', async () => {
  const engine = await createEngine({ worker: failingWorker });
  await assert.rejects(engine.search({ variant: 'trap' }), { key: 'engine-broken' });
  engine.dispose();
});

test('a worker that never answers is given up', async (context) => {
  const tick = fakeTimers(context, 'setInterval');
  const worker = new URL('fixtures/silent-worker.js', import.meta.url);
  const started = createEngine({ worker }).then(
    () => null,
    (error) => error,
  );
  const turn = () => new Promise((resolve) => setImmediate(resolve, 'waiting'));
  let fault;
  do {
    tick(1000);
    fault = await Promise.race([started, turn()]);
  } while (fault === 'waiting');
  assert.equal(fault.code, 'engine');
  assert.match(fault.message, /20000/);
});

/** From now on a worker is posted nothing: as in a browser that refuses to clone a part of the message. */
function refuseMessages(context) {
  const { prototype } = Worker;
  const { postMessage } = prototype;
  prototype.postMessage = () => {
    throw new DOMException('The object can not be cloned.', 'DataCloneError');
  };
  const allow = () => {
    prototype.postMessage = postMessage;
  };
  context.after(allow);
  return allow;
}

test('a worker that cannot be posted its first message is given up at once', async (context) => {
  refuseMessages(context);
  const refused = await createEngine().catch((error) => error);
  assert.deepEqual([refused.code, refused.key], ['load', 'worker-start']);
  assert.match(String(refused.cause), /cloned/);
});

test('a request that cannot be posted fails alone, and nothing waits for its answer', async (context) => {
  const tick = fakeTimers(context, 'setInterval');
  const engine = await createEngine({ nets: false, patience: 1000 });
  const mate = { variant: 'chess', moves: ['f3', 'e5', 'g4'] };
  const allow = refuseMessages(context);
  await assert.rejects(engine.search(mate, { depth: 2 }), { name: 'DataCloneError' });
  allow();
  for (let second = 0; second < 10; second += 1) tick(1000);
  assert.equal((await engine.search(mate, { depth: 2 })).best, 'd8h4');
  engine.dispose();
});

test('dispose() rejects what is under way and what waits', async () => {
  const engine = await createEngine();
  const onInfo = () => engine.dispose();
  const searches = [
    engine.search({ variant: 'chess' }, { ...endless, onInfo }),
    engine.search({ variant: 'chess' }, endless),
  ];
  for (const search of searches) await assert.rejects(search, { code: 'disposed' });
  await assert.rejects(engine.search({ variant: 'chess' }), { code: 'disposed' });
  engine.dispose();
});

test('dispose() while a worker is being replaced', async () => {
  const engine = await createEngine({ worker: failingWorker });
  await assert.rejects(engine.search({ variant: 'throw' }), { code: 'engine' });
  const search = engine.search({ variant: 'chess' }, endless);
  await new Promise(setImmediate);
  engine.dispose();
  await assert.rejects(search, { code: 'disposed' });
});

test('onInfo may dispose of the engine and throw', async () => {
  const engine = await createEngine();
  const onInfo = () => {
    engine.dispose();
    throw new Error('mine');
  };
  const search = engine.search({ variant: 'chess' }, { ...endless, onInfo });
  await assert.rejects(search, { code: 'disposed' });
});

/** [name, options, code of the error] */
const refusals = [
  ['a missing worker', { worker: new URL('missing.js', import.meta.url) }, 'load'],
  [
    'a worker that throws',
    { worker: new URL('fixtures/throwing-worker.js', import.meta.url) },
    'load',
  ],
  ['a missing wasm', { wasm: new URL('missing.wasm', import.meta.url) }, 'load'],
  ['no threads', { threads: 0 }, 'argument'],
  ['no hash', { hash: 0 }, 'argument'],
  ['more hash than the memory holds', { hash: 4096 }, 'argument'],
  ['more hash than there may be', { hash: 4097 }, 'argument'],
  ['no patience', { patience: Number.NaN }, 'argument'],
];

for (const [name, options, code] of refusals) {
  test(`createEngine() refuses ${name}: ${code}`, async () => {
    await assert.rejects(createEngine(options), { code });
  });
}
