// @ts-nocheck
/** Folds the list of games away where there is no room for it, and opens it on request. */
import { byId } from '../page-elements.js';

const NARROW = matchMedia('(max-width: 1099px)');
const NARROW_FOR_WIDE_BOARDS = matchMedia('(max-width: 1499px)');

export class Folding {
  #wide = false;
  #onFold;

  /** @param {() => void} onFold the room for the board has changed */
  constructor(onFold) {
    this.#onFold = onFold;
    for (const query of [NARROW, NARROW_FOR_WIDE_BOARDS])
      query.addEventListener('change', () => this.#apply());
    byId('menu-button').addEventListener('click', () => this.#setOpen(!this.#isOpen()));
    document.addEventListener('keydown', ({ key }) => {
      if (key === 'Escape' && this.#isOpen()) this.#setOpen(false);
    });
    document.addEventListener('pointerdown', ({ target }) => {
      if (this.#isOpen() && !byId('side').contains(target) && !byId('menu-button').contains(target))
        this.close();
    });
  }

  /** Takes the shape of a variant's board, `{ files, ranks, levels }`. */
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

  #setOpen(open) {
    byId('side').classList.toggle('open', open);
    byId('menu-button').setAttribute('aria-expanded', String(open));
    if (open) byId('side').querySelector('button').focus();
    else byId('menu-button').focus();
  }
}
