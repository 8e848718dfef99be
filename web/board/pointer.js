/** @import { BoardInput } from './board-input.js' */
/** @import { Point } from './board-types.js' */
/** @import { Track } from './follow-pointer.js' */
/** Turns pointer events on the board into presses and drags of squares. */
import { DRAG_DISTANCE, followPointer } from './follow-pointer.js';

/**
 * Where a pointer is on the board; null where that cannot be known.
 * @typedef {{ pointIn(event: PointerEvent): Point | null, squareUnder(x: number, y: number): string | null }} Places
 */

/**
 * @param {HTMLElement} element the board's box
 * @param {Places} places
 * @param {BoardInput} input
 * @returns {() => void} stops listening
 */
export function listenToPointer(element, places, input) {
  return followPointer(element, (event) => {
    const isPen = input.isPen(event);
    const start = places.pointIn(event);
    if (!start || (event.button !== 0 && !isPen)) return null;
    const from = places.squareUnder(start.x, start.y);
    return isPen ? stroke(from, places, input) : drag(from, start, places, input);
  });
}

/**
 * @param {string | null} from
 * @param {Places} places
 * @param {BoardInput} input
 * @returns {Track}
 */
function stroke(from, { pointIn, squareUnder }, input) {
  const squareOf = (/** @type {PointerEvent} */ event) => {
    const point = pointIn(event);
    return point && squareUnder(point.x, point.y);
  };
  return {
    move(event) {
      if (from) input.sketch(from, squareOf(event), event);
      return from !== null;
    },
    lift(event) {
      const to = squareOf(event);
      input.sketch(from, null);
      if (from && to) input.draw(from, to, event);
    },
    cancel: () => input.sketch(from, null),
  };
}

/**
 * @param {string | null} from
 * @param {Point} start
 * @param {Places} places
 * @param {BoardInput} input
 * @returns {Track}
 */
function drag(from, start, { pointIn, squareUnder }, input) {
  const isPicked = from !== null && input.pick(from);
  let isDragging = false;
  return {
    move(event) {
      const point = pointIn(event);
      if (!from || !point) return isDragging;
      const isFar = Math.hypot(point.x - start.x, point.y - start.y) > DRAG_DISTANCE;
      if (!isDragging && isFar) isDragging = input.lift(from);
      if (isDragging) isDragging = input.drag(from, point.x, point.y);
      return isDragging;
    },
    lift(event) {
      const point = pointIn(event);
      const square = point && squareUnder(point.x, point.y);
      if (isDragging && from && point) input.drop(from, square);
      else if (isDragging) input.endDrag();
      else if (point && square === from && !isPicked) input.press(square);
    },
    cancel() {
      if (isDragging) input.endDrag();
    },
  };
}
