// The search inside the worker: one at a time, in slices, so that a stop can come in between.

/** @import { Instance } from '../kingcraft/instance.js' */
/** @import { NativeEngine } from '../kingcraft/wasm/engine.js' */
/** @import { SearchReport } from './client.js' */
/** @import { Limits, Position } from './protocol.js' */
/** @import { Control } from './table-memory.js' */

import { ArgumentError, EngineError } from '../kingcraft/errors.js';
import { orLoadErrorOf } from '../kingcraft/file-source.js';
import { nextTurn } from '../kingcraft/platform.js';
import { readReport, unwrap } from '../kingcraft/records.js';
import { addTables } from '../kingcraft/tables.js';

/** How long a slice lasts, in milliseconds: a third of the 50 within which a stop must take effect. */
const sliceTime = 15;

export class Searcher {
  #instance;
  #engine;
  #helper;
  #control;
  #stopped = false;
  /** The games that were searched since the table was empty. @type {Set<string>} */
  #searched = new Set();

  /**
   * @param {Instance} instance
   * @param {number} hash the megabytes of its table
   * @param {number} helper the number among the helpers, 0 for the main worker
   * @param {Control | undefined} control where others share the table
   * @throws EngineError when there is no memory
   */
  constructor(instance, hash, helper, control) {
    this.#instance = instance;
    this.#helper = helper;
    this.#control = control;
    const engine = instance.call((module) => module.newEngine(hash));
    if (!engine) throw new EngineError('engine-memory');
    this.#engine = engine;
  }

  /** Ends the search under way after its present slice. */
  stop() {
    this.#stopped = true;
  }

  /**
   * Gives the searches from now on the tables of a game.
   * @param {string} variant
   * @param {Uint8Array<ArrayBuffer>} file
   */
  addTables(variant, file) {
    return addTables(this.#instance, variant, file);
  }

  /**
   * Gives the searches from now on the net of a game, in place of an earlier one.
   * @param {string} variant
   * @param {Uint8Array<ArrayBuffer>} file
   */
  loadNet(variant, file) {
    return orLoadErrorOf('load-net', variant, async () => {
      unwrap(this.#instance.call((module) => module.loadNet(variant, file)));
      // The scores in the table are of another evaluation.
      if (!this.#searched.has(variant)) return;
      this.#ask('clear');
      this.#searched.clear();
    });
  }

  /**
   * The last report of a search.
   * @param {number} id
   * @param {Position} position
   * @param {Limits} limits
   * @param {(report: SearchReport) => void} onReport gets one after each depth and each slice, except the last
   */
  async search(id, position, limits, onReport) {
    this.#stopped = false;
    this.#setUp(position);
    this.#searched.add(position.variant);
    unwrap(this.#ask('start', { searchMoves: [], ...limits, helper: this.#helper }));
    const start = performance.now();
    while (this.#searchSlice(id, () => onReport(this.#report(start)))) await nextTurn();
    return this.#report(start);
  }

  /** @param {Position} position @throws ArgumentError where a record of a game contradicts itself */
  #setUp({ variant, startFen, moves, fen }) {
    unwrap(this.#ask('setPosition', variant, startFen, moves));
    if (fen !== undefined && fen !== this.#ask('fen')) throw new ArgumentError('record-fen');
  }

  /**
   * Searches for a slice, in which several depths may end; false when the search is done.
   * @param {number} id @param {() => void} report
   */
  #searchSlice(id, report) {
    const end = performance.now() + sliceTime;
    for (let left = sliceTime; left > 0; left = end - performance.now()) {
      if (!this.#ask('step', left, id) || this.#isStopped(id)) return false;
      report();
    }
    return true;
  }

  /** @param {number} id */
  #isStopped(id) {
    return this.#stopped || this.#control?.isStopped(id);
  }

  /** @param {number} start @returns {SearchReport} */
  #report(start) {
    const report = readReport(this.#ask('report'));
    if (this.#helper > 0) this.#control?.count(this.#helper, report.nodes);
    const elapsed = performance.now() - start;
    const nps = elapsed > 0 ? Math.round((1000 * report.nodes) / elapsed) : 0;
    return { ...report, elapsed: Math.round(elapsed), nps };
  }

  /**
   * @template {keyof NativeEngine} M
   * @param {M} method
   * @param {Parameters<NativeEngine[M]>} values
   * @returns {ReturnType<NativeEngine[M]>}
   */
  #ask(method, ...values) {
    // Any, since TypeScript does not see that the values are those of the method.
    const engine = /** @type {any} */ (this.#engine);
    return this.#instance.call(() => engine[method](...values));
  }
}
