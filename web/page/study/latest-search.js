// @ts-nocheck
/** Searches one position at a time: another one takes the place of the one before, which is ended first. */
import { haveTables } from '../endgame-tables.js';

export class LatestSearch {
  #createEngine;
  #engine = null;
  #job = null;
  /** Resolves when no search runs. */
  #rest = Promise.resolve();

  /** @param {() => Promise} createEngine makes the engine client; called for the first search */
  constructor(createEngine) {
    this.#createEngine = createEngine;
  }

  /**
   * @param {{ variant: string, fen: string, moves: string[], current?: string }} position `current`: the FEN behind the moves
   * @param limits of the search; `onInfo(report)`: there is news
   * @returns {Promise<SearchReport | null>} null when another search took its place, or `stop` was called
   * @throws EngineError, LoadError; the next search tries again
   */
  async search(position, { onInfo, ...limits }) {
    this.stop();
    const job = { abort: new AbortController() };
    const before = this.#rest;
    this.#job = job;
    const run = before.then(() =>
      this.#isWanted(job) ? this.#run(job, position, limits, onInfo) : null,
    );
    this.#rest = run.catch(() => {});
    try {
      const report = await run;
      return this.#isWanted(job) ? report : null;
    } catch (error) {
      if (!this.#isWanted(job)) return null;
      throw error;
    } finally {
      if (this.#isWanted(job)) this.#job = null;
    }
  }

  /** Ends the search, whose result nobody wants any more. */
  stop() {
    this.#job?.abort.abort();
    this.#job = null;
  }

  #isWanted(job) {
    return this.#job === job;
  }

  async #run(job, position, limits, onInfo) {
    const engine = await this.#start();
    await haveTables(engine, position.variant, position.current ?? position.fen);
    if (!this.#isWanted(job)) return null;
    return engine.search(position, {
      ...limits,
      signal: job.abort.signal,
      onInfo: (report) => this.#isWanted(job) && onInfo?.(report),
    });
  }

  /** The engine, made once; when that fails, the next search tries again. */
  #start() {
    this.#engine ??= this.#createEngine().catch((error) => {
      this.#engine = null;
      throw error;
    });
    return this.#engine;
  }
}
