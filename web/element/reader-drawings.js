/**
 * The drawings of the reader, and the event for the page. They belong to a position: another one begins without.
 */
/** @import { Layout, Shape, StrokeEvent } from '../board/board-types.js' */
/** @import { PgnShape } from '../kingcraft/pgn/pgn.js' */
/** @import { DrawingTexts } from '../game/drawings.js' */
/** @import { Settings } from './attributes.js' */

import { colorOfStroke, labelOfDrawing } from '../game/drawings.js';
import { SHAPE_COLORS, toggleShape } from '../kingcraft/pgn/shapes.js';
import { shapesOn } from './attributes.js';
import { createControl } from './control-bar.js';

const [GREEN] = SHAPE_COLORS;

/**
 * A board that shows drawings, and says to screen readers what the reader draws.
 * @typedef {{ show(): void, announce(text: string): void, texts: DrawingTexts & { erased: string } }} DrawingView
 */

export class ReaderDrawings {
  /** @type {readonly PgnShape[]} */
  #shapes = Object.freeze([]);
  /** The position on which they are drawn; null before the first one is reported. @type {string | null} */
  #fen = null;
  #onChange;
  /** @type {DrawingView | null} */
  #view = null;
  #isPen = false;

  /**
   * @param {(shapes: readonly PgnShape[]) => void} onChange the reader has drawn, or another position has taken the
   *   drawings away
   */
  constructor(onChange) {
    this.#onChange = onChange;
  }

  get shapes() {
    return this.#shapes;
  }

  /** Whether each press draws. */
  get isPen() {
    return this.#isPen;
  }

  /** @param {boolean} isPen */
  set isPen(isPen) {
    this.#isPen = isPen;
    this.#view?.show();
  }

  /** @param {DrawingView | null} view of the board that is there now */
  showBy(view) {
    this.#view = view;
  }

  /** Replaces what is drawn. @param {readonly PgnShape[]} shapes */
  set(shapes) {
    this.#shapes = Object.freeze(shapes.map((shape) => Object.freeze({ ...shape })));
    this.#view?.show();
  }

  /** The position is another one. @param {string} fen */
  follow(fen) {
    if (fen === this.#fen) return;
    this.#fen = fen;
    if (this.#shapes.length > 0) this.#change([]);
  }

  /** @param {readonly PgnShape[]} shapes */
  #change(shapes) {
    this.set(shapes);
    this.#onChange(this.#shapes);
  }

  /**
   * The part of a scene with what the page and the reader draw, as far as the board has its squares.
   * @param {Layout} layout
   * @param {Settings} settings
   * @param {DrawingTexts} texts
   * @returns {{ shapes: Shape[], drawing: boolean }}
   */
  sceneOn(layout, settings, texts) {
    const drawn = this.#shapes
      .filter(({ from, to }) => layout.has(from) && layout.has(to))
      .map((shape) => ({ ...shape, label: labelOfDrawing(shape, texts) }));
    return {
      shapes: [...shapesOn(settings, layout).shapes, ...drawn],
      drawing: this.#isPen && settings.drawing === 'on',
    };
  }

  /** The button with which each press draws. @param {string} text */
  createPen(text) {
    return createControl('draw', text, () => {
      this.isPen = !this.#isPen;
    });
  }

  /** @param {PgnShape} shape that goes where it is there already */
  #draw(shape) {
    const count = this.#shapes.length;
    const view = this.#view;
    this.#change(toggleShape(this.#shapes, shape));
    const isErased = this.#shapes.length < count;
    const text = isErased ? view?.texts.erased : view && labelOfDrawing(shape, view.texts);
    view?.announce(`${shape.from}, ${text}`);
  }

  /** How a board lets its reader draw. @param {() => boolean} mayDraw */
  boardOptions(mayDraw) {
    const inkOf = (/** @type {StrokeEvent} */ event) => colorOfStroke(event, GREEN);
    return {
      mayDraw,
      inkOf,
      onDraw: (
        /** @type {string} */ from,
        /** @type {string} */ to,
        /** @type {StrokeEvent} */ event,
      ) => this.#draw({ from, to, color: inkOf(event) }),
    };
  }
}
