// @ts-nocheck
// The wasm module through which an engine that searches uses the memory of its transposition table. Only workers compile
// it: runtimes without a search may forbid to compile wasm.

import { newTableMemory } from './table.js';
import { privateTable, sharedTable } from './wasm/table.js';

/** Wasm tells memory that is shared from memory that is not. */
async function tableIn(memory, bytes) {
  const module = await WebAssembly.compile(bytes);
  return (await WebAssembly.instantiate(module, { env: { memory } })).exports;
}

/** The functions of a table of its own, of so many megabytes. Error: ArgumentError. */
export const createTable = async (megabytes) =>
  tableIn(newTableMemory(megabytes, false), privateTable);

/** The functions of the table in a memory that others share. */
export const openTable = (memory) => tableIn(memory, sharedTable);
