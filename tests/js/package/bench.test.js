// The bench in wasm, with the table in the memory that the package gives it.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { createInstance } from '../../../web/kingcraft/engine-instance.js';
import { netFiles } from '../../../web/kingcraft/own-nets.js';
import { compileModule } from '../../../web/kingcraft/wasm-module.js';
import { newTableMemory } from '../../../web/worker/table-memory.js';
import { createTable, openTable } from '../../../web/worker/worker-messages.js';
import { readDataOfAll } from './support.js';

const nodes = readDataOfAll('bench.jsonl').reduce((sum, row) => sum + row.nodes, 0);

const tables = { private: createTable(16), shared: openTable(newTableMemory(16, true)) };

for (const [kind, table] of Object.entries(tables)) {
  test(`the bench has the signature of the native program, ${kind} table`, async () => {
    const instance = await createInstance(await compileModule(), await table);
    for (const [variant, url] of Object.entries(netFiles))
      assert.equal(
        instance.call((module) => module.loadNet(variant, readFileSync(url()))),
        '=',
      );
    assert.equal(
      instance.call((module) => module.bench()),
      nodes,
    );
  });
}
