/** The row of buttons below a board. */
import { h } from '../dom/elements.js';

/**
 * A button whose name finds it again when the content of the board is replaced.
 * @param {string} name
 * @param {string} text
 * @param {() => void} act
 */
export function createControl(name, text, act) {
  return h('button', { type: 'button', 'data-control': name, on: { click: act } }, text);
}

/**
 * @param {Iterable<HTMLElement>} buttons
 * @param {string} label
 */
export function createBar(buttons, label) {
  return h(
    'div',
    { class: 'bar', part: 'controls', role: 'group', 'aria-label': label },
    ...buttons,
  );
}
