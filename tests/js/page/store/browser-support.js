// Shared by the tests of saved games: a database as in a browser, other tabs, locks.

import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { BrowserStore } from '../../../../web/page/store/browser-store.js';
import { Database } from '../../../../web/page/store/database.js';

/** An empty browser: what its tabs share. */
export class Browser {
  #indexedDB = new IDBFactory();
  #tabs = [];
  /** For so many milliseconds a page waits for the database. */
  patience = 60_000;

  openDatabase(open = openDB) {
    globalThis.indexedDB = this.#indexedDB;
    return Database.open(open);
  }

  /**
   * A database of a version with these stores, which no page of that version may have made: their names and options.
   */
  openOtherDatabase(version, stores) {
    globalThis.indexedDB = this.#indexedDB;
    return openDB('kingcraft', version, {
      upgrade(database) {
        for (const [name, options] of Object.entries(stores))
          database.createObjectStore(name, options);
      },
    });
  }

  /** A store that is open in another tab, with the faults that it has reported. */
  async openTab(openDatabase = () => this.openDatabase()) {
    const faults = [];
    const store = new BrowserStore(
      this.#createChannel(),
      (sentence) => faults.push(sentence),
      this.patience,
    );
    await store.open(openDatabase);
    return { store, faults };
  }

  /** Reports something to all tabs, as a page of another version may. */
  report(data) {
    for (const { listeners } of this.#tabs) for (const listener of listeners) listener({ data });
  }

  #createChannel() {
    const tab = { listeners: [] };
    this.#tabs.push(tab);
    return {
      postMessage: (data) => {
        for (const other of this.#tabs.filter((one) => one !== tab))
          for (const listener of other.listeners) listener({ data });
      },
      addEventListener: (_type, listener) => tab.listeners.push(listener),
    };
  }
}

/** Locks as the browser has them, without waiting. */
export function createLocks() {
  const held = new Map();
  return {
    async request(name, _options, work) {
      if (held.has(name)) return work(null);
      const done = work({ name });
      held.set(name, done);
      await done;
      held.delete(name);
    },
    query: async () => ({ held: [...held.keys()].map((name) => ({ name })) }),
  };
}
