/**
 * The board for readers of the DOM: one grid a level, whose cells lie exactly over the painted squares, carry the names of square and man
 * and take the focus one at a time. Says what happens in a live region.
 */
import { LEVEL_NAMES } from './labels.js';

/**
 * @param {HTMLElement} element the board's box
 * @param {{ label: string }} options what the board is called
 */
export function createMirror(element, { label }) {
  const live = element.appendChild(document.createElement('div'));
  live.className = 'board-live';
  live.setAttribute('role', 'status');
  let grids = [];
  let cells = new Map();
  let cursor = null;

  function build(geometry) {
    for (const grid of grids) grid.remove();
    cells = new Map();
    grids = geometry.corners.map((_, level) => buildLevel(geometry, level));
    element.append(...grids);
    setCursor(cells.has(cursor) ? cursor : geometry.layout.squares[0]);
  }

  function buildLevel(geometry, level) {
    const grid = document.createElement('div');
    grid.setAttribute('role', 'grid');
    grid.setAttribute('aria-label', geometry.layout.levels > 1 ? `${label}, ${LEVEL_NAMES[level].toLowerCase()}` : label);
    for (const squares of geometry.rows(level)) {
      const row = grid.appendChild(document.createElement('div'));
      row.setAttribute('role', 'row');
      row.append(...squares.map((square) => buildCell(geometry, square)));
    }
    return grid;
  }

  function buildCell(geometry, square) {
    const cell = document.createElement('div');
    const { x, y } = geometry.corner(square);
    cell.setAttribute('role', 'gridcell');
    cell.className = 'board-cell';
    cell.dataset.square = square;
    cell.tabIndex = -1;
    Object.assign(cell.style, { left: `${x}px`, top: `${y}px`, width: `${geometry.cell}px`, height: `${geometry.cell}px` });
    cells.set(square, cell);
    return cell;
  }

  function setCursor(square) {
    if (cells.has(cursor)) cells.get(cursor).tabIndex = -1;
    cursor = square;
    cells.get(square).tabIndex = 0;
  }

  element.addEventListener('focusin', (event) => {
    if (cells.has(event.target.dataset.square)) setCursor(event.target.dataset.square);
  });

  return {
    build,
    /** Writes what stands on every square: `describe(square)` is the text, `isSelected(square)` whether it is picked up. */
    update(describe, isSelected) {
      for (const [square, cell] of cells) {
        const text = describe(square);
        if (cell.getAttribute('aria-label') !== text) cell.setAttribute('aria-label', text);
        cell.setAttribute('aria-selected', String(isSelected(square)));
      }
    },
    /** The square that has the focus, or null. */
    focused: () => (cells.get(cursor) === document.activeElement ? cursor : null),
    focus(square) {
      setCursor(square);
      cells.get(square).focus({ preventScroll: true });
    },
    announce(text) {
      live.textContent = text;
    },
  };
}
