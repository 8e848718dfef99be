/** The colors in which a reader draws: chosen by buttons, or by modifier keys during the stroke. */
/** @import { PgnShape } from '../../kingcraft/pgn/pgn.js' */
import { THEMES } from '../../board/themes.js';
import { createElement } from '../../scene/elements.js';
import { texts } from '../page-texts.js';

/** @typedef {PgnShape['color']} DrawingColor */

/** @type {readonly DrawingColor[]} */
export const DRAWING_COLORS = Object.freeze(['green', 'red', 'yellow', 'blue']);

/**
 * The color of a stroke: red with Shift, blue with Alt, yellow with both.
 * @param {{ shiftKey?: boolean, altKey?: boolean }} event
 * @param {DrawingColor} chosen without these keys
 * @returns {DrawingColor}
 */
export function colorOfStroke({ shiftKey = false, altKey = false }, chosen) {
  if (shiftKey && altKey) return 'yellow';
  if (shiftKey) return 'red';
  return altKey ? 'blue' : chosen;
}

export class ColorChoice {
  /** @type {Map<DrawingColor, HTMLButtonElement>} */
  #buttons = new Map();
  /** The chosen color. */
  color = DRAWING_COLORS[0];

  constructor() {
    for (const color of DRAWING_COLORS) this.#buttons.set(color, this.#createButton(color));
    this.element = createElement(
      'div',
      { className: 'study-colors', hidden: true },
      ...this.#buttons.values(),
    );
    this.element.setAttribute('role', 'group');
    this.element.setAttribute('aria-label', texts.study.pen);
    this.#choose(this.color);
  }

  /** @param {DrawingColor} color */
  #createButton(color) {
    const label = createElement('span', { textContent: texts.study.pens[color] });
    const button = createElement('button', { type: 'button' }, label);
    button.style.setProperty('--drawing-color', THEMES.paper.shapes[color]);
    button.addEventListener('click', () => this.#choose(color));
    return button;
  }

  /** @param {DrawingColor} color */
  #choose(color) {
    this.color = color;
    for (const [name, button] of this.#buttons)
      button.setAttribute('aria-pressed', String(name === color));
  }
}
