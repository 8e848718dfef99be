/** The list of moves: numbered rows, a button a half-move, which takes the board there. */

import { make } from '../scene/make.js';
import { byId } from './dom.js';
import { texts } from './texts.js';

export class MovesView {
  #list = byId('moves');
  #box = byId('moves-box');

  /** @param {(ply: number) => void} goTo */
  constructor(goTo) {
    this.#list.addEventListener('click', ({ target }) => {
      const button = target.closest('button');
      if (button) goTo(Number(button.dataset.ply));
    });
  }

  /**
   * @param session whose moves these are
   * @param {number} shown the half-move whose position the board shows
   */
  update(session, shown) {
    const numberFirst = Number(session.startFen.split(' ')[5]);
    const offset = session.position(0).turn === 'white' ? 0 : 1;
    const rows = [];
    for (const [index, move] of session.moves().entries()) {
      const half = index + offset;
      if (half % 2 === 0 || index === 0)
        rows.push(
          make('li', {}, make('span', { textContent: `${numberFirst + Math.floor(half / 2)}.` })),
        );
      if (index === 0 && offset) rows.at(-1).append(make('span', { textContent: '…' }));
      rows.at(-1).append(createButton(move, index + 1, shown));
    }
    this.#list.replaceChildren(...rows);
    byId('no-moves').hidden = rows.length > 0;
    const current = this.#list.querySelector('[aria-current]');
    if (current)
      this.#box.scrollTop = current.offsetTop - this.#box.offsetTop - this.#box.clientHeight / 2;
  }
}

function createButton(move, ply, shown) {
  const button = make('button', { type: 'button', textContent: move.san });
  button.dataset.ply = ply;
  button.setAttribute('aria-label', texts.moves.named(move.color, move.san));
  if (ply === shown) button.setAttribute('aria-current', 'true');
  return button;
}
