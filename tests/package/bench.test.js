// The bench in wasm, with the table in the memory that the package gives it.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createInstance } from '../../web/kingcraft/instance.js';
import { createTable, newTableMemory } from '../../web/kingcraft/table.js';
import { compileModule } from '../../web/kingcraft/wasm-module.js';
import { readData } from './support.js';

const [{ nodes }] = readData('bench-signature.jsonl');

for (const shared of [false, true]) {
  test(`the bench has the signature of the native program, ${shared ? 'shared' : 'private'} table`, async () => {
    const table = await createTable(newTableMemory(16, shared));
    const instance = await createInstance(await compileModule(), table);
    assert.equal(
      instance.call((module) => module.bench()),
      nodes,
    );
  });
}
