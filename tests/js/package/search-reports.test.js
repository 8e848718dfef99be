// The reports of a search: each depth once, from onInfo and from analyse() alike, and what an aborted signal does.

import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { createEngine } from 'kingcraft/engine';
import { variantIds } from './support.js';

const engine = await createEngine();
after(() => engine.dispose());

const upTo = (depth) => Array.from({ length: depth }, (_, index) => index + 1);
const depthsOf = (reports) => reports.map(({ depth }) => depth);
/** The depths of the best lines, which a report must have of its own. */
const lineDepthsOf = (reports) => reports.map(({ lines }) => lines[0].depth);

/** The reports of onInfo when the search resolves, and its result. */
async function searched(position, options, asked = engine) {
  const reports = [];
  const result = await asked.search(position, { ...options, onInfo: (each) => reports.push(each) });
  return { reports: [...reports], result };
}

async function analysed(position, options) {
  const reports = [];
  for await (const report of engine.analyse(position, options)) reports.push(report);
  return reports;
}

for (const variant of variantIds) {
  test(`${variant}: onInfo gets each depth with its own lines, the last one too`, async () => {
    const fresh = await createEngine();
    const { reports, result } = await searched({ variant }, { depth: 7 }, fresh);
    fresh.dispose();
    assert.deepEqual(depthsOf(reports), upTo(7));
    assert.deepEqual(lineDepthsOf(reports), upTo(7));
    assert.deepEqual(reports.at(-1), result);
  });

  test(`${variant}: analyse() yields what onInfo gets, and the result once`, async () => {
    const informed = [];
    const options = { depth: 5, onInfo: (report) => informed.push(report) };
    const reports = await analysed({ variant }, options);
    assert.deepEqual(depthsOf(reports), upTo(5));
    assert.deepEqual(reports, informed);
  });
}

/** [what ends the search, position, options] */
const ends = [
  ['several lines', { variant: 'chess' }, { depth: 4, multipv: 3 }],
  ['a limit of nodes', { variant: 'tax' }, { nodes: 20_000 }],
  ['a single node', { variant: 'tax' }, { nodes: 1 }],
  ['a mate', { variant: 'chess', moves: ['f3', 'e5', 'g4'] }, { depth: 9 }],
  ['a level', { variant: 'flying' }, { level: 2, seed: 1, depth: 3 }],
  ['an only move', { variant: 'chess', fen: '7k/6Q1/8/8/8/8/8/K7 b - - 0 1' }, { depth: 4 }],
  ['no move', { variant: 'chess', fen: '7k/5K2/6Q1/8/8/8/8/8 b - - 0 1' }, { depth: 4 }],
];
for (const [what, position, options] of ends) {
  test(`every depth is reported up to ${what}`, async () => {
    const { reports, result } = await searched(position, options);
    assert.deepEqual(depthsOf(reports), upTo(result.depth));
    for (const { depth, lines } of reports) assert.equal(lines[0].depth, depth);
  });
}

test('every depth is reported until the search is stopped', async () => {
  const abort = new AbortController();
  const reports = [];
  const onInfo = (report) => {
    reports.push(report);
    if (report.depth === 6) abort.abort();
  };
  const options = { movetime: Number.POSITIVE_INFINITY, signal: abort.signal, onInfo };
  const { depth } = await engine.search({ variant: 'twokings' }, options);
  assert.deepEqual(depthsOf(reports), upTo(depth));
});

test('with several workers the depths grow up to that of the result', async () => {
  const team = await createEngine({ threads: 2 });
  const { reports, result } = await searched({ variant: 'chess' }, { depth: 8 }, team);
  team.dispose();
  const depths = depthsOf(reports);
  assert.deepEqual(
    depths,
    [...new Set(depths)].sort((one, other) => one - other),
  );
  assert.equal(depths.at(-1), result.depth);
});

for (const at of upTo(4)) {
  test(`an error of onInfo at depth ${at} of 4 rejects the search`, async () => {
    const thrown = new Error('mine');
    const seen = [];
    const onInfo = ({ depth }) => {
      seen.push(depth);
      if (depth === at) throw thrown;
    };
    await assert.rejects(
      engine.search({ variant: 'chess' }, { depth: 4, onInfo }),
      (e) => e === thrown,
    );
    assert.ok(seen.includes(at), String(seen));
    await assert.rejects(analysed({ variant: 'chess' }, { depth: 4, onInfo }), (e) => e === thrown);
    assert.equal((await engine.search({ variant: 'chess' }, { depth: 1 })).depth, 1);
  });
}

/** A signal that was aborted before the search, with each kind of reason. */
const aborted = [AbortSignal.abort(), AbortSignal.abort('enough'), AbortSignal.abort(null)];
for (const signal of aborted) {
  test(`a signal that was aborted before, with ${signal.reason}, gives a move at once`, async () => {
    const endless = { movetime: Number.POSITIVE_INFINITY, signal };
    const { best, lines } = await engine.search({ variant: 'tax' }, endless);
    assert.equal(lines[0].pv[0], best);
    const reports = await analysed({ variant: 'tax' }, endless);
    assert.equal(reports.at(-1).lines[0].pv[0], reports.at(-1).best);
  });
}

test('a search whose signal is aborted while it waits resolves with a move', async () => {
  const abort = new AbortController();
  const endless = { movetime: Number.POSITIVE_INFINITY, signal: abort.signal };
  const searches = [{ variant: 'chess' }, { variant: 'flying' }].map((position) =>
    engine.search(position, endless),
  );
  abort.abort();
  for (const { best, lines } of await Promise.all(searches)) assert.equal(lines[0].pv[0], best);
});
