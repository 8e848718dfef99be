// @ts-nocheck
// A game: checks the arguments, asks the engine, reads its answer. The docs are in index.d.ts.

import { checkColor, checkInteger, checkText, readOptions } from './arguments.js';
import { chooseMove, readChoice } from './choose-move.js';
import {
  AmbiguousMoveError,
  ArgumentError,
  DisposedError,
  GameOverError,
  IllegalMoveError,
} from './errors.js';
import {
  readExplanation,
  readLines,
  readMove,
  readMoves,
  readNotes,
  readOutcome,
  readPieces,
  readProbe,
  readRays,
  readRights,
  unwrap,
} from './records.js';
import { squaresIn } from './square.js';

/** Frees the engine's part of games that were forgotten without `dispose()`. */
const forgotten = new FinalizationRegistry(({ instance, native }) => instance.release(native));

/** What only this module has: nobody else makes games. */
const key = Symbol('key');

class Game {
  #instance;
  #native;
  /** The moves that were played, null before they are asked for, and those that were taken back, the last one at the end of each. */
  #played = [];
  #undone = [];

  constructor(given, instance, native) {
    if (given !== key) throw new ArgumentError('game-constructor');
    this.#instance = instance;
    this.#native = native;
    forgotten.register(this, { instance, native }, this);
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
    return readPieces(this.#ask('board'));
  }

  ascii() {
    return this.#ask('ascii');
  }

  moves(options = {}) {
    const { square } = readOptions(options, 'moves()', ['square']);
    if (square === undefined) return readMoves(this.#ask('moves'));
    return readMoves(unwrap(this.#ask('movesFrom', checkText(square, 'square'))));
  }

  moveIds() {
    return readLines(this.#ask('moveIds'));
  }

  dests() {
    const dests = new Map();
    for (const id of this.moveIds()) {
      const { from, to } = squaresIn(id);
      const targets = dests.get(from);
      if (!targets) dests.set(from, [to]);
      else if (!targets.includes(to)) targets.push(to);
    }
    return dests;
  }

  move(move) {
    const text = typeof move === 'string' ? checkText(move, 'move') : this.#idOf(move);
    const played = readMove(unwrap(this.#ask('move', text)));
    this.#played?.push(played);
    if (this.#undone.length > 0) this.#undone = [];
    return played;
  }

  tryMove(move) {
    try {
      return this.move(move);
    } catch (error) {
      const refusals = [IllegalMoveError, AmbiguousMoveError, GameOverError];
      if (refusals.some((Refusal) => error instanceof Refusal)) return null;
      throw error;
    }
  }

  undo() {
    this.#played ??= this.history();
    if (!this.#ask('undo')) return null;
    const undone = this.#played.pop();
    this.#undone.push(undone);
    return undone;
  }

  redo() {
    if (!this.#ask('redo')) return null;
    const redone = this.#undone.pop();
    this.#played?.push(redone);
    return redone;
  }

  history() {
    return readMoves(this.#ask('history'));
  }

  isCheck() {
    return this.#ask('isCheck');
  }

  attackers(square, color) {
    const name = checkText(square, 'square');
    return readLines(unwrap(this.#ask('attackers', name, checkColor(color))));
  }

  attacks(square) {
    return readLines(unwrap(this.#ask('attacks', checkText(square, 'square'))));
  }

  royals(color) {
    return readLines(this.#ask('royals', checkColor(color)));
  }

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

  explain(from, to) {
    const squares = [checkText(from, 'from'), checkText(to, 'to')];
    return readExplanation(unwrap(this.#ask('explain', ...squares)));
  }

  probe() {
    return readProbe(this.#ask('probe'));
  }

  outcome() {
    return readOutcome(this.#ask('outcome'));
  }

  isGameOver() {
    return this.outcome() !== null;
  }

  claims() {
    return readLines(this.#ask('claims'));
  }

  claim(reason) {
    return this.#end('claim', checkText(reason, 'reason'));
  }

  resign(color) {
    return this.#end('resign', checkColor(color));
  }

  agreeDraw() {
    return this.#end('agreeDraw');
  }

  forfeitOnTime(color) {
    return this.#end('forfeitOnTime', checkColor(color));
  }

  canWin(color) {
    return this.#ask('canWin', checkColor(color));
  }

  pgn() {
    return this.#ask('pgn');
  }

  loadPgn(text) {
    const notes = readNotes(unwrap(this.#ask('loadPgn', checkText(text, 'PGN'))));
    this.#played = null;
    this.#undone = [];
    return notes;
  }

  perft(depth) {
    return this.#ask('perft', checkInteger(depth, 'depth', 0, 12));
  }

  dispose() {
    if (!this.#native) return;
    this.#instance.release(this.#native);
    this.#native = null;
    forgotten.unregister(this);
  }

  /** Ends the game by a method of the engine's part. */
  #end(method, ...values) {
    const outcome = readOutcome(unwrap(this.#ask(method, ...values)));
    this.#undone = [];
    return outcome;
  }

  /** Calls a method of the engine's part. */
  #ask(method, ...values) {
    if (!this.#native) throw new DisposedError('game-disposed');
    return this.#instance.call(() => this.#native[method](...values));
  }

  /** The id of the legal move that an object means. */
  #idOf(object) {
    const choice = readChoice(object);
    if (choice.id !== undefined) return choice.id;
    const moves = this.moves();
    // Where nothing can be moved, the engine says why.
    return moves.length === 0 ? choice.from + choice.to : chooseMove(moves, choice).id;
  }
}

/** Takes over the engine's part of a game, which nobody else may delete. */
export const gameOf = (instance, native) => new Game(key, instance, native);

if (Symbol.dispose) Game.prototype[Symbol.dispose] = Game.prototype.dispose;

/**
 * Lets `work` have a game, which is disposed of afterwards.
 * @template T
 * @param {import('./index.js').Kingcraft} kingcraft
 * @param {string} variant its id
 * @param {string | undefined} fen of the position it begins with; without one the usual start
 * @param {(game: import('./index.js').Game) => T} work
 * @returns {T}
 */
export function withGame(kingcraft, variant, fen, work) {
  const game = kingcraft.newGame(variant, fen);
  try {
    return work(game);
  } finally {
    game.dispose();
  }
}
