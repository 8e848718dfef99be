// @ts-nocheck
/** From legal moves to what the board needs: where each piece may go, and the moves that a pair of squares means. */

/**
 * The squares that stand for a move: where it goes. A headbutt stays where it is and is also chosen by the captured piece's square, castling
 * also by the rook's.
 * @param move of the package
 * @returns {string[]}
 */
export function targetsOf({ to, kind, captured, rook }) {
  if (kind === 'headbutt') return [to, captured[0].square];
  return rook ? [to, rook.from] : [to];
}

/**
 * @param moves the legal moves
 * @returns {{ dests: Map<string, string[]>, movesBetween(from: string, to: string): Move[] }}
 */
export function choicesOf(moves) {
  const byPair = new Map();
  for (const move of moves) {
    const pairs = byPair.get(move.from) ?? new Map();
    byPair.set(move.from, pairs);
    for (const target of targetsOf(move)) pairs.set(target, [...(pairs.get(target) ?? []), move]);
  }
  const dests = new Map([...byPair].map(([from, pairs]) => [from, [...pairs.keys()]]));
  return { dests, movesBetween: (from, to) => byPair.get(from)?.get(to) ?? [] };
}

/** Men without a move can be picked up too: who tries to move one is told why it may not. */
export function withStuckPieces(dests, pieces, turn) {
  const own = [...pieces].filter(([, { color }]) => color === turn);
  return new Map(own.map(([square]) => [square, dests.get(square) ?? []]));
}

/**
 * @param board where the menu opens
 * @param {string} square beside which it opens
 * @param moves that fit
 * @param words of web/words
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
function describeMove({ promotion, kind, captured, piece, to }, others, { pieces, moves }) {
  if (promotion) return pieces[promotion] ?? promotion;
  if (kind === 'castle' && others.some((other) => other.kind === kind && other.to !== to))
    return moves.castleTo(to);
  if (kind === 'level') return captured.length ? moves.levelCapture : moves.level;
  return moves.kinds[kind] ?? moves.plain(piece);
}
