// Where the package's own wasm is. The builds that are one file have another module in place of this one.

/** A source for compileModule(): a URL, or the bytes. */
export const ownWasm = async () => new URL('./wasm/engine.wasm', import.meta.url);
