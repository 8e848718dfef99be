// Compiles the WebAssembly of the full engine.

import { compilerOf } from './compile-wasm.js';
import { ownWasm } from './own-wasm.js';

export const compileModule = compilerOf(ownWasm);
