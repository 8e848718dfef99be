/** The machine's thinking: one search at a time, which can be stopped (it plays the best so far) or called off. */

export class Opponent {
  #createEngine;
  #engine = null;
  #search = null;

  /** @param {() => Promise} createEngine makes the engine client; called when the machine first thinks */
  constructor(createEngine) {
    this.#createEngine = createEngine;
  }

  get isThinking() {
    return this.#search !== null;
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
    if (!this.#search) return;
    this.#search.calledOff = true;
    this.#search.abort.abort();
    this.#search = null;
  }
}
