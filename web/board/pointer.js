// @ts-nocheck
/** Turns pointer events on the board into presses and drags of squares. */

const DRAG_DISTANCE = 4;

/**
 * @param {HTMLElement} element the board's box; its upper left corner is the origin of the geometry
 * @param {(x: number, y: number) => string | null} squareUnder
 * @param {import('./board-input.js').BoardInput} input
 * @returns {() => void} stops listening
 */
export function listenToPointer(element, squareUnder, input) {
  let gesture = null;
  const place = (event) => {
    const { x, y } = pointIn(element, event);
    return { x, y, square: squareUnder(x, y) };
  };
  const endStroke = (from, to, event) => {
    input.sketch(from, null);
    if (from && to) input.draw(from, to, event);
  };
  const isOurs = (event) => gesture?.id === event.pointerId;
  const listeners = {
    pointerdown(event) {
      const pen = input.isPen(event.button);
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
      element.setPointerCapture(event.pointerId);
    },
    pointermove(event) {
      if (!isOurs(event) || !gesture.from) return;
      const { x, y, square } = place(event);
      if (gesture.pen) {
        input.sketch(gesture.from, square, event);
        return;
      }
      const far = Math.hypot(x - gesture.x, y - gesture.y) > DRAG_DISTANCE;
      if (!gesture.dragging && far) gesture.dragging = input.lift(gesture.from);
      if (gesture.dragging) input.drag(gesture.from, x, y);
    },
    pointerup(event) {
      if (!isOurs(event)) return;
      const { from, dragging, picked, pen } = gesture;
      const { square } = place(event);
      gesture = null;
      if (pen) endStroke(from, square, event);
      else if (dragging) input.drop(from, square);
      else if (square === from && !picked) input.press(square);
    },
    pointercancel(event) {
      if (!isOurs(event)) return;
      const { from, dragging, pen } = gesture;
      gesture = null;
      if (pen) input.sketch(from, null);
      if (dragging) input.endDrag();
    },
  };
  for (const [type, listener] of Object.entries(listeners))
    element.addEventListener(type, listener);
  return () => {
    for (const [type, listener] of Object.entries(listeners))
      element.removeEventListener(type, listener);
  };
}

/** Where a point of the window lies in an element, in the element's own pixels: a page may show it enlarged. */
export function pointIn(element, { clientX, clientY }) {
  const { left, top, width } = element.getBoundingClientRect();
  const enlarged = width / element.offsetWidth || 1;
  return { x: (clientX - left) / enlarged, y: (clientY - top) / enlarged };
}
