/**
 * The board of a puzzle: plays the moves of an attempt, and says why a piece may go somewhere or not.
 * @import { Move } from '../../kingcraft/index.js'
 * @import { Study } from '../study/study.js'
 * @import { Frame } from '../study/study-frame.js'
 * @import { PuzzleAttempt } from './puzzle-attempt.js'
 */
import { dangerOf, orientationFor, shownSan } from '../../game/game-facts.js';
import { actsInPlace } from '../../game/move-paths.js';
import { soundOf } from '../../game/sounds.js';
import { otherColor } from '../../kingcraft/square.js';
import { sounds } from '../base/page-sounds.js';
import { texts } from '../base/page-texts.js';
import { StudyBoard } from '../study/study-board.js';
import { frameSpace } from '../study/study-frame.js';

/** In milliseconds: the reader sees the position before the opponent moves. */
const LOOK = 600;

const STILL = matchMedia('(prefers-reduced-motion: reduce)');

export class PuzzleBoard {
  #board;

  /**
   * @param {HTMLElement} root of the screen
   * @param {Frame} frame
   * @param {{ onMove(move: Move): void, onReason(from: string, to: string): void }} handlers
   */
  constructor(root, frame, { onMove, onReason }) {
    const place = { element: frame.board, container: root, space: () => frameSpace(root, frame) };
    this.#board = new StudyBoard(place, {
      onMove,
      onReason,
      onDraw: () => {},
      inkOf: () => 'green',
      onShape: () => {},
      asksToConfirm: true,
    });
  }

  /**
   * Shows the position of a puzzle, the solver below.
   * @param {PuzzleAttempt} attempt
   */
  async open({ study, color }) {
    this.#board.open(study.variant);
    this.#board.orientation = orientationFor(study.variant, color);
    this.#board.point([]);
    this.#board.update(study);
    this.#board.preview(study);
    this.#board.resize();
    await look();
  }

  /**
   * Shows a move that was played, and resolves once it was seen.
   * @param {Study} study
   * @param {Move} move
   */
  async play(study, move) {
    const { outcome, check } = study.position;
    const danger = dangerOf(study.variant, check);
    this.#board.point([]);
    this.#board.preview(study);
    this.#board.announce(texts.moves.said(move.color, shownSan(study.variant, move)));
    sounds.play(soundOf(move, { danger, over: outcome !== null }));
    await this.#board.playMove(move);
  }

  /**
   * Shows the position as it is, in which the solver may move or not.
   * @param {PuzzleAttempt} attempt
   * @param {boolean} isOpen
   */
  update({ study, expected, hinted }, isOpen) {
    if (isOpen) this.#board.update(study);
    else this.#board.preview(study);
    this.#board.point(isOpen && hinted > 0 && expected ? [arrowTo(expected, hinted)] : []);
  }

  /** @param {readonly string[]} squares to frame */
  frame(squares) {
    this.#board.frame(squares);
  }

  /** Turns the board. */
  flip() {
    this.#board.orientation = otherColor(this.#board.orientation);
    this.#board.refresh();
  }
}

/** @returns {Promise<void>} at once where the reader wants less motion */
function look() {
  return new Promise((resolve) => {
    if (STILL.matches) resolve();
    else setTimeout(resolve, LOOK);
  });
}

/**
 * A circle around the piece to move, or the arrow of its move.
 * @param {Move} move
 * @param {number} hinted
 * @returns {{ from: string, to: string, color: 'best', label: string }}
 */
function arrowTo(move, hinted) {
  const { from, to, captured } = move;
  const target = actsInPlace(move) ? captured[0].square : to;
  return { from, to: hinted > 1 ? target : from, color: 'best', label: texts.hint.mark };
}
