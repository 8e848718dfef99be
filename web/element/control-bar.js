/** The row of buttons below a board. */
import { createElement } from '../dom/elements.js';

/**
 * A button whose name finds it again when the content of the board is replaced.
 * @param {string} name
 * @param {string} textContent
 * @param {() => void} act
 */
export function createControl(name, textContent, act) {
  const button = createElement('button', { type: 'button', textContent });
  button.dataset.control = name;
  button.addEventListener('click', act);
  return button;
}

/**
 * @param {Iterable<HTMLElement>} buttons
 * @param {string} label
 */
export function createBar(buttons, label) {
  const bar = createElement('div', { className: 'bar', part: 'controls' }, ...buttons);
  bar.setAttribute('role', 'group');
  bar.setAttribute('aria-label', label);
  return bar;
}
