// Reads the positions of a table: their counts, the longest win, or the value of one. For
// scripts/tables/prove-claims.mjs.

import { holdsFor } from './positions-where.mjs';

/** @import { PlacedPiece } from './positions-where.mjs' */

/** @typedef {'white' | 'black'} Color */
/** @typedef {{ fen: string, winner: Color, plies: number }} Win */
/** @typedef {{ winner: Color | null, plies: number | null }} Value */
/** @typedef {{ fen: string, turn: Color } & Value} Position */
/** @typedef {Record<Color | 'draw', number>} Counts */

/**
 * Which positions of a table count: those that a filter lets through, without wins in `beyond` plies or fewer.
 * @typedef {{ filter?: Record<string, unknown>, beyond?: number }} Selection
 */

/**
 * A condition of a proof, about one material or about all others of up to so many pieces.
 * @typedef {Selection & { men?: string, others?: number, sets?: number, turn?: Color, every?: keyof Counts,
 *   no?: keyof Counts | 'win', some?: keyof Counts | 'win', within?: number, lasts?: number }} Condition
 */

/**
 * Reads a table: its line of `tables info` where that is enough, else position by position.
 * @typedef {object} Viewer
 * @property {boolean} needsPieces
 * @property {(line: string) => boolean} readInfo false if the positions are needed
 * @property {(position: Position, pieces: PlacedPiece[]) => void} visit
 */

/** @returns {Color} */
const turnOf = (/** @type {string} */ fen) =>
  fen[fen.indexOf(' ') + 1] === 'w' ? 'white' : 'black';

/**
 * Who wins when so many plies are left.
 * @returns {Color}
 */
const winnerIn = (/** @type {number} */ plies, /** @type {Color} */ turn) =>
  (plies % 2 === 1) === (turn === 'white') ? 'white' : 'black';

/**
 * A line of `kingcraft tables list`.
 * @returns {Position}
 */
export function readPosition(/** @type {string} */ line) {
  const [fen, result, text] = line.split('\t');
  const turn = turnOf(fen);
  if (result === 'draw') return { fen, turn, winner: null, plies: null };
  const plies = Number(text);
  return { fen, turn, winner: winnerIn(plies, turn), plies };
}

/** @returns {Counts} */
const newCounts = () => ({ white: 0, draw: 0, black: 0 });

/**
 * Counts the selected positions of a table.
 * @implements {Viewer}
 */
export class Counter {
  #filter;
  #beyond;
  /** @type {Record<Color, Counts>} */
  #turns = { white: newCounts(), black: newCounts() };
  /**
   * A position with the longest win; null if all are drawn.
   * @type {Win | null}
   */
  longest = null;

  /** @param {Selection} selection */
  constructor({ filter, beyond = -1 }) {
    this.#filter = filter;
    this.#beyond = beyond;
  }

  get needsPieces() {
    return this.#filter !== undefined;
  }

  /**
   * @param {Position} position
   * @param {PlacedPiece[]} pieces
   */
  visit({ fen, turn, winner, plies }, pieces) {
    if (plies !== null && plies <= this.#beyond) return;
    if (this.#filter && !holdsFor(this.#filter, pieces)) return;
    this.#turns[turn][winner ?? 'draw'] += 1;
    if (winner && plies !== null && plies > this.#plies) this.longest = { fen, winner, plies };
  }

  /**
   * Reads a line of `kingcraft tables info`; false if the positions are needed one by one.
   * @param {string} line
   */
  readInfo(line) {
    if (this.#filter || this.#beyond >= 0) return false;
    const [, , ww, wd, wl, bw, bd, bl, plies, fen] = line.split('\t');
    this.#turns = {
      white: { white: Number(ww), draw: Number(wd), black: Number(wl) },
      black: { white: Number(bl), draw: Number(bd), black: Number(bw) },
    };
    if (Number(plies) > 0)
      this.longest = { fen, winner: winnerIn(Number(plies), turnOf(fen)), plies: Number(plies) };
    return true;
  }

  get #plies() {
    return this.longest?.plies ?? 0;
  }

  /** The numbers of a figure. */
  get facts() {
    const numbers = (/** @type {Counts} */ { white, draw, black }) => [white, draw, black];
    const { white, black } = this.#turns;
    return { white: numbers(white), black: numbers(black), longest: this.#plies };
  }

  /**
   * Whether a condition of a proof holds: `every` position has this result, `no` one or `some`, with that side to move
   * or either; a `win` is either side's. Or the longest win takes so many plies, or is `within` them.
   * @param {Condition} condition
   */
  fulfils({ turn, every, no, some, within, lasts }) {
    const counts = turn ? [this.#turns[turn]] : Object.values(this.#turns);
    const sum = (/** @type {(counts: Counts) => number} */ of) =>
      counts.reduce((all, each) => all + of(each), 0);
    const all = sum(({ white, draw, black }) => white + draw + black);
    if (all === 0) throw new Error('a proof is about no position at all');
    const number = (/** @type {keyof Counts | 'win'} */ result) =>
      sum((each) => (result === 'win' ? each.white + each.black : each[result]));
    if (every) return number(every) === all;
    if (some) return number(some) > 0;
    if (no) return number(no) === 0;
    if (lasts) return this.#plies === lasts;
    if (within === undefined) throw new Error('a condition of a proof asks nothing');
    return this.#plies <= within;
  }
}

/**
 * Finds the value of one position.
 * @implements {Viewer}
 */
export class Finder {
  #fen;
  needsPieces = false;
  /** @type {Value | null} */
  found = null;

  /** @param {string} fen */
  constructor(fen) {
    this.#fen = fen;
  }

  readInfo() {
    return false;
  }

  /** @param {Position} position */
  visit({ fen, winner, plies }) {
    if (fen === this.#fen) this.found = { winner, plies };
  }
}
