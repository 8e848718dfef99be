// @ts-nocheck
/** The list of moves: numbered rows, a button a half-move, which takes the board there. */
import { createMoveRows } from '../scene/move-rows.js';
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
    const { variant, startFen } = session;
    const rows = createMoveRows(variant, startFen, session.moves(), shown, texts.moves.named);
    this.#list.replaceChildren(...rows);
    byId('no-moves').hidden = rows.length > 0;
    const current = this.#list.querySelector('[aria-current]');
    if (current)
      this.#box.scrollTop = current.offsetTop - this.#box.offsetTop - this.#box.clientHeight / 2;
  }
}
