/**
 * The best lines of the engine: a row each, which unfolds to all moves of the line. A move shows its position on the
 * board while it is pointed at or focused, and is played when it is pressed.
 */
/** @import { MoveNode } from '../../kingcraft/pgn/pgn.js' */
/** @import { EngineLine } from './engine-lines.js' */
import { h } from '../../dom/elements.js';
import { texts } from '../base/page-texts.js';

/**
 * `play`: these moves are to be played, and the position after the first or the last of them shown; `preview`: the
 * position after these moves is to be seen, or with null that of the study again.
 * @typedef {{ play(ids: string[], shown: 'first' | 'last'): void, preview(ids: string[] | null): void }} LineHandlers
 */

export class EngineLineList {
  #handlers;
  /** @type {EngineLineRow[]} */
  #rows = [];
  /** The position of the lines. @type {MoveNode | null} */
  #node = null;
  element = h('ol', { class: 'study-lines', 'aria-label': texts.engine.bestLines });

  /** @param {LineHandlers} handlers */
  constructor(handlers) {
    this.#handlers = handlers;
  }

  /**
   * @param {EngineLine[]} lines the best one first
   * @param {number} count for how many the list has room
   * @param {MoveNode} node the position that was searched
   */
  update(lines, count, node) {
    const isNew = node !== this.#node;
    this.#node = node;
    this.element.dataset.count = String(count);
    while (this.#rows.length < count) this.#rows.push(new EngineLineRow(this.#handlers));
    for (const row of this.#rows.splice(count)) row.element.remove();
    for (const [index, row] of this.#rows.entries()) {
      if (!row.element.isConnected) this.element.append(row.element);
      const line = lines[index];
      // A move under the pointer does not change until the pointer leaves it.
      if (line && (isNew || !row.isInUse)) row.update(line);
      else if (!line) row.hide();
    }
  }
}

class EngineLineRow {
  #score = h('b');
  #text = h('span', { class: 'study-line-text' });
  #fold = h(
    'button',
    {
      class: 'study-line-fold',
      type: 'button',
      title: texts.engine.unfold,
      'aria-expanded': 'false',
      on: { click: () => this.#toggle() },
    },
    this.#score,
    this.#text,
  );
  #moves = h('div', {
    class: 'study-line-moves',
    hidden: true,
    role: 'group',
    on: { click: ({ target }) => this.#press(target), focusin: ({ target }) => this.#show(target) },
  });
  #handlers;
  /** @type {string[]} */
  #ids = [];
  /** Whether the focus was in it when it was hidden. */
  #hadFocus = false;
  element = h('li', { hidden: true }, this.#fold, this.#moves);

  /** @param {LineHandlers} handlers */
  constructor(handlers) {
    this.#handlers = handlers;
    this.#moves.addEventListener('pointerover', ({ target, pointerType }) => {
      if (pointerType === 'mouse') this.#show(target);
    });
    this.#moves.addEventListener('pointerleave', () => handlers.preview(null));
    this.#moves.addEventListener('focusout', () => handlers.preview(null));
  }

  /** Whether the reader looks at one of its moves. */
  get isInUse() {
    return this.#moves.matches(':hover, :focus-within');
  }

  /** Hides it until there is a line again. */
  hide() {
    this.#hadFocus ||= this.element.contains(document.activeElement);
    this.element.hidden = true;
  }

  /** @param {EngineLine} line */
  update({ short, ids, moves }) {
    this.#ids = ids;
    this.#score.textContent = short;
    this.#text.textContent = moves.join(' ');
    this.#moves.setAttribute('aria-label', texts.engine.lineMoves);
    const hadFocus = this.#hadFocus || this.#moves.contains(document.activeElement);
    this.#hadFocus = false;
    this.element.hidden = false;
    this.#moves.replaceChildren(
      ...moves.map((text, index) =>
        h('button', { type: 'button', value: String(index + 1) }, text),
      ),
      h('button', { class: 'study-line-add', type: 'button' }, texts.engine.addLine),
    );
    if (hadFocus) this.#fold.focus();
  }

  #toggle() {
    this.#moves.hidden = !this.#moves.hidden;
    this.#fold.setAttribute('aria-expanded', String(!this.#moves.hidden));
  }

  /**
   * The moves up to the one of a button; nothing where it is another element.
   * @param {EventTarget | null} target
   */
  #movesTo(target) {
    const button = target instanceof Element && target.closest('button');
    return button ? this.#ids.slice(0, Number(button.value)) : [];
  }

  /** @param {EventTarget | null} target */
  #show(target) {
    const ids = this.#movesTo(target);
    this.#handlers.preview(ids.length > 0 ? ids : null);
  }

  /** @param {EventTarget | null} target */
  #press(target) {
    const ids = this.#movesTo(target);
    if (ids.length > 0) this.#handlers.play(ids, 'last');
    else if (target instanceof HTMLButtonElement) this.#handlers.play(this.#ids, 'first');
  }
}
