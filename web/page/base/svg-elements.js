/** Small pictures beside a board, as elements of SVG. */
/** @import { Piece } from '../../board/board-types.js' */

import { outlinesOf } from '../../board/pieces.js';
import { THEMES } from '../../board/themes.js';
import { GRID } from '../../variants/piece-outlines.js';
import { settings } from '../store/settings.js';

const SVG = 'http://www.w3.org/2000/svg';

/**
 * @template {keyof SVGElementTagNameMap} Name
 * @param {Name} name
 * @param {Record<string, string | number>} attributes
 * @param {...(Node | string)} children
 * @returns {SVGElementTagNameMap[Name]}
 */
export function createSvg(name, attributes, ...children) {
  const element = document.createElementNS(SVG, name);
  for (const [attribute, value] of Object.entries(attributes))
    element.setAttribute(attribute, String(value));
  element.append(...children);
  return element;
}

/**
 * A picture that screen readers pass over: what it shows is said beside it.
 * @param {number} width in units of the picture
 * @param {number} height
 * @param {...Node} children
 */
export function createPicture(width, height, ...children) {
  const viewBox = `0 0 ${width} ${height}`;
  return createSvg('svg', { viewBox, width, height, 'aria-hidden': 'true' }, ...children);
}

/**
 * A piece in a square box.
 * @param {Piece} piece
 * @param {{ x: number, y: number, side: number }} box
 */
export function pieceAt({ role, color }, { x, y, side }) {
  const { parts, lines, sign } = outlinesOf(role, settings.current.pieces);
  const { fill, rim, rimWidth, seam, seamWidth } = THEMES.paper[color];
  const path = (/** @type {string} */ d, /** @type {Record<string, string | number>} */ paint) =>
    createSvg('path', { d, ...paint });
  return createSvg(
    'g',
    {
      class: `piece ${color}`,
      transform: `translate(${x} ${y}) scale(${side / GRID})`,
      fill: 'none',
      'stroke-linejoin': 'round',
      'stroke-linecap': 'round',
    },
    ...parts.map((d) => path(d, { stroke: rim, 'stroke-width': rimWidth, class: 'rim' })),
    ...parts.map((d) => path(d, { fill, stroke: seam, 'stroke-width': seamWidth })),
    ...lines.map((d) => path(d, { stroke: seam, 'stroke-width': seamWidth })),
    ...(sign ? [letterOn(sign, seam)] : []),
  );
}

/**
 * The letter of a piece that is not drawn yet.
 * @param {string} sign
 * @param {string} fill
 */
function letterOn(sign, fill) {
  const middle = GRID / 2;
  return createSvg(
    'text',
    { x: middle, y: 30, 'text-anchor': 'middle', 'font-size': 20, fill },
    sign,
  );
}
