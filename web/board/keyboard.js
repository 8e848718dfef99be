/** Moves over the squares by keyboard: arrows, Enter or Space to choose, Escape to let go, L for the next level. */

const STEPS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const NEXT_LEVEL = 'l';

/**
 * The square to which a key takes the cursor, or null when the key does not move it (off the board it stays).
 * @param geometry from createGeometry
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
 * @param handlers `cursor()`: the square that has the focus or null; `geometry()`; `moveTo(square)`; `press(square)`; `escape()`
 * @returns {() => void} stops listening
 */
export function listenToKeyboard(element, handlers) {
  const listener = (event) => {
    const square = handlers.cursor();
    if (!square || event.ctrlKey || event.metaKey || event.altKey) return;
    const target = squareAfterKey(handlers.geometry(), square, event.key);
    if (target) handlers.moveTo(target);
    else if (event.key === 'Enter' || event.key === ' ') handlers.press(square);
    else if (event.key === 'Escape') handlers.escape();
    else return;
    event.preventDefault();
  };
  element.addEventListener('keydown', listener);
  return () => element.removeEventListener('keydown', listener);
}
