// `kingcraft/setup`: sets up positions piece by piece. The docs are in setup.d.ts.

/**
 * @import { Kingcraft, Role, Square, Variant } from '../index.js'
 * @import { PositionBuilder as Builder } from './setup.js'
 */

import { PositionSetup, rightNamed } from '../../game/position-setup.js';
import {
  checkColor,
  checkInteger,
  checkList,
  checkText,
  given,
  quotable,
  readFields,
  readOptions,
} from '../arguments.js';
import { checkKingcraft } from '../part-arguments.js';
import { ArgumentError } from '../part-errors.js';
import { withGame } from '../with-game.js';

/** As many as a FEN may have. */
const MOST_MOVES = 9999;

/** @implements {Builder} */
class PositionBuilder {
  #kingcraft;
  #setup;

  /** @param {Kingcraft} kingcraft @param {Variant} variant @param {string} fen that can be played */
  constructor(kingcraft, variant, fen) {
    this.#kingcraft = kingcraft;
    this.#setup = new PositionSetup(variant);
    this.#setup.read(fen);
  }

  get variant() {
    return this.#setup.variant.id;
  }

  /** @type {Builder['get']} */
  get(square) {
    const { role, color } = this.#setup.pieces.get(this.#checkSquare(square)) ?? {};
    return role && color ? { piece: /** @type {Role} */ (role), color } : null;
  }

  /** @type {Builder['put']} */
  put(square, piece) {
    const name = this.#checkSquare(square);
    const { piece: role, color } = readFields(piece, 'piece', ['piece', 'color']);
    const known = this.#setup.variant.pieces.find((each) => each === role);
    if (!known) throw new ArgumentError('setup-piece', { value: given(role) });
    this.#setup.put(name, { role: known, color: checkColor(color) });
    return this;
  }

  /** @type {Builder['remove']} */
  remove(square) {
    const removed = this.get(square);
    this.#setup.put(square, null);
    return removed;
  }

  /** @type {Builder['clear']} */
  clear() {
    this.#setup.clear();
    return this;
  }

  /** @type {Builder['setTurn']} */
  setTurn(color) {
    this.#setup.setTurn(checkColor(color));
    return this;
  }

  /** @type {Builder['setRights']} */
  setRights(rights) {
    const letters =
      typeof rights === 'string' ? [...checkText(rights, 'rights')] : lettersOf(rights);
    const { rights: all } = this.#setup.variant;
    const known = all.map(({ letter }) => letter);
    const named = letters.map((letter) => rightNamed(all, letter)?.letter);
    const wrong = letters[named.indexOf(undefined)];
    if (wrong !== undefined && letters.join('') !== '-') {
      const values = { rights: quotable(letters.join('')), right: quotable(wrong) };
      throw new ArgumentError('fen-unknown-right', values);
    }
    for (const letter of known) this.#setup.setRight(letter, named.includes(letter));
    return this;
  }

  /** @type {Builder['setEnPassant']} */
  setEnPassant(square) {
    this.#setup.setPassant(square === null ? '-' : this.#checkSquare(square));
    return this;
  }

  /** @type {Builder['setCounters']} */
  setCounters(counters) {
    const names = /** @type {const} */ (['halfmoveClock', 'moveNumber']);
    const { halfmoveClock, moveNumber } = readOptions(counters, 'setCounters()', names);
    const read = (/** @type {unknown} */ value, /** @type {string} */ name) =>
      value === undefined ? null : String(checkInteger(value, name, 0, MOST_MOVES));
    const texts = [read(halfmoveClock, names[0]), read(moveNumber, names[1])];
    if (texts[0] !== null) this.#setup.setHalfmoves(texts[0]);
    if (texts[1] !== null) this.#setup.setMoveNumber(texts[1]);
    return this;
  }

  fen() {
    return this.#setup.fen;
  }

  validate() {
    return this.#kingcraft.validateFen(this.variant, this.fen());
  }

  newGame() {
    return this.#kingcraft.newGame(this.variant, this.fen());
  }

  /** @param {unknown} value @returns {Square} */
  #checkSquare(value) {
    const square = checkText(value, 'square');
    if (this.#setup.squares.includes(square)) return square;
    throw new ArgumentError('square-unknown', { square: quotable(square) });
  }
}

/** The letters of rights. @param {unknown} rights */
const lettersOf = (rights) =>
  checkList(rights, 'rights', (right) =>
    checkText(readFields(right, 'right', ['letter']).letter, 'letter'),
  );

/** @type {typeof import('./setup.js').setUp} */
export function setUp(kingcraft, variant, fen) {
  // Refuses what is no variant, and a FEN that cannot be played.
  const start = withGame(checkKingcraft(kingcraft), variant, fen, (game) => game.fen());
  const known = kingcraft.variants.find(({ id }) => id === variant);
  return new PositionBuilder(kingcraft, /** @type {Variant} */ (known), start);
}
