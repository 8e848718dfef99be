// Several workers that search together.

import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { createEngine } from 'kingcraft/engine';
import { compileModule } from '../../../web/kingcraft/wasm-module.js';
import { Connection } from '../../../web/worker/connection.js';
import { newTableMemory } from '../../../web/worker/table-memory.js';
import { variantIds, withGame } from './support.js';

const engine = await createEngine({ threads: 3 });
after(() => engine.dispose());

const endless = { movetime: Number.POSITIVE_INFINITY };

test('the engine says how many workers it has', async () => {
  assert.equal(engine.threads, 3);
  const alone = await createEngine();
  after(() => alone.dispose());
  assert.equal(alone.threads, 1);
});

for (const variant of variantIds) {
  test(`${variant}: three workers find a legal move`, async () => {
    const { best, nodes, nps } = await engine.search({ variant }, { depth: 5 });
    assert.ok(nodes > 0 && nps > 0);
    withGame(variant, undefined, (game) => assert.equal(game.move(best).id, best));
  });
}

test('a limit of nodes holds for all workers together', async () => {
  for (const nodes of [1, 1000, 100_000]) {
    const report = await engine.search({ variant: 'chess' }, { nodes });
    assert.ok(report.best);
    assert.ok(report.nodes <= Math.max(nodes, 3), `${nodes}: ${report.nodes}`);
  }
});

test('aborting ends the search of all workers', async () => {
  for (const variant of variantIds) {
    const abort = new AbortController();
    const options = { ...endless, signal: abort.signal, onInfo: () => abort.abort() };
    assert.ok((await engine.search({ variant }, options)).best);
  }
});

test('a refused position is no harm', async () => {
  const position = { variant: 'chess', fen: 'nonsense' };
  await assert.rejects(engine.search(position), { code: 'fen' });
  assert.ok((await engine.search({ variant: 'chess' }, { depth: 3 })).best);
});

/** The nodes that two workers need for the same searches, one of each game, one after the other. */
async function nodesOfTwo(memory) {
  const module = await compileModule();
  const connections = [new Connection(10_000), new Connection(10_000)];
  for (const connection of connections) {
    await connection.open(undefined, { module, hash: 4, helper: 0, memory });
    after(() => connection.close(new Error('The test is over.')));
  }
  const nodes = [0, 0];
  let id = 0;
  for (const variant of variantIds) {
    for (const [index, connection] of connections.entries()) {
      // Not so deep that what the table knows decides how far moves are extended: the tree stays the same.
      const report = await connection.search(++id, { variant, moves: [] }, { depth: 5 }, {});
      nodes[index] += report.nodes;
    }
  }
  return nodes;
}

test('what a worker leaves in a shared table helps another, a private one does not', async () => {
  const [alone, helped] = await nodesOfTwo(newTableMemory(4, true));
  assert.ok(helped < 0.85 * alone, `${helped} nodes after ${alone}`);
  const [first, second] = await nodesOfTwo(undefined);
  assert.ok(second > 0.95 * first, `${second} nodes after ${first}`);
});

/** [when a helper fails, how, the workers that are left to the engine] */
const faults = [
  ['open', 'exit', 1],
  ['search', 'exit', 2],
  ['search', 'throw', 2],
  ['search', 'hang', 2],
];

for (const [moment, fault, threads] of faults) {
  test(`a helper with the fault '${moment} ${fault}' does not spoil the search`, async (context) => {
    // Workers get a copy of the environment.
    process.env.HELPER_FAULT = `${moment} ${fault}`;
    const worker = new URL('fixtures/failing-helper.js', import.meta.url);
    const team = await createEngine({ threads: 2, worker, patience: 1000 });
    context.after(() => team.dispose());
    for (let search = 0; search < 3; search += 1) {
      assert.ok((await team.search({ variant: 'chess' }, { depth: 5 })).best);
      assert.equal(team.threads, threads);
    }
  });
}

test('dispose() ends all workers, even while they search', async () => {
  const team = await createEngine({ threads: 3 });
  const search = team.search({ variant: 'chess' }, { ...endless, onInfo: () => team.dispose() });
  await assert.rejects(search, { code: 'disposed' });
});
