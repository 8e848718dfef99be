/** The tools of the editor: what a press on the board does, which is to move a piece, remove it, or add one. */
/** @import { Color, Variant } from '../../kingcraft/index.js' */
/** @import { Piece } from '../../scene/position-setup.js' */
import { paintPiece } from '../../board/pieces.js';
import { THEMES } from '../../board/themes.js';
import { createElement } from '../../scene/elements.js';
import { texts } from '../page-texts.js';

/** The side of a picture, in CSS pixels. */
const SIZE = 32;

/** A press that moves farther is a drag, in CSS pixels. */
const DRAG_DISTANCE = 4;

/** @typedef {'move' | 'remove' | Piece} EditTool */

export class PiecePalette {
  #drop;
  /** Whether the last press became a drag; the click at its end chooses nothing. */
  #wasDrag = false;
  /** @type {{ tool: EditTool, button: HTMLButtonElement }[]} */
  #buttons = [];
  /** The chosen one. @type {EditTool} */
  tool = 'move';

  /** @param {(piece: Piece, x: number, y: number) => void} drop a piece was dragged to a point of the window */
  constructor(drop) {
    this.#drop = drop;
    this.element = createElement('div', { className: 'edit-palette' });
    this.element.setAttribute('role', 'group');
    this.element.setAttribute('aria-label', texts.edit.palette);
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
      ...rows.map((row) => createElement('div', {}, ...row.map(({ button }) => button))),
    );
    this.#choose('move');
  }

  /** @param {EditTool} tool */
  #createButton(tool) {
    const button = createElement('button', {
      type: 'button',
      textContent: typeof tool === 'object' ? '' : texts.edit[tool],
    });
    if (typeof tool === 'object') {
      button.setAttribute('aria-label', texts.board.piece(tool));
      button.append(pictureOf(tool));
      this.#letDrag(button, tool);
    }
    button.addEventListener('click', ({ detail }) => {
      if (detail === 0 || !this.#wasDrag) this.#choose(tool);
    });
    return { tool, button };
  }

  /**
   * Makes a piece draggable from its button. A picture of it follows the pointer.
   * @param {HTMLButtonElement} button
   * @param {Piece} piece
   */
  #letDrag(button, piece) {
    /** @type {{ x: number, y: number, ghost: HTMLElement | null } | null} */
    let drag = null;
    const end = () => {
      drag?.ghost?.remove();
      drag = null;
    };
    const start = (/** @type {PointerEvent} */ event) => {
      const { button: pressed, clientX, clientY, pointerId } = event;
      if (pressed !== 0) return;
      this.#wasDrag = false;
      drag = { x: clientX, y: clientY, ghost: null };
      button.setPointerCapture(pointerId);
    };
    const move = (/** @type {PointerEvent} */ { clientX, clientY }) => {
      if (!drag) return;
      const isFar = Math.hypot(clientX - drag.x, clientY - drag.y) > DRAG_DISTANCE;
      this.#wasDrag ||= isFar;
      if (isFar) drag.ghost ??= this.element.appendChild(ghostOf(piece));
      drag.ghost?.style.setProperty('translate', `${clientX}px ${clientY}px`);
    };
    const lift = (/** @type {PointerEvent} */ { clientX, clientY }) => {
      if (drag?.ghost) this.#drop(piece, clientX, clientY);
      end();
    };
    button.addEventListener('pointerdown', start);
    button.addEventListener('pointermove', move);
    button.addEventListener('pointerup', lift);
    button.addEventListener('pointercancel', end);
  }

  /** @param {EditTool} tool */
  #choose(tool) {
    this.tool = tool;
    for (const each of this.#buttons)
      each.button.setAttribute('aria-pressed', String(each.tool === tool));
  }
}

/** @param {Piece} piece */
function ghostOf(piece) {
  return createElement('div', { className: 'edit-ghost', ariaHidden: 'true' }, pictureOf(piece));
}

/** @param {Piece} piece */
function pictureOf(piece) {
  const scale = Math.ceil(devicePixelRatio);
  const canvas = createElement('canvas', { width: SIZE * scale, height: SIZE * scale });
  const context = canvas.getContext('2d');
  if (!context) return canvas;
  context.scale(scale, scale);
  paintPiece(context, piece, 0, 0, SIZE, THEMES.paper[piece.color]);
  return canvas;
}
