/** Which rooks can still castle, and which jesters can still jump. */
import { make } from '../scene/make.js';
import { byId } from './dom.js';
import { haveRightsChanged, rightsOf } from './rights.js';
import { texts } from './texts.js';

export class RightsView {
  /** Hidden while all rights are as at the start. @param variant of the package @param {string} fen the position shown */
  update(variant, fen) {
    const { side } = texts.rights;
    const rows = Object.entries(rightsOf(variant, fen)).map(([color, rights]) =>
      make(
        'div',
        {},
        make('dt', { textContent: side(color) }),
        make('dd', { textContent: describeRights(rights) }),
      ),
    );
    byId('rights').replaceChildren(...rows);
    byId('rights').hidden = !haveRightsChanged(variant, fen);
  }
}

function describeRights({ castles, jumps }) {
  const words = texts.rights;
  const castling = castles.length > 0 ? words.castles(castles.sort().join(', ')) : words.none;
  return jumps.length > 0 ? `${castling}; ${words.jumps(jumps.sort().join(', '))}` : castling;
}
