// Searches for puzzles: the native engine twice, with transposition tables of different sizes, so that the second
// opinion does not share the first one's accidents. Each search begins with an empty table and has a limit of nodes, so
// it can be repeated.

import { wallClock } from '../../web/cli/referee/time-control.js';
import { UciEngine } from '../../web/cli/referee/uci-engine.js';

/** @import { UciLine } from '../../web/cli/referee/uci-text.js' */

/** Megabytes. The engine has no seed; with another size other entries are replaced, and the search goes another way. */
const hashSizes = { first: 32, second: 96 };

/** How long a search may take, in milliseconds: a fault, not a limit. */
const patience = 1_800_000;

/** @typedef {keyof typeof hashSizes} Opinion */

export class Analyst {
  #command;
  #variant;
  #options;
  /** @type {Map<Opinion, UciEngine>} */
  #engines = new Map();
  /** All nodes that were searched. */
  nodes = 0;

  /**
   * @param {string[]} command the program of a UCI engine, and its arguments
   * @param {string} variant
   * @param {[string, string][]} [options] of the engine: names and values
   */
  constructor(command, variant, options = []) {
    this.#command = command;
    this.#variant = variant;
    this.#options = options;
  }

  /**
   * The best moves of a position, best first; none where there is no legal move.
   * @param {string} fen
   * @param {object} options
   * @param {number} options.nodes
   * @param {number} [options.count] of the moves
   * @param {Opinion} [options.opinion]
   * @param {(lines: UciLine[]) => boolean} [options.isEnough] gets the lines so far, and ends the search early
   * @returns {Promise<UciLine[]>}
   */
  async search(fen, { nodes, count = 1, opinion = 'first', isEnough = () => false }) {
    const engine = this.#engines.get(opinion) ?? (await this.#start(opinion));
    await engine.newGame();
    engine.setOption('MultiPV', String(count));
    /** @type {UciLine[]} */
    const lines = [];
    await engine.analyze(fen, `go nodes ${nodes}`, patience, (line) => {
      lines[line.rank - 1] = line;
      return line.rank === count && isEnough(lines);
    });
    this.nodes += Math.max(0, ...lines.map((line) => line.nodes));
    return lines;
  }

  /** Ends the engines. */
  dispose() {
    for (const engine of this.#engines.values()) engine.kill();
  }

  async #start(/** @type {Opinion} */ opinion) {
    const engine = new UciEngine(this.#command, this.#command.join(' '), wallClock);
    this.#engines.set(opinion, engine);
    await engine.identify();
    engine.setOption('UCI_Variant', this.#variant);
    engine.setOption('Hash', String(hashSizes[opinion]));
    for (const [name, value] of this.#options) engine.setOption(name, value);
    return engine;
  }
}
