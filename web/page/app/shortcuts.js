/** The single keys of all screens: for the list of all keys, to flip the board that is seen, for zen mode. */
import { faultText, texts } from '../base/page-texts.js';
import { settings } from '../store/settings.js';

/** Where keys are letters of a text, or belong to what lies over the screen. */
const FIELDS = 'input, textarea, select, dialog, [popover]';

/**
 * Listens to the keys, as long as the reader wants single keys to do something.
 * @param {{ openSheet(): void, toggleZen(): void }} actions `openSheet` shows the list of keys, `toggleZen` turns zen
 *   mode on or off
 */
export function listenToShortcuts({ openSheet, toggleZen }) {
  document.addEventListener('keydown', (event) => {
    const { key, target, ctrlKey, metaKey, altKey, defaultPrevented } = event;
    if (!settings.current.shortcuts || ctrlKey || metaKey || altKey || defaultPrevented) return;
    if (target instanceof Element && target.closest(FIELDS)) return;
    const act = { '?': openSheet, f: flip, z: toggleZen }[key.toLowerCase()];
    if (!act) return;
    event.preventDefault();
    act();
  });
}

/** Presses the button that flips the board, on the screen that is seen. */
function flip() {
  const button = document.querySelector('main:not([hidden]) button.flip:not([hidden])');
  if (button instanceof HTMLElement) button.click();
}

/**
 * Opens the list of keys.
 * @param {(text: string) => void} warn shows a notice where it cannot be loaded
 */
export async function openShortcutSheet(warn) {
  try {
    const { showShortcuts } = await import('./shortcut-sheet.js');
    await showShortcuts();
  } catch (error) {
    warn(texts.shortcuts.notLoaded(faultText(error)));
  }
}
