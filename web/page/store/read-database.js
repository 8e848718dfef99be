/**
 * Reads what a browser has saved, in a time that a reader can wait.
 * @import { Database } from './database.js'
 */

/**
 * Opens the database, and reads what a page needs at once.
 * @param {() => Promise<Database>} openDatabase
 */
export async function readDatabase(openDatabase) {
  const database = await openDatabase();
  return { database, saved: await database.values() };
}

/**
 * The promise, rejected when it takes longer than a reader should wait for the page.
 * @template T
 * @param {Promise<T>} promise
 * @param {number} patience
 * @returns {Promise<T>}
 */
export function inTime(promise, patience) {
  /** @type {ReturnType<typeof setTimeout>} */
  let timer;
  /** @type {Promise<never>} */
  const late = new Promise((_, reject) => {
    timer = setTimeout(
      () => reject(new DOMException('The database does not answer.', 'TimeoutError')),
      patience,
    );
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}
