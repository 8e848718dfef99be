// The package: load() the engine, then list its games and play them. The docs are in index.d.ts.

import { createInstance } from './engine-instance.js';
import { loaderOf } from './loader.js';
import { compileModule } from './wasm-module.js';

export * from './errors.js';

export const load = loaderOf(createInstance, compileModule);
