// Nets: fetched by the first search of a game, replaced by others, refused when they are not sound.

import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { after, test } from 'node:test';
import { createEngine } from 'kingcraft/engine';
import { netFiles } from '../../../web/kingcraft/own-nets.js';
import { fakeTimers } from './fake-timers.js';
import { netFile } from './net-file.js';
import { copyPackage } from './package-copy.js';

const chess = { variant: 'chess' };
const tax = { variant: 'tax' };
const PLUS = netFile('chess', 50);
const MINUS = netFile('chess', -50);

const failingWorker = new URL('fixtures/failing-worker.js', import.meta.url);

/** An engine that ends with the test. */
async function startEngine(t, options, create = createEngine) {
  const engine = await create(options);
  t.after(() => engine.dispose());
  return engine;
}

/** The result of a search of one ply, which shows which net is loaded. */
async function scoreOf(engine, position = chess) {
  const { lines } = await engine.search(position, { depth: 1 });
  return lines[0].score.cp;
}

/** The scores without a net, and with those that say plus and minus half a pawn. */
const scores = await (async () => {
  const engine = await createEngine({ nets: false });
  after(() => engine.dispose());
  const none = await scoreOf(engine);
  const taxBefore = await scoreOf(engine, tax);
  await engine.loadNet('chess', { source: PLUS });
  const plus = await scoreOf(engine);
  await engine.loadNet('chess', { source: MINUS });
  const minus = await scoreOf(engine);
  return { none, plus, minus, taxBefore, taxAfter: await scoreOf(engine, tax) };
})();

/**
 * A server of nets, and a copy of the package that has its own nets there.
 * @returns what it was `asked` for; `answer(response)` may stand in for the answers
 */
async function serveNets(t, nets = ['chess', 'tax']) {
  const site = { asked: [], answer: null };
  const server = createServer(({ url }, response) => {
    site.asked.push(url);
    if (site.answer) site.answer(response);
    else response.end(url === '/chess.net' ? PLUS : netFile('tax', 50));
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${server.address().port}`;
  const copy = copyPackage(Object.fromEntries(nets.map((id) => [id, `${address}/${id}.net`])));
  t.after(() => {
    copy.remove();
    server.close();
    server.closeAllConnections();
  });
  const client = await copy.import('worker/client.js');
  site.start = (options) => startEngine(t, options, client.createEngine);
  return site;
}

test('a net changes what the search finds, of its own game alone', () => {
  const { none, plus, minus, taxBefore, taxAfter } = scores;
  assert.equal(new Set([none, plus, minus]).size, 3);
  assert.equal(taxAfter, taxBefore);
});

test('all nets of this build can be loaded', async (t) => {
  const engine = await startEngine(t);
  for (const variant of Object.keys(netFiles)) await engine.loadNet(variant);
});

function spoil(bytes, at) {
  const spoilt = Buffer.from(bytes);
  spoilt[at] ^= 0x10;
  return spoilt;
}

/** [what it is, the source, why it is refused] */
const badSources = [
  ['no file', new URL('missing.net', import.meta.url), 'the file cannot be read.'],
  ['an empty file', new Uint8Array(), 'This is not a Kingcraft net.'],
  ['another text', new TextEncoder().encode('<!doctype html>'), 'This is not a Kingcraft net.'],
  ['a net of another version', spoil(PLUS, 7), 'This is not a Kingcraft net.'],
  ['a net that is cut off', PLUS.subarray(0, PLUS.length - 1), 'The net is incomplete.'],
  ['the beginning of a net', PLUS.subarray(0, 20), 'The net is incomplete.'],
  ['a net with more behind it', Buffer.concat([PLUS, PLUS]), 'The net is damaged.'],
  ['a damaged net', spoil(PLUS, PLUS.length - 100), 'The net is damaged.'],
  ['the net of another game', netFile('tax', 50), 'This is not the net of chess.'],
];

for (const [name, source, reason] of badSources) {
  test(`${name} is refused, and the search has the net that it had`, async (t) => {
    const engine = await startEngine(t, { nets: false });
    for (const wanted of [scores.none, scores.minus]) {
      await assert.rejects(engine.loadNet('chess', { source }), (error) => {
        assert.deepEqual([error.name, error.code], ['LoadError', 'load']);
        assert.equal(error.message, `The net of chess cannot be loaded: ${reason}`);
        return true;
      });
      assert.equal(await scoreOf(engine), wanted);
      await engine.loadNet('chess', { source: MINUS });
    }
  });
}

test('wrong arguments are refused', async (t) => {
  const engine = await startEngine(t, { nets: false });
  for (const words of [[7], ['chess', { source: 'chess.net' }], ['chess', null]])
    await assert.rejects(engine.loadNet(...words), { code: 'argument' });
  for (const words of [['chass'], ['chass', { source: PLUS }]])
    await assert.rejects(engine.loadNet(...words), { code: 'variant' });
  await assert.rejects(createEngine({ nets: 'none' }), {
    code: 'argument',
    message: 'nets must be true or false, not "none".',
  });
  engine.dispose();
  await assert.rejects(engine.loadNet('chess', { source: PLUS }), { code: 'disposed' });
});

test('the first search of a game fetches its net, which all engines share', async (t) => {
  const site = await serveNets(t);
  const first = await site.start();
  assert.deepEqual(site.asked, []);
  assert.equal(await scoreOf(first), scores.plus);
  assert.equal(await scoreOf(first), scores.plus);
  const second = await site.start({ threads: 2 });
  const both = await Promise.all([scoreOf(first), second.search(chess, { depth: 1 })]);
  assert.equal(both[0], scores.plus);
  assert.deepEqual(site.asked, ['/chess.net']);
  for await (const { depth } of second.analyse(tax, { depth: 1 })) assert.equal(depth, 1);
  assert.deepEqual(site.asked, ['/chess.net', '/tax.net']);
});

test('a search of the lowest level fetches the net, too', async (t) => {
  const site = await serveNets(t);
  const engine = await site.start();
  await engine.search(chess, { depth: 1, level: 1 });
  assert.deepEqual(site.asked, ['/chess.net']);
  assert.equal(await scoreOf(engine), scores.plus);
});

test('nets: false fetches nothing', async (t) => {
  const site = await serveNets(t);
  const engine = await site.start({ nets: false });
  assert.equal(await scoreOf(engine), scores.none);
  assert.deepEqual(site.asked, []);
});

test('a game without a net is searched without one, and says so when it is asked for', async (t) => {
  const site = await serveNets(t, ['tax']);
  const engine = await site.start();
  assert.equal(await scoreOf(engine), scores.none);
  assert.deepEqual(site.asked, []);
  await assert.rejects(engine.loadNet('chess'), {
    code: 'load',
    message: 'The net of chess cannot be loaded: this build has none.',
  });
});

test('another net stays, and without a source the own one comes back', async (t) => {
  const site = await serveNets(t);
  const engine = await site.start();
  await engine.loadNet('chess', { source: MINUS });
  assert.equal(await scoreOf(engine), scores.minus);
  assert.deepEqual(site.asked, []);
  await engine.loadNet('chess');
  assert.equal(await scoreOf(engine), scores.plus);
  assert.deepEqual(site.asked, ['/chess.net']);
});

test('a worker that takes the place of another one has the nets', async (t) => {
  const site = await serveNets(t);
  const engine = await site.start({ worker: failingWorker });
  assert.equal(await scoreOf(engine), scores.plus);
  const throwing = { variant: 'throw' };
  await assert.rejects(engine.search(throwing), { code: 'engine' });
  assert.equal(await scoreOf(engine), scores.plus);
  await engine.loadNet('chess', { source: MINUS });
  await assert.rejects(engine.search(throwing), { code: 'engine' });
  assert.equal(await scoreOf(engine), scores.minus);
  assert.deepEqual(site.asked, ['/chess.net']);
});

/** Failures in loading the package's own net. */
const faults = {
  'that is missing': (response) => response.writeHead(404).end(),
  'that is damaged': (response) => response.end(spoil(PLUS, 1000)),
  'that does not come': (response) => response.destroy(),
};

for (const [what, answer] of Object.entries(faults)) {
  test(`a search goes on without a net ${what}, and the next one tries again`, async (t) => {
    const site = await serveNets(t);
    site.answer = answer;
    const engine = await site.start();
    assert.equal(await scoreOf(engine), scores.none);
    await assert.rejects(engine.loadNet('chess'), { code: 'load' });
    site.answer = null;
    site.asked.splice(0);
    assert.equal(await scoreOf(engine), scores.plus);
    assert.deepEqual(site.asked, ['/chess.net']);
  });
}

test('a search that is stopped, or whose engine is disposed of, waits for no net', async (t) => {
  const site = await serveNets(t);
  const engine = await site.start();
  const abort = new AbortController();
  const asked = () => new Promise((resolve) => (site.answer = resolve));
  const first = asked();
  const stopped = engine.search(chess, { signal: abort.signal });
  await first;
  abort.abort();
  assert.ok((await stopped).best);
  assert.ok((await engine.search(chess, { signal: abort.signal })).best);
  const disposed = engine.search(chess);
  engine.dispose();
  await assert.rejects(disposed, { code: 'disposed' });
});

test('searches wait a few seconds in all for a net, which a later one has', async (t) => {
  const site = await serveNets(t);
  const engine = await site.start();
  const asked = new Promise((resolve) => (site.answer = resolve));
  const tick = fakeTimers(t, 'setTimeout');
  const first = scoreOf(engine);
  const response = await asked;
  tick(3000);
  assert.equal(await first, scores.none);
  const { now } = performance;
  t.mock.method(performance, 'now', () => now.call(performance) + 3000);
  assert.equal(await scoreOf(engine), scores.none);
  response.end(PLUS);
  await engine.loadNet('chess');
  assert.equal(await scoreOf(engine), scores.plus);
  assert.deepEqual(site.asked, ['/chess.net']);
});

test('a search with a clock waits for a small part of its time', async (t) => {
  const site = await serveNets(t);
  const engine = await site.start();
  const asked = new Promise((resolve) => (site.answer = resolve));
  const tick = fakeTimers(t, 'setTimeout');
  const search = engine.search(chess, { clock: { remaining: 1000 } });
  await asked;
  tick(20);
  assert.ok((await search).best);
});
