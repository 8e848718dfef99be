/** The board of a study: shows the current position, and turns what is chosen there into moves. */
/** @import { Size, StrokeEvent } from '../../board/board-types.js' */
/** @import { Color, Move, Variant } from '../../kingcraft/index.js' */
/** @import { PgnShape } from '../../kingcraft/pgn/pgn.js' */
/** @import { DrawingColor } from '../../game/drawings.js' */
/** @import { EngineArrow } from './engine-lines.js' */
/** @import { Study } from './study.js' */
import { createLayout } from '../../board/layout.js';
import { h } from '../../dom/elements.js';
import { labelOfDrawing } from '../../game/drawings.js';
import { GameBoard } from '../../game/game-board.js';
import { motionsOf } from '../../game/move-paths.js';
import { boardLook } from '../base/board-look.js';
import { confirmMoves } from '../base/confirm-move.js';
import { gameName, texts } from '../base/page-texts.js';
import { leavesKeys } from '../base/pointer-use.js';
import { settings } from '../store/settings.js';

export class StudyBoard {
  /** Null before the first variant. @type {{ variant: Variant, board: GameBoard } | null} */
  #shown = null;
  /** @type {Study | null} */
  #study = null;
  /** A preview in place of the study, in which nothing can be moved. @type {Study | null} */
  #preview = null;
  /** The arrows of the engine. @type {EngineArrow[]} */
  #arrows = [];
  /** A move that the reader points at elsewhere; the arrows of the engine wait meanwhile. @type {EngineArrow | null} */
  #suggested = null;
  /** @type {Color} */
  orientation = 'white';
  #place;
  #handlers;

  /**
   * @param {{ element: HTMLElement, container: HTMLElement, space(): Size }} place see BoardOptions
   * @param {{ onMove(move: Move): void, onReason(from: string, to: string): void, onDraw(shape: PgnShape): void,
   *   inkOf(event: StrokeEvent): DrawingColor, onShape(extent: { top: number, height: number }): void,
   *   asksToConfirm?: boolean }} handlers
   *   `onMove`: a legal move was chosen; `onReason`: an illegal one; `inkOf`: the color of a stroke; `onShape`: the
   *   squares have this extent now; `asksToConfirm`: moves count, and are confirmed where the settings say so
   */
  constructor(place, handlers) {
    this.#place = place;
    this.#handlers = handlers;
    settings.watch(() => {
      this.#shown?.board.set(boardLook());
      this.#shown?.board.resize();
    });
  }

  /**
   * Creates the board of a variant, where it is not there.
   * @param {Variant} variant
   */
  open(variant) {
    if (variant === this.#shown?.variant) return;
    this.#shown?.board.destroy();
    const host = h('div');
    this.#place.element.replaceChildren(host);
    const { asksToConfirm, ...handlers } = this.#handlers;
    const board = new GameBoard(host, {
      ...handlers,
      ...(asksToConfirm && { confirms: confirmMoves(host, variant) }),
      layout: createLayout(variant),
      texts,
      label: gameName(variant),
      container: this.#place.container,
      space: this.#place.space,
      leaves: leavesKeys,
      onDraw: (from, to, event) => handlers.onDraw({ from, to, color: handlers.inkOf(event) }),
    });
    board.set(boardLook());
    this.#shown = { variant, board };
  }

  resize() {
    this.#shown?.board.resize();
  }

  /**
   * Shows the current position of a study, and no preview any longer.
   * @param {Study} study
   */
  update(study) {
    this.#study = study;
    this.preview(null);
  }

  /**
   * Shows the current position of another study, in which nothing can be moved; null: the position of the study again.
   * @param {Study | null} study
   */
  preview(study) {
    this.#preview = study;
    this.refresh();
  }

  /** Shows the position again, as it looks now. */
  refresh() {
    const study = this.#preview ?? this.#study;
    if (!this.#shown || !study) return;
    const { position } = study;
    const { fen, turn, move } = study.current;
    const moves = this.#preview ? null : position.moves;
    const { orientation } = this;
    this.#shown.board.show({ ...position, fen, turn, move, moves }, { orientation });
    this.refreshShapes();
  }

  /**
   * Points at squares and moves.
   * @param {EngineArrow[]} arrows
   */
  point(arrows) {
    this.#arrows = arrows;
    this.refreshShapes();
  }

  /**
   * Points at one move alone, or at what the engine points at again.
   * @param {EngineArrow | null} arrow
   */
  suggest(arrow) {
    this.#suggested = arrow;
    this.refreshShapes();
  }

  /** Shows the arrows of the engine, and over them what the reader has drawn; a preview has none. */
  refreshShapes() {
    const { shapes = [] } = this.#study?.current ?? {};
    const drawn = shapes.map((shape) => ({ ...shape, label: labelOfDrawing(shape, texts.drawn) }));
    const arrows = this.#suggested ? [this.#suggested] : this.#arrows;
    this.#shown?.board.set({ shapes: this.#preview ? [] : [...arrows, ...drawn] });
  }

  /** @param {readonly string[]} squares to frame */
  frame(squares) {
    this.#shown?.board.set({ framed: [...squares] });
  }

  /** @param {boolean} isDrawing whether each press draws */
  setDrawing(isDrawing) {
    this.#shown?.board.set({ drawing: isDrawing });
  }

  /**
   * Animates a move that was played.
   * @param {Move} move
   */
  async playMove(move) {
    await this.#shown?.board.play(motionsOf(move));
  }

  /** @param {string} text for screen readers */
  announce(text) {
    this.#shown?.board.announce(text);
  }
}
