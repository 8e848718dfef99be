// @ts-nocheck
// The search inside the worker: one at a time, in slices, so that a stop can come in between.

import { EngineError } from '../kingcraft/errors.js';
import { nextTurn } from '../kingcraft/platform.js';
import { readReport, unwrap } from '../kingcraft/records.js';
import { addTables } from '../kingcraft/tables.js';

/** How long a slice lasts, in milliseconds: a third of the 50 within which a stop must be heard. */
const sliceTime = 15;

export class Searcher {
  #instance;
  #engine;
  #helper;
  #control;
  #stopped = false;

  /**
   * For an instance whose table has so many megabytes. `helper` is the number among the helpers, or
   * 0; there is a `control` when others share the table.
   */
  constructor(instance, hash, helper, control) {
    this.#instance = instance;
    this.#helper = helper;
    this.#control = control;
    this.#engine = instance.call((module) => module.newEngine(hash));
    if (!this.#engine) throw new EngineError('engine-memory');
  }

  /** Ends the search under way after its present slice. */
  stop() {
    this.#stopped = true;
  }

  /** Gives the searches from now on the tables of a game. */
  addTables(variant, file) {
    return addTables(this.#instance, variant, file);
  }

  /** The last report of a search. Calls `onSlice` with the report of each slice but the last. */
  async search(id, { variant, fen, moves }, limits, onSlice) {
    this.#stopped = false;
    unwrap(this.#ask('setPosition', variant, fen, moves));
    unwrap(this.#ask('start', { ...limits, helper: this.#helper }));
    const start = performance.now();
    while (this.#ask('step', sliceTime, id) && !this.#isStopped(id)) {
      onSlice(this.#report(start));
      await nextTurn();
    }
    return this.#report(start);
  }

  #isStopped(id) {
    return this.#stopped || this.#control?.isStopped(id);
  }

  #report(start) {
    const report = readReport(this.#ask('report'));
    if (this.#helper > 0) this.#control.count(this.#helper, report.nodes);
    const seconds = (performance.now() - start) / 1000;
    return { ...report, nps: seconds > 0 ? Math.round(report.nodes / seconds) : 0 };
  }

  #ask(method, ...values) {
    return this.#instance.call(() => this.#engine[method](...values));
  }
}
