// `kingcraft/rules`: the same as `kingcraft`, without the parts of the wasm that `kingcraft/engine` searches with. It
// is less than half as large, and slower; the wasm that its `load()` takes is `kingcraft/rules.wasm`.

export * from './index.js';
