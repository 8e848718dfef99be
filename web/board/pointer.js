/** @import { BoardInput } from './board-input.js' */
/** Turns pointer events on the board into presses and drags of squares. */

/** In CSS pixels. */
const DRAG_DISTANCE = 4;

const TYPES = /** @type {const} */ (['pointerdown', 'pointermove', 'pointerup', 'pointercancel']);

/**
 * A press that is not over yet: the pointer, the square where it began and that point, whether it draws, whether it has picked a piece up,
 * whether it drags.
 * @typedef {{ id: number, from: string | null, x: number, y: number, pen: boolean, picked: boolean, dragging: boolean }} Gesture
 */

/**
 * @param {HTMLElement} element the board's box; its upper left corner is the origin of the geometry
 * @param {(x: number, y: number) => string | null} squareUnder
 * @param {BoardInput} input
 * @returns {() => void} stops listening
 */
export function listenToPointer(element, squareUnder, input) {
  /** @type {Gesture | null} */
  let gesture = null;
  const place = (/** @type {PointerEvent} */ event) => {
    const { x, y } = pointIn(element, event);
    return { x, y, square: squareUnder(x, y) };
  };
  /** The gesture of the pointer that an event is about. */
  const gestureOf = (/** @type {PointerEvent} */ event) =>
    gesture?.id === event.pointerId ? gesture : null;
  /** @type {Record<typeof TYPES[number], (event: PointerEvent) => void>} */
  const listeners = {
    pointerdown(event) {
      const pen = input.isPen(event);
      if (!event.isPrimary || (event.button !== 0 && !pen)) return;
      const { x, y, square } = place(event);
      gesture = {
        id: event.pointerId,
        from: square,
        x,
        y,
        pen,
        picked: !pen && square !== null && input.pick(square),
        dragging: false,
      };
      // Who hears of the square may have removed the board.
      if (element.isConnected) element.setPointerCapture(event.pointerId);
    },
    pointermove(event) {
      const own = gestureOf(event);
      if (!own?.from) return;
      const { x, y } = pointIn(element, event);
      if (own.pen) {
        input.sketch(own.from, squareUnder(x, y), event);
        return;
      }
      const far = Math.hypot(x - own.x, y - own.y) > DRAG_DISTANCE;
      if (!own.dragging && far) own.dragging = input.lift(own.from);
      if (own.dragging) input.drag(own.from, x, y);
    },
    pointerup(event) {
      const own = gestureOf(event);
      if (!own) return;
      const { from, dragging, picked, pen } = own;
      const { square } = place(event);
      gesture = null;
      if (pen) {
        input.sketch(from, null);
        if (from && square) input.draw(from, square, event);
      } else if (dragging && from) input.drop(from, square);
      else if (square === from && !picked) input.press(square);
    },
    pointercancel(event) {
      const own = gestureOf(event);
      if (!own) return;
      gesture = null;
      if (own.pen) input.sketch(own.from, null);
      if (own.dragging) input.endDrag();
    },
  };
  for (const type of TYPES) element.addEventListener(type, listeners[type]);
  return () => {
    for (const type of TYPES) element.removeEventListener(type, listeners[type]);
  };
}

/**
 * Where a point of the window lies in an element, in the element's own pixels: a page may show it enlarged.
 * @param {HTMLElement} element
 * @param {{ clientX: number, clientY: number }} point
 */
export function pointIn(element, { clientX, clientY }) {
  const { left, top, width } = element.getBoundingClientRect();
  const enlarged = width / element.offsetWidth || 1;
  return { x: (clientX - left) / enlarged, y: (clientY - top) / enlarged };
}
