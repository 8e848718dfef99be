// The workers of one engine: the main one, whose search gives the result, and helpers, which search
// the same position to fill the table that all share.

/** @import { Limits, Position, SearchReport, SearchSettings } from './protocol.js' */

import { Connection } from './connection.js';
import { fullStrength } from './search-options.js';
import { Control, newTableMemory } from './table-memory.js';

/** The part of each of so many workers: the nodes are divided. @param {Limits} limits @param {number} workers */
function shareOf({ nodes, ...limits }, workers) {
  return { ...limits, nodes: nodes && Math.max(1, Math.floor(nodes / workers)) };
}

export class Team {
  #main;
  #helpers;
  /** @type {Control | null} */
  #control = null;
  #searches = 0;
  /** Resolves when no helper searches. @type {Promise<unknown>} */
  #rest = Promise.resolve();

  /** @param {number} threads @param {number} patience as of Connection */
  constructor(threads, patience) {
    this.#main = new Connection(patience);
    this.#helpers = Array.from({ length: threads - 1 }, () => new Connection(patience));
  }

  /** How many workers there are. */
  get threads() {
    return 1 + this.#helpers.length;
  }

  /** True when a worker was lost, so that the team should be replaced. */
  get isBroken() {
    return [this.#main, ...this.#helpers].some(({ isClosed }) => isClosed);
  }

  /**
   * Resolves when the workers are ready; helpers that cannot be started are left out.
   * @param {URL | undefined} url
   * @param {WebAssembly.Module} module
   * @param {number} hash megabytes
   * @throws what Connection.open() throws for the main worker
   */
  async open(url, module, hash) {
    const memory = this.threads > 1 ? newTableMemory(hash, true) : undefined;
    if (memory) this.#control = new Control(memory);
    /** @param {Connection} connection @param {number} helper */
    const open = (connection, helper) => connection.open(url, { module, hash, helper, memory });
    const helpers = Promise.allSettled(this.#helpers.map((each, index) => open(each, index + 1)));
    try {
      await open(this.#main, 0);
    } catch (error) {
      this.close(/** @type {Error} */ (error));
      throw error;
    }
    await helpers;
    this.#helpers = this.#helpers.filter(({ isClosed }) => !isClosed);
  }

  /**
   * As Connection.search(), with the nodes of all workers.
   * @param {Position} position
   * @param {Limits} limits
   * @param {Omit<SearchSettings, 'limits'>} settings
   */
  async search(position, limits, { signal, onInfo }) {
    await this.#rest;
    this.#searches += 1;
    const id = this.#searches;
    // The lower levels are to see less.
    const helpers = (limits.level ?? fullStrength) < fullStrength ? [] : this.#helpers;
    const share = shareOf(limits, 1 + helpers.length);
    this.#control?.forget();
    this.#rest = Promise.allSettled(
      helpers.map((helper) =>
        helper.search(
          id,
          position,
          { nodes: share.nodes, searchMoves: share.searchMoves },
          { signal: undefined, onInfo: undefined },
        ),
      ),
    );
    let depth = 0;
    const inform = (/** @type {SearchReport} */ report) => {
      depth = report.depth;
      onInfo?.(report);
    };
    const report = (/** @type {SearchReport} */ found) => inform(this.#withHelpers(found));
    try {
      const found = await this.#main.search(id, position, share, { signal, onInfo: report });
      const last = this.#withHelpers(found);
      // The depth that ends the search comes with its result.
      if (last.depth > depth) inform(last);
      return last;
    } catch (error) {
      if (this.#main.isClosed) this.close(/** @type {Error} */ (error));
      throw error;
    } finally {
      this.#control?.stop(id);
    }
  }

  /**
   * Gives all workers a file of endgame tables, or the net of a game in place of an earlier one.
   * @param {'tables' | 'net'} type
   * @param {string} variant
   * @param {Uint8Array<ArrayBuffer>} file
   * @throws LoadError
   */
  async addFile(type, variant, file) {
    await this.#rest;
    this.#searches += 1;
    const id = this.#searches;
    const helpers = this.#helpers.filter(({ isClosed }) => !isClosed);
    const given = [this.#main, ...helpers].map((each) => each.addFile(type, id, variant, file));
    const [main] = await Promise.allSettled(given);
    if (main.status === 'rejected') throw main.reason;
  }

  /** Ends all workers; what is under way is rejected with the error. @param {Error} error */
  close(error) {
    for (const connection of [this.#main, ...this.#helpers]) connection.close(error);
  }

  /** @param {SearchReport} report */
  #withHelpers(report) {
    if (!this.#control || report.nodes === 0) return report;
    const nodes = report.nodes + this.#control.nodes();
    return { ...report, nodes, nps: Math.round((report.nps * nodes) / report.nodes) };
  }
}
