/** What this tab alone remembers, also when it is loaded again: which game it has open. */

const KEY = 'kingcraft-game';

/** Where the browser refuses to remember, the tab opens what was played last, as a new one does. */
export const tab = {
  get game() {
    try {
      return sessionStorage.getItem(KEY);
    } catch {
      return null;
    }
  },

  set game(id) {
    try {
      sessionStorage.setItem(KEY, id);
    } catch {
      return;
    }
  },
};
