/** @import { Color, Move } from '../kingcraft/index.js' */
/** The moves of a game as rows of a list: numbered, a button a half-move. */

import { h } from '../dom/elements.js';
import { readFen } from '../kingcraft/fen.js';
import { shownSan } from './game-facts.js';

/**
 * @param {{ kingMayBeCaptured: boolean }} variant of the package
 * @param {string} startFen where the game starts
 * @param {Move[]} moves
 * @param {number} shown the half-move whose position is on the board
 * @param {(color: Color, san: string) => string} nameOf what screen readers call a move
 * @returns {HTMLLIElement[]} every button has its half-move in `data-ply`
 */
export function createMoveRows(variant, startFen, moves, shown, nameOf) {
  const { turn, moveNumber } = readFen(startFen);
  const offset = turn === 'white' ? 0 : 1;
  /** @type {HTMLLIElement[]} */
  const rows = [];
  for (const [index, move] of moves.entries()) {
    const half = index + offset;
    if (half % 2 === 0 || index === 0)
      rows.push(createRow(`${Number(moveNumber) + Math.floor(half / 2)}.`));
    const row = rows[rows.length - 1];
    if (index === 0 && offset) row.append(h('span', {}, '…'));
    const san = shownSan(variant, move);
    const button = h(
      'button',
      {
        type: 'button',
        'data-ply': String(index + 1),
        'aria-label': nameOf(move.color, san),
        'aria-current': index + 1 === shown ? 'true' : null,
      },
      san,
    );
    row.append(button);
  }
  return rows;
}

function createRow(/** @type {string} */ number) {
  return h('li', {}, h('span', {}, number));
}
