/**
 * Writes records and values into the database of a page that has opened it.
 * @param {import('@playwright/test').Page} page
 * @param {{ games?: object[], values?: [name: string, value: unknown][] }} stored
 */
export const writeStored = (page, { games = [], values = [] }) =>
  page.evaluate(
    async (stored) => {
      const opening = indexedDB.open('kingcraft');
      await new Promise((resolve, reject) => {
        opening.onsuccess = resolve;
        opening.onerror = () => reject(opening.error);
      });
      const writing = opening.result.transaction(['games', 'values'], 'readwrite');
      const done = new Promise((resolve, reject) => {
        writing.oncomplete = resolve;
        writing.onabort = () => reject(writing.error);
      });
      for (const game of stored.games) writing.objectStore('games').put(game);
      for (const [name, value] of stored.values) writing.objectStore('values').put(value, name);
      await done;
      opening.result.close();
    },
    { games, values },
  );
