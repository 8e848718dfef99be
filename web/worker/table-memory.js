// The memory of a transposition table. In a shared memory the engines of several workers use one table.

import { ArgumentError } from '../kingcraft/errors.js';
import { isNode } from '../kingcraft/platform.js';

/** Where the counters and what transposition_module.cpp reads begin, in bytes. */
const countersAt = 16;
const controlAt = 4096;
const countersMax = 256;

/**
 * What the workers of one search write for each other into the first page of their table's memory.
 * bindings/transposition_module.cpp reads the word that says which searches were stopped.
 */
export class Control {
  #stopped;
  #counters;

  /** @param {WebAssembly.Memory} memory of the table */
  constructor({ buffer }) {
    this.#stopped = new Int32Array(buffer, controlAt, 1);
    this.#counters = new BigInt64Array(buffer, countersAt, countersMax);
  }

  /** Stops the searches up to this number, wherever they run. @param {number} search */
  stop(search) {
    Atomics.store(this.#stopped, 0, search);
  }

  /** @param {number} search */
  isStopped(search) {
    return Atomics.load(this.#stopped, 0) >= search;
  }

  /** A helper has searched so many nodes. @param {number} helper @param {number} nodes */
  count(helper, nodes) {
    Atomics.store(this.#counters, helper, BigInt(nodes));
  }

  /** What all helpers have counted since the last `forget()`. */
  nodes() {
    const counts = Array.from(this.#counters, (_, helper) => Atomics.load(this.#counters, helper));
    return Number(counts.reduce((sum, count) => sum + count, 0n));
  }

  forget() {
    this.#counters.fill(0n);
  }
}

const pagesPerMegabyte = 16;

/**
 * Whether workers can share memory here. A page has to be cross-origin isolated for it; WebKitGTK calls a page so that
 * has no SharedArrayBuffer, and posts no shared memory.
 */
export const canShareMemory = () =>
  isNode || (globalThis.crossOriginIsolated === true && 'SharedArrayBuffer' in globalThis);

/** @param {number} pages @param {boolean} shared */
const newMemory = (pages, shared) =>
  new WebAssembly.Memory({ initial: pages, maximum: pages, shared });

/**
 * Memory for a table, after a page for Control.
 * @param {number} megabytes
 * @param {boolean} shared
 * @throws ArgumentError when there is not so much
 */
export function newTableMemory(megabytes, shared) {
  try {
    return newMemory(1 + megabytes * pagesPerMegabyte, shared);
  } catch {
    throw new ArgumentError('hash-memory', { megabytes });
  }
}
