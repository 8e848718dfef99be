// @ts-nocheck
// The count of a match: results of games and pairs from the side of engine A.

const emptyScore = () => ({ wins: 0, draws: 0, losses: 0, pairs: [0, 0, 0, 0, 0] });

/**
 * Games that ended by the engine's own fault, by reason; its moves and the milliseconds they took; how
 * many milliseconds the latest one came behind its limit, null where there is none.
 */
const emptyConduct = () => ({ faults: new Map(), moves: 0, time: 0, latest: null });

function increase(counts, key) {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

/** The points of engine A in a game, 0, ½ or 1. */
function pointsOf({ winner }, colorOfA) {
  if (winner === null) return 0.5;
  return winner === colorOfA ? 1 : 0;
}

export class Tally {
  /** All games. */
  total = emptyScore();
  /** Each variant's games. @type {Map<string, ReturnType<typeof emptyScore>>} */
  variants;
  /** How often games ended so, by reason. @type {Map<string, number>} */
  endings = new Map();
  /** How each engine behaved. */
  conduct = { a: emptyConduct(), b: emptyConduct() };

  /** @param {string[]} variants those that are played, in the order of the report */
  constructor(variants) {
    this.variants = new Map(variants.map((id) => [id, emptyScore()]));
  }

  /** Adds a pair: the first game has A with White, the second with Black. */
  addPair(games) {
    const points = [pointsOf(games[0], 'white'), pointsOf(games[1], 'black')];
    for (const score of [this.total, this.variants.get(games[0].variant)]) {
      for (const each of points) score[each === 1 ? 'wins' : each === 0 ? 'losses' : 'draws']++;
      score.pairs[(points[0] + points[1]) * 2]++;
    }
    const { a, b } = this.conduct;
    this.#addConduct(games[0], { white: a, black: b });
    this.#addConduct(games[1], { white: b, black: a });
  }

  #addConduct({ reason, offender, line, latest }, conductOf) {
    increase(this.endings, reason);
    if (offender) increase(conductOf[offender].faults, reason);
    for (const color of ['white', 'black']) {
      const conduct = conductOf[color];
      if (latest[color] === null) continue;
      conduct.latest = Math.max(conduct.latest ?? latest[color], latest[color]);
    }
    line.forEach(({ elapsed }, ply) => {
      if (elapsed === null) return;
      const conduct = conductOf[ply % 2 === 0 ? 'white' : 'black'];
      conduct.moves++;
      conduct.time += elapsed;
    });
  }
}
