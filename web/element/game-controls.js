/**
 * The buttons below a board, and the list of moves.
 * @import { Control, Settings } from './attributes.js'
 * @import { BoardMatch } from './board-match.js'
 * @import { ElementTexts } from './element-texts.js'
 */
import { h } from '../dom/elements.js';
import { createMoveRows } from '../game/move-rows.js';
import { offersPen } from './attributes.js';
import { createBar, createControl } from './control-bar.js';

/** @typedef {'back' | 'forward' | 'flip' | 'reset' | 'draw' | 'solution' | 'rules'} Button */

/**
 * The buttons of each word of the attribute `controls`, in the order in which they stand.
 * @type {Record<Control, Button[]>}
 */
const BUTTONS = {
  moves: ['back', 'forward'],
  flip: ['flip'],
  reset: ['reset'],
  draw: ['draw'],
  solution: ['solution'],
  rules: ['rules'],
};

/**
 * The words of the attribute `controls` that make sense on a board.
 * @param {Settings} settings
 * @param {boolean} isPuzzle
 */
export function offeredControls(settings, isPuzzle) {
  return settings.controls.filter(
    (word) => (word !== 'solution' || isPuzzle) && (word !== 'draw' || offersPen(settings)),
  );
}

export class GameControls {
  #texts;
  #buttons;
  #list;

  /**
   * Makes `elements`: nothing, where no controls are asked for.
   * @param {Control[]} controls
   * @param {ElementTexts} texts
   * @param {Record<Button, () => void> & { goTo(ply: number): void }} handlers
   */
  constructor(controls, texts, handlers) {
    this.#texts = texts;
    const words = /** @type {Control[]} */ (Object.keys(BUTTONS));
    /** @type {Map<Button, HTMLButtonElement>} */
    this.#buttons = new Map(
      words
        .filter((word) => controls.includes(word))
        .flatMap((word) => BUTTONS[word])
        .map((name) => [name, createControl(name, texts.controls[name], handlers[name])]),
    );
    this.mark('rules', 'aria-expanded', false);
    const { size } = this.#buttons;
    const bar = size > 0 ? createBar(this.#buttons.values(), texts.controls.label) : null;
    this.#list = controls.includes('moves') ? this.#createList(handlers.goTo) : null;
    this.elements = [bar, this.#list].filter((element) => element !== null);
  }

  /** @param {(ply: number) => void} goTo */
  #createList(goTo) {
    const list = h('ol', {
      class: 'moves',
      part: 'moves',
      'aria-label': this.#texts.controls.moves,
    });
    list.addEventListener('click', ({ target }) => {
      const button = target instanceof Element ? target.closest('button') : null;
      if (!button) return;
      const { ply } = button.dataset;
      goTo(Number(ply));
      const current = list.querySelector(`[data-ply="${ply}"]`);
      if (current instanceof HTMLElement) current.focus();
    });
    return list;
  }

  /**
   * Says whether the rules are open, or whether each press draws.
   * @param {'rules' | 'draw'} name
   * @param {'aria-expanded' | 'aria-pressed'} attribute
   * @param {boolean} isOn
   */
  mark(name, attribute, isOn) {
    this.#buttons.get(name)?.setAttribute(attribute, String(isOn));
  }

  /**
   * Shows the moves of a match.
   * @param {BoardMatch} match
   */
  update({ variant, startFen, line, ply }) {
    if (!this.#list) return;
    this.#enable({ back: ply > 0, forward: ply < line.length });
    const rows = createMoveRows(variant, startFen, line, ply, this.#texts.moves.named);
    this.#list.replaceChildren(...rows);
    this.#list.hidden = rows.length === 0;
    const current = this.#list.querySelector('[aria-current]');
    if (current instanceof HTMLElement)
      this.#list.scrollTop = current.offsetTop - this.#list.offsetTop - this.#list.clientHeight / 2;
  }

  /**
   * A button that is disabled passes the focus on, so that it is not lost.
   * @param {{ back: boolean, forward: boolean }} enabled
   */
  #enable({ back, forward }) {
    const [backButton, forwardButton] = [this.#buttons.get('back'), this.#buttons.get('forward')];
    if (!backButton || !forwardButton) return;
    const buttons = [backButton, forwardButton];
    const focused = buttons.find((button) => button.matches(':focus'));
    backButton.disabled = !back;
    forwardButton.disabled = !forward;
    if (focused?.disabled) buttons.find((button) => !button.disabled)?.focus();
  }
}
