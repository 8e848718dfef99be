// The computer as an opponent: what a search that is called off still may do.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Opponent } from '../../../web/worker/opponent.js';

const game = { variant: 'chess' };
const result = { best: 'e2e4', lines: [] };

/** An engine that answers when a test lets it, and an opponent that uses it. */
function createOpponent() {
  const searches = [];
  const engine = {
    search: (_, options) =>
      new Promise((resolve, reject) => searches.push({ ...options, resolve, reject })),
  };
  let start;
  const started = new Promise((resolve, reject) => {
    start = { succeed: () => resolve(engine), fail: reject };
  });
  const turn = () => new Promise((resolve) => setImmediate(resolve));
  return { opponent: new Opponent(() => started), searches, start, turn };
}

/** [what is true of the caller, how the search ends] */
const ends = [
  ['it gets no move', ({ resolve }) => resolve(result)],
  ['it hears of no error', ({ reject }) => reject(new Error('the worker ended'))],
];

for (const [what, end] of ends)
  test(`a search that was called off: ${what}, and no report`, async () => {
    const { opponent, searches, start, turn } = createOpponent();
    const reports = [];
    const move = opponent.think(game, { level: 1, onInfo: (report) => reports.push(report) });
    start.succeed();
    await turn();
    searches[0].onInfo(1);
    opponent.callOff();
    assert.ok(searches[0].signal.aborted);
    searches[0].onInfo(2);
    end(searches[0]);
    assert.equal(await move, null);
    assert.deepEqual([reports, opponent.isThinking], [[1], false]);
  });

test('called off before there is an engine, it searches nothing', async () => {
  const { opponent, searches, start } = createOpponent();
  const move = opponent.think(game, { level: 1, onInfo() {} });
  opponent.callOff();
  start.succeed();
  assert.equal(await move, null);
  assert.equal(searches.length, 0);
});

test('an error of a search that goes on is thrown', async () => {
  const { opponent, searches, start, turn } = createOpponent();
  const move = opponent.think(game, { level: 1, onInfo() {} });
  start.succeed();
  await turn();
  searches[0].reject(new Error('the worker ended'));
  await assert.rejects(move, /the worker ended/);
  assert.equal(opponent.isThinking, false);
});

/** [when the warming up is called off, what happens before, how many searches had begun] */
const moments = [
  ['in the same task', async () => {}, 0],
  ['while the engine is made', ({ turn }) => turn(), 0],
  [
    'while it searches',
    async ({ turn, start }) => {
      await turn();
      start.succeed();
      await turn();
    },
    1,
  ],
];

for (const [when, wait, expected] of moments)
  test(`warming up called off ${when}`, async () => {
    const made = createOpponent();
    const warmed = made.opponent.warmUp(game, 1);
    await wait(made);
    made.opponent.callOff();
    made.start.succeed();
    for (const { signal, resolve } of made.searches) {
      assert.ok(signal.aborted);
      resolve(result);
    }
    await warmed;
    assert.equal(made.searches.length, expected);
  });

test('warming up hears of no error: the next search does', async () => {
  const { opponent, start, turn } = createOpponent();
  const warmed = opponent.warmUp(game, 1);
  await turn();
  start.fail(new Error('no worker'));
  await warmed;
  await assert.rejects(opponent.think(game, { level: 1, onInfo() {} }), /no worker/);
});
