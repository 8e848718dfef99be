// A game: checks the arguments, asks the engine, reads its answer. The docs are in game-types.d.ts.

/** @import { Claim, Game as GameType, Move, Outcome } from './index.js' */
/** @import { Instance } from './instance.js' */
/** @import { NativeGame } from './wasm/engine.js' */

import { checkColor, checkInteger, checkText, perftDepthMost, readOptions } from './arguments.js';
import { checkRole, moveTextOf, refusalOf } from './choose-move.js';
import { DerivedGame } from './derived-game.js';
import { ArgumentError, DisposedError } from './errors.js';
import { unwatch, watch } from './forgotten-games.js';
import {
  readExplanation,
  readLines,
  readMaterial,
  readMove,
  readMoves,
  readNotes,
  readOutcome,
  readPieces,
  readProbe,
  readRays,
  readRights,
  rolesOf,
  unwrap,
} from './records.js';

/** Only this module has it, so only this module makes games. */
const key = Symbol('key');

/** @implements {GameType} */
class Game extends DerivedGame {
  #instance;
  /** Null once it was disposed of. @type {NativeGame | null} */
  #native;
  /** The moves that were played, the last one at the end; null until they are asked for. @type {Move[] | null} */
  #played = [];
  /** The moves that were taken back, the last one at the end. @type {Move[]} */
  #undone = [];
  #roles;

  /** @param {symbol} given @param {Instance} instance @param {NativeGame} native */
  constructor(given, instance, native) {
    if (given !== key) throw new ArgumentError('game-constructor');
    super();
    this.#instance = instance;
    this.#native = native;
    watch(this, instance, native);
    this.#roles = rolesOf(this.variant);
    // A copy of the object alone would be no game: an own function makes structuredClone() and postMessage() throw, and
    // name it.
    Object.defineProperty(this, 'toJSON', { value: this.toJSON, enumerable: true });
  }

  get variant() {
    return this.#ask('variant');
  }

  fen() {
    return this.#ask('fen');
  }

  startFen() {
    return this.#ask('startFen');
  }

  turn() {
    return this.#ask('turn');
  }

  board() {
    return readPieces(this.#roles, this.#ask('board'));
  }

  material() {
    return readMaterial(this.#roles, this.#ask('material'));
  }

  ascii() {
    return this.#ask('ascii');
  }

  /** @type {GameType['moves']} */
  moves(options = {}) {
    const { square, piece } = readOptions(options, 'moves()', ['square', 'piece']);
    const role = checkRole(this.#roles, piece, 'piece');
    const moves = readMoves(
      this.#roles,
      square === undefined
        ? this.#ask('moves')
        : unwrap(this.#ask('movesFrom', checkText(square, 'square'))),
    );
    return role ? moves.filter((move) => move.piece === role) : moves;
  }

  moveIds() {
    return readLines(this.#ask('moveIds'));
  }

  sans() {
    return readLines(this.#ask('sans'));
  }

  /** @type {GameType['move']} */
  move(move) {
    try {
      const text = moveTextOf(this.#roles, move, () => this.moves());
      const played = readMove(this.#roles, unwrap(this.#ask('move', text)));
      this.#played?.push(played);
      if (this.#undone.length > 0) this.#undone = [];
      return played;
    } catch (error) {
      throw refusalOf(error, this);
    }
  }

  /** See play-on.js. @param {string} words @param {number} back @param {'play' | 'fens'} reply */
  [Symbol.for('kingcraft.play')](words, back, reply) {
    for (let left = back; left > 0; left--) this.#ask('undo');
    const records = readLines(words && this.#ask(reply, checkText(words, 'moves')));
    this.#played = null;
    this.#undone = [];
    return { records, readMove: (/** @type {string} */ record) => readMove(this.#roles, record) };
  }

  undo() {
    this.#played ??= this.history();
    if (!this.#ask('undo')) return null;
    const undone = /** @type {Move} */ (this.#played.pop());
    this.#undone.push(undone);
    return undone;
  }

  redo() {
    if (!this.#ask('redo')) return null;
    const redone = /** @type {Move} */ (this.#undone.pop());
    this.#played?.push(redone);
    return redone;
  }

  history() {
    return readMoves(this.#roles, this.#ask('history'));
  }

  clone() {
    const copy = gameOf(this.#instance, this.#ask('copy'));
    copy.#played = this.#played && [...this.#played];
    copy.#undone = [...this.#undone];
    return copy;
  }

  isCheck() {
    return this.#ask('isCheck');
  }

  /** @type {GameType['attackers']} */
  attackers(square, color = this.turn()) {
    const name = checkText(square, 'square');
    return readLines(unwrap(this.#ask('attackers', name, checkColor(color))));
  }

  /** @type {GameType['attacks']} */
  attacks(square) {
    return readLines(unwrap(this.#ask('attacks', checkText(square, 'square'))));
  }

  /** @type {GameType['royals']} */
  royals(color) {
    return readLines(this.#ask('royals', checkColor(color)));
  }

  /** @type {GameType['rays']} */
  rays(square) {
    const from = checkText(square, 'square');
    return readRays(from, unwrap(this.#ask('rays', from)));
  }

  rights() {
    return readRights(this.#ask('rights'));
  }

  pass() {
    return unwrap(this.#ask('pass'));
  }

  /** See derived-game.js: a game of the position that `pass()` gives, null if nobody may pass. */
  [Symbol.for('kingcraft.passed')]() {
    const reply = this.#ask('pass');
    if (reply[0] !== '=') return null;
    const native = this.#instance.call((engine) =>
      engine.newGameFrom(this.variant, reply.slice(1)),
    );
    return native && gameOf(this.#instance, native);
  }

  /** @type {GameType['explain']} */
  explain(from, to) {
    const [start, end] = [checkText(from, 'from'), checkText(to, 'to')];
    return readExplanation(unwrap(this.#ask('explain', start, end)));
  }

  probe() {
    return readProbe(this.#ask('probe'));
  }

  outcome() {
    return readOutcome(this.#ask('outcome'));
  }

  claims() {
    return /** @type {Claim[]} the engine has no others */ (readLines(this.#ask('claims')));
  }

  /** @type {GameType['claim']} */
  claim(reason) {
    return this.#end('claim', checkText(reason, 'reason'));
  }

  /** @type {GameType['resign']} */
  resign(color) {
    return this.#end('resign', checkColor(color));
  }

  agreeDraw() {
    return this.#end('agreeDraw');
  }

  /** @type {GameType['forfeitOnTime']} */
  forfeitOnTime(color) {
    return this.#end('forfeitOnTime', checkColor(color));
  }

  /** See game-record.js. @param {'white' | 'black' | null} winner @param {string} reason */
  [Symbol.for('kingcraft.giveResult')](winner, reason) {
    return this.#end('end', winner ?? '', reason);
  }

  /** @type {GameType['canWin']} */
  canWin(color) {
    return this.#ask('canWin', checkColor(color));
  }

  pgn() {
    // Never writes a PGN that loadPgn() would refuse.
    return checkText(this.#ask('pgn'), 'PGN');
  }

  /** @type {GameType['loadPgn']} */
  loadPgn(text) {
    const notes = readNotes(unwrap(this.#ask('loadPgn', checkText(text, 'PGN'))));
    this.#played = null;
    this.#undone = [];
    return notes;
  }

  /** @type {GameType['comment']} */
  comment(ply) {
    return this.#ask('comment', this.#checkPly(ply));
  }

  /** @type {GameType['setComment']} */
  setComment(text, ply) {
    this.#ask('setComment', this.#checkPly(ply), checkText(text, 'comment'));
  }

  /** @type {GameType['perft']} */
  perft(depth) {
    return this.#ask('perft', checkInteger(depth, 'depth', 0, perftDepthMost));
  }

  dispose() {
    if (!this.#native) return;
    unwatch(this.#native);
    this.#instance.release(this.#native);
    this.#native = null;
  }

  /** So many half-moves, without a number all that were played. @param {unknown} ply */
  #checkPly(ply) {
    this.#played ??= this.history();
    const plies = this.#played.length;
    return ply === undefined ? plies : checkInteger(ply, 'ply', 0, plies);
  }

  /**
   * Ends the game by a method of the engine's part.
   * @template {'claim' | 'resign' | 'agreeDraw' | 'forfeitOnTime' | 'end'} M
   * @param {M} method
   * @param {Parameters<NativeGame[M]>} values
   */
  #end(method, ...values) {
    const reply = this.#ask(method, ...values);
    const outcome = /** @type {Outcome} */ (readOutcome(unwrap(reply)));
    this.#undone = [];
    return outcome;
  }

  /**
   * Calls a method of the engine's part.
   * @template {keyof NativeGame} M
   * @param {M} method
   * @param {Parameters<NativeGame[M]>} values
   * @returns {ReturnType<NativeGame[M]>}
   */
  #ask(method, ...values) {
    if (!this.#native) throw new DisposedError('game-disposed');
    // Any, since TypeScript does not see that the values are those of the method.
    const native = /** @type {any} */ (this.#native);
    return this.#instance.call(() => native[method](...values));
  }
}

/**
 * Takes over the engine's part of a game, which nobody else may delete.
 * @param {Instance} instance @param {NativeGame} native
 */
export const gameOf = (instance, native) => new Game(key, instance, native);
