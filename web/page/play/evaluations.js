// @ts-nocheck
/** What the machine thought of its moves in a game, from White's side, as a PGN has it behind each of them. */

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
