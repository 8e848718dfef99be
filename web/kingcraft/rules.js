// The package without the search. Its WebAssembly is less than half as large. The docs are in rules.d.ts.

import { compilerOf } from './compile-wasm.js';
import { startInstance } from './instance.js';
import { loaderOf } from './loader.js';
import createRulesModule from './wasm/rules.js';

export * from './errors.js';

export const load = loaderOf(
  (module) => startInstance(createRulesModule, module),
  compilerOf(async () => new URL('./wasm/rules.wasm', import.meta.url)),
);
