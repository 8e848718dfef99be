// Made from bindings/transposition_module.cpp.

/** The wasm of a transposition table in its own memory. */
export const privateTable: Uint8Array<ArrayBuffer>;
/** The same for a memory that others share. */
export const sharedTable: Uint8Array<ArrayBuffer>;
