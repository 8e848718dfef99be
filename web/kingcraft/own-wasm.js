// The address of the package's own WebAssembly. Builds of one file replace this module.

/** A source for compileModule(): a URL, or the bytes. */
export const ownWasm = async () => new URL('./wasm/engine.wasm', import.meta.url);
