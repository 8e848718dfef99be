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
