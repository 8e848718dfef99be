/** A chart that is drawn again when its place gets wider or narrower, so that its texts keep their size. */
import { h } from '../../dom/elements.js';
import { createSvg } from '../base/svg-elements.js';

/** A wider chart says no more. */
const WIDEST = 720;

/**
 * The element of a chart. Screen readers pass over it: a table beside it has its figures.
 * @param {(width: number) => { height: number, parts: Node[] }} draw for a width in pixels
 */
export function createChart(draw) {
  const element = h('div', { class: 'chart' });
  let drawn = 0;
  new ResizeObserver(() => {
    const width = Math.min(WIDEST, Math.floor(element.clientWidth));
    if (width <= 0 || width === drawn) return;
    drawn = width;
    const { height, parts } = draw(width);
    const viewBox = `0 0 ${width} ${height}`;
    element.replaceChildren(
      createSvg('svg', { viewBox, width, height, 'aria-hidden': 'true' }, ...parts),
    );
  }).observe(element);
  return element;
}

/**
 * A rectangle; `name` says what it stands for.
 * @param {string} name
 * @param {{ x: number, y: number, width: number, height: number }} box
 */
export function rectangle(name, box) {
  return createSvg('rect', { class: name, ...box });
}

/**
 * @param {string} name
 * @param {{ x1: number, y1: number, x2: number, y2: number }} ends
 */
export function line(name, ends) {
  return createSvg('line', { class: name, ...ends });
}

/**
 * @param {string} text
 * @param {{ x: number, y: number }} place of its baseline
 * @param {'start' | 'middle' | 'end'} [anchor]
 * @param {string} [name]
 */
export function label(text, { x, y }, anchor = 'start', name = '') {
  return createSvg('text', { x, y, 'text-anchor': anchor, class: name }, text);
}
