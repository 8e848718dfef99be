/**
 * A puzzle while somebody solves it: the opponent's mistake, which moves are right, and the opponent's answers.
 * Moves that are wrong are never played, so what is on the board is always a part of the solution, or ends with a move as good.
 * @import { Kingcraft, Move, MoveChoice } from '../kingcraft/index.js'
 * @import { Puzzle } from '../variants/puzzles.js'
 */
import { otherColor } from '../kingcraft/square.js';
import { fullStrength } from '../worker/search-options.js';
import { PlayedGame } from './played-game.js';

/**
 * What a move of the solver comes to: `right` where the opponent has an answer, `solved` where the puzzle ends with it.
 * @typedef {'right' | 'solved' | 'wrong'} Verdict
 */

/**
 * Whether a move that is not in the solution is as good as the one that is. A move that wins the game at once is never asked about.
 * @typedef {(question: { variant: string, fen: string, moves: string[], move: Move, best: Move }) => boolean | Promise<boolean>} IsAsGood
 *   `fen` and `moves` lead to the position, `best` is the move of the solution
 */

export class PuzzleSession {
  #kingcraft;
  #isAsGood;
  #hasFailed = false;
  /** Counts the tries, so that a verdict that comes too late is known. */
  #tries = 0;

  /**
   * Starts before the opponent's mistake, which the first `answer()` plays.
   * @param {Kingcraft} kingcraft the loaded package
   * @param {string} variant
   * @param {Puzzle} puzzle
   * @param {IsAsGood} [isAsGood] without it, no other move is
   * @throws FenError, VariantError, IllegalMoveError where the puzzle makes no sense in this game
   */
  constructor(kingcraft, variant, puzzle, isAsGood = () => false) {
    this.#kingcraft = kingcraft;
    this.#isAsGood = isAsGood;
    this.puzzle = puzzle;
    const { turn, solution } = readSolution(kingcraft, variant, puzzle);
    /** The opponent's mistake, and then all moves of the solution. */
    this.solution = solution;
    /** The color that solves. */
    this.solver = otherColor(turn);
    /** @type {Record<'white' | 'black', 'person' | 'machine'>} */
    const players = { white: 'machine', black: 'machine', [this.solver]: 'person' };
    const { fen } = puzzle;
    /** The moves on the board. */
    this.played = new PlayedGame(kingcraft, { variant, fen, players, level: fullStrength });
  }

  /** Whether a move was wrong, or was shown. */
  get hasFailed() {
    return this.#hasFailed;
  }

  get isSolved() {
    const { ply, lastMove } = this.played;
    return ply === this.solution.length || (ply > 0 && lastMove?.id !== this.solution[ply - 1].id);
  }

  /** Whether the solver is to find a move. */
  get isSolversTurn() {
    return !this.isSolved && this.played.turn === this.solver;
  }

  /** The next move of the solution, of either side; null where it is solved. */
  get next() {
    return this.isSolved ? null : this.solution[this.played.ply];
  }

  /** Plays the next move of the opponent: the mistake, or an answer. Throws where the opponent is not to move. */
  answer() {
    if (this.isSolversTurn) throw new RangeError('the solver is to move');
    return this.#playNext();
  }

  /** Plays the move that the solver was to find. The puzzle counts as failed. */
  show() {
    this.#requireSolver();
    this.fail();
    return this.#playNext();
  }

  #playNext() {
    const { next } = this;
    if (!next) throw new RangeError('the puzzle is solved');
    return this.played.play(next.id);
  }

  #requireSolver() {
    if (!this.isSolversTurn) throw new RangeError('the solver is not to move');
  }

  /**
   * What the solution says of a move of the solver, without playing it: `other` is not part of it.
   * @param {string | MoveChoice | Move} wanted
   * @returns {{ move: Move, verdict: 'right' | 'solved' | 'other' }}
   * @throws IllegalMoveError, AmbiguousMoveError
   */
  verdictOf(wanted) {
    this.#requireSolver();
    const { move, wins } = this.#find(wanted);
    if (wins) return { move, verdict: 'solved' };
    const { ply } = this.played;
    if (move.id !== this.solution[ply].id) return { move, verdict: 'other' };
    return { move, verdict: ply === this.solution.length - 1 ? 'solved' : 'right' };
  }

  /** The solver has made a move that is wrong, or has given up. */
  fail() {
    this.#hasFailed = true;
  }

  /**
   * Tries a move of the solver, and plays it unless it is wrong. After a right one, `answer()` plays the opponent's.
   * @param {string | MoveChoice | Move} wanted
   * @returns {Promise<{ move: Move, verdict: Verdict } | null>} null where something else has happened meanwhile
   * @throws IllegalMoveError, AmbiguousMoveError
   */
  async try(wanted) {
    const { move, verdict } = this.verdictOf(wanted);
    const result = verdict === 'other' ? await this.#verdictOfOther(move) : verdict;
    if (result === 'wrong') this.fail();
    else if (result) this.played.play(move.id);
    return result && { move, verdict: result };
  }

  /**
   * @param {Move} move that is not in the solution
   * @returns {Promise<'solved' | 'wrong' | null>} null where something else has happened meanwhile
   */
  async #verdictOfOther(move) {
    const { variant, startFen, ply } = this.played;
    this.#tries += 1;
    const tries = this.#tries;
    const question = { variant: variant.id, fen: startFen, moves: this.played.moveIds() };
    const isAsGood = await this.#isAsGood({ ...question, move, best: this.solution[ply] });
    if (tries !== this.#tries || ply !== this.played.ply) return null;
    return isAsGood ? 'solved' : 'wrong';
  }

  /**
   * The legal move that is meant, and whether it wins the game at once.
   * @param {string | MoveChoice | Move} wanted
   */
  #find(wanted) {
    const copy = this.#kingcraft.newGame(this.played.variant.id, this.played.game.fen());
    try {
      const move = copy.move(wanted);
      return { move, wins: copy.outcome()?.winner === this.solver };
    } finally {
      copy.dispose();
    }
  }

  dispose() {
    this.#tries += 1;
    this.played.dispose();
  }
}

/**
 * The moves of a puzzle, and who makes the first one.
 * @param {Kingcraft} kingcraft the loaded package
 * @param {string} variant
 * @param {Puzzle} puzzle
 */
function readSolution(kingcraft, variant, { fen, moves }) {
  if (moves.length === 0 || moves.length % 2)
    throw new RangeError('a puzzle ends with a move of the solver');
  const game = kingcraft.newGame(variant, fen);
  try {
    return { turn: game.turn(), solution: moves.map((move) => game.move(move)) };
  } finally {
    game.dispose();
  }
}
