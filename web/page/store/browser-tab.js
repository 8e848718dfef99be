/**
 * The state of this tab alone: what it remembers when it is loaded again, the games and studies that it has open,
 * and new ids.
 */

const GAME = 'kingcraft-game';
const STUDIES = 'kingcraft-studies';
const SCROLLS = 'kingcraft-scrolls';

/** Where the browser does not let the page remember, the tab opens the game that was played last, as a new tab does. */
export const tab = {
  /** @returns {string | null} the id of the game on the board */
  get game() {
    return read(GAME);
  },

  set game(id) {
    write(GAME, id ?? '');
  },

  /** @returns {Record<string, string>} the ids of the studies by variant */
  get studies() {
    return readObject(STUDIES);
  },

  set studies(ids) {
    write(STUDIES, JSON.stringify(ids));
  },

  /**
   * @returns {Record<string, number>} how many pixels each history entry was scrolled down, by the name of the entry
   */
  get scrolls() {
    return readObject(SCROLLS);
  },

  set scrolls(scrolls) {
    write(SCROLLS, JSON.stringify(scrolls));
  },
};

/** @param {string} key */
function readObject(key) {
  try {
    return Object(JSON.parse(read(key) ?? '{}'));
  } catch {
    return {};
  }
}

/** @param {string} key */
function read(key) {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/**
 * @param {string} key
 * @param {string} text
 */
function write(key, text) {
  try {
    sessionStorage.setItem(key, text);
  } catch {
    return;
  }
}

/** Which tab has which game or study open. Only the tab with the lock of a record writes it. */
export class GameLocks {
  #locks;
  #prefix;

  /**
   * @param {LockManager | undefined} locks of the browser; where it has none, or refuses them, everything is free
   * @param {'game' | 'study'} kind of what is locked
   */
  constructor(locks, kind = 'game') {
    this.#locks = locks;
    this.#prefix = `kingcraft-${kind} `;
  }

  /**
   * Takes the lock of a game for this tab.
   * @param {string} id
   * @param {number} patience for how many milliseconds to wait until another tab releases it
   * @returns {Promise<(() => void) | null>} releases it; null when another tab has it
   */
  take(id, patience = 0) {
    const locks = this.#locks;
    if (!locks) return Promise.resolve(() => {});
    const options =
      patience > 0 ? { signal: AbortSignal.timeout(patience) } : { ifAvailable: true };
    return new Promise((resolve) => {
      /** @param {Lock | null} lock */
      const hold = (lock) => lock && new Promise((release) => resolve(() => release(undefined)));
      locks.request(this.#prefix + id, options, hold).then(
        () => resolve(null),
        ({ name }) => resolve(/^(Abort|Timeout)Error$/.test(name) ? null : () => {}),
      );
    });
  }

  /** The ids of all games that are open in a tab. */
  async held() {
    if (!this.#locks) return new Set();
    const { held = [] } = await this.#locks.query().catch(() => ({ held: [] }));
    const ours = held.flatMap(({ name }) => (name?.startsWith(this.#prefix) ? [name] : []));
    return new Set(ours.map((name) => name.slice(this.#prefix.length)));
  }
}

/** A name that nothing else has: 128 random bits. `crypto.randomUUID` is missing from pages of plain http. */
export function uniqueId() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
