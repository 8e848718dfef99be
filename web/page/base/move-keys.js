/** The keys that go through moves, wherever they are not needed for something else. */
import { byId } from './page-elements.js';

/** @type {Record<string, string>} */
const STEPS = {
  ArrowLeft: 'previous',
  ArrowRight: 'next',
  ArrowUp: 'above',
  ArrowDown: 'below',
  Home: 'first',
  End: 'last',
};

/**
 * An element that uses these keys itself. A board has none as long as its reader uses the pointer, see
 * pointer-use.js.
 */
const OWN_KEYS = 'input, textarea, select, dialog, [role="tab"], [role="menuitem"]';

/**
 * The step that a key takes; null if it takes none.
 * @param {Pick<KeyboardEvent, 'key' | 'target' | 'ctrlKey' | 'metaKey' | 'altKey' | 'defaultPrevented'>} event
 */
export function stepOf({ key, target, ctrlKey, metaKey, altKey, defaultPrevented }) {
  if (ctrlKey || metaKey || altKey || defaultPrevented || isInside(target, OWN_KEYS)) return null;
  return STEPS[key] ?? null;
}

/**
 * Whether an event came from an element that fits a selector, or from inside of one. The document itself has no
 * `closest`.
 * @param {EventTarget | null} target
 * @param {string} selector
 */
function isInside(target, selector) {
  return Boolean(/** @type {Partial<Element> | null} */ (target)?.closest?.(selector));
}

const MAIN_LINE_STEPS = ['first', 'previous', 'next', 'last'];
const TEXT_FIELDS = 'input, textarea, select, dialog';
/** How many pixels of the wheel make a step. */
const NOTCH = 50;
const PIXELS_A_LINE = 20;

/**
 * Arrows, Home and End go through the moves, Ctrl+Z takes one back, and the wheel over the board goes through them too.
 */
export function listenToKeys() {
  document.addEventListener('keydown', (event) => {
    if (byId('game').hidden || byId('tool-buttons').hidden) return;
    const step = stepOf(event);
    const isStep = step !== null && MAIN_LINE_STEPS.includes(step);
    const button = isStep ? byId(`step-${step}`) : historyButton(event);
    if (!button) return;
    event.preventDefault();
    button.click();
  });
  let turned = 0;
  byId('board').addEventListener(
    'wheel',
    (event) => {
      if (event.ctrlKey || canScroll()) return;
      event.preventDefault();
      const pixels =
        event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? PIXELS_A_LINE : 1);
      turned = Math.sign(turned) === Math.sign(pixels) ? turned + pixels : pixels;
      if (Math.abs(turned) < NOTCH) return;
      byId(turned < 0 ? 'step-previous' : 'step-next').click();
      turned = 0;
    },
    { passive: false },
  );
}

/** Where the page is higher than the window, the wheel scrolls it. */
function canScroll() {
  const { scrollHeight, clientHeight } = document.documentElement;
  return scrollHeight > clientHeight;
}

/**
 * The button for Ctrl+Z, or Cmd+Z; with Shift, or for Ctrl+Y, the one that plays the move again.
 * @param {KeyboardEvent} event
 */
function historyButton({ key, target, ctrlKey, metaKey, shiftKey, altKey }) {
  if (ctrlKey === metaKey || altKey || isInside(target, TEXT_FIELDS)) return null;
  const letter = key.toLowerCase();
  if (letter === 'z') return byId(shiftKey ? 'redo' : 'undo');
  return letter === 'y' ? byId('redo') : null;
}
