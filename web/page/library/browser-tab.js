// @ts-nocheck
/** What this tab alone remembers, also when it is loaded again: which game and which studies it has open, and how far screens were scrolled. */

const GAME = 'kingcraft-game';
const STUDIES = 'kingcraft-studies';
const SCROLLS = 'kingcraft-scrolls';

/** Where the browser refuses to remember, the tab opens what was played last, as a new one does. */
export const tab = {
  get game() {
    return read(GAME);
  },

  set game(id) {
    write(GAME, id);
  },

  /** The ids of the studies by variant. */
  get studies() {
    return readObject(STUDIES);
  },

  set studies(ids) {
    write(STUDIES, JSON.stringify(ids));
  },

  /** How many pixels down each history entry was left, by the name of the entry. */
  get scrolls() {
    return readObject(SCROLLS);
  },

  set scrolls(scrolls) {
    write(SCROLLS, JSON.stringify(scrolls));
  },
};

function readObject(key) {
  try {
    return Object(JSON.parse(read(key)));
  } catch {
    return {};
  }
}

function read(key) {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key, text) {
  try {
    sessionStorage.setItem(key, text);
  } catch {
    return;
  }
}
