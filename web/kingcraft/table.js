// @ts-nocheck
// The memory of a transposition table. In a shared memory the engines of several workers use one table.

import { ArgumentError } from './errors.js';
import { isNode } from './platform.js';

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
    throw new ArgumentError('hash-memory', { megabytes });
  }
}
