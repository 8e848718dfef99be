// Stops with an error where files of the package are not built: before npm pack, and before scripts/build package
// packs.

import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const nets = new URL('../../engine/nets/', import.meta.url);

/** The files that are built and not in the repository. */
const built = [
  'wasm/engine.js',
  'wasm/engine.wasm',
  'wasm/rules.js',
  'wasm/rules.wasm',
  'wasm/table.js',
  'tables/chess.tables',
  ...(existsSync(nets) ? readdirSync(nets) : [])
    .filter((name) => name.endsWith('.net'))
    .map((name) => `nets/${name}`),
].map((name) => `web/kingcraft/${name}`);

const missing = built.filter(
  (file) => !existsSync(fileURLToPath(new URL(`../../${file}`, import.meta.url))),
);
if (missing.length > 0) {
  console.error(
    `The engine is not built. Run scripts/build wasm tables first. Missing: ${missing.join(', ')}`,
  );
  process.exit(1);
}
