// @ts-nocheck
/** The keys that go through moves, wherever they are not needed for something else. */

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
