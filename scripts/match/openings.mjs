// Balanced random openings. With the same judge, a seed and a number always give the same opening.

import { createRandom } from './random.mjs';

/** The nodes that the judge searches, and the limit for balance in hundredths of a pawn. */
const judgeNodes = 5000;
const judgePatience = 60_000;
const balance = 100;

/** How many random lines are tried before an error says that the game has no balanced openings. */
const attemptsMax = 1000;

/**
 * Random moves, or null when the game is over or in check after them.
 * @param {import('kingcraft').Kingcraft} kingcraft
 * @param {string} variant
 * @param {number} plies
 * @param {(limit: number) => number} random
 */
function randomLine(kingcraft, variant, plies, random) {
  const game = kingcraft.newGame(variant);
  try {
    /** @type {string[]} */
    const line = [];
    while (line.length < plies) {
      const ids = game.moves().map(({ id }) => id);
      if (ids.length === 0) return null;
      // The order in which the engine generates moves may change.
      const id = ids.sort()[random(ids.length)];
      line.push(id);
      game.move(id);
    }
    return game.isGameOver() || game.isCheck() ? null : line;
  } finally {
    game.dispose();
  }
}

export class Openings {
  #kingcraft;
  #judge;
  #seed;
  #plies;
  /** @type {Promise<unknown>} */
  #last = Promise.resolve();

  /**
   * @param {import('kingcraft').Kingcraft} kingcraft the loaded package
   * @param {import('../../web/cli/referee/player.js').Player} judge an engine that searches alike every time
   * @param {{ seed: string, plies: number }} options
   */
  constructor(kingcraft, judge, { seed, plies }) {
    this.#kingcraft = kingcraft;
    this.#judge = judge;
    this.#seed = seed;
    this.#plies = plies;
  }

  /**
   * The opening with this number, as ids of moves from the start position. Neither side is in
   * check, wins by force or stands better by a pawn, as the judge sees it. Openings may be asked
   * for at once; the judge does them one after the other.
   * @param {string} variant
   * @param {number} index
   * @returns {Promise<string[]>}
   */
  make(variant, index) {
    const opening = this.#last.then(() => this.#search(variant, index));
    this.#last = opening.catch(() => {});
    return opening;
  }

  async #search(/** @type {string} */ variant, /** @type {number} */ index) {
    const random = createRandom(`${this.#seed}/${variant}/${index}`);
    for (let attempt = 0; attempt < attemptsMax; ++attempt) {
      const line = randomLine(this.#kingcraft, variant, this.#plies, random);
      if (line && (await this.#isBalanced(variant, line))) return line;
    }
    throw new Error(`no balanced opening of '${variant}' was found in ${attemptsMax} attempts`);
  }

  async #isBalanced(/** @type {string} */ variant, /** @type {string[]} */ line) {
    // A new game each time: what the judge remembers must not change its mind.
    await this.#judge.prepare(variant);
    const { info } = await this.#judge.search(line, `go nodes ${judgeNodes}`, judgePatience);
    return info !== null && 'cp' in info.score && Math.abs(info.score.cp) < balance;
  }
}
