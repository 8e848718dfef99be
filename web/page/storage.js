/** Keeps the last game and the reader's wishes in the browser. What is broken or forbidden there is as good as nothing. */

const KEY = 'kingcraft';
const VERSION = 1;

/** What was kept last, `{ game?, settings? }`; empty when there is nothing of use. */
export function load() {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY));
    return kept?.version === VERSION ? kept : {};
  } catch {
    return {};
  }
}

/** Keeps these parts beside those that are there. A full or forbidden store is no reason to stop playing. */
export function keep(parts) {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...load(), ...parts, version: VERSION }));
  } catch {
    return;
  }
}
