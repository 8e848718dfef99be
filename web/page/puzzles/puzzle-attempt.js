/**
 * One attempt at a puzzle: the mistake of the opponent, the moves of the solver and the replies, until the puzzle is
 * solved or its solution shown.
 * @import { Move } from '../../kingcraft/index.js'
 * @import { Puzzle } from '../../variants/puzzles.js'
 * @import { Study } from '../study/study.js'
 * @import { MoveComparer } from './move-comparer.js'
 */

import { shownSan } from '../../game/game-facts.js';
import { otherColor } from '../../kingcraft/square.js';

/** The theme of the puzzles in which the solution saves a draw; in all others it wins. */
const DRAW = 'defence';

/**
 * `moving`: pieces move by themselves; `asking`: the solver is to move; `comparing`: the engine looks at a move;
 * `refuted`: a wrong move and its answer stand on the board; then the puzzle is `solved`, or its solution is `shown`.
 * @typedef {'moving' | 'asking' | 'comparing' | 'refuted' | 'solved' | 'shown'} AttemptPhase
 */

/**
 * The reply to the last move: it is part of the solution; it does as well as the solution; it wins, but more
 * slowly; it is wrong; or the engine could not tell.
 * @typedef {{ kind: 'right' | 'equal' | 'slower', san: string }
 *   | { kind: 'wrong', san: string, reply: string | null }
 *   | { kind: 'unknown', error: unknown }} AttemptVerdict
 */

/**
 * `onMove`: a move was played on the study, and resolves once it was seen; `onChange`: something else has changed;
 * `onAnswer`: whether the puzzle was solved without a mistake and without help is known now, once.
 * @typedef {{ onMove(move: Move): Promise<void>, onChange(): void, onAnswer(right: boolean): void }} AttemptHandlers
 */

export class PuzzleAttempt {
  #comparer;
  #handlers;
  /** How many moves of the puzzle stand on the board. */
  #played = 0;
  #isAnswered = false;
  /** Whether nothing was wrong until now, and nothing was given away. */
  isAlone = true;
  #isLeft = false;
  /** @type {AttemptPhase} */
  phase = 'moving';
  /** @type {AttemptVerdict | null} */
  verdict = null;
  /** How much of the next move was given away: nothing, its piece, or all of it. @type {0 | 1 | 2} */
  hinted = 0;

  /**
   * @param {Puzzle} puzzle
   * @param {Study} study at the position of the puzzle, without moves
   * @param {Pick<MoveComparer, 'compare' | 'stop'>} comparer
   * @param {AttemptHandlers} handlers
   */
  constructor(puzzle, study, comparer, handlers) {
    this.puzzle = puzzle;
    this.study = study;
    this.color = otherColor(study.current.turn);
    this.#comparer = comparer;
    this.#handlers = handlers;
  }

  /** Plays the mistake of the opponent. */
  async begin() {
    await this.#play(this.puzzle.moves[0]);
    this.#ask();
  }

  /** Ends it: nothing that is still under way changes anything. */
  leave() {
    this.#isLeft = true;
    this.#comparer.stop();
  }

  /** The move to find. @returns {Move | null} */
  get expected() {
    const id = this.puzzle.moves[this.#played];
    return this.study.position.moves.find((move) => move.id === id) ?? null;
  }

  /** The first move of the solution, and why it is good. */
  get solution() {
    const { moves, gain = [] } = this.puzzle;
    const [asked] = this.study.tree.root.children;
    return this.study.reasonsAt(asked, [...moves.slice(1), ...gain]);
  }

  get isOver() {
    return this.phase === 'solved' || this.phase === 'shown';
  }

  /** The ids of the moves on the board since the position of the puzzle. */
  get #line() {
    const { tree, current } = this.study;
    return tree.lineTo(current).flatMap(({ move }) => move?.id ?? []);
  }

  /**
   * The solver's move.
   * @param {string} id
   */
  async try(id) {
    if (this.phase !== 'asking') return;
    const { study, puzzle } = this;
    const asked = study.current;
    const position = { variant: study.variant.id, fen: puzzle.fen, moves: this.#line };
    const solution = puzzle.moves[this.#played];
    this.phase = 'moving';
    this.hinted = 0;
    this.verdict = null;
    const san = await this.#play(id);
    if (this.#isLeft) return;
    const isWin = study.position.outcome?.winner === this.color;
    if (id === solution) return this.#goOn(san);
    if (isWin) return this.#solve({ kind: 'equal', san });
    this.phase = 'comparing';
    this.#handlers.onChange();
    try {
      const comparison = await this.#comparer.compare(
        position,
        solution,
        id,
        puzzle.themes.includes(DRAW) ? 'draw' : 'win',
      );
      if (this.#isLeft) return;
      // The reader has left the screen, and may come back to it.
      if (!comparison) this.#back(asked, null);
      else if (comparison.kind === 'equal') this.#solve({ kind: 'equal', san });
      else if (comparison.kind === 'slower') this.#back(asked, { kind: 'slower', san });
      else await this.#refute(san, comparison.reply);
    } catch (error) {
      if (!this.#isLeft) this.#back(asked, { kind: 'unknown', error });
    }
  }

  /** Takes the wrong move and its answer back. */
  takeBack() {
    if (this.phase !== 'refuted') return;
    const { tree } = this.study;
    const nodes = [tree.root, ...tree.lineTo(this.study.current)];
    this.#back(nodes[this.#played], null);
  }

  /** Gives the piece away, then the move. Help makes it a puzzle that was not solved alone. */
  hint() {
    if (this.phase !== 'asking') return;
    this.hinted = this.hinted === 0 ? 1 : 2;
    this.verdict = null;
    this.#answer(false);
    this.#handlers.onChange();
  }

  /** Plays what is left of the solution. */
  async showSolution() {
    if (this.phase === 'refuted') this.takeBack();
    if (this.phase !== 'asking') return;
    this.#answer(false);
    this.phase = 'moving';
    this.verdict = null;
    this.hinted = 0;
    this.#handlers.onChange();
    while (!this.#isLeft && this.#played < this.puzzle.moves.length)
      await this.#play(this.puzzle.moves[this.#played]);
    if (this.#isLeft) return;
    this.phase = 'shown';
    this.#handlers.onChange();
    await this.#playOn();
  }

  /** @param {string} san of a move of the solution, which is on the board */
  async #goOn(san) {
    if (this.#played >= this.puzzle.moves.length) {
      this.#solve({ kind: 'right', san });
      return this.#playOn();
    }
    await this.#play(this.puzzle.moves[this.#played]);
    if (this.#isLeft) return;
    this.verdict = { kind: 'right', san };
    this.#ask();
  }

  /** Plays on until what the solution wins is on the board. */
  async #playOn() {
    for (const id of this.puzzle.gain ?? []) {
      if (this.#isLeft) return;
      await this.#play(id);
    }
    if (!this.#isLeft) this.#handlers.onChange();
  }

  /**
   * @param {string} san of a wrong move, which is on the board
   * @param {string | null} reply the id of the move that refutes it
   */
  async #refute(san, reply) {
    this.#answer(false);
    const answer = reply === null ? null : await this.#play(reply);
    if (this.#isLeft) return;
    this.phase = 'refuted';
    this.verdict = { kind: 'wrong', san, reply: answer };
    this.#handlers.onChange();
  }

  /** @param {AttemptVerdict} verdict */
  #solve(verdict) {
    this.phase = 'solved';
    this.verdict = verdict;
    this.#answer(true);
    this.#handlers.onChange();
  }

  #ask() {
    if (this.#isLeft) return;
    this.phase = 'asking';
    this.#handlers.onChange();
  }

  /**
   * @param {Study['current']} node the position to which the board goes back
   * @param {AttemptVerdict | null} verdict
   */
  #back(node, verdict) {
    this.study.goTo(node);
    this.verdict = verdict;
    this.#ask();
  }

  /** @param {boolean} right */
  #answer(right) {
    if (!right) this.isAlone = false;
    if (this.#isAnswered) return;
    this.#isAnswered = true;
    this.#handlers.onAnswer(right);
  }

  /**
   * Plays a move on the study.
   * @param {string} id
   * @returns {Promise<string>} what it is called
   */
  async #play(id) {
    const move = this.study.play(id);
    if (id === this.puzzle.moves[this.#played] && this.#line.length === this.#played + 1)
      this.#played += 1;
    await this.#handlers.onMove(move);
    return shownSan(this.study.variant, move);
  }
}
