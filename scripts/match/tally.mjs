// The count of a match: results of games and pairs from the side of engine A.

/** @typedef {import('../../web/cli/referee/play-game.js').RefereedGame} RefereedGame */
/** @typedef {'white' | 'black'} Color */
/** @typedef {{ wins: number, draws: number, losses: number, pairs: number[] }} Score */
/** @typedef {{ faults: Map<string, number>, moves: number, time: number, latest: number | null }} Conduct */

/** @returns {Score} */
const emptyScore = () => ({ wins: 0, draws: 0, losses: 0, pairs: [0, 0, 0, 0, 0] });

/**
 * Games that ended by the engine's own fault, by reason; its moves and the milliseconds they took; how
 * many milliseconds after its limit the latest one came, or null.
 * @returns {Conduct}
 */
const emptyConduct = () => ({ faults: new Map(), moves: 0, time: 0, latest: null });

function increase(/** @type {Map<string, number>} */ counts, /** @type {string} */ key) {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

/** The points of engine A in a game, 0, ½ or 1. */
function pointsOf(/** @type {RefereedGame} */ { winner }, /** @type {Color} */ colorOfA) {
  if (winner === null) return 0.5;
  return winner === colorOfA ? 1 : 0;
}

export class Tally {
  /** All games. */
  total = emptyScore();
  /** Each variant's games. @type {Map<string, Score>} */
  variants;
  /** How often games ended so, by reason. @type {Map<string, number>} */
  endings = new Map();
  /** How each engine behaved. */
  conduct = { a: emptyConduct(), b: emptyConduct() };

  /** @param {string[]} variants those that are played, in the order of the report */
  constructor(variants) {
    this.variants = new Map(variants.map((id) => [id, emptyScore()]));
  }

  /**
   * Adds a pair: the first game has A with White, the second with Black.
   * @param {RefereedGame[]} games
   */
  addPair(games) {
    const points = [pointsOf(games[0], 'white'), pointsOf(games[1], 'black')];
    const ofVariant = this.variants.get(games[0].variant) ?? emptyScore();
    for (const score of [this.total, ofVariant]) {
      for (const each of points) score[each === 1 ? 'wins' : each === 0 ? 'losses' : 'draws']++;
      score.pairs[(points[0] + points[1]) * 2]++;
    }
    const { a, b } = this.conduct;
    this.#addConduct(games[0], { white: a, black: b });
    this.#addConduct(games[1], { white: b, black: a });
  }

  /**
   * @param {RefereedGame} game
   * @param {Record<Color, Conduct>} conductOf
   */
  #addConduct({ reason, offender, line, latest }, conductOf) {
    increase(this.endings, reason);
    if (offender) increase(conductOf[offender].faults, reason);
    for (const color of /** @type {const} */ (['white', 'black'])) {
      const conduct = conductOf[color];
      const late = latest[color];
      if (late !== null) conduct.latest = Math.max(conduct.latest ?? late, late);
    }
    line.forEach(({ elapsed }, ply) => {
      if (elapsed === null) return;
      const conduct = conductOf[ply % 2 === 0 ? 'white' : 'black'];
      conduct.moves++;
      conduct.time += elapsed;
    });
  }
}
