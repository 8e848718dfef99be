/** The buttons for the color in which a reader draws. */
/** @import { DrawingColor } from '../../game/drawings.js' */
import { THEMES } from '../../board/themes.js';
import { h } from '../../dom/elements.js';
import { SHAPE_COLORS } from '../../kingcraft/pgn/shapes.js';
import { texts } from '../base/page-texts.js';

export class ColorChoice {
  /** @type {Map<DrawingColor, HTMLButtonElement>} */
  #buttons = new Map();
  /** The chosen color. */
  color = SHAPE_COLORS[0];

  constructor() {
    for (const color of SHAPE_COLORS) this.#buttons.set(color, this.#createButton(color));
    this.element = h(
      'div',
      { class: 'study-colors', hidden: true, role: 'group', 'aria-label': texts.study.pen },
      ...this.#buttons.values(),
    );
    this.#choose(this.color);
  }

  /** @param {DrawingColor} color */
  #createButton(color) {
    const label = h('span', {}, texts.study.pens[color]);
    const button = h('button', { type: 'button', on: { click: () => this.#choose(color) } }, label);
    button.style.setProperty('--drawing-color', THEMES.paper.shapes[color]);
    return button;
  }

  /** @param {DrawingColor} color */
  #choose(color) {
    this.color = color;
    for (const [name, button] of this.#buttons)
      button.setAttribute('aria-pressed', String(name === color));
  }
}
