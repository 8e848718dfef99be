/** @import { Point } from './board-types.js' */
/** Where a point of the window lies in an element that the page may show turned, mirrored, slanted or scaled. */
import { h } from '../dom/elements.js';

const CORNERS = [
  ['0', '0'],
  ['100%', '0'],
  ['0', '100%'],
  ['100%', '100%'],
];

/** How far the fourth corner may be from where a parallelogram has it, in CSS pixels. */
const TOLERANCE = 1;

/**
 * Asks the browser where the corners of the element are, which knows all that style does to it.
 * @param {HTMLElement} element one that absolutely positioned children are placed in; it gets four without a size
 * @returns {(point: { clientX: number, clientY: number }) => Point | null} in the element's own pixels; null if the
 *   element is shown in perspective or from its edge
 */
export function createPointIn(element) {
  const corners = CORNERS.map(([left, top]) => {
    const corner = element.appendChild(h('span', { 'aria-hidden': 'true' }));
    Object.assign(corner.style, { position: 'absolute', left, top, width: '0', height: '0' });
    return corner;
  });
  return ({ clientX, clientY }) => {
    const [origin, right, bottom, opposite] = corners.map((one) => one.getBoundingClientRect());
    const across = { x: right.x - origin.x, y: right.y - origin.y };
    const down = { x: bottom.x - origin.x, y: bottom.y - origin.y };
    const askew = Math.hypot(
      origin.x + across.x + down.x - opposite.x,
      origin.y + across.y + down.y - opposite.y,
    );
    const area = across.x * down.y - across.y * down.x;
    if (askew > TOLERANCE || Math.abs(area) < TOLERANCE) return null;
    const { x, y } = { x: clientX - origin.x, y: clientY - origin.y };
    return {
      x: (element.offsetWidth * (x * down.y - y * down.x)) / area,
      y: (element.offsetHeight * (y * across.x - x * across.y)) / area,
    };
  };
}
