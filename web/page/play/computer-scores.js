// @ts-nocheck
/** What the machine thought of a game at each of its moves, and what it answered to offers of a draw. It is kept with the game. */

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

const SCORES_ASKED = 3;
const CLEARLY_WORSE = -150;
/** From so many moves on the machine takes a draw when it thinks of itself no better than this, in hundredths of a pawn. */
const PATIENCE = [
  { moves: 40, atMost: 40 },
  { moves: 15, atMost: 15 },
];
const MOVES_BETWEEN_OFFERS = 3;
const MATE = 100_000;

/** A score of the search as one number, from the side of who searched. */
export function numberOf(score) {
  return 'mate' in score ? Math.sign(score.mate || -1) * MATE : score.cp;
}

/**
 * @param {{ scores: number[], moves: number, sinceOffer: number }} game the machine's own scores, the last one at the end; how many moves each
 *   side has made; how many of them since the last offer
 * @returns {{ accepts: boolean, word: string }} the word by its name in the texts
 */
export function answerOffer({ scores, moves, sinceOffer }) {
  const decline = (word) => ({ accepts: false, word });
  if (sinceOffer < MOVES_BETWEEN_OFFERS) return decline('justAsked');
  const last = scores.slice(-SCORES_ASKED);
  if (last.length < SCORES_ASKED) return decline('tooEarly');
  const best = Math.max(...last);
  const early = PATIENCE.every((step) => moves < step.moves);
  const limit = PATIENCE.find((step) => moves >= step.moves)?.atMost ?? CLEARLY_WORSE;
  if (best <= limit) return { accepts: true, word: 'accepts' };
  if (early && best <= PATIENCE.at(-1).atMost) return decline('tooEarly');
  return decline('likesIt');
}

/** `{ cp } | { mate }` for each move in order, null where nobody judged it. */
export function evaluationsOf(session) {
  return session.moves().map(({ color }, ply) => {
    const score = session.mind.scoreAt(ply);
    return score && (color === 'white' ? score : negated(score));
  });
}

function negated(score) {
  return 'mate' in score ? { mate: -score.mate } : { cp: -score.cp };
}
