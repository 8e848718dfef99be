// `kingcraft/rules`: the same functions as `kingcraft`, without the search that `kingcraft/engine` needs. Its
// WebAssembly, `kingcraft/rules.wasm`, is less than half as large, and slower.

export * from './index.js';
