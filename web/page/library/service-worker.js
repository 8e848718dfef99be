/*
 * Stores the whole site in the browser, so that it opens without a network, and always as one version. scripts/build puts the
 * table FILES in front of this code: the path of each file from the root of the site, with the SHA-256 of its content. A file is
 * stored under its path and its hash: the files of a new version come beside those of the old one, and the old version is served
 * until all of them are there and right. Browsers may lose or damage what is stored: a file is checked each time that it is served, and fetched
 * again. Where the server only has those of a new version by then, the new version comes without asking: the old one cannot start any more.
 *
 * Endgame tables of four pieces belong to no version: a host may have any of them, and a list of them with their hashes. What the page has fetched of
 * them is stored too.
 */

const CACHE = 'kingcraft-site';
const HOSTED_CACHE = 'kingcraft-hosted-tables';
const HOSTED_LIST = 'tables/index.json';
const HOSTED = /^tables\/(\w+)\/(\w+)\.tables$/;
const ROOT = './';
/**
 * Endgame tables, nets, puzzles, statistics and the documentation, which a first visit does without: stored when they are first used, or while
 * the page is idle. Openings are not among them: the computer begins its games with them.
 */
const LATER = /\.(tables|net)$|^docs\/|^variants\/generated\/(page\/balance|puzzles)\//;
/** Of these, no other version than this one will do. */
const OWN = /\.(tables|net)$|^variants\/generated\/puzzles\//;
/** The number of those files that are fetched in one step. */
const STEP = 8;

/**
 * What a service worker uses of its global scope. The library of types for workers excludes the one for pages.
 * @typedef {{
 *   registration: ServiceWorkerRegistration,
 *   clients: { claim(): Promise<void> },
 *   skipWaiting(): Promise<void>,
 *   addEventListener(type: 'install' | 'activate', listener: (event: Waiting) => void): void,
 *   addEventListener(type: 'message', listener: (event: Waiting & MessageEvent) => void): void,
 *   addEventListener(type: 'fetch', listener: (event: Fetching) => void): void,
 * }} Worker
 */

/** @typedef {{ waitUntil(work: Promise<unknown>): void }} Waiting */
/** @typedef {{ request: Request, respondWith(answer: Promise<Response>): void }} Fetching */

const scope = /** @type {Worker} a page has another global scope */ (
  /** @type {unknown} */ (globalThis)
);

/** @type {Record<string, string>} */
// @ts-expect-error: scripts/build declares it in front of this code
const files = FILES;

/** @param {string} path */
const urlOf = (path) => new URL(path, scope.registration.scope);
/** @param {string} path */
const keyOf = (path) => `${urlOf(path)}?sha256=${files[path]}`;
/** Stored where a file of the version that is served is lost; the next version deletes it. */
const lostKey = () => `${urlOf(ROOT)}?lost`;

/** The server has another file than the one of this version. */
class OtherVersion extends Error {}

scope.addEventListener('install', (event) => event.waitUntil(fetchAll()));
scope.addEventListener('activate', (event) => event.waitUntil(begin()));
scope.addEventListener('message', (event) => {
  if (event.data === 'take-over') scope.skipWaiting();
  if (event.data === 'fetch-more') event.waitUntil(fetchMore(event.ports[0]));
});
scope.addEventListener('fetch', (event) => {
  const path = pathOf(event.request);
  if (path !== null) event.respondWith(answerOf(path)(path, event.request));
});

/** Fetches what is not there yet. One file that fails, or is not the one of this version, fails all. */
async function fetchAll() {
  await store(await missing((path) => !LATER.test(path)));
  const cache = await caches.open(CACHE);
  if (await cache.match(lostKey())) scope.skipWaiting();
}

/**
 * Fetches some of the files that can wait, and tells the page whether there are more. What fails now is tried at the next visit.
 * @param {MessagePort} port
 */
async function fetchMore(port) {
  const paths = await missing((path) => LATER.test(path));
  try {
    await store(paths.slice(0, STEP));
    port.postMessage(paths.length > STEP);
  } catch {
    port.postMessage(false);
  }
}

/**
 * The files of this version that are wanted and not there yet.
 * @param {(path: string) => boolean} isWanted
 */
async function missing(isWanted) {
  const cache = await caches.open(CACHE);
  const there = new Set((await cache.keys()).map(({ url }) => url));
  return Object.keys(files).filter((path) => isWanted(path) && !there.has(keyOf(path)));
}

/** @param {string[]} paths */
async function store(paths) {
  const cache = await caches.open(CACHE);
  await Promise.all(paths.map(async (path) => cache.put(keyOf(path), await fetchFile(path))));
}

/** @param {string} path */
async function fetchFile(path) {
  // What the page has just fetched may be used again, but not what an older visit left behind.
  let status = 0;
  for (const cache of /** @type {const} */ (['default', 'reload'])) {
    const response = await fetch(urlOf(path), { cache });
    if (response.ok && (await isRight(path, response))) return response;
    status = response.status;
  }
  // A server in trouble has no other version.
  if (status >= 500) throw new Error(`${path} is answered with ${status}`);
  throw new OtherVersion(`${path} is not the one of this version`);
}

/**
 * Whether a response has the file of this version.
 * @param {string} path
 * @param {Response} response
 */
const isRight = (path, response) => hasHash(response, files[path]);

/**
 * @param {Response} response
 * @param {string} wanted the SHA-256 of what it should have
 */
async function hasHash(response, wanted) {
  const hash = await crypto.subtle.digest('SHA-256', await response.clone().arrayBuffer());
  const bytes = Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0'));
  return bytes.join('') === wanted;
}

/** Deletes the old version: no tab uses it any more, or the reader has asked for the new one. */
async function begin() {
  const cache = await caches.open(CACHE);
  const ours = new Set(Object.keys(files).map(keyOf));
  const others = (await cache.keys()).filter(({ url }) => !ours.has(url));
  await Promise.all(others.map((request) => cache.delete(request)));
  await scope.clients.claim();
}

/**
 * The path of a file of the site, null when something else is asked for.
 * @param {Request} request
 */
function pathOf({ method, url }) {
  const root = scope.registration.scope;
  const [address] = url.split(/[?#]/);
  if (method !== 'GET' || !address.startsWith(root)) return null;
  const path = address.slice(root.length);
  if (path === '' || path === 'index.html') return ROOT;
  const file = path.endsWith('/') ? `${path}index.html` : path;
  return file in files || file === HOSTED_LIST || HOSTED.test(file) ? file : null;
}

/** What answers a request for a path. @param {string} path */
function answerOf(path) {
  if (path === HOSTED_LIST) return answerList;
  return HOSTED.test(path) ? answerHosted : answer;
}

/**
 * The stored file with its headers. One that is not stored, or damaged, is fetched; of endgame tables, nets and puzzles only those of this version
 * will do, and the page asks for none that it does not need.
 * @param {string} path
 * @param {Request} request
 */
async function answer(path, request) {
  const cache = await caches.open(CACHE);
  const stored = await cache.match(keyOf(path));
  if (stored && (await isRight(path, stored))) return stored;
  try {
    const fetched = await fetchFile(path);
    await cache.put(keyOf(path), fetched.clone());
    return fetched;
  } catch (error) {
    if (OWN.test(path)) throw error;
    if (error instanceof OtherVersion && !LATER.test(path)) await askForNewVersion(cache);
    return fetch(request);
  }
}

/**
 * The list of the host's endgame tables; the one that was fetched last where there is no network.
 * @param {string} path
 * @param {Request} request
 */
async function answerList(path, request) {
  const cache = await caches.open(HOSTED_CACHE);
  try {
    const fetched = await fetch(request);
    if (fetched.ok) await storeCopy(cache, path, fetched);
    return fetched;
  } catch (error) {
    const stored = await cache.match(urlOf(path));
    if (stored) return stored;
    throw error;
  }
}

/**
 * An endgame table of the host: the stored one while it is the one in the list.
 * @param {string} path
 * @param {Request} request
 */
async function answerHosted(path, request) {
  const cache = await caches.open(HOSTED_CACHE);
  const [, game, pieces] = HOSTED.exec(path) ?? [];
  const list = await cache.match(urlOf(HOSTED_LIST));
  const hash = (await list?.json())?.[game]?.[pieces];
  const stored = await cache.match(urlOf(path));
  if (stored && (await hasHash(stored, hash))) return stored;
  const fetched = await fetch(request);
  if (fetched.ok && (await hasHash(fetched, hash))) await storeCopy(cache, path, fetched);
  return fetched;
}

/**
 * The page has its answer also where there is no room for a copy.
 * @param {Cache} cache
 * @param {string} path
 * @param {Response} response
 */
const storeCopy = (cache, path, response) =>
  cache.put(urlOf(path), response.clone()).catch(() => {});

/** @param {Cache} cache */
async function askForNewVersion(cache) {
  const { registration } = scope;
  await cache.put(lostKey(), new Response());
  if (registration.waiting) registration.waiting.postMessage('take-over');
  else registration.update().catch(() => {});
}
