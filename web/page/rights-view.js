// @ts-nocheck
/** Which rooks can still castle, and which jesters can still jump. */
import { createElement } from '../scene/elements.js';
import { byId } from './dom.js';
import { texts } from './texts.js';

export class RightsView {
  /** Hidden while no right is lost. @param variant of the package @param {Right[]} rights of the position shown, as the package has them */
  update(variant, rights) {
    const rows = ['white', 'black'].map((color) =>
      createElement(
        'div',
        {},
        createElement('dt', { textContent: texts.rights.side(color) }),
        createElement('dd', { textContent: describeRights(rights, color) }),
      ),
    );
    byId('rights').replaceChildren(...rows);
    byId('rights').hidden = rights.length === variant.rights.length;
  }
}

/** The rights of one side, as "with the rooks on a1, h1; the jester on b1 can jump". @param {Right[]} rights @param {'white' | 'black'} color */
export function describeRights(rights, color) {
  const words = texts.rights;
  const squaresOf = (wanted) =>
    rights
      .filter((right) => right.color === color && right.kind === wanted)
      .map(({ square }) => square)
      .sort();
  const [castles, jumps] = [squaresOf('castling'), squaresOf('first-move')];
  const castling = castles.length > 0 ? words.castles(castles.join(', ')) : words.none;
  return jumps.length > 0 ? `${castling}; ${words.jumps(jumps.join(', '))}` : castling;
}
