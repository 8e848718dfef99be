/** What a press on the board does while a position is set up: move men, take them away, or put one down. */
import { paintPiece } from '../../../board/piece-painter.js';
import { THEMES } from '../../../board/theme.js';
import { make } from '../../dom.js';
import { texts } from '../../texts.js';

const SIZE = 32;

export class Palette {
  #buttons = [];
  /** Chosen: 'move', 'remove', or a man `{ role, color }`. */
  tool = 'move';

  constructor() {
    this.element = make('div', { className: 'edit-palette' });
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
      ...rows.map((row) => make('div', {}, ...row.map(({ button }) => button))),
    );
    this.#choose('move');
  }

  #createButton(tool) {
    const isMan = typeof tool === 'object';
    const button = make('button', { type: 'button', textContent: isMan ? '' : texts.edit[tool] });
    if (isMan) {
      button.setAttribute('aria-label', texts.board.man(tool));
      button.append(pictureOf(tool));
    }
    button.addEventListener('click', () => this.#choose(tool));
    return { tool, button };
  }

  #choose(tool) {
    this.tool = tool;
    for (const each of this.#buttons)
      each.button.setAttribute('aria-pressed', String(each.tool === tool));
  }
}

function pictureOf(man) {
  const scale = Math.ceil(devicePixelRatio);
  const canvas = make('canvas', { width: SIZE * scale, height: SIZE * scale });
  const context = canvas.getContext('2d');
  context.scale(scale, scale);
  paintPiece(context, man, 0, 0, SIZE, THEMES.paper[man.color]);
  return canvas;
}
