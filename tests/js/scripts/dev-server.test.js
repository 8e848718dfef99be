// npm run dev: the page as it is written, which is loaded again when a file is saved.

import assert from 'node:assert/strict';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';

const root = fileURLToPath(new URL('../../../', import.meta.url));
let server;
let address;

before(async () => {
  server = await createServer({
    configFile: path.join(root, 'scripts/site/dev.config.mjs'),
    logLevel: 'error',
    server: { port: 0 },
  });
  await server.listen();
  [address] = server.resolvedUrls.local;
});

after(() => server.close());

const get = async (href) => {
  const response = await fetch(href);
  assert.equal(response.status, 200, href);
  return { type: response.headers.get('content-type'), text: await response.text() };
};

/** The files that the served text of a page, a module or a style loads. */
const LOADED = {
  html: /<(?:script[^>]*|link rel="(?:stylesheet|modulepreload|icon)") (?:src|href)="([^"]+)"/g,
  // The server has made every address of a module absolute.
  javascript: /(?:\bfrom |\bimport |\bimport\()["'](\/[^"']+)["']/g,
};

test('everything that the page is made of is there', async () => {
  const seen = new Set([address]);
  for (const href of seen) {
    const { type, text } = await get(href);
    const [, pattern] = Object.entries(LOADED).find(([kind]) => type?.includes(kind)) ?? [];
    for (const [, file] of pattern ? text.matchAll(pattern) : [])
      seen.add(new URL(file, href).href);
  }
  const paths = [...seen].map((href) => new URL(href).pathname);
  for (const file of [
    '/page/main.js',
    '/page/styles/tokens.css',
    '/page/study/study-screen.js',
    '/kingcraft/index.js',
    '/variants/generated/games.en.js',
  ])
    assert.ok(paths.includes(file), file);
  assert.ok(paths.some((file) => file.endsWith('/idb.js')));
  for (const font of ['figtree.woff2', 'fraunces-600.woff2'])
    assert.ok((await get(`${address}page/libraries/${font}`)).text.startsWith('wOF2'));
});

for (const file of ['page/styles/tokens.css', 'texts/page/game.de.js'])
  test(`the page is loaded again when ${file} is saved`, async () => {
    await get(`${address}${file}`);
    const sent = new Promise((resolve) => {
      server.ws.send = resolve;
    });
    server.watcher.emit('change', path.join(root, 'web', file));
    assert.deepEqual(await sent, { type: 'full-reload' });
  });
