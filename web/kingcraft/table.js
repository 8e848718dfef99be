// The memory of a transposition table, and the wasm module through which engines use it. In a shared
// memory the engines of several workers use one table.

import { ArgumentError } from './errors.js';
import { isNode } from './platform.js';
import { privateTable, sharedTable } from './wasm/table.js';

const pagesPerMegabyte = 16;

/** Whether workers can share memory here; a page has to be cross-origin isolated for it. */
export const canShareMemory = () => isNode || globalThis.crossOriginIsolated === true;

const newMemory = (pages, shared) =>
  new WebAssembly.Memory({ initial: pages, maximum: pages, shared });

/**
 * Memory for a table of so many megabytes, behind a page for control. Error: ArgumentError when
 * there is not so much.
 */
export function newTableMemory(megabytes, shared) {
  try {
    return newMemory(1 + megabytes * pagesPerMegabyte, shared);
  } catch {
    throw new ArgumentError(`There is no memory for a hash table of ${megabytes} megabytes.`);
  }
}

/** The functions of the table in this memory; without one, of a table with no room. */
export async function createTable(memory = newMemory(1, false)) {
  const isPrivate = memory.buffer instanceof ArrayBuffer;
  const module = await WebAssembly.compile(isPrivate ? privateTable : sharedTable);
  return (await WebAssembly.instantiate(module, { env: { memory } })).exports;
}
