/**
 * The game of a live game: its moves, its end, and what both sides make of each other's.
 * @import { Color, Game, Kingcraft } from '../kingcraft/index.js'
 * @import { End } from '../game/played-game.js'
 */
import { finishGame } from '../game/played-game.js';
import { withGame } from '../kingcraft/with-game.js';
import { standsAgainst } from './ends.js';
import { packMoves, unpackMoves } from './packed-moves.js';
import { sumOf } from './sum.js';

export class LiveBoard {
  #kingcraft;
  #start;
  /** @type {Game} */
  #game;
  /** @type {string[]} */
  #moves = [];
  /** @type {End | null} */
  #end = null;

  /**
   * @param {Kingcraft} kingcraft the loaded package
   * @param {{ variant: string, fen: string | null }} start
   */
  constructor(kingcraft, start) {
    this.#kingcraft = kingcraft;
    this.#start = start;
    this.#game = kingcraft.newGame(start.variant, start.fen ?? undefined);
  }

  get moves() {
    return [...this.#moves];
  }

  /** How many half-moves are on the board. */
  get ply() {
    return this.#moves.length;
  }

  /** @returns {Color} */
  get turn() {
    return this.#game.turn();
  }

  /** The end by a player or a clock; null while the game goes on, and after an end by its rules. */
  get end() {
    return this.#end;
  }

  get isOver() {
    return this.#game.outcome() !== null;
  }

  /** The sum of the position, which both sides must have alike. */
  get sum() {
    return sumOf(this.#game.fen());
  }

  /**
   * Whether a color has a move on the board.
   * @param {Color} color
   */
  hasMoved(color) {
    return this.ply > 1 || (this.ply === 1 && this.turn !== color);
  }

  /** @param {string} id of a move */
  isLegal(id) {
    return !this.isOver && this.#game.moves().some((move) => move.id === id);
  }

  /** @param {string} id of a legal move */
  play(id) {
    this.#moves.push(this.#game.move(id).id);
  }

  /**
   * Takes an end and moves back until so many half-moves are on the board.
   * @param {number} ply
   */
  goBack(ply) {
    if (this.#end) this.#game.undo();
    this.#end = null;
    for (; this.#moves.length > ply; this.#moves.pop()) this.#game.undo();
  }

  /**
   * The draws that a color may claim now.
   * @param {Color} color
   */
  claimsOf(color) {
    return !this.isOver && this.turn === color ? this.#game.claims() : [];
  }

  /**
   * Whether a color may claim a draw after these moves.
   * @param {readonly string[]} moves
   * @param {Color} color
   * @param {string | undefined} reason
   */
  mayClaim(moves, color, reason) {
    return this.#replay((game) => {
      for (const move of moves) game.move(move);
      return game.turn() === color && game.claims().some((one) => one === reason);
    });
  }

  /** @param {End} end of a game that goes on */
  finish(end) {
    this.#end = finishGame(this.#game, end.how, end.what);
  }

  /**
   * Whether the friend may have ended the game after so many half-moves: here, before a move of the own side that was
   * under way, or after one more move where the own side had ended it.
   * @param {number} ply
   * @param {Color} friend
   */
  mayEndAt(ply, friend) {
    if (ply === this.ply) return true;
    return this.turn === friend && (ply === this.ply - 1 || (ply === this.ply + 1 && this.isOver));
  }

  /**
   * Takes an end of the friend. Both may have ended the game before either knew: then one of the two stands, in the
   * earlier of the two positions.
   * @param {number} ply of the friend, where the game was ended
   * @param {End} end
   */
  settle(ply, end) {
    const own = this.#end;
    this.goBack(ply);
    this.finish(own && !standsAgainst(end, own, this.turn) ? own : end);
  }

  /** The moves in few letters. */
  pack() {
    return this.#replay((game) => packMoves(game, this.#moves));
  }

  /**
   * The moves in such letters.
   * @param {string} letters
   * @param {number} count
   * @throws {RangeError} where they are none
   */
  unpack(letters, count) {
    return this.#replay((game) => unpackMoves(game, letters, count));
  }

  /**
   * Whether these moves continue those on the board, or are continued by them.
   * @param {readonly string[]} moves
   */
  isInLine(moves) {
    const common = Math.min(moves.length, this.#moves.length);
    return this.#moves.slice(0, common).every((move, index) => move === moves[index]);
  }

  /**
   * Goes on with the moves and the end of the friend.
   * @param {readonly string[]} moves which are in line with those on the board
   * @param {End | null} end
   */
  join(moves, end) {
    if (!this.#end) for (const move of moves.slice(this.ply)) this.play(move);
    if (end) this.settle(moves.length, end);
  }

  /**
   * Takes another game in the place of this one.
   * @param {readonly string[]} moves
   * @param {End | null} end
   * @throws where they do not make a game
   */
  replaceBy(moves, end) {
    this.goBack(0);
    for (const move of moves) {
      if (!this.isLegal(move)) throw new RangeError(`no legal move: ${move}`);
      this.play(move);
    }
    if (end) this.finish(end);
  }

  /**
   * @template T
   * @param {(game: Game) => T} work with a game from the start
   */
  #replay(work) {
    const { variant, fen } = this.#start;
    return withGame(this.#kingcraft, variant, fen ?? undefined, work);
  }

  dispose() {
    this.#game.dispose();
  }
}
