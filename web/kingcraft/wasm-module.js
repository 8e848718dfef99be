// Compiles the wasm of the engine that can do everything.

import { compilerOf } from './compile-wasm.js';
import { ownWasm } from './own-wasm.js';

export const compileModule = compilerOf(ownWasm);
