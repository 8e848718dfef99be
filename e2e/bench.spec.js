// The bench in the browser.

import { readFileSync } from 'node:fs';
import { expect, test } from './board-page.js';

const signature = readFileSync(new URL('../tests/data/bench-signature.jsonl', import.meta.url));

test('the bench has the signature of the native program', async ({ page }) => {
  await page.goto('/');
  const nodes = await page.evaluate(async () => {
    const { createInstance } = await import('/kingcraft/instance.js');
    const { openTable } = await import('/kingcraft/create-table.js');
    const { newTableMemory } = await import('/kingcraft/table.js');
    const { compileModule } = await import('/kingcraft/wasm-module.js');
    const table = await openTable(newTableMemory(16, true));
    const instance = await createInstance(await compileModule(), table);
    return instance.call((module) => module.bench());
  });
  expect(nodes).toBe(JSON.parse(signature).nodes);
});
