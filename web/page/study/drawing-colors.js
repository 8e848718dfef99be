// @ts-nocheck
/** The colors in which a reader draws: by buttons, or by keys that are held down beside the mouse. */
import { THEMES } from '../../board/themes.js';
import { createElement } from '../../scene/elements.js';
import { texts } from '../page-texts.js';

export const COLORS = Object.freeze(['green', 'red', 'yellow', 'blue']);

/** The color of a stroke: Shift red, Alt blue, both yellow; without them that of the pen. */
export function colorOf({ shiftKey = false, altKey = false }, pen) {
  if (shiftKey && altKey) return 'yellow';
  if (shiftKey) return 'red';
  return altKey ? 'blue' : pen;
}

export class Pens {
  #buttons = new Map();
  /** The chosen one. */
  color = COLORS[0];

  constructor() {
    for (const color of COLORS) this.#buttons.set(color, this.#createButton(color));
    this.element = createElement(
      'div',
      { className: 'study-pens', hidden: true },
      ...this.#buttons.values(),
    );
    this.element.setAttribute('role', 'group');
    this.element.setAttribute('aria-label', texts.study.pen);
    this.#choose(this.color);
  }

  #createButton(color) {
    const label = createElement('span', { textContent: texts.study.pens[color] });
    const button = createElement('button', { type: 'button' }, label);
    button.style.setProperty('--pen', THEMES.paper.shapes[color]);
    button.addEventListener('click', () => this.#choose(color));
    return button;
  }

  #choose(color) {
    this.color = color;
    for (const [name, button] of this.#buttons)
      button.setAttribute('aria-pressed', String(name === color));
  }
}
