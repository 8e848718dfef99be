// @ts-nocheck
/** What a press on the board does while a position is set up: move men, take them away, or put one down. */
import { paintPiece } from '../../board/pieces.js';
import { THEMES } from '../../board/themes.js';
import { createElement } from '../../scene/elements.js';
import { texts } from '../page-texts.js';

const SIZE = 32;

/** So many pixels make a drag of a press. */
const DRAG_DISTANCE = 4;

export class PiecePalette {
  #drop;
  /** Whether the last press became a drag: the click at its end chooses nothing. */
  #wasDrag = false;
  #buttons = [];
  /** Chosen: 'move', 'remove', or a man `{ role, color }`. */
  tool = 'move';

  /** @param {(man: { role, color }, x: number, y: number) => void} drop a man was dragged to a point of the window */
  constructor(drop) {
    this.#drop = drop;
    this.element = createElement('div', { className: 'edit-palette' });
    this.element.setAttribute('role', 'group');
    this.element.setAttribute('aria-label', texts.edit.palette);
  }

  /** Offers the men of a variant. */
  open({ pieces }) {
    const menOf = (color) => pieces.map((role) => ({ role, color }));
    const rows = [['move', 'remove'], menOf('white'), menOf('black')].map((tools) =>
      tools.map((tool) => this.#createButton(tool)),
    );
    this.#buttons = rows.flat();
    this.element.replaceChildren(
      ...rows.map((row) => createElement('div', {}, ...row.map(({ button }) => button))),
    );
    this.#choose('move');
  }

  #createButton(tool) {
    const isMan = typeof tool === 'object';
    const button = createElement('button', {
      type: 'button',
      textContent: isMan ? '' : texts.edit[tool],
    });
    if (isMan) {
      button.setAttribute('aria-label', texts.board.piece(tool));
      button.append(pictureOf(tool));
      this.#letDrag(button, tool);
    }
    button.addEventListener('click', ({ detail }) => {
      if (detail === 0 || !this.#wasDrag) this.#choose(tool);
    });
    return { tool, button };
  }

  /** A man can be dragged from its button; a picture of it goes along. */
  #letDrag(button, man) {
    let drag = null;
    const end = () => {
      drag?.ghost?.remove();
      drag = null;
    };
    const start = ({ button: pressed, clientX, clientY, pointerId }) => {
      if (pressed !== 0) return;
      this.#wasDrag = false;
      drag = { x: clientX, y: clientY, ghost: null };
      button.setPointerCapture(pointerId);
    };
    const move = ({ clientX, clientY }) => {
      if (!drag) return;
      const isFar = Math.hypot(clientX - drag.x, clientY - drag.y) > DRAG_DISTANCE;
      this.#wasDrag ||= isFar;
      if (isFar) drag.ghost ??= this.element.appendChild(ghostOf(man));
      drag.ghost?.style.setProperty('translate', `${clientX}px ${clientY}px`);
    };
    const lift = ({ clientX, clientY }) => {
      if (drag?.ghost) this.#drop(man, clientX, clientY);
      end();
    };
    const listeners = {
      pointerdown: start,
      pointermove: move,
      pointerup: lift,
      pointercancel: end,
    };
    for (const [type, listener] of Object.entries(listeners))
      button.addEventListener(type, listener);
  }

  #choose(tool) {
    this.tool = tool;
    for (const each of this.#buttons)
      each.button.setAttribute('aria-pressed', String(each.tool === tool));
  }
}

function ghostOf(man) {
  return createElement('div', { className: 'edit-ghost', ariaHidden: 'true' }, pictureOf(man));
}

function pictureOf(man) {
  const scale = Math.ceil(devicePixelRatio);
  const canvas = createElement('canvas', { width: SIZE * scale, height: SIZE * scale });
  const context = canvas.getContext('2d');
  context.scale(scale, scale);
  paintPiece(context, man, 0, 0, SIZE, THEMES.paper[man.color]);
  return canvas;
}
