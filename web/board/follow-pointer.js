/**
 * Follows pointers from where they go down on an element to where they are lifted, or to where that is not to be
 * expected any longer.
 */

/** A press that moves farther is a drag, in CSS pixels. */
export const DRAG_DISTANCE = 4;

/**
 * The consequences of a press. `move` says whether it drags by now; either `lift` or `cancel` ends it.
 * @typedef {{ move(event: PointerEvent): boolean, lift(event: PointerEvent): void, cancel(): void }} Track
 *
 * `isLast`: no other pointer went down since.
 * @typedef {{ track: Track, isTouch: boolean, isDragging: boolean, isLast: boolean }} Press
 */

/**
 * Several fingers may press; one of them drags, and then the others do nothing.
 * @param {HTMLElement} element
 * @param {(event: PointerEvent) => Track | null} begin a pointer went down; null if nothing follows
 * @returns {() => void} stops following
 */
export function followPointer(element, begin) {
  /** @type {Map<number, Press>} */
  const presses = new Map();
  let unwatch = () => {};
  const isDragging = () => [...presses.values()].some((press) => press.isDragging);
  const remove = (/** @type {number} */ id) => {
    const press = presses.get(id);
    presses.delete(id);
    if (presses.size === 0) unwatch();
    return press;
  };
  const cancel = (/** @type {number} */ id) => remove(id)?.track.cancel();
  const cancelAll = (/** @type {number | null} */ but = null) => {
    for (const id of [...presses.keys()]) if (id !== but) cancel(id);
  };
  const listeners = {
    pointerdown(/** @type {PointerEvent} */ event) {
      const { pointerId, pointerType } = event;
      // The release of the last press of this pointer was lost.
      cancel(pointerId);
      const track = isDragging() ? null : begin(event);
      if (!track) return;
      try {
        element.setPointerCapture(pointerId);
      } catch {
        // Who hears of the press may have removed the element, and a script may have made the press up: no release will
        // come.
        track.cancel();
        return;
      }
      for (const press of presses.values()) press.isLast = false;
      if (presses.size === 0)
        unwatch = watchEnds(element, presses, { cancel, cancelAll, isDragging });
      const isTouch = pointerType === 'touch';
      presses.set(pointerId, { track, isTouch, isDragging: false, isLast: true });
    },
    pointermove(/** @type {PointerEvent} */ event) {
      const press = presses.get(event.pointerId);
      if (!press) return;
      if (event.buttons === 0) {
        cancel(event.pointerId);
        return;
      }
      press.isDragging = press.track.move(event);
      if (press.isDragging) cancelAll(event.pointerId);
    },
    pointerup(/** @type {PointerEvent} */ event) {
      const press = remove(event.pointerId);
      if (press?.isDragging || press?.isLast) press.track.lift(event);
      else press?.track.cancel();
    },
  };
  const types = /** @type {(keyof typeof listeners)[]} */ (Object.keys(listeners));
  for (const type of types) element.addEventListener(type, listeners[type]);
  return () => {
    cancelAll();
    for (const type of types) element.removeEventListener(type, listeners[type]);
  };
}

/**
 * Ends presses whose release may never arrive: the browser took the pointer, its capture was lost, also since the
 * element was removed, a menu, a dialog or another window came, or the reader pressed Escape.
 * @param {HTMLElement} element
 * @param {Map<number, Press>} presses
 * @param {{ cancel(id: number): void, cancelAll(): void, isDragging(): boolean }} actions
 * @returns {() => void} stops watching
 */
function watchEnds(element, presses, { cancel, cancelAll, isDragging }) {
  const controller = new AbortController();
  const { signal } = controller;
  const release = (/** @type {PointerEvent} */ { pointerId }) => cancel(pointerId);
  for (const type of /** @type {const} */ (['pointercancel', 'lostpointercapture']))
    addEventListener(type, release, { capture: true, signal });
  addEventListener('blur', () => cancelAll(), { signal });
  // A dialog takes the focus, and the release over it would count.
  const focus = (/** @type {FocusEvent} */ event) => {
    if (!event.composedPath().includes(element)) cancelAll();
  };
  addEventListener('focusin', focus, { capture: true, signal });
  const openMenu = (/** @type {Event} */ event) => {
    // A long touch asks for a menu too; where one opens, the browser takes the pointer.
    const isByMouse = [...presses.values()].some(({ isTouch }) => !isTouch);
    if (isByMouse && !event.defaultPrevented) cancelAll();
  };
  addEventListener('contextmenu', openMenu, { signal });
  const press = (/** @type {KeyboardEvent} */ event) => {
    if (event.key !== 'Escape') return;
    if (isDragging()) {
      event.preventDefault();
      event.stopPropagation();
    }
    cancelAll();
  };
  addEventListener('keydown', press, { capture: true, signal });
  return () => controller.abort();
}
