// A match: pairs of games are played side by side, until there are enough or the test is decided.

import { playGame } from '../../web/cli/referee/play-game.js';
import { Player } from '../../web/cli/referee/player.js';
import { Openings } from './openings.mjs';
import { decisionOf } from './statistics.mjs';
import { Tally } from './tally.mjs';

/** @import { MatchOptions } from './options.mjs' */
/** @import { Clock } from '../../web/cli/referee/time-control.js' */

/** @typedef {Record<'a' | 'b' | 'judge', import('../../web/cli/referee/player.js').PlayerSetup>} Setups */

/** Two players who meet again and again. */
class Table {
  /**
   * @param {Setups} setups
   * @param {Clock} clock
   * @param {(line: string) => void} [log]
   */
  constructor(setups, clock, log) {
    this.a = new Player(setups.a, clock, log);
    this.b = new Player(setups.b, clock, log);
  }

  /**
   * Plays an opening twice, first with White for A.
   * @param {import('kingcraft').Kingcraft} kingcraft
   * @param {Omit<Parameters<typeof playGame>[1], 'players'>} setup
   */
  async playPair(kingcraft, setup) {
    const first = await playGame(kingcraft, {
      ...setup,
      players: { white: this.a, black: this.b },
    });
    const second = await playGame(kingcraft, {
      ...setup,
      players: { white: this.b, black: this.a },
    });
    return [first, second];
  }

  retire() {
    this.a.retire();
    this.b.retire();
  }
}

/**
 * Plays a match and counts it. Pairs that are under way when it is stopped do not count.
 * @param {import('kingcraft').Kingcraft} kingcraft the loaded package
 * @param {Pick<MatchOptions, 'variants' | 'games' | 'concurrency' | 'limit' | 'margin' | 'pliesMax' | 'seed' | 'plies'
 *   | 'sprt'>} options
 * @param {object} parts
 * @param {Setups} parts.setups
 * @param {Clock} parts.clock
 * @param {(line: string) => void} [parts.log]
 * @param {AbortSignal} [parts.signal] stops the match
 * @param {(games: import('../../web/cli/referee/play-game.js').RefereedGame[], index: number, tally: Tally) => void}
 *   [parts.onPair]
 * @returns {Promise<Tally>}
 */
export async function playMatch(kingcraft, options, { setups, clock, log, signal, onPair }) {
  const tally = new Tally(options.variants);
  const judge = new Player(setups.judge, clock, log);
  const openings = new Openings(kingcraft, judge, options);
  const pairs = options.games / 2;
  const count = Math.min(options.concurrency, pairs);
  const tables = Array.from({ length: count }, () => new Table(setups, clock, log));
  let next = 0;
  let stopped = false;
  const stop = () => {
    stopped = true;
    for (const player of [judge, ...tables]) player.retire();
  };
  signal?.addEventListener('abort', stop);

  const playNext = async (/** @type {Table} */ table) => {
    const index = next++;
    const variant = options.variants[index % options.variants.length];
    const opening = await openings.make(variant, Math.floor(index / options.variants.length));
    const games = await table.playPair(kingcraft, { ...options, variant, opening });
    if (stopped) return;
    tally.addPair(games);
    onPair?.(games, index, tally);
    if (options.sprt && decisionOf(tally.total.pairs, options.sprt)) stop();
  };
  const work = async (/** @type {Table} */ table) => {
    while (next < pairs && !stopped) await playNext(table);
  };
  try {
    await Promise.all(tables.map(work));
  } catch (error) {
    if (!stopped) throw error;
  } finally {
    stop();
  }
  return tally;
}
