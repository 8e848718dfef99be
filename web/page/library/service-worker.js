// @ts-nocheck
/*
 * Keeps the whole site in the browser, so that it opens without a network, and always as one version. scripts/build puts the
 * table FILES before it: the path of each file from the root of the site, with the SHA-256 of what is in it. A file is kept
 * under its path and its hash: the files of a new version come beside those of the old one, and until all of them are there and
 * right, the old version is served.
 */

const CACHE = 'kingcraft-site';
const ROOT = './';
/** Tables of endings and the documentation, which a first visit does without: kept while the page has nothing to do. */
const LATER = /\.tables$|^docs\//;
/** So many of those files are fetched before the page is asked again whether it has nothing to do. */
const STEP = 8;

const urlOf = (path) => new URL(path, self.registration.scope);
const keyOf = (path) => `${urlOf(path)}?sha256=${FILES[path]}`;

self.addEventListener('install', (event) => event.waitUntil(fetchAll()));
self.addEventListener('activate', (event) => event.waitUntil(begin()));
self.addEventListener('message', (event) => {
  if (event.data === 'take-over') self.skipWaiting();
  if (event.data === 'fetch-more') event.waitUntil(fetchMore(event.ports[0]));
});
self.addEventListener('fetch', (event) => {
  const path = pathOf(event.request);
  if (path !== null) event.respondWith(answer(path, event.request));
});

/** Fetches what is not there yet. One file that fails, or is not the one of this version, fails all. */
async function fetchAll() {
  await keep(await missing((path) => !LATER.test(path)));
}

/** Fetches some of the files that can wait, and tells the page whether there are more. What fails now is tried at the next visit. */
async function fetchMore(port) {
  const paths = await missing((path) => LATER.test(path));
  try {
    await keep(paths.slice(0, STEP));
    port.postMessage(paths.length > STEP);
  } catch {
    port.postMessage(false);
  }
}

/** The files of this version that are wanted and not there yet. */
async function missing(isWanted) {
  const cache = await caches.open(CACHE);
  const there = new Set((await cache.keys()).map(({ url }) => url));
  return Object.keys(FILES).filter((path) => isWanted(path) && !there.has(keyOf(path)));
}

async function keep(paths) {
  const cache = await caches.open(CACHE);
  await Promise.all(paths.map(async (path) => cache.put(keyOf(path), await fetchFile(path))));
}

async function fetchFile(path) {
  // What the page has just fetched may be used again, but not what an older visit left behind.
  for (const mode of ['default', 'reload']) {
    const response = await fetch(urlOf(path), { cache: mode });
    if (response.ok && (await hashOf(response.clone())) === FILES[path]) return response;
  }
  throw new Error(`${path} is not the one of this version`);
}

async function hashOf(response) {
  const hash = await crypto.subtle.digest('SHA-256', await response.arrayBuffer());
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Nobody uses the old version any more, or the reader has asked for the new one. */
async function begin() {
  const cache = await caches.open(CACHE);
  const ours = new Set(Object.keys(FILES).map(keyOf));
  const others = (await cache.keys()).filter(({ url }) => !ours.has(url));
  await Promise.all(others.map((request) => cache.delete(request)));
  await self.clients.claim();
}

/** The path of a file of the site, null when something else is asked for. */
function pathOf({ method, url }) {
  const scope = self.registration.scope;
  const [address] = url.split(/[?#]/);
  if (method !== 'GET' || !address.startsWith(scope)) return null;
  const path = address.slice(scope.length);
  if (path === '' || path === 'index.html') return ROOT;
  const file = path.endsWith('/') ? `${path}index.html` : path;
  return file in FILES ? file : null;
}

/**
 * The file as it was kept, with its headers. Where it is not there, the network may have it: tables only those of this version, of which
 * the page asks for none that it does not need.
 */
async function answer(path, request) {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(keyOf(path));
  if (kept || !path.endsWith('.tables')) return kept ?? fetch(request);
  await keep([path]);
  return cache.match(keyOf(path));
}
