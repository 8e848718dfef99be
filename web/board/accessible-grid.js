// @ts-nocheck
/**
 * The board for readers of the DOM: one grid a level, whose cells lie exactly over the painted squares, carry the names of square and piece
 * and take the focus one at a time. Says what happens in a live region.
 */

/** How many boards there are on the page, for names that occur once. */
let count = 0;

export class AccessibleGrid {
  #element;
  #words;
  #label;
  #keysId;
  #live;
  #grids = [];
  #cells = new Map();
  /** The square that takes the focus. */
  cursor = null;

  /**
   * @param {HTMLElement} element the board's box
   * @param {{ words: object, label: string, keys?: string }} texts what the board says in general (words.js), what it is called, what its
   *   keys do
   */
  constructor(element, { words, label, keys = words.keys }) {
    this.#element = element;
    this.#words = words;
    this.#label = label;
    this.#live = element.appendChild(createElement('div', 'status'));
    this.#live.className = 'board-unseen';
    this.#keysId = `board-keys-${++count}`;
    const text = element.appendChild(document.createElement('p'));
    Object.assign(text, { className: 'board-unseen', id: this.#keysId, textContent: keys });
    element.addEventListener('focusin', ({ target }) => {
      if (this.#cells.get(target.dataset.square) === target) this.#setCursor(target.dataset.square);
    });
  }

  /** Lays the cells over the squares of a geometry. */
  build(geometry) {
    const hadFocus = this.focused() !== null;
    for (const grid of this.#grids) grid.remove();
    this.#cells.clear();
    this.#grids = geometry.corners.map((_, level) => this.#buildLevel(geometry, level));
    this.#element.append(...this.#grids);
    const cursor = this.#cells.has(this.cursor) ? this.cursor : geometry.layout.squares[0];
    this.#setCursor(cursor);
    if (hadFocus) this.focus(cursor);
  }

  #buildLevel(geometry, level) {
    const grid = createElement('div', 'grid');
    const manyLevels = geometry.layout.levels > 1;
    grid.setAttribute(
      'aria-label',
      manyLevels ? this.#words.levelOf(this.#label, level) : this.#label,
    );
    grid.setAttribute('aria-describedby', this.#keysId);
    for (const squares of geometry.rows(level)) {
      const row = grid.appendChild(createElement('div', 'row'));
      row.append(...squares.map((square) => this.#buildCell(geometry, square)));
    }
    return grid;
  }

  #buildCell(geometry, square) {
    const cell = createElement('div', 'gridcell');
    const { x, y } = geometry.corner(square);
    cell.className = 'board-cell';
    cell.dataset.square = square;
    cell.tabIndex = -1;
    Object.assign(cell.style, {
      left: `${x}px`,
      top: `${y}px`,
      width: `${geometry.side(square)}px`,
      height: `${geometry.side(square)}px`,
    });
    const overlap = geometry.overlap(square);
    if (overlap > 0)
      cell.style.clipPath = `polygon(0 0, 100% 0, 100% 100%, ${overlap}px 100%, 0 calc(100% - ${overlap}px))`;
    this.#cells.set(square, cell);
    return cell;
  }

  #setCursor(square) {
    const before = this.#cells.get(this.cursor);
    if (before) before.tabIndex = -1;
    this.cursor = square;
    this.#cells.get(square).tabIndex = 0;
  }

  /** Writes what stands on every square: `nameOf(square)` is the text, `selected` the square that is picked up or null. */
  update(nameOf, selected) {
    for (const [square, cell] of this.#cells) {
      const text = nameOf(square);
      if (cell.getAttribute('aria-label') !== text) cell.setAttribute('aria-label', text);
      cell.setAttribute('aria-selected', String(square === selected));
    }
  }

  /** The square that has the focus, or null. */
  focused() {
    const cell = this.#cells.get(this.cursor);
    return cell && cell === cell.getRootNode().activeElement ? this.cursor : null;
  }

  /** Where the cursor stands when the board takes the focus next. */
  point(square) {
    this.#setCursor(square);
  }

  focus(square) {
    this.#setCursor(square);
    this.#cells.get(square).focus({ preventScroll: true });
  }

  announce(text) {
    this.#live.textContent = text;
  }
}

function createElement(name, role) {
  const element = document.createElement(name);
  element.setAttribute('role', role);
  return element;
}
