// Refuses to pack the package without its engine, which is built and not in the repository: `npm pack` runs it.

import { existsSync } from 'node:fs';

const built = ['engine.js', 'engine.wasm', 'table.js'].map((name) => `web/kingcraft/wasm/${name}`);
const missing = built.filter((file) => !existsSync(new URL(`../${file}`, import.meta.url)));

if (missing.length > 0) {
  console.error(
    `The engine is not built. Run scripts/build wasm first (scripts/setup play installs what that needs). Missing: ${missing.join(', ')}`,
  );
  process.exitCode = 1;
}
