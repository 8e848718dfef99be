// The mistakes examined so far, so that interrupted work can go on: a line of JSON for each mistake
// in FOLDER/GAME/examined.jsonl. Without the file, all mistakes are examined again.

import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * @import { Puzzle } from '../../web/variants/puzzles.js'
 *
 * @typedef {object} Examined
 * @property {string} name where the corpus has the mistake
 * @property {string} result `puzzle`, or why there is none
 * @property {number} nodes
 * @property {number} seconds
 * @property {Omit<Puzzle, 'id'>} [spare] a puzzle of a kind that has too many so far
 */

export class ExaminedMistakes {
  #file;
  /** @type {Map<string, Examined>} */
  #known = new Map();

  /** @param {string} folder of the corpus @param {string} variant */
  constructor(folder, variant) {
    this.#file = path.join(folder, variant, 'examined.jsonl');
    if (!existsSync(this.#file)) return;
    for (const line of readFileSync(this.#file, 'utf8').split('\n').filter(Boolean)) {
      const examined = JSON.parse(line);
      this.#known.set(examined.name, examined);
    }
  }

  has(/** @type {string} */ name) {
    return this.#known.has(name);
  }

  add(/** @type {Examined} */ examined) {
    this.#known.set(examined.name, examined);
    mkdirSync(path.dirname(this.#file), { recursive: true });
    appendFileSync(this.#file, `${JSON.stringify(examined)}\n`);
  }

  /** The puzzles of kinds that had too many. */
  get spares() {
    return [...this.#known.values()].flatMap(({ spare }) => spare ?? []);
  }

  /** All that was examined, in this run and before. */
  summary() {
    const all = [...this.#known.values()];
    return {
      mistakes: all.length,
      puzzles: all.filter(({ result }) => result === 'puzzle').length,
      nodes: all.reduce((sum, { nodes }) => sum + nodes, 0),
      seconds: all.reduce((sum, { seconds }) => sum + seconds, 0),
    };
  }
}
