/** The place of a board on a page: it has the height of the board before that is there. */
/** @import { Layout } from '../board/board-types.js' */
import { cssHeights } from '../board/level-arrangement.js';
import { h } from '../dom/elements.js';

/**
 * @param {Layout} layout
 * @returns {{ space: HTMLElement, host: HTMLElement }} `host` is where the board comes in
 */
export function createBoardSpace(layout) {
  const spacer = h('div', { class: 'spacer' });
  for (const [form, height] of Object.entries(cssHeights(layout)))
    spacer.style.setProperty(`--${form}`, height);
  const host = h('div');
  const place = h('div', { class: 'place' }, host);
  const space = h('div', { class: 'board-space', part: 'board' }, spacer, place);
  return { space, host };
}
