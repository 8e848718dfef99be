/**
 * A puzzle on a board of another page: the opponent's mistake is played, then the reader finds each best move, and the
 * opponent answers. Once it is solved, both sides are played on until what that wins is on the board.
 * A wrong move is never played, so the moves on the board are always those of the puzzle, until one that wins at once.
 * @import { Kingcraft, Move } from '../kingcraft/index.js'
 * @import { Computer, Mover, SearchedGame } from '../game/match.js'
 * @import { Puzzle } from '../variants/puzzles.js'
 * @import { Settings } from './attributes.js'
 * @import { MatchHandlers } from './board-match.js'
 * @import { ElementTexts } from './element-texts.js'
 * @import { PuzzleOfGame } from './load-puzzle.js'
 */
import { otherColor } from '../kingcraft/square.js';
import { fullStrength } from '../worker/search-options.js';
import { BoardMatch } from './board-match.js';

/** Milliseconds before a move that the reader does not make, so that the position before it is seen. */
const PAUSE = 600;

/** The moves of a puzzle, and those that show its gain. @param {Puzzle} puzzle */
const wholeLine = ({ moves, gain = [] }) => [...moves, ...gain];

/** Plays the moves of a puzzle that the reader does not make. @implements {Computer} */
class PuzzleOpponent {
  isThinking = false;
  #moves;
  #callOff = () => {};

  /** @param {Puzzle} puzzle */
  constructor(puzzle) {
    this.#moves = wholeLine(puzzle);
  }

  /**
   * @param {SearchedGame} game
   * @returns {Promise<{ best: string, lines: [] } | null>} null if there is no further move, or it was called off
   */
  think({ moves }) {
    const best = this.#moves[moves.length];
    if (!best) return Promise.resolve(null);
    return new Promise((resolve) => {
      const timer = setTimeout(() => resolve({ best, lines: [] }), PAUSE);
      this.#callOff = () => {
        clearTimeout(timer);
        resolve(null);
      };
    });
  }

  warmUp() {}

  stop() {}

  callOff() {
    this.#callOff();
  }
}

/**
 * `refused`: a move is wrong, and is not played; `puzzleFailed`: that was the first one, or the solution is shown, and
 * then there is none.
 * @typedef {MatchHandlers & { refused(move: Move): void, puzzleFailed(wrong: Move | null): void }} PuzzleHandlers
 */

export class PuzzleMatch extends BoardMatch {
  #puzzle;
  #line;
  #handlers;
  /** Whether a move was wrong, or the solution was shown. */
  hasFailed;

  /**
   * @param {Kingcraft} kingcraft the loaded package
   * @param {PuzzleOfGame & { moves: string[], hasFailed: boolean }} start `moves` are on the board already
   * @param {PuzzleHandlers} handlers
   * @throws Fault
   */
  constructor(kingcraft, { variant, puzzle, moves, hasFailed }, handlers) {
    const position = { variant, fen: puzzle.fen, moves };
    super(kingcraft, position, new PuzzleOpponent(puzzle), handlers);
    this.#puzzle = puzzle;
    this.#line = wholeLine(puzzle);
    this.#handlers = handlers;
    this.hasFailed = hasFailed;
    const { turn, ply } = this.played;
    /** The color that the reader plays. */
    this.solver = ply % 2 ? turn : otherColor(turn);
    super.seat({ play: this.solver, level: fullStrength });
  }

  /** @override The puzzle says who plays. */
  seat() {}

  /** @override */
  get isPuzzle() {
    return true;
  }

  get isSolved() {
    return this.isSolvedByLastMove || this.ply > this.#puzzle.moves.length;
  }

  get isSolvedByLastMove() {
    const last = this.played.lastMove;
    const isOther = last !== null && last.id !== this.#line[this.ply - 1];
    return this.ply === this.#puzzle.moves.length || isOther;
  }

  /** @override Once it is solved, for both sides. */
  get isComputersTurn() {
    if (!this.isSolved) return super.isComputersTurn;
    return !this.outcome && this.ply < this.#line.length;
  }

  /** @override What comes next is the puzzle's to say. */
  get premoveTargets() {
    return null;
  }

  /** @override Nobody plays on when it is solved. */
  get isPersonsTurn() {
    return !this.isSolved && super.isPersonsTurn;
  }

  /**
   * @override
   * @param {ElementTexts} texts
   */
  taskIn({ puzzle }) {
    if (this.isSolved) return puzzle.solved;
    return this.isPersonsTurn ? puzzle.find(this.solver) : '';
  }

  /**
   * @override The move has to be the next one of the puzzle, or to win at once; once it is solved, the next one that
   * shows its gain.
   * @param {Move} move
   * @param {Mover} by
   */
  play(move, by) {
    const isRight = move.id === this.#line[this.ply];
    if (this.isSolved) return isRight && by === 'machine' ? super.play(move, by) : null;
    if (isRight || (this.isPersonsTurn && move.san.endsWith('#'))) return super.play(move, by);
    if (this.isPersonsTurn) {
      this.#handlers.refused(move);
      this.#fail(move);
    }
    return null;
  }

  /** @override */
  showSolution() {
    if (!this.isPersonsTurn) return;
    this.#fail(null);
    // A listener may have removed the board.
    if (this.isOpen) super.play(this.find(this.#puzzle.moves[this.ply]), 'machine');
  }

  /** @param {Move | null} wrong */
  #fail(wrong) {
    if (this.hasFailed) return;
    this.hasFailed = true;
    this.#handlers.puzzleFailed(wrong);
  }
}
