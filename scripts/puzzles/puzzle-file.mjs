// The puzzles of a game, web/variants/ID/puzzles.json: read, added to and written. An id is given once and never
// changes.

import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { repetitionKey } from '../../web/kingcraft/fen.js';

/** @import { Puzzle, Puzzles } from '../../web/variants/puzzles.js' */

/** Parts of all puzzles that one kind may make up, and how many of it there may be before that counts. */
const kindsMost = { oneMove: 0.5, hanging: 0.15, mateInOne: 0.12, draw: 0.2 };
const fewEnough = { oneMove: 8, hanging: 2, mateInOne: 2, draw: 2 };

/** The parts that must differ between two puzzles: the position with the mistake, and the solution. */
const marksOf = (/** @type {Pick<Puzzle, 'fen' | 'moves'>} */ { fen, moves }) => [
  `${repetitionKey(fen)} ${moves[0]}`,
  `${fen.split(' ')[1]} ${moves.slice(1).join(' ')}`,
];

/** The kinds of a puzzle whose shares are limited. @returns {(keyof typeof kindsMost)[]} */
function kindsOf(/** @type {Pick<Puzzle, 'moves' | 'themes'>} */ { moves, themes }) {
  const isMateInOne = themes[0] === 'mateIn1' || themes[0] === 'kingIn1';
  const isHanging = themes.includes('hangingPiece');
  /** @type {[keyof typeof kindsMost, boolean][]} */
  const kinds = [
    ['oneMove', moves.length === 2 && !isHanging],
    ['hanging', isHanging],
    ['mateInOne', isMateInOne],
    ['draw', themes[0] === 'defence'],
  ];
  return kinds.filter(([, isIt]) => isIt).map(([kind]) => kind);
}

/** A puzzle with the moves to its gain, behind those of the solution. */
const withGain = (
  /** @type {Puzzle} */ { id, fen, moves, themes, rating },
  /** @type {string[]} */ gain,
) => ({ id, fen, moves, gain, themes, rating });

export class PuzzleFile {
  #file;
  #lastId;
  #marks = new Set();

  /** @param {string} file its path; a new one where there is none */
  constructor(file) {
    this.#file = file;
    /** @type {Puzzles} */
    const { lastId, puzzles } = existsSync(file)
      ? JSON.parse(readFileSync(file, 'utf8'))
      : { lastId: 0, puzzles: [] };
    this.puzzles = puzzles;
    this.#lastId = lastId;
    for (const puzzle of this.puzzles) this.#mark(puzzle);
  }

  /** Whether a puzzle with the same position or the same solution is there. */
  has(/** @type {Pick<Puzzle, 'fen' | 'moves'>} */ puzzle) {
    return marksOf(puzzle).some((mark) => this.#marks.has(mark));
  }

  /** Whether there are enough of this kind, as long as there are not more of the others. */
  isFull(/** @type {Pick<Puzzle, 'moves' | 'themes'>} */ puzzle) {
    return kindsOf(puzzle).some((kind) => {
      const count = this.puzzles.filter((each) => kindsOf(each).includes(kind)).length;
      return count + 1 > Math.max(fewEnough[kind], kindsMost[kind] * (this.puzzles.length + 1));
    });
  }

  /** Adds a puzzle with the next id, and writes the file. */
  add(/** @type {Omit<Puzzle, 'id'>} */ puzzle) {
    this.#lastId += 1;
    this.puzzles.push({ id: this.#lastId, ...puzzle });
    this.#mark(puzzle);
    this.#write();
  }

  /** Says with which moves a solution goes on to its gain, and writes the file. */
  setGain(/** @type {number} */ id, /** @type {string[]} */ gain) {
    this.puzzles = this.puzzles.map((each) => (each.id === id ? withGain(each, gain) : each));
    this.#write();
  }

  #mark(/** @type {Pick<Puzzle, 'fen' | 'moves'>} */ puzzle) {
    for (const mark of marksOf(puzzle)) this.#marks.add(mark);
  }

  /** One puzzle a line. A file that is written beside it first is never half there. */
  #write() {
    mkdirSync(path.dirname(this.#file), { recursive: true });
    const lines = this.puzzles.map((puzzle) => `    ${JSON.stringify(puzzle)}`);
    writeFileSync(
      `${this.#file}.new`,
      `{\n  "lastId": ${this.#lastId},\n  "puzzles": [\n${lines.join(',\n')}\n  ]\n}\n`,
    );
    renameSync(`${this.#file}.new`, this.#file);
  }
}
