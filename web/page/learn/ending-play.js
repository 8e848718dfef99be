/**
 * An endgame played against perfect play: what each move of the player costs, and how the tables answer.
 * @import { Game, ProbedMove, ProbedResult } from '../../kingcraft/index.js'
 */
import { movesOf } from '../base/game-words.js';

/** @type {Record<ProbedResult, number>} */
const WORTH = { loss: 0, draw: 1, win: 2 };

export class EndingPlay {
  #game;
  #random;
  /** @type {ProbedResult} */
  #goal;
  #color;
  #toHold;
  #played = 0;
  #over = 0;
  /** The cost of the player's last move, forgotten when it is taken back. */
  #cost = 0;

  /**
   * @param {Game} game at the endgame, with the tables for its pieces; the player is the side to move
   * @param {{ hold?: number }} ending the number of moves that a draw has to be held; without it, the player is to win
   * @param {() => number} random as Math.random
   */
  constructor(game, { hold = 0 }, random = Math.random) {
    this.#game = game;
    this.#random = random;
    this.#goal = hold ? 'draw' : 'win';
    this.#toHold = hold;
    this.#color = game.turn();
  }

  /** The answer of the tables about the position. */
  #probe() {
    const probe = this.#game.probe();
    if (!probe) throw new Error('The endgame tables do not have this position.');
    return probe;
  }

  get color() {
    return this.#color;
  }

  /** How many moves more than needed the player has taken so far. */
  get over() {
    return this.#over;
  }

  get played() {
    return this.#played;
  }

  /** The moves that are left: to the win with best play, or of holding. Only when the player is to move. */
  get left() {
    if (this.#goal === 'draw') return this.#toHold - this.#played;
    return movesOf(this.#probe().plies ?? 0);
  }

  /** The id of a move that preserves the result, and wins soonest. */
  get best() {
    return this.#bestOf(this.#probe().moves)[0].id;
  }

  /**
   * Plays a move of the player.
   * @param {string} id
   * @returns the move, the result for the player `now`, and by how many moves it delays the win
   */
  play(id) {
    const { moves } = this.#probe();
    const best = this.#bestOf(moves)[0];
    const chosen = moves.find((move) => move.id === id) ?? best;
    const move = this.#game.move(id);
    /** @type {ProbedResult} */
    const now = this.#isDrawn() ? 'draw' : chosen.result;
    this.#cost = now === 'win' ? movesOf(chosen.plies ?? 0) - movesOf(best.plies ?? 0) : 0;
    this.#over += this.#cost;
    this.#played += 1;
    return { move, now, cost: this.#cost };
  }

  /**
   * Whether a result for the player is worse than the one to be reached.
   * @param {ProbedResult} now
   */
  isSlip(now) {
    return WORTH[now] < WORTH[this.#goal];
  }

  /** Takes the last move of the player back, before it is answered. */
  takeBack() {
    this.#played -= 1;
    this.#over -= this.#cost;
    this.#cost = 0;
    return this.#game.undo();
  }

  /** Whether the player has done what was to be done. */
  isDone() {
    const outcome = this.#game.outcome();
    if (this.#goal === 'win') return outcome?.winner === this.#color;
    return this.#played >= this.#toHold || this.#isDrawn();
  }

  /**
   * Plays a move of the tables, at random among those that last longest, or that leave the fewest answers that hold.
   */
  answer() {
    const best = this.#bestOf(this.#probe().moves);
    const hardest = this.#goal === 'win' ? best : this.#leastAnswered(best);
    return this.#game.move(hardest[Math.floor(this.#random() * hardest.length)].id);
  }

  /** A draw, or one that the side to move may claim. */
  #isDrawn() {
    const outcome = this.#game.outcome();
    return outcome ? !outcome.winner : this.#game.claims().length > 0;
  }

  /**
   * The moves with the best result that win soonest or lose latest.
   * @param {ProbedMove[]} moves
   */
  #bestOf(moves) {
    const worth = Math.max(...moves.map(({ result }) => WORTH[result]));
    const best = moves.filter(({ result }) => WORTH[result] === worth);
    if (worth === WORTH.draw) return best;
    const plies = best.map((move) => move.plies ?? 0);
    const wanted = worth === WORTH.win ? Math.min(...plies) : Math.max(...plies);
    return best.filter((_, index) => plies[index] === wanted);
  }

  /**
   * The moves that leave the player the smallest share of answers that hold.
   * @param {ProbedMove[]} moves
   */
  #leastAnswered(moves) {
    const shares = moves.map(({ id }) => this.#shareThatHolds(id));
    const least = Math.min(...shares);
    return moves.filter((_, index) => shares[index] === least);
  }

  /** @param {string} id */
  #shareThatHolds(id) {
    this.#game.move(id);
    const answers = this.#game.isGameOver() ? [] : this.#probe().moves;
    this.#game.undo();
    if (answers.length === 0) return 1;
    return answers.filter(({ result }) => result === this.#goal).length / answers.length;
  }
}
