// @ts-nocheck
/** What the page kept before it had a database: one text in localStorage. It is read to be taken over. */

const KEY = 'kingcraft';
const VERSION = 1;

/** The id that the game of that text gets. It is always the same: taken over twice it is still one game. */
const GAME_ID = 'before';

/**
 * @param {Storage} storage the browser's localStorage
 * @param {number} now the time, as Date.now() gives it
 * @returns {{ values: object, games: object[] }} empty when there is nothing of use
 */
export function readBefore(storage, now) {
  try {
    const kept = JSON.parse(storage.getItem(KEY));
    if (kept?.version !== VERSION) return { values: {}, games: [] };
    const { version: _, game, ...values } = kept;
    const record = { id: GAME_ID, created: now, changed: now, saved: game };
    return { values, games: game ? [record] : [] };
  } catch {
    return { values: {}, games: [] };
  }
}

/** Takes the text away, once all of it is in the database. */
export function forgetBefore(storage) {
  storage.removeItem(KEY);
}
