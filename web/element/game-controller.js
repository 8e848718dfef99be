/**
 * A game while it is on a board: match, view and computer, and the events for the page around it.
 * @import { Kingcraft, Move } from '../kingcraft/index.js'
 * @import { Mover } from '../game/match.js'
 * @import { Settings } from './attributes.js'
 * @import { StartPosition } from './board-match.js'
 * @import { ElementTexts } from './element-texts.js'
 * @import { PuzzleOfGame } from './load-puzzle.js'
 * @import { ReaderDrawings } from './reader-drawings.js'
 */
import { Opponent } from '../worker/opponent.js';
import { BoardMatch } from './board-match.js';
import { errorText, Fault, gameNameIn } from './element-texts.js';
import { GameView } from './game-view.js';
import { PuzzleMatch } from './puzzle-match.js';

/**
 * The moves of a game, how many of them are on the board, and whether a move was wrong where it is a puzzle; the
 * position of a free board.
 * @typedef {{ line: string[], ply: number, hasFailed: boolean, fen?: string }} Progress
 */

/**
 * @typedef {(type: string, detail: object, cancelable?: boolean) => boolean} Dispatch dispatches an event; false when
 *   it was cancelled
 */

/**
 * @typedef {{
 *   createEngine(): Promise<import('../worker/client.js').Engine>,
 *   dispatch: Dispatch,
 *   drawings: ReaderDrawings,
 *   onReset(): void,
 *   onFault(fault: Fault): void,
 *   onSound(): void,
 * }} GameHandlers `onSound`: what was wrong is wrong no more
 */

export class GameController {
  match;
  /** Every method of a game can be used. */
  refusal = null;
  /** The puzzle that is to be solved; null if it is a game. */
  puzzle;
  #handlers;
  /** @type {GameView | null} */
  #view = null;

  /**
   * @param {Kingcraft} kingcraft the loaded package
   * @param {StartPosition} start of a game
   * @param {PuzzleOfGame | null} puzzle that is shown in the place of a game
   * @param {Progress | null} progress of the game when the board left the page
   * @param {GameHandlers} handlers
   * @throws Fault
   */
  constructor(kingcraft, start, puzzle, progress, handlers) {
    this.#handlers = handlers;
    this.puzzle = puzzle;
    this.match = this.#createMatch(kingcraft, start, progress);
    if (progress) this.match.goTo(progress.ply);
  }

  /** The id of the game. */
  get variant() {
    return this.match.variant.id;
  }

  /** The moves that can be gone through. */
  get timeline() {
    return this.match;
  }

  /** The position on the board. */
  get fen() {
    return this.match.position.fen;
  }

  /**
   * @param {Kingcraft} kingcraft
   * @param {StartPosition} start
   * @param {Progress | null} progress
   */
  #createMatch(kingcraft, start, progress) {
    const { createEngine, dispatch } = this.#handlers;
    /** @type {import('./board-match.js').MatchHandlers} */
    const handlers = {
      allows: (move, by) => dispatch('movestart', { move, by }, true),
      moved: (move, by) => this.#moved(move, by),
      stepped: (from) => this.#stepped(from),
      thinking: () => this.#view?.updateStatus(),
      failed: (error) => this.#failed(error),
    };
    if (this.puzzle) {
      const { line: moves, hasFailed } = progress ?? { line: [], hasFailed: false };
      return new PuzzleMatch(
        kingcraft,
        { ...this.puzzle, moves, hasFailed },
        {
          ...handlers,
          refused: (move) => this.#view?.sayWrong(move),
          puzzleFailed: (wrong) => dispatch('puzzlefailed', { ...this.#position, wrong }),
        },
      );
    }
    const position = progress ? { ...start, moves: progress.line } : start;
    return new BoardMatch(kingcraft, position, new Opponent(createEngine), handlers);
  }

  /** The position on the board, for events. */
  get #position() {
    const { position, ply } = this.match;
    const { fen, turn, move } = position;
    return { fen, turn, ply, move };
  }

  /**
   * What the board is called.
   * @param {ElementTexts} texts
   */
  nameIn(texts) {
    const name = gameNameIn(this.match.variant, texts);
    return this.puzzle ? texts.puzzle.name(name, this.puzzle.puzzle.id) : name;
  }

  /**
   * Puts the board into an empty frame.
   * @param {HTMLElement} frame
   * @param {ElementTexts} texts
   * @param {Settings} settings
   */
  open(frame, texts, settings) {
    const { dispatch, drawings } = this.#handlers;
    this.#view = new GameView(frame, this.match, texts, settings, {
      dispatch,
      drawings,
      onMove: (move) => this.match.play(move, 'person'),
      onReset: this.#handlers.onReset,
      onFault: (error, sentence) => this.#handlers.onFault(new Fault(error, sentence)),
    });
    this.applySettings(settings);
  }

  /**
   * Takes the settings that change no position.
   * @param {Settings} settings
   */
  applySettings(settings) {
    this.match.seat(settings);
    this.#view?.applySettings(settings);
    this.match.goOn();
  }

  /** Tells the page that another position is on the board. */
  reportPosition() {
    this.#handlers.dispatch('positionchange', this.#position);
  }

  /**
   * @param {Move} move
   * @param {Mover} by
   */
  #moved(move, by) {
    this.#handlers.onSound();
    this.#view?.update();
    const shown = this.#view?.showMove(move);
    const position = this.#position;
    const { match } = this;
    const { outcome } = match;
    const solved = match instanceof PuzzleMatch && match.isSolvedByLastMove ? match : null;
    // Listeners may remove the board: nothing is asked of the match after the first one.
    this.#handlers.dispatch('move', { ...position, by });
    this.#handlers.dispatch('positionchange', position);
    if (outcome) this.#handlers.dispatch('gameover', { ...position, outcome });
    if (solved)
      this.#handlers.dispatch('puzzlesolved', { ...position, hasFailed: solved.hasFailed });
    return shown;
  }

  /** @param {number} from how many half-moves were on the board until then */
  #stepped(from) {
    if (!this.#view) return;
    const { ply, line } = this.match;
    this.#handlers.onSound();
    this.#view.update();
    const move = line[Math.min(from, ply)];
    if (move && Math.abs(ply - from) === 1) this.#view.showStep(move, ply < from);
    this.reportPosition();
  }

  /** @param {unknown} error */
  #failed(error) {
    this.#view?.updateStatus();
    /** @param {ElementTexts} texts */
    const sentence = (texts) => texts.faults.couldNotThink(errorText(error, texts));
    this.#handlers.onFault(new Fault(error, sentence));
  }

  /**
   * How far the game has come, for the next time that the board is on a page.
   * @returns {Progress}
   */
  progress() {
    const { match } = this;
    const { line, ply } = match;
    const hasFailed = match instanceof PuzzleMatch && match.hasFailed;
    return { line: line.map(({ id }) => id), ply, hasFailed };
  }

  destroy() {
    this.match.dispose();
    this.#view?.destroy();
  }
}
