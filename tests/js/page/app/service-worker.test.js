// The change to a new version, while every file of it fails once: the old version stays whole until the new one is. And
// files that a first visit does without.

import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { createContext, Script } from 'node:vm';

const SCOPE = 'https://kingcraft.example/';
const script = new Script(
  readFileSync(new URL('../../../../web/page/app/service-worker.js', import.meta.url), 'utf8'),
);
const PATHS = [
  './',
  'page/start-watch.js',
  'page/main.js',
  'page/shared-1.js',
  'kingcraft/wasm/engine.wasm',
  'a.css',
];

/** The files that a first visit does not need; no other version of them fits. */
const LATER = ['kingcraft/nets/tax.net', 'kingcraft/tables/tax.tables', 'docs/index.html'];

const LIST = 'tables/index.json';
const TABLE = 'tables/tax/KRvK.tables';

const contentsOf = (version, paths = PATHS) =>
  new Map(paths.map((path) => [path, `${path} of ${version}`]));
const hashOf = (text) => createHash('sha256').update(text).digest('hex');

/** Wrong answers of a server to the request for a file. */
const faults = {
  'is missing': () => new Response('not found', { status: 404 }),
  'is not to be had': () => new Response('busy', { status: 503 }),
  'is another page': () => new Response('<!doctype html>', { status: 200 }),
  'is cut off': (text) => new Response(text.slice(0, 3)),
  'is empty': () => new Response(''),
  'is of another version': () => new Response('./ of version 0'),
  'does not come': () => Promise.reject(new TypeError('Failed to fetch')),
};

/** A browser's cache and a server, whose files fail as `failing` says. */
function createSite() {
  const stored = new Map();
  const site = { contents: contentsOf('version 1'), failing: null, stored };
  const keyOf = (request) => String(request.url ?? request);
  const cache = {
    keys: async () => [...stored.keys()].map((url) => ({ url })),
    match: async (request) => stored.get(keyOf(request))?.(),
    // A cache stores the body. Clones of clones lose theirs in node 20.19.2, when the garbage collector takes the first
    // response.
    put: async (request, response) => {
      const body = await response.arrayBuffer();
      stored.set(keyOf(request), () => new Response(body, response));
    },
    delete: async (request) => stored.delete(keyOf(request)),
  };
  site.caches = { open: async () => cache };
  site.fetch = async (request) => {
    const path = keyOf(request).slice(SCOPE.length) || './';
    const text = site.contents.get(path);
    if (site.failing?.path === path) return site.failing.answer(text);
    return text === undefined ? new Response('', { status: 404 }) : new Response(text);
  };
  return site;
}

/** The service worker of a version with these files, as a browser starts it. */
function startWorker(site, version, paths = PATHS) {
  const listeners = {};
  const files = Object.fromEntries(
    [...contentsOf(version, paths)].map(([path, text]) => [path, hashOf(text)]),
  );
  const scope = {
    FILES: Object.assign(Object.create(null), files),
    registration: { scope: SCOPE, update: async () => {} },
    clients: { claim: async () => {} },
    skipWaiting: async () => {},
    addEventListener: (type, listener) => {
      listeners[type] = listener;
    },
    caches: site.caches,
    fetch: (...request) => site.fetch(...request),
    crypto,
    navigator: { languages: ['de-AT', 'en'] },
    Response,
    URL,
  };
  script.runInContext(createContext(scope));
  const happen = (type) => {
    let done;
    listeners[type]({ waitUntil: (work) => (done = work) });
    return done;
  };
  return {
    install: () => happen('install'),
    activate: () => happen('activate'),
    async get(path, mode = 'cors') {
      let answer;
      const request = { method: 'GET', url: new URL(path, SCOPE).href, mode };
      listeners.fetch({ request, respondWith: (response) => (answer = response) });
      const response = await answer;
      // What a page has of it.
      if (response.type === 'error') throw new TypeError('Failed to fetch');
      return response.text();
    },
  };
}

async function expectVersion(worker, version) {
  for (const [path, text] of contentsOf(version)) assert.equal(await worker.get(path), text);
}

for (const [what, answer] of Object.entries(faults))
  test(`every file of a new version ${what} once: the old version stays, then the new one comes`, async () => {
    for (const path of PATHS) {
      const site = createSite();
      const old = startWorker(site, 'version 1');
      await old.install();
      await old.activate();
      site.contents = contentsOf('version 2');
      site.failing = { path, answer };
      const next = startWorker(site, 'version 2');
      await assert.rejects(next.install(), path);
      // The network is gone as well: all of the old version is in the browser.
      site.failing = null;
      site.contents = new Map();
      await expectVersion(old, 'version 1');
      site.contents = contentsOf('version 2');
      await next.install();
      await next.activate();
      site.contents = new Map();
      await expectVersion(next, 'version 2');
      assert.equal(site.stored.size, PATHS.length);
    }
  });

for (const path of LATER)
  test(`${path} is fetched when it is asked for, and then works without a network`, async () => {
    const site = createSite();
    const paths = [...PATHS, path];
    site.contents = contentsOf('version 1', paths);
    const worker = startWorker(site, 'version 1', paths);
    await worker.install();
    assert.equal(site.stored.size, PATHS.length);
    site.contents = contentsOf('version 2', paths);
    await assert.rejects(worker.get(path), /not the one of this version/);
    site.contents = contentsOf('version 1', paths);
    assert.equal(await worker.get(path), `${path} of version 1`);
    site.contents = new Map();
    assert.equal(await worker.get(path), `${path} of version 1`);
  });

/** Damage to a stored file. */
const losses = {
  gone: (site, url) => site.stored.delete(url),
  damaged: (site, url) => site.stored.set(url, () => new Response('damaged')),
  unreadable: (site, url) =>
    site.stored.set(url, () => {
      const body = new ReadableStream({ pull: (stream) => stream.error(new TypeError('lost')) });
      return new Response(body);
    }),
};

for (const [loss, lose] of Object.entries(losses))
  for (const [what, answer] of Object.entries(faults))
    test(`a file is ${loss}, and that of the server ${what}: nothing of it is handed on`, async () => {
      for (const path of [...PATHS, ...LATER]) {
        const site = createSite();
        const paths = [...PATHS, ...LATER];
        site.contents = contentsOf('version 1', paths);
        const worker = startWorker(site, 'version 1', paths);
        await worker.install();
        await worker.activate();
        for (const later of LATER) await worker.get(later);
        lose(
          site,
          [...site.stored.keys()].find((url) => url.startsWith(`${new URL(path, SCOPE)}?sha256`)),
        );
        site.failing = { path, answer };
        await assert.rejects(worker.get(path), path);
        assert.match(
          await worker.get(path, 'navigate'),
          /<html lang="de">[\s\S]*Noch einmal versuchen/,
        );
        if (path === 'page/start-watch.js')
          assert.match(await worker.get('./', 'navigate'), /Noch einmal versuchen/);
        site.failing = null;
        assert.equal(await worker.get(path, 'navigate'), `${path} of version 1`);
      }
    });

/** Features that a browser may refuse once the site is stored. */
const refusals = {
  'to store more': (caches) => {
    const cache = { match: async () => undefined, put: () => Promise.reject(new Error('full')) };
    caches.open = async () => cache;
  },
  'to open what it has stored': (caches) => {
    caches.open = () => Promise.reject(new Error('damaged'));
  },
};
for (const [what, refuse] of Object.entries(refusals))
  test(`a browser that refuses ${what} gets the files of the version all the same`, async () => {
    const site = createSite();
    const worker = startWorker(site, 'version 1');
    await worker.install();
    refuse(site.caches);
    await expectVersion(worker, 'version 1');
    const path = 'page/main.js';
    site.failing = { path, answer: faults['is of another version'] };
    await assert.rejects(worker.get(path), /not the one of this version/);
  });

const tables = JSON.stringify({ tax: { KRvK: hashOf('the table') } });

/** Wrong answers of a host to the request for the list of its tables. */
const wrongLists = ['<!doctype html>', '[]', 'null', '7', '{"tax":["KRvK"]}', '{"tax":{"KRvK":7}}'];
for (const text of wrongLists)
  test(`${text} is not the list of the host's tables`, async () => {
    const site = createSite();
    const worker = startWorker(site, 'version 1');
    site.contents = new Map([[LIST, text]]);
    await assert.rejects(worker.get(LIST));
    assert.equal(site.stored.size, 0);
    site.contents = new Map([[LIST, tables]]);
    assert.equal(await worker.get(LIST), tables);
    site.contents = new Map([[LIST, text]]);
    assert.equal(await worker.get(LIST), tables);
  });

test("a table of the host is handed on and stored only where it is the one in the host's list", async () => {
  const site = createSite();
  const worker = startWorker(site, 'version 1');
  site.contents = new Map([
    [LIST, tables],
    [TABLE, '<!doctype html>'],
  ]);
  await assert.rejects(worker.get(TABLE));
  site.contents.set(TABLE, 'the table');
  assert.equal(await worker.get(TABLE), 'the table');
  site.contents = new Map();
  assert.equal(await worker.get(TABLE), 'the table');
});
