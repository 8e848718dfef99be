/**
 * The tools with which a position is set up: what a press on the board does, which is to move a piece, remove it, or
 * add one.
 */
/** @import { Theme } from '../board/board-types.js' */
/** @import { Color, Variant } from '../kingcraft/index.js' */
/** @import { Piece } from './position-setup.js' */
import { paintPicture } from '../board/board-canvas.js';
import { DRAG_DISTANCE, followPointer } from '../board/follow-pointer.js';
import { paintPiece } from '../board/pieces.js';
import { createPointIn } from '../board/point-in.js';
import { THEMES } from '../board/themes.js';
import { h } from '../dom/elements.js';

/** The side of a picture, in CSS pixels. */
const SIZE = 32;

/** @typedef {'move' | 'remove' | Piece} EditTool */

/** @typedef {{ palette: string, move: string, remove: string, piece(piece: Piece): string }} PaletteTexts */

export class PiecePalette {
  #texts;
  #drop;
  #around;
  /** @type {Theme} */
  #theme = THEMES.paper;
  #pointIn;
  /** Whether the last press on a piece became a drag; the click at its end chooses nothing. */
  #wasDrag = false;
  /** @type {{ tool: EditTool, button: HTMLButtonElement }[]} */
  #buttons = [];
  /** The chosen one. @type {EditTool} */
  tool = 'move';

  /**
   * @param {PaletteTexts} texts
   * @param {(piece: Piece, x: number, y: number) => void} drop a piece was dragged to a point of the window
   * @param {HTMLElement | null} around an element that has palette and board in it, at whose upper left corner a
   *   dragged picture is placed; where there is none, it is placed in the window
   */
  constructor(texts, drop, around = null) {
    this.#texts = texts;
    this.#drop = drop;
    this.#around = around;
    this.#pointIn = around
      ? createPointIn(around)
      : (/** @type {{ clientX: number, clientY: number }} */ { clientX: x, clientY: y }) => ({
          x,
          y,
        });
    this.element = h('div', { class: 'piece-palette', role: 'group', 'aria-label': texts.palette });
  }

  /**
   * Offers the pieces of a variant.
   * @param {Variant} variant
   */
  open({ pieces }) {
    const piecesOf = (/** @type {Color} */ color) => pieces.map((role) => ({ role, color }));
    /** @type {EditTool[][]} */
    const tools = [['move', 'remove'], piecesOf('white'), piecesOf('black')];
    const rows = tools.map((row) => row.map((tool) => this.#createButton(tool)));
    this.#buttons = rows.flat();
    this.element.replaceChildren(
      ...rows.map((row) => h('div', {}, ...row.map(({ button }) => button))),
    );
    this.#choose('move');
  }

  /** Paints the pieces in the colors, and with the pictures, of a board. @param {Theme} theme */
  paint(theme) {
    this.#theme = theme;
    for (const { tool, button } of this.#buttons)
      if (typeof tool === 'object') button.replaceChildren(pictureOf(tool, theme));
  }

  /** @param {EditTool} tool */
  #createButton(tool) {
    const button = h(
      'button',
      { type: 'button' },
      typeof tool === 'object' ? '' : this.#texts[tool],
    );
    if (typeof tool === 'object') {
      button.setAttribute('aria-label', this.#texts.piece(tool));
      button.append(pictureOf(tool, this.#theme));
      this.#letDrag(button, tool);
    }
    button.addEventListener('click', ({ detail }) => {
      const endsDrag = typeof tool === 'object' && detail > 0 && this.#wasDrag;
      if (!endsDrag) this.#choose(tool);
    });
    return { tool, button };
  }

  /**
   * Makes a piece draggable from its button. A picture of it follows the pointer.
   * @param {HTMLButtonElement} button
   * @param {Piece} piece
   */
  #letDrag(button, piece) {
    followPointer(button, (press) => {
      if (press.button !== 0) return null;
      this.#wasDrag = false;
      /** @type {HTMLElement | null} */
      let ghost = null;
      const end = () => ghost?.remove();
      return {
        move: ({ clientX, clientY }) => {
          const isFar =
            Math.hypot(clientX - press.clientX, clientY - press.clientY) > DRAG_DISTANCE;
          this.#wasDrag ||= isFar;
          const point = this.#pointIn({ clientX, clientY });
          if (isFar && point)
            ghost ??= (this.#around ?? this.element).appendChild(ghostOf(piece, this.#theme));
          if (point) ghost?.style.setProperty('translate', `${point.x}px ${point.y}px`);
          return ghost !== null;
        },
        lift: ({ clientX, clientY }) => {
          if (ghost) this.#drop(piece, clientX, clientY);
          end();
        },
        cancel: end,
      };
    });
  }

  /** @param {EditTool} tool */
  #choose(tool) {
    this.tool = tool;
    for (const each of this.#buttons)
      each.button.setAttribute('aria-pressed', String(each.tool === tool));
  }
}

/** @param {Piece} piece @param {Theme} theme */
function ghostOf(piece, theme) {
  return h('div', { class: 'piece-ghost', ariaHidden: 'true' }, pictureOf(piece, theme));
}

/** @param {Piece} piece @param {Theme} theme */
function pictureOf(piece, theme) {
  const scale = Math.ceil(devicePixelRatio);
  const canvas = h('canvas', { width: SIZE * scale, height: SIZE * scale });
  paintPicture(canvas, (context) => {
    context.setTransform(scale, 0, 0, scale, 0, 0);
    paintPiece(context, piece, 0, 0, SIZE, theme[piece.color]);
  });
  return canvas;
}
