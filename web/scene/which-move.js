// @ts-nocheck
/** Asks which move is meant where two squares fit several. */

/**
 * @param board where the menu opens
 * @param {string} square beside which it opens
 * @param moves that fit
 * @param words of web/texts
 * @returns {Promise<Move | null>} the one that is meant; null when the reader chose none
 */
export async function whichMove(board, square, moves, words) {
  if (moves.length === 1) return moves[0];
  const options = moves.map((move) => ({
    value: move,
    label: describeMove(move, moves, words),
    piece: move.promotion && { role: move.promotion, color: move.color },
  }));
  const label = moves.every(({ promotion }) => promotion)
    ? words.moves.promoteTo
    : words.moves.whichMove;
  return board.choose(square, { label, options });
}

/** A move as an option beside others that the same two squares fit. */
function describeMove({ promotion, kind, captured, piece, to }, others, { men, moves }) {
  if (promotion) return men[promotion] ?? promotion;
  if (kind === 'castle' && others.some((other) => other.kind === kind && other.to !== to))
    return moves.castleTo(to);
  if (kind === 'level') return captured.length ? moves.levelCapture : moves.level;
  return moves.kinds[kind] ?? moves.plain(piece);
}
