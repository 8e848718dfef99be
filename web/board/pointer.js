/** Turns pointer events on the board into presses and drags of squares. */

const DRAG_DISTANCE = 4;

/**
 * @param {HTMLElement} element the board's box; its upper left corner is the origin of the geometry
 * @param handlers `squareUnder(x, y)`; `canPick(square)`: a man there may be picked up; `pick(square)`; `press(square)`: a click or tap;
 *   `drag(square, x, y)`: the held man is at this point; `drop(from, to | null)`; `release()`: the drag was broken off
 * @returns {() => void} stops listening
 */
export function listenToPointer(element, handlers) {
  let gesture = null;
  const place = (event) => {
    const { left, top } = element.getBoundingClientRect();
    const [x, y] = [event.clientX - left, event.clientY - top];
    return { x, y, square: handlers.squareUnder(x, y) };
  };
  const down = (event) => {
    if (event.button !== 0 || !event.isPrimary || gesture) return;
    const { x, y, square } = place(event);
    gesture = { id: event.pointerId, from: square, x, y, dragging: false };
    element.setPointerCapture(event.pointerId);
  };
  const move = (event) => {
    if (gesture?.id !== event.pointerId) return;
    const { x, y } = place(event);
    const far = Math.hypot(x - gesture.x, y - gesture.y) > DRAG_DISTANCE;
    if (!gesture.dragging && far && gesture.from && handlers.canPick(gesture.from)) {
      gesture.dragging = true;
      handlers.pick(gesture.from);
    }
    if (gesture.dragging) handlers.drag(gesture.from, x, y);
  };
  const up = (event) => {
    if (gesture?.id !== event.pointerId) return;
    const { from, dragging } = gesture;
    gesture = null;
    const { square } = place(event);
    if (dragging) handlers.drop(from, square);
    else if (square === from) handlers.press(square);
  };
  const cancel = (event) => {
    if (gesture?.id !== event.pointerId) return;
    const { dragging } = gesture;
    gesture = null;
    if (dragging) handlers.release();
  };
  const listeners = { pointerdown: down, pointermove: move, pointerup: up, pointercancel: cancel };
  for (const [type, listener] of Object.entries(listeners)) element.addEventListener(type, listener);
  return () => {
    for (const [type, listener] of Object.entries(listeners)) element.removeEventListener(type, listener);
  };
}
