/** Runs one search at a time: a new one ends the search that runs, and takes its place. */
/** @import { Engine, SearchOptions, SearchReport } from '../../worker/client.js' */
import { once } from '../../kingcraft/once.js';
import { loadTablesFor } from '../../kingcraft/tables.js';
import { loadHostedTablesFor } from '../base/endgame-tables.js';

/**
 * A position to search; `current` is the FEN after the moves, that of `fen` when left out.
 * @typedef {{ variant: string, fen: string, moves: string[], current?: string }} StudySearchPosition
 */

export class LatestSearch {
  #start;
  /** The search that is wanted. @type {{ abort: AbortController } | null} */
  #job = null;
  /** Resolves when no search runs. @type {Promise<unknown>} */
  #idle = Promise.resolve();

  /** @param {() => Promise<Engine>} createEngine called for the first search */
  constructor(createEngine) {
    this.#start = once(createEngine);
  }

  /**
   * @param {StudySearchPosition} position
   * @param {SearchOptions} options
   * @returns {Promise<SearchReport | null>} null when another search took its place, or `stop` was called
   * @throws EngineError, LoadError; the next search tries again
   */
  async search(position, { onInfo, ...limits }) {
    this.stop();
    const job = { abort: new AbortController() };
    const previous = this.#idle;
    this.#job = job;
    const run = previous.then(() =>
      this.#isWanted(job) ? this.#run(job, position, limits, onInfo) : null,
    );
    this.#idle = run.catch(() => {});
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

  /** Ends the search; its result is dropped. */
  stop() {
    this.#job?.abort.abort();
    this.#job = null;
  }

  /** @param {{ abort: AbortController }} job */
  #isWanted(job) {
    return this.#job === job;
  }

  /**
   * @param {{ abort: AbortController }} job
   * @param {StudySearchPosition} position
   * @param {SearchOptions} limits
   * @param {SearchOptions['onInfo']} onInfo
   */
  async #run(job, { current, ...position }, limits, onInfo) {
    const engine = await this.#start();
    const fen = current ?? position.fen;
    await loadTablesFor(engine, position.variant, fen);
    if (!this.#isWanted(job)) return null;
    // For the searches after this one.
    loadHostedTablesFor(engine, position.variant, fen);
    return engine.search(position, {
      ...limits,
      signal: job.abort.signal,
      onInfo: (report) => {
        if (this.#isWanted(job)) onInfo?.(report);
      },
    });
  }
}
