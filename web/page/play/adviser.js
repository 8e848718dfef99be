/**
 * The engine as the adviser of a person who plays: which move is best, and what a move costs. It searches so many
 * nodes, so that the answer is the same on every device, and in its own worker: what it remembers must not help
 * the opponent.
 * @import { Engine, SearchPosition, SearchReport } from '../../worker/client.js'
 */

import { once } from '../../kingcraft/once.js';
import { negated } from './computer-scores.js';

/** How many nodes a hint takes, and each of the two searches that compare a move with the best one. */
const HINT_NODES = 150_000;
const COMPARE_NODES = 20_000;

export class Adviser {
  #engine;
  #abort = new AbortController();

  /** @param {() => Promise<Engine>} createEngine called when advice is first wanted */
  constructor(createEngine) {
    this.#engine = once(createEngine);
  }

  /**
   * The best move and what is expected after it, as ids; null if another question came first.
   * @param {SearchPosition} game
   * @throws EngineError
   */
  async bestLine(game) {
    const report = await this.#search(game, HINT_NODES, this.#begin());
    return report?.lines[0]?.pv ?? null;
  }

  /**
   * The scores of the best move and of another one, both from the side that moves, and the line of the best reply to
   * the other one; null if that one is the best, or where another question came first.
   * @param {SearchPosition} game
   * @param {string} move its id
   * @throws EngineError
   */
  async compare(game, move) {
    const signal = this.#begin();
    const before = await this.#search(game, COMPARE_NODES, signal);
    if (!before || before.best === move) return null;
    const moves = [...(game.moves ?? []), move];
    const after = await this.#search({ ...game, moves }, COMPARE_NODES, signal);
    const [best, reply] = [before.lines[0], after?.lines[0]];
    if (!best || !reply) return null;
    return { best: best.score, played: negated(reply.score), reply: reply.pv };
  }

  /** Ends the searches for the last question: only the present one matters. */
  #begin() {
    this.#abort.abort();
    this.#abort = new AbortController();
    return this.#abort.signal;
  }

  /**
   * @param {SearchPosition} game
   * @param {number} nodes
   * @param {AbortSignal} signal
   * @returns {Promise<SearchReport | null>}
   */
  async #search(game, nodes, signal) {
    const engine = await this.#engine();
    if (signal.aborted) return null;
    const report = await engine.search(game, { nodes, signal });
    return signal.aborted ? null : report;
  }
}
