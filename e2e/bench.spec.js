// The bench in the browser.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from './board-page.js';

const variants = new URL('../engine/variants/', import.meta.url);

/** The nodes of all games, as their folders tell. */
function signature() {
  const files = readdirSync(variants).map((id) => new URL(`${id}/data/bench.jsonl`, variants));
  const rows = files
    .filter((file) => existsSync(file))
    .flatMap((file) => readFileSync(file, 'utf8').trim().split('\n').map(JSON.parse));
  return rows.reduce((sum, { nodes }) => sum + nodes, 0);
}

test('the bench has the signature of the native program', async ({ page }) => {
  await page.goto('/');
  const nodes = await page.evaluate(async () => {
    const { createInstance } = await import('/kingcraft/engine-instance.js');
    const { openTable } = await import('/worker/worker-messages.js');
    const { newTableMemory } = await import('/worker/table-memory.js');
    const { compileModule } = await import('/kingcraft/wasm-module.js');
    const { netFiles } = await import('/kingcraft/own-nets.js');
    const table = await openTable(newTableMemory(16, true));
    const instance = await createInstance(await compileModule(), table);
    for (const [variant, url] of Object.entries(netFiles)) {
      const net = new Uint8Array(await (await fetch(url())).arrayBuffer());
      const reply = instance.call((module) => module.loadNet(variant, net));
      if (reply !== '=') throw new Error(reply);
    }
    return instance.call((module) => module.bench());
  });
  expect(nodes).toBe(signature());
});
