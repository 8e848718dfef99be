// @ts-nocheck
/** The browser's database: games and studies by their id, and values, as the reader's wishes, by their name. */

const NAME = 'kingcraft';
const VERSION = 2;

/** No time that Date knows is farther from its zero. */
const LAST_TIME = 8.64e15;

export class Database {
  #connection;

  constructor(connection) {
    this.#connection = connection;
  }

  /**
   * @param openDB of the library idb
   * @throws where the browser has no database for this page, or a newer page has changed its shape
   */
  static async open(openDB) {
    const connection = await openDB(NAME, VERSION, {
      upgrade(database, before, _version, transaction) {
        if (before < 1) {
          database.createObjectStore('games', { keyPath: 'id' });
          database.createObjectStore('values');
        }
        database.createObjectStore('studies', { keyPath: 'id' });
        transaction.objectStore('games').createIndex('changed', 'changed');
      },
      // A newer page in another tab wants to change the shape, and waits for this one to let go.
      blocking: (_current, _wanted, { target }) => target.close(),
    });
    return new Database(connection);
  }

  /** All values, by their name. */
  async values() {
    const { store } = this.#connection.transaction('values');
    const [names, values] = await Promise.all([store.getAllKeys(), store.getAll()]);
    return Object.fromEntries(names.map((name, index) => [name, values[index]]));
  }

  /** The ids of all games, that of the one that was changed last first. */
  async gameIds() {
    const { store } = this.#connection.transaction('games');
    const [dated, all] = await Promise.all([
      store.index('changed').getAllKeys(IDBKeyRange.bound(-LAST_TIME, LAST_TIME)),
      store.getAllKeys(),
    ]);
    // What something has broken has no time.
    return [...new Set([...dated.reverse(), ...all])];
  }

  /** The games with these ids as they were put there; undefined for one that is not there. */
  games(ids) {
    const { store } = this.#connection.transaction('games');
    return Promise.all(ids.map((id) => store.get(id)));
  }

  /** All studies as they were put there. */
  studies() {
    return this.#connection.getAll('studies');
  }

  /**
   * Writes all of it or nothing.
   * @param {{ values?: object, games?: object[], studies?: object[], gone?: { games?: string[], studies?: string[] } }} changes `gone` are the ids of what is deleted
   */
  async write({ values = {}, games = [], studies = [], gone = {} }) {
    const transaction = this.#connection.transaction(['games', 'studies', 'values'], 'readwrite');
    const store = (name) => transaction.objectStore(name);
    const requests = [
      ...Object.entries(values).map(([name, value]) => store('values').put(value, name)),
      ...games.map((game) => store('games').put(game)),
      ...studies.map((study) => store('studies').put(study)),
      ...Object.entries(gone).flatMap(([kind, ids]) => ids.map((id) => store(kind).delete(id))),
    ];
    // Without waiting for the answers: a page that is left at once has written all the same.
    transaction.commit();
    await Promise.all([...requests, transaction.done]);
  }
}
