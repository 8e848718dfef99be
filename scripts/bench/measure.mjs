// Measures the parts that the command line names: scripts/bench/run, which has built what is measured.

import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import { load } from 'kingcraft';
import { watchOutput } from '../../web/cli/watch-output.js';
import { measureEmbeds } from './embed-figures.mjs';
import { figureTable, pageTable, sizeTables } from './figure-tables.mjs';
import { measureJavaScript } from './javascript-figures.mjs';
import { measureNative } from './native-figures.mjs';
import { measurePage } from './page-figures.mjs';
import { measureSizes } from './sizes.mjs';
import { measureThreads } from './threads-figures.mjs';
import { measureWasm } from './wasm-figures.mjs';

const program = fileURLToPath(new URL('../../build/release/kingcraft', import.meta.url));
const tell = (/** @type {string} */ text) => process.stderr.write(`${text}\n`);

const kingcraft = await load();
const ids = kingcraft.variants.map(({ id }) => id);

/**
 * Part → the lines of its tables.
 * @type {Record<string, () => Promise<string[]>>}
 */
const parts = {
  native: async () => figureTable(await measureNative(program, tell)),
  wasm: async () => figureTable(await measureWasm(kingcraft, program, tell)),
  javascript: async () => figureTable(await measureJavaScript(kingcraft, tell)),
  threads: async () => figureTable(await measureThreads(ids, program, tell)),
  sizes: async () => sizeTables(await measureSizes(ids)),
  page: async () => pageTable(await measurePage(ids, tell)),
  embed: async () => pageTable(await measureEmbeds(tell)),
};

watchOutput('scripts/bench/run');
const command = ['scripts/bench/run', ...process.argv.slice(2)].join(' ');
const names = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(parts);
const day = new Date().toISOString().slice(0, 10);
console.log(`${day}, \`${command}\`, ${cpus()[0].model}, node ${process.versions.node}\n`);
for (const name of names) {
  for (const line of await parts[name]()) console.log(line);
}
