/** Drawing on the board of a study: while it is on, each press draws, and colors stand among the tools. */
/** @import { StrokeEvent } from '../../board/board-types.js' */
/** @import { ToolName } from './study-frame.js' */
import { colorOfStroke } from '../../game/drawings.js';
import { ColorChoice } from './drawing-colors.js';

/** The tools that are hidden while drawing, so that the colors have their place. @type {ToolName[]} */
const HIDDEN_WHILE_DRAWING = ['first', 'last', 'hint', 'threat'];

export class DrawingMode {
  #colors = new ColorChoice();
  #tools;
  isOn = false;

  /** @param {Map<ToolName, HTMLButtonElement>} tools of the screen, among which the colors are put */
  constructor(tools) {
    this.#tools = tools;
    tools.get('draw')?.before(this.#colors.element);
  }

  /** @param {boolean} isOn */
  turn(isOn) {
    this.isOn = isOn;
    this.#colors.element.hidden = !isOn;
    for (const [name, button] of this.#tools)
      if (HIDDEN_WHILE_DRAWING.includes(name)) button.hidden = isOn;
    this.#tools.get('draw')?.setAttribute('aria-pressed', String(isOn));
  }

  /** The color of a stroke. @param {StrokeEvent} event */
  inkOf(event) {
    return colorOfStroke(event, this.#colors.color);
  }
}
