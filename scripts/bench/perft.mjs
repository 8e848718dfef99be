// Leaves of the tree of legal moves that a program counts in a second of its own processor time,
// from the start position, the last ply counted without being played.

import { readFileSync } from 'node:fs';
import { wallClock } from '../../web/cli/referee/time-control.js';
import { UciEngine } from '../../web/cli/referee/uci-engine.js';

const allowance = 300_000;
/** A shorter count is repeated, since processor time is coarse. */
const secondsMin = 0.5;

/** Linux counts processor time in hundredths of a second on every machine (proc(5), sysconf(3)). */
const ticksPerSecond = 100;

/** Seconds that a process has spent on a processor, also in threads that have ended (proc(5)). */
function processorSeconds(/** @type {number | undefined} */ pid) {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The name of the program, which ends at the last parenthesis, may have spaces.
  const fields = text.slice(text.lastIndexOf(') ') + 2).split(' ');
  const [user, system] = fields.slice(11, 13).map(Number);
  return (user + system) / ticksPerSecond;
}

/**
 * Counts until it has taken long enough; returns leaves a second.
 * @param {() => number | Promise<number>} count
 * @param {() => number} seconds
 */
async function speedOf(count, seconds) {
  const start = seconds();
  let leaves = 0;
  do leaves += await count();
  while (seconds() - start < secondsMin);
  return leaves / (seconds() - start);
}

/** A native program that counts. */
export class PerftProgram {
  #engine;

  constructor(/** @type {string} */ program, /** @type {string} */ name) {
    this.#engine = new UciEngine([program], name, wallClock);
  }

  /**
   * Starts it.
   * @param {[string, string][]} options names and values, set in this order
   */
  static async start(/** @type {string} */ program, /** @type {string} */ name, options) {
    const started = new PerftProgram(program, name);
    await started.#engine.identify();
    for (const [option, value] of options) started.#engine.setOption(option, value);
    await started.#engine.newGame();
    return started;
  }

  /** Leaves a second. */
  speed(/** @type {number} */ depth) {
    const count = () => this.#engine.perft(depth, allowance);
    return speedOf(count, () => processorSeconds(this.#engine.pid));
  }

  end() {
    this.#engine.kill();
  }
}

/** Leaves a second of a game of the package, in this process. */
export function wasmSpeed(
  /** @type {import('kingcraft').Game} */ game,
  /** @type {number} */ depth,
) {
  const seconds = () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1e6;
  };
  return speedOf(() => game.perft(depth), seconds);
}
