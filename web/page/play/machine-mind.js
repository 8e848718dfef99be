// @ts-nocheck
/** What the machine thought of a game at each of its moves, and what it answered to offers of a draw. It is kept with the game. */
import { answerOffer, numberOf } from './draw-offer.js';

export class MachineMind {
  #thoughts = [];
  #offeredAt = null;
  /** What it said last, by its name in the texts; null when the game has gone on since. */
  word = null;

  /** The mind that `toSave` described; what is broken in there is forgotten. */
  static restore(saved) {
    const mind = new MachineMind();
    const { thoughts, offeredAt, word } = Object(saved);
    if (Array.isArray(thoughts)) mind.#thoughts = thoughts.filter(isThought);
    if (isPly(offeredAt)) mind.#offeredAt = offeredAt;
    if (typeof word === 'string') mind.word = word;
    return mind;
  }

  /** All that `restore` needs, as plain data. */
  toSave() {
    return { thoughts: this.#thoughts, offeredAt: this.#offeredAt, word: this.word };
  }

  /** @param {number} ply the half-move that it thought about @param score of the search */
  think(ply, score) {
    this.goBack(ply);
    this.#thoughts.push({ ply, score });
  }

  /** Moves from this half-move on were taken back. */
  goBack(ply) {
    this.#thoughts = this.#thoughts.filter((thought) => thought.ply < ply);
  }

  /** Its score of the move that was played after so many half-moves, from the side of who played it; null where it has none. */
  scoreAt(ply) {
    return this.#thoughts.find((thought) => thought.ply === ply)?.score ?? null;
  }

  /** The answer to an offer after so many half-moves, as `answerOffer` gives it. */
  answer(ply) {
    const sinceOffer = this.#offeredAt === null ? Number.POSITIVE_INFINITY : ply - this.#offeredAt;
    const answer = answerOffer({
      scores: this.#thoughts.map(({ score }) => numberOf(score)),
      moves: Math.floor(ply / 2),
      sinceOffer: Math.abs(sinceOffer) / 2,
    });
    this.#offeredAt = ply;
    return answer;
  }
}

const isPly = (value) => Number.isInteger(value) && value >= 0;

/** Whether this is `{ ply, score }`, as `think` takes it. */
function isThought(thought) {
  const { cp, mate } = Object(thought?.score);
  return isPly(thought?.ply) && Number.isInteger(cp ?? mate);
}
