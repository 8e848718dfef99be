// @ts-nocheck
/** How the machine answers an offer of a draw: by its own scores of the last moves, and by how far the game has gone. */

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
