/**
 * What each player has captured, beside the names: small pieces from the most valuable to the least, and by how much
 * who has more leads.
 * @import { Color, Material, Role } from '../../kingcraft/index.js'
 */

import { h } from '../../dom/elements.js';
import { otherColor } from '../../kingcraft/square.js';
import { byId } from '../base/page-elements.js';
import { texts } from '../base/page-texts.js';
import { createPicture, pieceAt } from '../base/svg-elements.js';

/**
 * In pixels: the side of a piece, how far the next one of its kind stands from it, also where there are many, and the
 * next of another kind.
 */
const SIDE = 22;
const NEXT = 9;
const NEXT_OF_MANY = 6;
const NEXT_KIND = 18;
const MANY = 5;

export class CapturedView {
  #shown = '';

  /**
   * @param {Material} material
   * @param {Color} orientation who sits below
   */
  update({ captured, balance }, orientation) {
    const wanted = JSON.stringify([captured, balance, orientation, texts.language]);
    if (wanted === this.#shown) return;
    this.#shown = wanted;
    for (const [id, color] of /** @type {[string, Color][]} */ ([
      ['captured-top', otherColor(orientation)],
      ['captured-bottom', orientation],
    ]))
      show(byId(id), captured[otherColor(color)], {
        color: otherColor(color),
        lead: color === 'white' ? balance : -balance,
      });
  }
}

/**
 * @param {HTMLElement} element
 * @param {Role[]} roles
 * @param {{ color: Color, lead: number }} more `color` of the captured pieces
 */
function show(element, roles, { color, lead }) {
  const leads = lead > 0;
  const parts = [];
  if (roles.length > 0) parts.push(pictureOf(roles, color));
  if (leads) parts.push(h('span', {}, `+${lead}`));
  element.replaceChildren(...parts);
  element.hidden = parts.length === 0;
  element.setAttribute('aria-label', texts.captured.label(countsOf(roles), leads ? lead : 0));
}

/**
 * @param {Role[]} roles
 * @param {Color} color
 */
function pictureOf(roles, color) {
  let x = -NEXT_KIND;
  const pieces = countsOf(roles).flatMap(({ role, count }) => {
    x += NEXT_KIND;
    return Array.from({ length: count }, (_, index) => {
      if (index > 0) x += count < MANY ? NEXT : NEXT_OF_MANY;
      return pieceAt({ role, color }, { x, y: 0, side: SIDE });
    });
  });
  return createPicture(x + SIDE, SIDE, ...pieces);
}

/**
 * How many of each role there are, in the order of the list.
 * @param {Role[]} roles
 * @returns {{ role: Role, count: number }[]}
 */
function countsOf(roles) {
  return [...new Set(roles)].map((role) => ({
    role,
    count: roles.filter((other) => other === role).length,
  }));
}
