/**
 * The shadow root of a board: a frame with its content and its errors, or the page's own text until the board opens.
 */
import { h } from '../dom/elements.js';
import { adoptElementStyle } from './element-style.js';

export class BoardFrame {
  #element = h('div', { class: 'frame', part: 'frame', role: 'group' });
  #content = h('div', { class: 'content' });
  #fault = h('p', { class: 'fault', part: 'error', hidden: true, role: 'alert' });
  /** The text that stands there without scripts, in the place that the board will need. */
  #waiting = h('div', { class: 'waiting' }, h('slot'));

  /** @param {HTMLElement} board */
  constructor(board) {
    this.#element.append(this.#content, this.#fault);
    const root = board.attachShadow({ mode: 'open' });
    const ownWidth = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    ownWidth.classList.add('own-width');
    ownWidth.setAttribute('aria-hidden', 'true');
    root.append(this.#element, this.#waiting, ownWidth);
    adoptElementStyle(this.#element);
  }

  get element() {
    return this.#element;
  }

  /**
   * Replaces the content, and gives the focus back to the control that had it.
   * @param {{ language: string, label: string }} words the language of the content, and what it is called
   * @param {(content: HTMLElement) => void} fill adds the new content
   */
  replace({ language, label }, fill) {
    const pressed = this.#find('[data-control]:focus')?.dataset.control;
    this.#content.replaceChildren();
    this.#element.lang = language;
    this.#element.setAttribute('aria-label', label);
    this.#element.classList.add('open');
    this.#waiting.hidden = true;
    fill(this.#content);
    if (pressed) this.#find(`[data-control="${pressed}"]`)?.focus();
  }

  /** Removes the content; the text of the page stands there again. */
  clear() {
    this.#content.replaceChildren();
    this.#element.classList.remove('open');
    this.#waiting.hidden = false;
    this.clearFault();
  }

  /**
   * Gives the focus to the square on which the keyboard stands.
   * @param {FocusOptions} [options]
   */
  focus(options) {
    this.#find('[role=gridcell][tabindex="0"]')?.focus(options);
  }

  /** @param {string} message */
  showFault(message) {
    this.#fault.textContent = message;
    this.#fault.hidden = false;
  }

  clearFault() {
    this.#fault.hidden = true;
  }

  /**
   * @param {string} selector
   * @returns {HTMLElement | null}
   */
  #find(selector) {
    return this.#content.querySelector(selector);
  }
}
