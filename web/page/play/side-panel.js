/** The panel with the list of games: hidden where there is no space for it, and opened on request. */
import { byId, findIn } from '../page-elements.js';

const NARROW = matchMedia('(max-width: 1099px)');
const NARROW_FOR_WIDE_BOARDS = matchMedia('(max-width: 1499px)');

export class SidePanel {
  #wide = false;
  #onFold;

  /** @param {() => void} onFold the space for the board has changed */
  constructor(onFold) {
    this.#onFold = onFold;
    for (const query of [NARROW, NARROW_FOR_WIDE_BOARDS])
      query.addEventListener('change', () => this.#apply());
    byId('menu-button').addEventListener('click', () => this.#setOpen(!this.#isOpen()));
    document.addEventListener('keydown', ({ key }) => {
      if (key === 'Escape' && this.#isOpen()) this.#setOpen(false);
    });
    document.addEventListener('pointerdown', ({ target }) => {
      const isOutside = (/** @type {string} */ id) =>
        target instanceof Node && !byId(id).contains(target);
      if (this.#isOpen() && isOutside('side') && isOutside('menu-button')) this.close();
    });
  }

  /**
   * Takes the shape of a variant's board.
   * @param {{ files: number, ranks: number, levels: number }} variant
   */
  update({ files, ranks, levels }) {
    this.#wide = files * levels > ranks;
    this.#apply();
  }

  close() {
    byId('side').classList.remove('open');
    byId('menu-button').setAttribute('aria-expanded', 'false');
  }

  #apply() {
    const folded = NARROW.matches || (this.#wide && NARROW_FOR_WIDE_BOARDS.matches);
    byId('game').toggleAttribute('data-folded', folded);
    this.close();
    this.#onFold();
  }

  #isOpen() {
    return byId('side').classList.contains('open');
  }

  /** @param {boolean} open */
  #setOpen(open) {
    byId('side').classList.toggle('open', open);
    byId('menu-button').setAttribute('aria-expanded', String(open));
    if (open) findIn(byId('side'), 'button').focus();
    else byId('menu-button').focus();
  }
}
