/** What the machine thought of the game on the board at each of its moves, and what it answers to an offer of a draw. */
import { answerOffer, numberOf } from './draw-offer.js';

export class MachineMind {
  #thoughts = [];
  #offeredAt = null;

  /** @param {number} ply the half-move that it thought about @param score of the search */
  think(ply, score) {
    this.goBack(ply);
    this.#thoughts.push({ ply, score: numberOf(score) });
  }

  /** Moves from this half-move on were taken back. */
  goBack(ply) {
    this.#thoughts = this.#thoughts.filter((thought) => thought.ply < ply);
  }

  /** The answer to an offer after so many half-moves, as `answerOffer` gives it. */
  answer(ply) {
    const sinceOffer = this.#offeredAt === null ? Number.POSITIVE_INFINITY : ply - this.#offeredAt;
    const answer = answerOffer({
      scores: this.#thoughts.map(({ score }) => score),
      moves: Math.floor(ply / 2),
      sinceOffer: Math.abs(sinceOffer) / 2,
    });
    this.#offeredAt = ply;
    return answer;
  }
}
