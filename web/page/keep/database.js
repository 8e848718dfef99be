/** The browser's database: games by their id, and values, as the reader's wishes, by their name. */

const NAME = 'kingcraft';
const VERSION = 1;

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
      upgrade(database) {
        database.createObjectStore('games', { keyPath: 'id' });
        database.createObjectStore('values');
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

  /** All games as they were put there. */
  games() {
    return this.#connection.getAll('games');
  }

  /**
   * Writes all of it or nothing.
   * @param {{ values?: object, games?: object[], gone?: string[] }} changes `gone` are the ids of games that are deleted
   */
  async write({ values = {}, games = [], gone = [] }) {
    const transaction = this.#connection.transaction(['games', 'values'], 'readwrite');
    const store = (name) => transaction.objectStore(name);
    const requests = [
      ...Object.entries(values).map(([name, value]) => store('values').put(value, name)),
      ...games.map((game) => store('games').put(game)),
      ...gone.map((id) => store('games').delete(id)),
    ];
    // Without waiting for the answers: a page that is left at once has written all the same.
    transaction.commit();
    await Promise.all([...requests, transaction.done]);
  }
}
