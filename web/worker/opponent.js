// @ts-nocheck
/** The machine's thinking: one search at a time, which can be stopped (it plays the best so far) or called off. */

import { nextTurn } from '../kingcraft/platform.js';

/** How many nodes `warmUp` searches: a moment, in which browsers compile what every search runs through. */
const WARM_NODES = 20_000;

export class Opponent {
  #createEngine;
  #engine = null;
  #search = null;
  /** Ends the search of `warmUp`. */
  #warmth = new AbortController();

  /** @param {() => Promise} createEngine makes the engine client; called when the computer first thinks or warms up */
  constructor(createEngine) {
    this.#createEngine = createEngine;
  }

  get isThinking() {
    return this.#search !== null;
  }

  /**
   * Makes the engine and lets it look at a position for a moment, so that its first answer need not wait for that. A fault is left to `think`.
   * @param {{ variant: string, fen: string, moves: string[] }} game start position and the moves since
   * @param {number} level of the answers to come: what a deeper search remembers would help a lower one
   */
  async warmUp(game, level) {
    this.callOff();
    const { signal } = this.#warmth;
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
   * @param {{ variant: string, fen: string, moves: string[] }} game start position and the moves since
   * @param {{ level: number, clock?(): Clock | undefined, onInfo(info): void, prepare?(engine): void }} options `clock`: what is left when the search begins, as the engine
   *   takes it; `prepare(engine)`: called before each search, and not waited for
   * @returns {Promise<{ best: string | null, lines } | null>} what it found, as the engine says it; null when it was called off
   * @throws EngineError
   */
  async think(game, { level, clock, onInfo, prepare }) {
    this.callOff();
    const search = { abort: new AbortController(), calledOff: false };
    this.#search = search;
    try {
      const engine = await this.#start();
      if (search.calledOff) return null;
      prepare?.(engine);
      const result = await engine.search(game, {
        level,
        clock: clock?.(),
        seed: 1 + Math.floor(Math.random() * (2 ** 32 - 1)),
        signal: search.abort.signal,
        onInfo: (info) => !search.calledOff && onInfo(info),
      });
      return search.calledOff ? null : result;
    } catch (error) {
      if (search.calledOff) return null;
      throw error;
    } finally {
      if (this.#search === search) this.#search = null;
    }
  }

  /** The engine, made once; when that fails, the next search tries again. */
  #start() {
    this.#engine ??= this.#createEngine().catch((error) => {
      this.#engine = null;
      throw error;
    });
    return this.#engine;
  }

  /** Ends the thinking; the best move so far is played. */
  stop() {
    this.#search?.abort.abort();
  }

  /** Ends the thinking; no move is played. */
  callOff() {
    this.#warmth.abort();
    this.#warmth = new AbortController();
    if (!this.#search) return;
    this.#search.calledOff = true;
    this.#search.abort.abort();
    this.#search = null;
  }
}
