// Methods of a game that are built from its other methods. The docs are in game-types.d.ts.

/** @import { Claim, Game, Move } from './index.js' */

import { checkColor, checkInteger, checkList, readFields } from './arguments.js';
import { DisposableObject } from './disposable.js';
import { AmbiguousMoveError, GameOverError, IllegalMoveError } from './errors.js';
import { give, recordOf } from './game-record.js';
import { english } from './messages.js';
import { reasonsOf } from './reasons/reasons.js';
import { worthOf } from './records.js';
import { isDark, otherColor, squaresIn } from './square.js';

/** A value, deeply frozen. @template T @param {T} value @returns {T} */
function frozen(value) {
  if (typeof value === 'object' && value !== null)
    for (const part of Object.values(value)) frozen(part);
  return Object.freeze(value);
}

/** The key of a method of games that only this module calls. */
const PASSED = Symbol.for('kingcraft.passed');

export class DerivedGame extends DisposableObject {
  /** @this {Game} @type {Game['tryMove']} */
  tryMove(move) {
    try {
      return this.move(move);
    } catch (error) {
      const refusals = [IllegalMoveError, AmbiguousMoveError, GameOverError];
      if (refusals.some((Refusal) => error instanceof Refusal)) return null;
      throw error;
    }
  }

  /** @this {Game} */
  dests() {
    /** @type {Map<string, string[]>} */
    const dests = new Map();
    for (const id of this.moveIds()) {
      const { from, to } = /** @type {NonNullable<ReturnType<typeof squaresIn>>} */ (squaresIn(id));
      const targets = dests.get(from);
      if (!targets) dests.set(from, [to]);
      else if (!targets.includes(to)) targets.push(to);
    }
    return dests;
  }

  /** @this {Game} */
  isGameOver() {
    return this.outcome() !== null;
  }

  /** @this {Game} @param {number} ply */
  fenAt(ply) {
    const plies = this.history().length;
    let moves = plies - checkInteger(ply, 'ply', 0, plies);
    let steps = 0;
    // A result that the players gave is a step, too.
    for (; moves > 0; steps++) if (this.undo()) moves -= 1;
    const fen = this.fen();
    for (; steps > 0; steps--) this.redo();
    return fen;
  }

  /** @this {Game} @param {string} square */
  get(square) {
    // Refuses what is no square.
    this.attacks(square);
    return this.board().find((piece) => piece.square === square) ?? null;
  }

  /** @this {Game} @type {Game['squareColor']} */
  squareColor(square) {
    // Refuses what is no square.
    this.attacks(square);
    return isDark(square) ? 'dark' : 'light';
  }

  /** @this {Game} */
  moveNumber() {
    return Number(this.fen().split(' ').at(-1));
  }

  /** @this {Game} */
  halfmoveClock() {
    return Number(this.fen().split(' ').at(-2));
  }

  /** @this {Game} */
  hash() {
    return this.fen().split(' ', 4).join(' ');
  }

  /** @this {Game} */
  checkers() {
    if (!this.isCheck()) return [];
    const turn = this.turn();
    const attackers = this.royals(turn).flatMap((king) => this.attackers(king, otherColor(turn)));
    return [...new Set(attackers)];
  }

  /** @this {Game} @type {Game['line']} */
  line(moves) {
    const list = checkList(moves, 'moves', (move) => /** @type {Move} move() checks it */ (move));
    const copy = this.clone();
    try {
      return list.map((move) => copy.move(move));
    } finally {
      copy.dispose();
    }
  }

  /** @this {Game} @type {Game['sanLine']} */
  sanLine(moves) {
    let number = this.moveNumber();
    const words = this.line(moves).map(({ color, san }, index) => {
      if (color === 'white') return `${number}. ${san}`;
      const dots = index === 0 ? `${number}... ` : '';
      number += 1;
      return dots + san;
    });
    return words.join(' ');
  }

  /** @this {Game} @type {Game['reasons']} */
  reasons(moves) {
    const list = checkList(moves, 'moves', (move) => /** @type {Move} move() checks it */ (move));
    const { variant } = this;
    const found = reasonsOf(this, list, {
      worth: (role) => worthOf(variant, role),
      passed: (game) => /** @type {any} only game.js makes games */ (game)[PASSED](),
    });
    return found.map((message) => frozen({ ...message, text: english(message) }));
  }

  /** @this {Game} */
  comments() {
    const texts = Array.from({ length: this.history().length + 1 }, (_, ply) => this.comment(ply));
    return texts.map((text, ply) => ({ ply, text })).filter(({ text }) => text !== '');
  }

  /** @this {Game} @type {Game['end']} */
  end(result) {
    const { winner, reason } = readFields(result, 'result', ['winner', 'reason']);
    if (reason === 'unknown')
      return give(this, winner === null ? null : checkColor(winner), reason);
    if (winner === null && reason === 'agreement') return this.agreeDraw();
    if (winner === null && reason !== 'time') return this.claim(/** @type {Claim} */ (reason));
    // Time that ends in a draw has run out against the side that cannot win.
    const won = winner === null ? (this.canWin('black') ? 'white' : 'black') : checkColor(winner);
    if (reason === 'time') return this.forfeitOnTime(otherColor(won));
    if (reason === 'resignation') return this.resign(otherColor(won));
    return this.claim(/** @type {Claim} no draw has a winner */ (`${won} ${reason}`));
  }

  /** @this {Game} */
  toJSON() {
    return recordOf(this);
  }

  /**
   * The output of console.log() in Node.js. It never throws, since people use it to find faults.
   * @this {Game}
   * @param {number} _depth
   * @param {object} options
   * @param {(value: unknown, options: object) => string} inspect
   */
  [Symbol.for('nodejs.util.inspect.custom')](_depth, options, inspect) {
    try {
      const lastMove = this.history().at(-1)?.san ?? null;
      return `Game ${inspect({ variant: this.variant, fen: this.fen(), lastMove }, options)}`;
    } catch (error) {
      return `Game { ${/** @type {Error} */ (error).message} }`;
    }
  }
}
