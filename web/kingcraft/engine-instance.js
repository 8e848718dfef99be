// Instances of the full engine.

/** @import { TableFunctions } from './wasm/engine.js' */

import { startInstance } from './instance.js';
import createEngineModule from './wasm/engine.js';

/** As startInstance(). @param {WebAssembly.Module} module @param {TableFunctions} [table] */
export const createInstance = (module, table) => startInstance(createEngineModule, module, table);
