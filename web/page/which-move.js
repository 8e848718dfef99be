/** Asks which move is meant where two squares fit several. */
import { texts } from './texts.js';
import { describeMove } from './words.js';

/**
 * @param board where the menu opens
 * @param {string} square beside which it opens
 * @param moves that fit
 * @returns {Promise<Move | null>} the one that is meant; null when the reader chose none
 */
export async function whichMove(board, square, moves) {
  if (moves.length === 1) return moves[0];
  const options = moves.map((move) => ({
    value: move,
    label: describeMove(move),
    piece: move.promotion && { role: move.promotion, color: move.color },
  }));
  const label = moves.every(({ promotion }) => promotion)
    ? texts.moves.promoteTo
    : texts.moves.whichMove;
  return board.choose(square, { label, options });
}
