// @ts-nocheck
// What the workers of one search tell each other without messages, in the first page of their
// table's memory. bindings/table_module.cpp knows the first word.

/** Where the counters begin, in bytes. */
const countersAt = 16;
const countersMax = 256;

export class Control {
  #stopped;
  #counters;

  /** @param {WebAssembly.Memory} memory of the table */
  constructor({ buffer }) {
    this.#stopped = new Int32Array(buffer, 0, 1);
    this.#counters = new BigInt64Array(buffer, countersAt, countersMax);
  }

  /** Stops the searches up to this number, wherever they run. */
  stop(search) {
    Atomics.store(this.#stopped, 0, search);
  }

  isStopped(search) {
    return Atomics.load(this.#stopped, 0) >= search;
  }

  /** A helper has searched so many nodes. */
  count(helper, nodes) {
    Atomics.store(this.#counters, helper, BigInt(nodes));
  }

  /** What all helpers have counted since the last `forget`. */
  nodes() {
    const counts = Array.from(this.#counters, (_, helper) => Atomics.load(this.#counters, helper));
    return Number(counts.reduce((sum, count) => sum + count, 0n));
  }

  forget() {
    this.#counters.fill(0n);
  }
}
