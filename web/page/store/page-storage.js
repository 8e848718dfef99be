/**
 * The storage of the page in this browser: opened once, then the same for every screen.
 * @import { Channel } from './browser-store.js'
 * @import { Settings } from './settings.js'
 * @import { StoredValues } from './stored-values.js'
 */
import { openDB } from 'idb';
import { texts } from '../base/page-texts.js';
import { BrowserStore } from './browser-store.js';
import { Database } from './database.js';
import { settings } from './settings.js';

/** @type {BrowserStore | null} */
let store = null;

/**
 * Opens the store before anything asks for it.
 * @param {(sentence: string) => void} onFault called when something cannot be saved, or was lost
 * @returns {Promise<BrowserStore>}
 */
export async function openStorage(onFault) {
  store = new BrowserStore(openChannel(onFault), onFault);
  await store.open(() => Database.open(openDB));
  store.onValues(({ theme, preferences }) => settings.replace({ ...preferences, theme }));
  return store;
}

/**
 * Tells the other tabs what changes; some browsers cannot.
 * @param {(sentence: string) => void} onFault
 * @returns {Channel}
 */
function openChannel(onFault) {
  try {
    return new BroadcastChannel('kingcraft');
  } catch {
    onFault(texts.library.oneTab);
    return { postMessage() {}, addEventListener() {} };
  }
}

/**
 * The reader's settings and progress by their name, as they were stored last.
 * @returns {StoredValues}
 */
export function storedValues() {
  return opened().values;
}

/**
 * Stores these values beside those that are there.
 * @param {Partial<StoredValues>} values
 * @returns {Promise<boolean>} whether they will be there at the next visit
 */
export function storeValues(values) {
  return opened().setValues(values);
}

/**
 * Stores settings beside those that are there. Those who watch them know before it returns.
 * @param {Partial<Settings>} change
 * @returns {Promise<boolean>} whether they will be there at the next visit
 */
export function changeSettings(change) {
  const { theme, ...preferences } = { ...settings.current, ...change };
  return storeValues({ theme, preferences });
}

function opened() {
  if (!store) throw new Error('the storage is not open');
  return store;
}
