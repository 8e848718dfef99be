/** From legal moves to what the board needs: where each piece may go, and the moves that a pair of squares means. */

/**
 * The squares that stand for a move: where it goes. A headbutt stays where it is and is also chosen by its victim's square.
 * @param move of the package
 */
function targets({ to, kind, captured }) {
  return kind === 'headbutt' ? [to, captured[0].square] : [to];
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
    for (const target of targets(move)) pairs.set(target, [...(pairs.get(target) ?? []), move]);
  }
  const dests = new Map([...byPair].map(([from, pairs]) => [from, [...pairs.keys()]]));
  return { dests, movesBetween: (from, to) => byPair.get(from)?.get(to) ?? [] };
}
