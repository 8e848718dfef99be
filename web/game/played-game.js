/**
 * A game of the package that is being played: its players, its moves, some of them taken back, and
 * how it ends.
 * @import { Claim, Color, Game, Kingcraft, Move, Outcome, Variant } from '../kingcraft/index.js'
 * @import { WaitingPremove } from './premoves.js'
 */
import { otherColor } from '../kingcraft/square.js';

/** @typedef {'person' | 'machine' | 'friend'} Player a person, the computer, or a friend elsewhere */

/**
 * An end by the players or the clock: `what` is the color that resigns or has no time left, or the reason of the claim.
 * @typedef {{ how: string, what?: string | undefined }} End
 */

/**
 * The end of a game → the call of the package, which throws if `what` is invalid.
 * @type {Record<string, (game: Game, what: any) => Outcome>}
 */
const ENDS = {
  resign: (game, /** @type {Color} */ color) => game.resign(color),
  claim: (game, /** @type {Claim} */ reason) => game.claim(reason),
  agreeDraw: (game) => game.agreeDraw(),
  time: (game, /** @type {Color} */ color) => game.forfeitOnTime(color),
};

/**
 * Ends a game as its players or the clock did.
 * @param {Game} game
 * @param {End['how']} how
 * @param {End['what']} [what]
 * @returns {End}
 * @throws where the game cannot end so
 */
export function finishGame(game, how, what) {
  const finish = Object.hasOwn(ENDS, how) ? ENDS[how] : null;
  if (!finish) throw new RangeError(`no such end: ${how}`);
  finish(game, what);
  return what === undefined ? { how } : { how, what };
}

/**
 * The game of the package with this id.
 * @param {Kingcraft} kingcraft the loaded package
 * @param {string} id
 * @returns {Variant}
 */
export function variantOf(kingcraft, id) {
  const variant = kingcraft.variants.find((one) => one.id === id);
  if (!variant) throw new RangeError(`no such game: ${id}`);
  return variant;
}

/** @template {Player | null} [Seat=Player] who may play a color; null: nobody */
export class PlayedGame {
  /** @type {Move[]} */
  #line = [];
  #ply = 0;
  /** @type {End | null} */
  #end = null;
  /** The last move that the person made ahead of the turn. @type {WaitingPremove | null} */
  premove = null;

  /**
   * @param {Kingcraft} kingcraft the loaded package
   * @param {{ variant: string, fen?: string | null | undefined, players: Record<Color, Seat>, level: number }} settings
   * @throws FenError, VariantError
   */
  constructor(kingcraft, { variant, fen, players, level }) {
    this.game = fen ? kingcraft.newGame(variant, fen) : kingcraft.newGame(variant);
    this.variant = variantOf(kingcraft, variant);
    this.players = players;
    /** How strong the computer plays. */
    this.level = level;
  }

  get startFen() {
    return this.game.startFen();
  }

  /** All moves, also those that were taken back. */
  get line() {
    return [...this.#line];
  }

  /** How many half-moves are on the board. */
  get ply() {
    return this.#ply;
  }

  get turn() {
    return this.game.turn();
  }

  /** The result; null while the game goes on. */
  get outcome() {
    return this.game.outcome();
  }

  /** The end by the players or the clock; null while the game goes on, and after an end by its rules. */
  get end() {
    return this.#end;
  }

  /** The moves on the board. */
  moves() {
    return this.#line.slice(0, this.#ply);
  }

  moveIds() {
    return this.moves().map(({ id }) => id);
  }

  /** The move that led to the position on the board; null at the start. */
  get lastMove() {
    return this.#line[this.#ply - 1] ?? null;
  }

  get computerToMove() {
    return this.outcome === null && this.players[this.turn] === 'machine';
  }

  get personToMove() {
    return this.outcome === null && this.players[this.turn] === 'person';
  }

  /** Whether a person waits for the move of the computer, or of a friend elsewhere. */
  get personWaits() {
    const { outcome, players, turn } = this;
    const mover = players[turn];
    const isElsewhere = mover === 'machine' || mover === 'friend';
    return outcome === null && isElsewhere && players[otherColor(turn)] === 'person';
  }

  get betweenPeople() {
    return this.#bothAre('person');
  }

  get betweenComputers() {
    return this.#bothAre('machine');
  }

  /** @param {Player} player */
  #bothAre(player) {
    return this.players.white === player && this.players.black === player;
  }

  /**
   * Plays a move, and forgets what was taken back.
   * @param {string | Move} move
   */
  play(move) {
    const played = this.game.move(move);
    this.#line.length = this.#ply;
    this.#line.push(played);
    this.#ply += 1;
    return played;
  }

  /**
   * Takes moves back or plays them again until so many half-moves are on the board.
   * @param {number} ply
   */
  goTo(ply) {
    const target = Math.max(0, Math.min(ply, this.#line.length));
    for (; this.#ply > target; this.#ply--) this.game.undo();
    for (; this.#ply < target; this.#ply++) this.game.redo();
  }

  /** How many half-moves lie between two turns of the person. */
  get stride() {
    const { players, turn } = this;
    return players[turn] === 'person' && players[otherColor(turn)] === 'machine' ? 2 : 1;
  }

  /** How many half-moves one undo takes back: none with a result of the players, which it takes back alone. */
  undoDepth() {
    return this.#end ? 0 : Math.min(this.stride, this.#ply);
  }

  /** How many half-moves one redo plays again. */
  redoDepth() {
    return Math.min(this.stride, this.#line.length - this.#ply);
  }

  /** Takes a result of the players back, and it alone; without one, moves. */
  undo() {
    if (this.#end) this.takeBackEnd();
    else this.goTo(this.#ply - this.undoDepth());
  }

  redo() {
    this.goTo(this.#ply + this.redoDepth());
  }

  /**
   * Ends the game as the players or the clock did.
   * @param {End['how']} how
   * @param {End['what']} [what]
   */
  finish(how, what) {
    this.#end = finishGame(this.game, how, what);
    this.#line.length = this.#ply;
  }

  /** Takes back what the players or the clock did, and the game goes on. */
  takeBackEnd() {
    if (!this.#end) return;
    this.game.undo();
    this.#end = null;
  }

  dispose() {
    this.game.dispose();
  }
}
