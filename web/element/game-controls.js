// @ts-nocheck
/** What the reader can press beside the board, and the list of moves. */
import { createElement } from '../scene/elements.js';
import { createMoveRows } from '../scene/move-rows.js';

/** The buttons that a word of `controls` brings, in the order in which they stand. */
const BUTTONS = { moves: ['back', 'forward'], flip: ['flip'], reset: ['reset'], rules: ['rules'] };

export class Controls {
  #texts;
  #buttons;
  #list;
  #bar;

  /**
   * Makes `elements`: nothing, where no controls are wished for.
   * @param {string[]} wished words of the attribute
   * @param texts of the board
   * @param handlers a function a button, by its name; `goTo(ply)`
   */
  constructor(wished, texts, handlers) {
    this.#texts = texts;
    const names = Object.keys(BUTTONS).filter((word) => wished.includes(word));
    this.#buttons = new Map(
      names
        .flatMap((word) => BUTTONS[word])
        .map((name) => {
          const button = createElement('button', {
            type: 'button',
            textContent: texts.controls[name],
          });
          button.dataset.control = name;
          button.addEventListener('click', handlers[name]);
          return [name, button];
        }),
    );
    this.#buttons.get('rules')?.setAttribute('aria-expanded', 'false');
    this.#bar = this.#createBar();
    this.#list = wished.includes('moves') ? this.#createList(handlers.goTo) : null;
    this.elements = [this.#bar, this.#list].filter(Boolean);
  }

  #createBar() {
    if (this.#buttons.size === 0) return null;
    const bar = createElement(
      'div',
      { className: 'bar', part: 'controls' },
      ...this.#buttons.values(),
    );
    bar.setAttribute('role', 'group');
    bar.setAttribute('aria-label', this.#texts.controls.label);
    return bar;
  }

  #createList(goTo) {
    const list = createElement('ol', { className: 'moves', part: 'moves' });
    list.setAttribute('aria-label', this.#texts.controls.moves);
    list.addEventListener('click', ({ target }) => {
      const button = target.closest('button');
      if (!button) return;
      const { ply } = button.dataset;
      goTo(Number(ply));
      list.querySelector(`[data-ply="${ply}"]`)?.focus();
    });
    return list;
  }

  /** Says whether the rules are open. */
  expand(open) {
    this.#buttons.get('rules').setAttribute('aria-expanded', String(open));
  }

  /** @param match whose moves these are */
  update({ variant, startFen, line, ply }) {
    if (!this.#list) return;
    this.#enable({ back: ply > 0, forward: ply < line.length });
    const rows = createMoveRows(variant, startFen, line, ply, this.#texts.moves.named);
    this.#list.replaceChildren(...rows);
    this.#list.hidden = rows.length === 0;
    const current = this.#list.querySelector('[aria-current]');
    if (current)
      this.#list.scrollTop = current.offsetTop - this.#list.offsetTop - this.#list.clientHeight / 2;
  }

  /** One that has no more to do hands the focus on, so that it is not lost. */
  #enable(wishes) {
    const buttons = Object.keys(wishes).map((name) => this.#buttons.get(name));
    const focused = buttons.find((button) => button.matches(':focus'));
    for (const button of buttons) button.disabled = !wishes[button.dataset.control];
    if (focused?.disabled) buttons.find((button) => !button.disabled)?.focus();
  }
}
