/** @import { BoardTexts } from './board-types.js' */
/** @import { Geometry } from './geometry.js' */
/**
 * The board for screen readers and the keyboard: one grid a level. Its cells lie exactly over the painted squares, have
 * the names of square and piece, and take the focus one at a time. A live region says what happens.
 */
import { h, sayAgain } from '../dom/elements.js';

/** How many boards the page has had, for unique ids. */
let count = 0;

export class AccessibleGrid {
  #element;
  #texts;
  #label;
  #keysId;
  #live;
  /** @type {HTMLElement[]} */
  #grids = [];
  /** @type {Map<string, HTMLElement>} */
  #cells = new Map();
  /** The squares row by row, as the cells were built. */
  #order = '';
  /** The square that takes the focus; empty until the cells are built. */
  cursor = '';

  /**
   * @param {HTMLElement} element the board's box
   * @param {{ texts: BoardTexts, label: string, keys?: string | undefined }} options what the board says, what it is
   *   called, what its keys do
   */
  constructor(element, { texts, label, keys = texts.keys }) {
    this.#element = element;
    this.#texts = texts;
    this.#label = label;
    this.#live = h('div', { class: 'board-unseen', role: 'status' });
    this.#keysId = `board-keys-${++count}`;
    element.append(this.#live, h('p', { class: 'board-unseen', id: this.#keysId }, keys));
    element.addEventListener('focusin', ({ target }) => {
      for (const [square, cell] of this.#cells) if (cell === target) this.#setCursor(square);
    });
  }

  /**
   * Lays the cells over the squares of a geometry; builds them again only where they stand in another order.
   * @param {Geometry} geometry
   */
  build(geometry) {
    const order = JSON.stringify(geometry.corners.map((_, level) => geometry.rows(level)));
    if (order !== this.#order) this.#buildCells(geometry);
    this.#order = order;
    for (const [square, cell] of this.#cells) place(cell, geometry, square);
  }

  /** @param {Geometry} geometry */
  #buildCells(geometry) {
    const hadFocus = this.focused() !== null;
    for (const grid of this.#grids) grid.remove();
    this.#cells.clear();
    this.#grids = geometry.corners.map((_, level) => this.#buildLevel(geometry, level));
    this.#element.append(...this.#grids);
    const cursor = this.#cells.has(this.cursor) ? this.cursor : geometry.layout.squares[0];
    this.#setCursor(cursor);
    if (hadFocus) this.focus(cursor);
  }

  /**
   * @param {Geometry} geometry
   * @param {number} level
   */
  #buildLevel(geometry, level) {
    const manyLevels = geometry.layout.levels > 1;
    const label = manyLevels ? this.#texts.levelOf(this.#label, level) : this.#label;
    const rows = geometry
      .rows(level)
      .map((squares) =>
        h('div', { role: 'row' }, ...squares.map((square) => this.#buildCell(square))),
      );
    return h(
      'div',
      { role: 'grid', 'aria-label': label, 'aria-describedby': this.#keysId },
      ...rows,
    );
  }

  /** @param {string} square */
  #buildCell(square) {
    const cell = h('div', {
      class: 'board-cell',
      role: 'gridcell',
      tabIndex: -1,
      'data-square': square,
    });
    this.#cells.set(square, cell);
    return cell;
  }

  #setCursor(/** @type {string} */ square) {
    const last = this.#cells.get(this.cursor);
    if (last) last.tabIndex = -1;
    this.cursor = square;
    this.#cell(square).tabIndex = 0;
  }

  #cell(/** @type {string} */ square) {
    const cell = this.#cells.get(square);
    if (!cell) throw new RangeError(`the board has no square ${square}`);
    return cell;
  }

  /**
   * Describes every square.
   * @param {(square: string) => string} nameOf
   * @param {string | null} selected the square whose piece is picked up
   * @param {(square: string) => boolean} isDraggable whether a finger on its cell drags, and does not scroll
   */
  update(nameOf, selected, isDraggable = () => false) {
    for (const [square, cell] of this.#cells) {
      const text = nameOf(square);
      if (cell.getAttribute('aria-label') !== text) cell.setAttribute('aria-label', text);
      cell.setAttribute('aria-selected', String(square === selected));
      cell.classList.toggle('draggable', isDraggable(square));
    }
  }

  /** The square that has the focus, or null. */
  focused() {
    const cell = this.#cells.get(this.cursor);
    return cell && cell === activeElementIn(cell) ? this.cursor : null;
  }

  /** Where the cursor stands when the board takes the focus next. @param {string} square */
  point(square) {
    this.#setCursor(square);
  }

  focus(/** @type {string} */ square) {
    this.#setCursor(square);
    this.#cell(square).focus({ preventScroll: true });
  }

  announce(/** @type {string} */ text) {
    sayAgain(this.#live, text);
  }
}

/**
 * Lays a cell over its square.
 * @param {HTMLElement} cell
 * @param {Geometry} geometry
 * @param {string} square
 */
function place(cell, geometry, square) {
  const { x, y } = geometry.corner(square);
  const side = `${geometry.side(square)}px`;
  const overlap = geometry.overlap(square);
  Object.assign(cell.style, {
    left: `${x}px`,
    top: `${y}px`,
    width: side,
    height: side,
    clipPath:
      overlap > 0
        ? `polygon(0 0, 100% 0, 100% 100%, ${overlap}px 100%, 0 calc(100% - ${overlap}px))`
        : '',
  });
}

/**
 * The focused element in the document or the shadow root of an element.
 * @param {HTMLElement} element
 * @returns {HTMLElement | null}
 */
export function activeElementIn(element) {
  const root = element.getRootNode();
  if (!(root instanceof Document || root instanceof ShadowRoot)) return null;
  return root.activeElement instanceof HTMLElement ? root.activeElement : null;
}
