/**
 * The engine as the adviser of a person who plays: which move is best, and what a move costs. It searches so many nodes, so that the answer is
 * the same on every device, and in a worker of its own: what it remembers must not help the opponent.
 * @import { Engine, SearchPosition, SearchReport } from '../../worker/client.js'
 */

import { negated } from './computer-scores.js';

/** How many nodes a hint takes, and each of the two searches that compare a move with the best one. */
const HINT_NODES = 150_000;
const COMPARE_NODES = 20_000;

export class Adviser {
  #createEngine;
  /** @type {Promise<Engine> | null} */
  #engine = null;
  #abort = new AbortController();

  /** @param {() => Promise<Engine>} createEngine called when advice is first wanted */
  constructor(createEngine) {
    this.#createEngine = createEngine;
  }

  /** Ends the searches; they have no result. */
  callOff() {
    this.#abort.abort();
    this.#abort = new AbortController();
  }

  /**
   * The id of the best move; null where it was called off.
   * @param {SearchPosition} game
   * @throws EngineError
   */
  async bestMove(game) {
    return (await this.#search(game, HINT_NODES))?.best ?? null;
  }

  /**
   * The scores of the best move and of another one, both from the side that moves, and the best reply to the other one; null where that
   * one is the best, or where it was called off.
   * @param {SearchPosition} game
   * @param {string} move its id
   * @throws EngineError
   */
  async compare(game, move) {
    const before = await this.#search(game, COMPARE_NODES);
    if (!before || before.best === move) return null;
    const moves = [...(game.moves ?? []), move];
    const after = await this.#search({ ...game, moves }, COMPARE_NODES);
    const [best, reply] = [before.lines[0], after?.lines[0]];
    if (!best || !reply) return null;
    return { best: best.score, played: negated(reply.score), reply: reply.pv[0] ?? null };
  }

  /**
   * @param {SearchPosition} game
   * @param {number} nodes
   * @returns {Promise<SearchReport | null>}
   */
  async #search(game, nodes) {
    const { signal } = this.#abort;
    this.#engine ??= this.#createEngine().catch((error) => {
      this.#engine = null;
      throw error;
    });
    const engine = await this.#engine;
    if (signal.aborted) return null;
    const report = await engine.search(game, { nodes, signal });
    return signal.aborted ? null : report;
  }
}
