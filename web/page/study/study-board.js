/** The board of a study: shows the current position, and turns what is chosen there into moves. */
/** @import { Scene, Size, StrokeEvent } from '../../board/board-types.js' */
/** @import { Move, Variant } from '../../kingcraft/index.js' */
/** @import { PgnShape } from '../../kingcraft/pgn/pgn.js' */
/** @import { DrawingColor } from './drawing-colors.js' */
/** @import { Study } from './study.js' */
import { Board } from '../../board/board.js';
import { createLayout } from '../../board/layout.js';
import { createElement } from '../../scene/elements.js';
import { choicesOf, whichMove, withStuckPieces } from '../../scene/move-choices.js';
import { motionsOf } from '../../scene/move-paths.js';
import { sceneOf } from '../../scene/position-scene.js';
import { gameName, texts } from '../page-texts.js';
import { leavesKeys } from '../pointer-use.js';

/** The board of a variant. @typedef {{ variant: Variant, layout: ReturnType<typeof createLayout>, board: Board }} ShownBoard */

export class StudyBoard {
  /** Null before the first variant. @type {ShownBoard | null} */
  #shown = null;
  #choices = choicesOf([]);
  #place;
  #handlers;

  /**
   * @param {{ element: HTMLElement, container: HTMLElement, space(): Size }} place see BoardOptions
   * @param {{
   *   onMove(move: Move): void,
   *   onRefused(from: string, to: string): void,
   *   onDraw(shape: PgnShape): void,
   *   inkOf(event: StrokeEvent): DrawingColor,
   *   onShape(extent: { top: number, height: number }): void,
   * }} handlers `onMove`: a legal move was chosen; `onRefused`: an illegal one; `inkOf`: the color of a stroke; `onShape`: the squares have
   *   this extent now
   */
  constructor(place, handlers) {
    this.#place = place;
    this.#handlers = handlers;
  }

  /**
   * Creates the board of a variant, where it is not there.
   * @param {Variant} variant
   */
  open(variant) {
    if (variant === this.#shown?.variant) return;
    this.#shown?.board.destroy();
    const layout = createLayout(variant);
    const host = createElement('div');
    this.#place.element.replaceChildren(host);
    const handlers = this.#handlers;
    const board = new Board(host, {
      layout,
      words: texts.board,
      label: gameName(variant),
      container: this.#place.container,
      space: this.#place.space,
      leaves: leavesKeys,
      onMove: (from, to) => this.#choose(from, to),
      onRefused: handlers.onRefused,
      onDraw: (from, to, event) => handlers.onDraw({ from, to, color: handlers.inkOf(event) }),
      inkOf: handlers.inkOf,
      onShape: handlers.onShape,
    });
    board.set({ arrangement: 'fit' });
    this.#shown = { variant, layout, board };
  }

  resize() {
    this.#shown?.board.resize();
  }

  /**
   * Shows the current position.
   * @param {Study} study
   * @param {Partial<Scene>} view more parts of the scene
   */
  update({ current, position }, view) {
    if (!this.#shown) return;
    const { layout, board } = this.#shown;
    const { fen, turn, move } = current;
    const scene = sceneOf(layout, { ...position, fen, turn, move }, texts.hints);
    this.#choices = choicesOf(position.moves);
    const dests = withStuckPieces(this.#choices.dests, scene.pieces, turn);
    board.set({ ...scene, ...view, dests, framed: [] });
  }

  /**
   * Changes parts of the scene.
   * @param {Partial<Scene>} change
   */
  set(change) {
    this.#shown?.board.set(change);
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

  /**
   * @param {string} from
   * @param {string} to
   */
  async #choose(from, to) {
    if (!this.#shown) return;
    const choices = this.#choices;
    const moves = choices.movesBetween(from, to);
    const move = await whichMove(this.#shown.board, to, moves, texts);
    if (move && choices === this.#choices) this.#handlers.onMove(move);
  }
}
