// The files that the service worker of the site has stored.

import { readFileSync } from 'node:fs';
import path from 'node:path';

/** How many files of the site in a folder the browser has, of how many that the worker knows of. */
export async function storedFiles(page, folder) {
  const worker = readFileSync(path.join(folder, 'service-worker.js'), 'utf8');
  const all = [...worker.matchAll(/"[^"]+":"[0-9a-f]{64}"/g)].map(([entry]) => entry);
  const count = () =>
    page.evaluate(async () => (await (await caches.open('kingcraft-site')).keys()).length);
  return { all, count };
}
