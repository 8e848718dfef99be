// @ts-nocheck
/** The moves of a game as rows of a list: numbered, a button a half-move. */
import { readFen } from '../kingcraft/fen.js';
import { createElement } from './elements.js';
import { shownSan } from './game-facts.js';

/**
 * @param variant of the package
 * @param {string} startFen where the game starts
 * @param {Move[]} moves
 * @param {number} shown the half-move whose position is on the board
 * @param {(color: string, san: string) => string} nameOf what a move is called by those who listen
 * @returns {HTMLLIElement[]} every button has its half-move in `data-ply`
 */
export function createMoveRows(variant, startFen, moves, shown, nameOf) {
  const { turn, moveNumber } = readFen(startFen);
  const offset = turn === 'white' ? 0 : 1;
  const rows = [];
  for (const [index, move] of moves.entries()) {
    const half = index + offset;
    if (half % 2 === 0 || index === 0)
      rows.push(
        createElement(
          'li',
          {},
          createElement('span', { textContent: `${Number(moveNumber) + Math.floor(half / 2)}.` }),
        ),
      );
    if (index === 0 && offset) rows.at(-1).append(createElement('span', { textContent: '…' }));
    rows.at(-1).append(createButton(move.color, shownSan(variant, move), index + 1, shown, nameOf));
  }
  return rows;
}

function createButton(color, san, ply, shown, nameOf) {
  const button = createElement('button', { type: 'button', textContent: san });
  button.dataset.ply = ply;
  button.setAttribute('aria-label', nameOf(color, san));
  if (ply === shown) button.setAttribute('aria-current', 'true');
  return button;
}
