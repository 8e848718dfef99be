// The computer as an opponent: one search at a time, which can be stopped (it plays the best so far) or cancelled.

/**
 * @import { Clock, Engine, SearchPosition, SearchReport } from './client.js'
 *
 * @typedef {object} ThinkOptions
 * @property {number} level
 * @property {() => Clock | undefined} [clock] what is left when the search begins
 * @property {(report: SearchReport) => void} onInfo
 * @property {(engine: Engine) => unknown} [prepare] called before each search, and not waited for
 *
 * @typedef {(game: SearchPosition, level: number) => Promise<string | null>} ChooseMove the id of a move that needs no
 *   search, as from openings; null if the engine is to search
 */

import { once } from '../kingcraft/once.js';
import { nextTurn } from '../kingcraft/platform.js';

/** How many nodes `warmUp()` searches: a moment, in which browsers compile the code of the search. */
const WARM_NODES = 20_000;

export class Opponent {
  #chooseMove;
  #start;
  /** @type {{ abort: AbortController, isCancelled: boolean } | null} */
  #search = null;
  /** Ends the search of `warmUp()`. */
  #warmUp = new AbortController();

  /**
   * @param {() => Promise<Engine>} createEngine called when the computer first thinks or warms up
   * @param {ChooseMove} [chooseMove] asked before each search; without it, every move is searched
   */
  constructor(createEngine, chooseMove = async () => null) {
    this.#start = once(createEngine);
    this.#chooseMove = chooseMove;
  }

  get isThinking() {
    return this.#search !== null;
  }

  /**
   * Makes the engine and lets it look at a position for a moment, so that its first answer comes sooner. An error is
   * left to `think()`.
   * @param {SearchPosition} game start position and the moves since
   * @param {number} level of the answers to come: what a deeper search remembers would help a lower one
   */
  async warmUp(game, level) {
    this.callOff();
    const { signal } = this.#warmUp;
    // The board is painted first: making a worker in the same task would hold it up.
    await nextTurn();
    if (signal.aborted) return;
    try {
      const engine = await this.#start();
      if (!signal.aborted) await engine.search(game, { level, nodes: WARM_NODES, signal });
    } catch {}
  }

  /**
   * Thinks about a game.
   * @param {SearchPosition} game start position and the moves since
   * @param {ThinkOptions} options
   * @returns {Promise<Pick<SearchReport, 'best' | 'lines'> | null>} null when it was cancelled; a move without a search
   *   has no lines
   * @throws EngineError
   */
  async think(game, { level, clock, onInfo, prepare }) {
    this.callOff();
    const search = { abort: new AbortController(), isCancelled: false };
    this.#search = search;
    try {
      const [engine, chosen] = await Promise.all([this.#start(), this.#chooseMove(game, level)]);
      if (search.isCancelled) return null;
      if (chosen) return { best: chosen, lines: [] };
      prepare?.(engine);
      const result = await engine.search(game, {
        level,
        clock: clock?.(),
        seed: 1 + Math.floor(Math.random() * (2 ** 32 - 1)),
        signal: search.abort.signal,
        onInfo: (report) => {
          if (!search.isCancelled) onInfo(report);
        },
      });
      return search.isCancelled ? null : result;
    } catch (error) {
      if (search.isCancelled) return null;
      throw error;
    } finally {
      if (this.#search === search) this.#search = null;
    }
  }

  /** Ends the thinking; the best move so far is played. */
  stop() {
    this.#search?.abort.abort();
  }

  /** Ends the thinking; no move is played. */
  callOff() {
    this.#warmUp.abort();
    this.#warmUp = new AbortController();
    if (!this.#search) return;
    this.#search.isCancelled = true;
    this.#search.abort.abort();
    this.#search = null;
  }
}
