/** Which rooks may still castle, and which jesters still jump, side by side with the game. */
import { make } from '../scene/make.js';
import { byId } from './dom.js';
import { rightsOf } from './rights.js';
import { texts } from './texts.js';

export class RightsView {
  /** @param variant of the package @param {string} fen the position shown */
  update(variant, fen) {
    const { none, side } = texts.rights;
    const rows = Object.entries(rightsOf(variant, fen)).map(([color, rights]) =>
      make(
        'div',
        {},
        make('dt', { textContent: side(color) }),
        make('dd', { textContent: describeRights(rights) || none }),
      ),
    );
    byId('rights').replaceChildren(...rows);
  }
}

function describeRights({ castles, jumps }) {
  const said = [];
  if (castles.length > 0) said.push(texts.rights.castles(castles.sort().join(', ')));
  if (jumps.length > 0) said.push(texts.rights.jumps(jumps.sort().join(', ')));
  return said.join('; ');
}
