// Refuses to pack the package without its engine and tables, which are built and not in the repository: `npm pack` runs it.

import { existsSync } from 'node:fs';

const built = ['wasm/engine.js', 'wasm/engine.wasm', 'wasm/table.js', 'tables/chess.tables'].map(
  (name) => `web/kingcraft/${name}`,
);
const missing = built.filter((file) => !existsSync(new URL(`../${file}`, import.meta.url)));

if (missing.length > 0) {
  console.error(
    `The engine is not built. Run scripts/build wasm tables first, which installs what it needs. Missing: ${missing.join(', ')}`,
  );
  process.exitCode = 1;
}
