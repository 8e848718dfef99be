// @ts-nocheck
/** The board of a study: shows where the reader stands, and turns what is chosen there into moves. */
import { Board } from '../../board/board.js';
import { createLayout } from '../../board/layout.js';
import { createElement } from '../../scene/elements.js';
import { whichMove, withStuckPieces } from '../../scene/move-choices.js';
import { motionsOf } from '../../scene/move-paths.js';
import { sceneOf } from '../../scene/position-scene.js';
import { gameName, texts } from '../page-texts.js';
import { leavesKeys } from '../pointer-use.js';

export class StudyBoard {
  #board = null;
  #layout;
  #variant = null;
  #choices = choicesOf([]);
  #place;
  #handlers;

  /**
   * @param {{ element: HTMLElement, room: HTMLElement, space(): { width, height } }} place where it stands and how much room it has
   * @param handlers `onMove(move)`: a legal move was chosen; `onRefused(from, to)`: a man was to go where it may not; `onDraw(shape)`: the reader drew;
   *   `inkOf(event)`: the color of a stroke; `onShape({ top, height })`: the squares reach from and so far now
   */
  constructor(place, handlers) {
    this.#place = place;
    this.#handlers = handlers;
  }

  /** Begins with an empty board where the variant is another one. */
  open(variant) {
    if (variant === this.#variant) return;
    this.#board?.destroy();
    this.#variant = variant;
    this.#layout = createLayout(variant);
    const host = createElement('div');
    this.#place.element.replaceChildren(host);
    this.#board = new Board(host, {
      layout: this.#layout,
      words: texts.board,
      label: gameName(variant),
      container: this.#place.room,
      space: this.#place.space,
      leaves: leavesKeys,
      onMove: (from, to) => this.#choose(from, to),
      onRefused: this.#handlers.onRefused,
      onDraw: (from, to, event) =>
        this.#handlers.onDraw({ from, to, color: this.#handlers.inkOf(event) }),
      inkOf: this.#handlers.inkOf,
      onShape: this.#handlers.onShape,
    });
    this.#board.set({ arrangement: 'fit' });
  }

  resize() {
    this.#board?.resize();
  }

  /** Shows where the reader stands. @param {object} view more parts of the scene */
  update({ current, position }, view) {
    const { moves } = position;
    const { fen, turn, move } = current;
    const scene = sceneOf(this.#layout, { ...position, fen, turn, move }, texts.hints);
    this.#choices = choicesOf(moves);
    const dests = withStuckPieces(this.#choices.dests, scene.pieces, turn);
    this.#board.set({ ...scene, ...view, dests, framed: [] });
  }

  /** Changes parts of the scene. */
  set(change) {
    this.#board.set(change);
  }

  /** Shows the way of a move. */
  async playMove(move) {
    await this.#board.play(motionsOf(move));
  }

  announce(text) {
    this.#board.announce(text);
  }

  async #choose(from, to) {
    const choices = this.#choices;
    const move = await whichMove(this.#board, to, choices.movesBetween(from, to), texts);
    if (move && choices === this.#choices) this.#handlers.onMove(move);
  }
}
