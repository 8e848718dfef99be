/**
 * The browser's database: games and studies by their id, and values, as the settings, by their name.
 * @import { DBSchema, IDBPDatabase, IDBPTransaction, openDB as OpenDatabase } from 'idb'
 * @import { GameRecord, StudyRecord } from './saved-records.js'
 * @import { StoredValues } from './stored-values.js'
 */

const NAME = 'kingcraft';
const VERSION = 1;

/**
 * A browser adds a store that is missing only with a higher version. What has one below this was repaired by a page of
 * this version; the next shape begins here.
 */
const NEXT_SHAPE = 50;

/** The stores, and the path of the key in their records, where it is in them. */
const STORES = Object.freeze({
  games: { keyPath: 'id' },
  studies: { keyPath: 'id' },
  values: { keyPath: null },
});
const STORE_NAMES = /** @type {(keyof typeof STORES)[]} */ (Object.keys(STORES));

/** Date knows no time farther from its zero. */
const LAST_TIME = 8.64e15;

/**
 * A write, which succeeds as a whole or not at all. `gone` has the ids of what is deleted.
 * @typedef {{
 *   values?: Partial<StoredValues>,
 *   games?: GameRecord[],
 *   studies?: StudyRecord[],
 *   gone?: { games?: string[], studies?: string[] },
 * }} Changes
 */

/**
 * @typedef {DBSchema & {
 *   games: { key: string, value: GameRecord, indexes: { changed: number } },
 *   studies: { key: string, value: StudyRecord },
 *   values: { key: string, value: unknown },
 * }} Schema
 */

export class Database {
  #openDB;
  /** Null while it is opened, and where it could not be opened again: the next use tries to. */
  /** @type {IDBPDatabase<Schema> | null} */
  #connection = null;
  /** @type {Promise<IDBPDatabase<Schema>> | null} */
  #opening = null;
  /** Whether the database had lost a part, which is empty now. */
  wasDamaged = false;

  /** @param {typeof OpenDatabase} openDB of the library idb */
  constructor(openDB) {
    this.#openDB = openDB;
  }

  /**
   * @param {typeof OpenDatabase} openDB of the library idb
   * @throws where the browser has no database for this page, or a newer page has changed its shape
   */
  static async open(openDB) {
    const database = new Database(openDB);
    await database.#connect();
    return database;
  }

  #connected() {
    return this.#connection ?? this.#connect();
  }

  /** All that ask while it is opened get the same connection. */
  #connect() {
    this.#opening ??= this.#open().finally(() => {
      this.#opening = null;
    });
    return this.#opening;
  }

  /**
   * A closed database is opened again at once: a write that has to wait for that is lost where the page is left
   * meanwhile.
   */
  #reconnect() {
    this.#connection = null;
    this.#connect().catch(() => {});
  }

  async #open() {
    let connection = await this.#openVersion(VERSION).catch((error) => {
      if (error.name !== 'VersionError') throw error;
      return this.#openVersion();
    });
    const { version } = connection;
    if (version >= NEXT_SHAPE) {
      connection.close();
      throw new DOMException('A newer page has made this database.', 'VersionError');
    }
    if (!isWhole(connection)) {
      connection.close();
      connection = await this.#openVersion(version + 1);
    }
    this.#connection = connection;
    return connection;
  }

  /** @param {number} [version] as it is where none is given */
  async #openVersion(version) {
    /** @type {IDBPDatabase<Schema>} */
    const connection = await this.#openDB(NAME, version, {
      upgrade: async (database, oldVersion, _newVersion, transaction) => {
        const missing = STORE_NAMES.filter((name) => !hasStore(transaction, name));
        if (oldVersion > 0 && missing.length > 0) this.wasDamaged = true;
        for (const name of missing) await createStore(database, transaction, name);
        const games = transaction.objectStore('games');
        if (!games.indexNames.contains('changed')) games.createIndex('changed', 'changed');
      },
      // Another tab wants to delete the database, or a newer page to change its shape: both wait until this connection
      // is closed.
      blocking: () => {
        connection.close();
        this.#reconnect();
      },
      // As when the reader deletes what sites have stored.
      terminated: () => this.#reconnect(),
    });
    return connection;
  }

  /**
   * All values, by their name, as they were written.
   * @returns {Promise<Record<string, unknown>>}
   */
  async values() {
    const { store } = (await this.#connected()).transaction('values');
    const [names, values] = await Promise.all([store.getAllKeys(), store.getAll()]);
    return Object.fromEntries(names.map((name, index) => [name, values[index]]));
  }

  /** The ids of all games, the one that was changed last first. */
  async gameIds() {
    const { store } = (await this.#connected()).transaction('games');
    const [dated, all] = await Promise.all([
      store.index('changed').getAllKeys(IDBKeyRange.bound(-LAST_TIME, LAST_TIME)),
      store.getAllKeys(),
    ]);
    // A broken record may have no time.
    return [...new Set([...dated.reverse(), ...all])];
  }

  /**
   * The games with these ids as they were written; undefined for one that is not there.
   * @param {string[]} ids
   */
  async games(ids) {
    const { store } = (await this.#connected()).transaction('games');
    return Promise.all(ids.map((id) => store.get(id)));
  }

  /** All studies as they were written. */
  async studies() {
    return (await this.#connected()).getAll('studies');
  }

  /**
   * Writes all of it or nothing.
   * @param {Changes} changes
   */
  async write({ values = {}, games = [], studies = [], gone = {} }) {
    // Waits for nothing where the connection is open: a page that is left at once has written all the same.
    const connection = this.#connection ?? (await this.#connect());
    const transaction = connection.transaction(STORE_NAMES, 'readwrite');
    const store = {
      games: transaction.objectStore('games'),
      studies: transaction.objectStore('studies'),
      values: transaction.objectStore('values'),
    };
    const requests = [
      ...Object.entries(values).map(([name, value]) => store.values.put(value, name)),
      ...games.map((game) => store.games.put(game)),
      ...studies.map((study) => store.studies.put(study)),
      ...(gone.games ?? []).map((id) => store.games.delete(id)),
      ...(gone.studies ?? []).map((id) => store.studies.delete(id)),
    ];
    // Nor does it wait for the answers.
    transaction.commit();
    await Promise.all([...requests, transaction.done]);
  }
}

/**
 * @param {Pick<IDBPTransaction<Schema, any, any>, 'objectStore' | 'objectStoreNames'>} transaction
 * @param {keyof typeof STORES} name
 */
const hasStore = (transaction, name) =>
  transaction.objectStoreNames.contains(name) &&
  transaction.objectStore(name).keyPath === STORES[name].keyPath;

/**
 * Whether nothing of its shape is missing.
 * @param {IDBPDatabase<Schema>} database
 */
function isWhole(database) {
  if (!STORE_NAMES.every((name) => database.objectStoreNames.contains(name))) return false;
  const transaction = database.transaction(STORE_NAMES);
  return (
    STORE_NAMES.every((name) => hasStore(transaction, name)) &&
    transaction.objectStore('games').indexNames.contains('changed')
  );
}

/**
 * Creates a store. The records of one that is there in another shape are taken over, where they have their key.
 * @param {IDBPDatabase<Schema>} database
 * @param {IDBPTransaction<Schema, any, 'versionchange'>} transaction
 * @param {keyof typeof STORES} name
 */
async function createStore(database, transaction, name) {
  const { keyPath } = STORES[name];
  const isThere = database.objectStoreNames.contains(name);
  const former = isThere ? await transaction.objectStore(name).getAll() : [];
  if (isThere) database.deleteObjectStore(name);
  const store = database.createObjectStore(name, { keyPath });
  for (const record of keyPath ? former : [])
    if (typeof Object(record).id === 'string') store.put(record);
}
