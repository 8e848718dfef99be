// @ts-nocheck
/** What this browser keeps of the page: opened once, then the same for every screen. */
import { openDB } from '../libraries/idb.js';
import { BrowserStore } from './library/browser-store.js';
import { Database } from './library/database.js';

let store = null;

/**
 * Opens the store before anything asks for it.
 * @param {(sentence: string) => void} onFault called once, when something cannot be kept
 * @returns {Promise<BrowserStore>}
 */
export async function openStorage(onFault) {
  store = new BrowserStore(new BroadcastChannel('kingcraft'), onFault);
  await store.open(
    () => Database.open(openDB),
    () => localStorage,
  );
  return store;
}

/** The reader's wishes and progress, by their name, as they were kept last. */
export function load() {
  return store.values;
}

/** Keeps these parts beside those that are there; resolves with whether they will be there at the next visit. */
export function keep(parts) {
  return store.setValues(parts);
}
