// The count of a match: results of games and pairs from the side of engine A.

import { faults } from './play-game.mjs';

const emptyScore = () => ({ wins: 0, draws: 0, losses: 0, pairs: [0, 0, 0, 0, 0] });

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
  /** What each engine lost by its own fault, by reason. */
  faults = { a: new Map(), b: new Map() };
  /** How many milliseconds the latest move of each engine came behind its limit. */
  latest = { a: null, b: null };

  /** @param {string[]} variants those that are played, in the order of the report */
  constructor(variants) {
    this.variants = new Map(variants.map((id) => [id, emptyScore()]));
  }

  /** Adds a pair: the first game has A with White, the second with Black. */
  addPair(games) {
    const { variant } = games[0];
    const points = [pointsOf(games[0], 'white'), pointsOf(games[1], 'black')];
    for (const score of [this.total, this.variants.get(variant)]) {
      for (const each of points) score[each === 1 ? 'wins' : each === 0 ? 'losses' : 'draws']++;
      score.pairs[(points[0] + points[1]) * 2]++;
    }
    this.#addEnding(games[0], { white: 'a', black: 'b' });
    this.#addEnding(games[1], { white: 'b', black: 'a' });
  }

  #addEnding({ winner, reason, latest }, engineOf) {
    const increase = (map) => map.set(reason, (map.get(reason) ?? 0) + 1);
    increase(this.endings);
    if (faults.includes(reason)) {
      increase(this.faults[engineOf[winner === 'white' ? 'black' : 'white']]);
    }
    for (const color of ['white', 'black']) {
      const engine = engineOf[color];
      if (latest[color] !== null) {
        this.latest[engine] = Math.max(this.latest[engine] ?? latest[color], latest[color]);
      }
    }
  }
}
