/** @import { AccessibleGrid } from './accessible-grid.js' */
/** @import { BoardInput } from './board-input.js' */
/** @import { Geometry } from './geometry.js' */
/** Moves over the squares by keyboard: arrows, Enter or Space to choose, Escape to let go, L for the next level. */

/** @type {Record<string, [across: number, down: number]>} */
const STEPS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const NEXT_LEVEL = 'l';

/**
 * The square to which a key takes the cursor, or null when the key does not move it (off the board it stays).
 * @param {Geometry} geometry
 * @param {string} square
 * @param {string} key
 */
export function squareAfterKey(geometry, square, key) {
  if (key.toLowerCase() === NEXT_LEVEL) {
    const { file, rank, level } = geometry.layout.place(square);
    return geometry.layout.squareAt(file, rank, (level + 1) % geometry.layout.levels);
  }
  const step = STEPS[key];
  return step ? (geometry.beside(square, ...step) ?? square) : null;
}

/**
 * @param {HTMLElement} element the board's box
 * @param {() => Geometry} geometry as it is now
 * @param {AccessibleGrid} grid the cells that take the focus
 * @param {BoardInput} input
 * @param {(key: string) => boolean} leaves whether a key is left to somebody else
 * @returns {() => void} stops listening
 */
export function listenToKeyboard(element, geometry, grid, input, leaves) {
  const listener = (/** @type {KeyboardEvent} */ event) => {
    const square = grid.focused();
    if (!square || event.ctrlKey || event.metaKey || event.altKey || leaves(event.key)) return;
    const target = squareAfterKey(geometry(), square, event.key);
    if (target) grid.focus(target);
    else if (event.key === 'Enter' || event.key === ' ') input.press(square);
    else if (event.key === 'Escape') input.escape();
    else return;
    event.preventDefault();
  };
  element.addEventListener('keydown', listener);
  return () => element.removeEventListener('keydown', listener);
}
