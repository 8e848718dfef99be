// The search inside the worker: one at a time, in slices, so that a stop can come in between.

import { EngineError } from '../kingcraft/errors.js';
import { readReport, unwrap } from '../kingcraft/records.js';
import { nextTurn } from './next-turn.js';

/** How long a slice lasts, in milliseconds: a third of the 50 within which a stop must be heard. */
const sliceTime = 15;

export class Searcher {
  #instance;
  #engine;
  #stopped = false;

  /** Errors: ArgumentError when there is no memory for the table. */
  constructor(instance, hash) {
    this.#instance = instance;
    this.#engine = instance.call((module) => module.newEngine());
    if (!this.#engine) throw new EngineError('There is no memory for the engine.');
    unwrap(this.#ask('setHash', hash));
  }

  /** Ends the search under way after its present slice. */
  stop() {
    this.#stopped = true;
  }

  /** The last report of a search. Calls `onSlice` with the report of each slice but the last. */
  async search({ variant, fen, moves }, limits, onSlice) {
    this.#stopped = false;
    unwrap(this.#ask('setPosition', variant, fen, moves));
    unwrap(this.#ask('start', limits));
    const start = performance.now();
    while (this.#ask('step', sliceTime) && !this.#stopped) {
      onSlice(this.#report(start));
      await nextTurn();
    }
    return this.#report(start);
  }

  #report(start) {
    const report = readReport(this.#ask('report'));
    const seconds = (performance.now() - start) / 1000;
    return { ...report, nps: seconds > 0 ? Math.round(report.nodes / seconds) : 0 };
  }

  #ask(method, ...values) {
    return this.#instance.call(() => this.#engine[method](...values));
  }
}
