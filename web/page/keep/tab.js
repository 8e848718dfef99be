/** What this tab alone remembers, also when it is loaded again: which game and which studies it has open. */

const GAME = 'kingcraft-game';
const STUDIES = 'kingcraft-studies';

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
    try {
      return Object(JSON.parse(read(STUDIES)));
    } catch {
      return {};
    }
  },

  set studies(ids) {
    write(STUDIES, JSON.stringify(ids));
  },
};

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
