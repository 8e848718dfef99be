// @ts-nocheck
/** The keys that go through moves, wherever they are not needed for something else. */
import { byId } from './page-elements.js';

const STEPS = {
  ArrowLeft: 'previous',
  ArrowRight: 'next',
  ArrowUp: 'above',
  ArrowDown: 'below',
  Home: 'first',
  End: 'last',
};

/** What has a use of its own for these keys. A board has none as long as its reader uses the pointer, see pointer-use.js. */
const OWN_KEYS = 'input, textarea, select, dialog, [role="tab"], [role="menuitem"]';

/**
 * The step that a key takes; null where it takes none.
 * @param {KeyboardEvent} event
 */
export function stepOf({ key, target, ctrlKey, metaKey, altKey, defaultPrevented }) {
  if (ctrlKey || metaKey || altKey || defaultPrevented || target.closest?.(OWN_KEYS)) return null;
  return STEPS[key] ?? null;
}

const MAIN_LINE_STEPS = ['first', 'previous', 'next', 'last'];
const TEXT_FIELDS = 'input, textarea, select, dialog';
/** So many pixels of the wheel are a step. */
const NOTCH = 50;
const PIXELS_A_LINE = 20;

/** Arrows, Home and End go through the moves, Ctrl+Z takes one back, and the wheel over the board goes through them too. */
export function listenToKeys() {
  document.addEventListener('keydown', (event) => {
    if (byId('game').hidden || byId('tool-buttons').hidden) return;
    const step = stepOf(event);
    const button = MAIN_LINE_STEPS.includes(step) ? byId(`step-${step}`) : historyButton(event);
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

/** The button for Ctrl+Z, or Cmd+Z; with Shift, or for Ctrl+Y, the one for making the move again. */
function historyButton({ key, target, ctrlKey, metaKey, shiftKey, altKey }) {
  if (ctrlKey === metaKey || altKey || target.closest?.(TEXT_FIELDS)) return null;
  const letter = key.toLowerCase();
  if (letter === 'z') return byId(shiftKey ? 'redo' : 'undo');
  return letter === 'y' ? byId('redo') : null;
}
