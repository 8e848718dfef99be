/*
 * Stores the whole site in the browser, so that it opens without a network, and always as one version. scripts/build
 * puts the table FILES in front of this code: the path of each file from the root of the site, with the SHA-256 of its
 * content. A file is stored under its path and its hash: the files of a new version come beside those of the old one,
 * and the old version is served until all of them are there and right. Browsers may lose or damage what is stored: a
 * file is checked each time that it is served, and fetched again. What is not the file of this version is not handed
 * on: it may be cut, or of another version, or of somebody else. The page says so; in the place of the page itself,
 * this worker does. Where the server only has the files of a new version by then, that one comes without asking: the
 * old one cannot start any longer.
 *
 * Endgame tables of four pieces belong to no version: a host may have any of them, and a list of them with their
 * hashes. What the page has fetched of them is stored too.
 */

const CACHE = 'kingcraft-site';
const HOSTED_CACHE = 'kingcraft-hosted-tables';
const HOSTED_LIST = 'tables/index.json';
const HOSTED = /^tables\/(\w+)\/(\w+)\.tables$/;
const ROOT = './';
/** The script of the page that says when another part of it is missing. */
const WATCH = 'page/start-watch.js';
/**
 * Endgame tables, nets, puzzles, statistics and the documentation, which a first visit does without: stored when they
 * are first used, or while the page is idle. Openings are not among them: the computer begins its games with them.
 */
const LATER = /\.(tables|net)$|^docs\/|^variants\/generated\/(page\/balance|puzzles)\//;
/** The number of those files that are fetched in one step. */
const STEP = 8;
/** For how many milliseconds a window may stay empty until this worker says that its page does not come. */
const PATIENCE = 15_000;

/**
 * The sentence if a page is not available; the texts of the page may be missing, too.
 * @type {Record<string, { sentence: string, again: string }>}
 */
const SENTENCES = {
  en: {
    sentence:
      'A part of Kingcraft could not be loaded, or is not what it should be. Your games are still there. Check the connection to the network, and try again.',
    again: 'Try again',
  },
  de: {
    sentence:
      'Ein Teil von Kingcraft konnte nicht geladen werden oder ist nicht, was er sein soll. Deine Partien sind noch da. Prüfe die Verbindung zum Netz, und versuche es noch einmal.',
    again: 'Noch einmal versuchen',
  },
};

/**
 * The part of its global scope that a service worker uses. The library of types for workers excludes the one for pages.
 * @typedef {{
 *   registration: ServiceWorkerRegistration,
 *   navigator: { languages: readonly string[] },
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
/** Follows the key of a file that neither the browser nor the server had; the next version deletes it. */
const LOST = '&lost';

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
  if (await hasLosses()) scope.skipWaiting();
}

/** Whether the version that is served still lacks one of those files: it may be there again. */
async function hasLosses() {
  const cache = await caches.open(CACHE);
  const marks = (await cache.keys()).filter(({ url }) => url.endsWith(LOST));
  for (const { url } of marks) {
    const key = url.slice(0, -LOST.length);
    const stored = await cache.match(key);
    if (!stored || !(await hasHash(stored, key.split('=').at(-1)).catch(() => false))) return true;
  }
  return false;
}

/**
 * Fetches some of the files that can wait, and tells the page whether there are more. What fails now is tried at the
 * next visit.
 * @param {MessagePort} port
 */
async function fetchMore(port) {
  try {
    const paths = await missing((path) => LATER.test(path));
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
  // A file that the page has just fetched may be used again, but not one of an older visit.
  let status = 0;
  for (const cache of /** @type {const} */ (['default', 'reload'])) {
    const response = await fetch(urlOf(path), { cache });
    if (response.ok && (await isRight(path, response))) return asPage(response);
    status = response.status;
  }
  // A server in trouble has no other version.
  if (status >= 500) throw new Error(`${path} is answered with ${status}`);
  throw new OtherVersion(`${path} is not the one of this version`);
}

/**
 * Some hosts lead from `docs/index.html` to `docs/`. Browsers take no response that was led elsewhere for a page.
 * @param {Response} response
 */
const asPage = (response) =>
  response.redirected ? new Response(response.body, response) : response;

/**
 * Whether a response has the file of this version.
 * @param {string} path
 * @param {Response} response
 */
const isRight = (path, response) => hasHash(response, files[path]);

/**
 * @param {Response} response
 * @param {string | undefined} wanted the SHA-256 of what it should have
 */
async function hasHash(response, wanted) {
  const hash = await crypto.subtle.digest('SHA-256', await response.clone().arrayBuffer());
  const bytes = Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0'));
  return bytes.join('') === wanted;
}

/** Deletes the old version: no tab uses it any longer, or the reader has asked for the new one. */
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

/** The response to a request for a path. @param {string} path */
function answerOf(path) {
  if (path === HOSTED_LIST) return answerList;
  return HOSTED.test(path) ? answerHosted : answer;
}

/**
 * The file of this version. Where it is not to be had, a page of this worker says so in the place of a page; for
 * another file, the page that asked does.
 * @param {string} path
 * @param {Request} request
 */
async function answer(path, { mode }) {
  if (mode !== 'navigate') return findFile(path);
  try {
    return await inTime(findPage(path));
  } catch {
    return new Response(faultPage(), {
      status: 503,
      headers: { 'Content-Type': 'text/html; charset=utf-8' },
    });
  }
}

/** @param {string} path */
async function findPage(path) {
  // Without it nobody says what else is missing.
  if (path === ROOT) await findFile(WATCH);
  return findFile(path);
}

/**
 * What a server sends too late is stored all the same.
 * @param {Promise<Response>} response
 * @returns {Promise<Response>}
 */
const inTime = (response) =>
  Promise.race([response, new Promise((_, reject) => setTimeout(reject, PATIENCE))]);

/**
 * The stored file with its headers. One that is not stored, or damaged, is fetched.
 * @param {string} path
 */
async function findFile(path) {
  const stored = await storedFile(path);
  if (stored) return stored;
  try {
    const fetched = await fetchFile(path);
    await storeCopy(CACHE, keyOf(path), fetched);
    return fetched;
  } catch (error) {
    const isNeeded = !LATER.test(path) || path.endsWith('.html');
    if (error instanceof OtherVersion && isNeeded) await askForNewVersion(path);
    throw error;
  }
}

/**
 * The stored file of this version; null also where it is damaged or unreadable.
 * @param {string} path
 */
async function storedFile(path) {
  const stored = await storedCopy(CACHE, keyOf(path));
  return stored && (await isRight(path, stored).catch(() => false)) ? stored : null;
}

/**
 * What is stored; null also where the browser cannot read it.
 * @param {string} name of a cache
 * @param {string | URL} key
 */
async function storedCopy(name, key) {
  try {
    return (await (await caches.open(name)).match(key)) ?? null;
  } catch {
    return null;
  }
}

/** The page in the place of one that is not to be had. */
function faultPage() {
  const known = scope.navigator.languages.map((tag) => tag.split('-')[0]);
  const language = known.find((code) => Object.hasOwn(SENTENCES, code)) ?? 'en';
  const { sentence, again } = SENTENCES[language];
  return `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>Kingcraft</title>
<style>body { font: 1rem/1.5 sans-serif; max-width: 30rem; margin: 4rem auto; padding: 0 1rem }</style>
<h1>Kingcraft</h1>
<p>${sentence}</p>
<button type="button" onclick="location.reload()">${again}</button>
</html>`;
}

/**
 * The list of the host's endgame tables; the one that was fetched last where the host has no list to give.
 * @param {string} path
 * @param {Request | URL} request
 */
async function answerList(path, request) {
  const fetched = await fetch(request).catch(() => null);
  const isNew = fetched?.ok && isList(await contentOf(fetched));
  if (fetched && isNew) await storeCopy(HOSTED_CACHE, urlOf(path), fetched);
  const stored = isNew ? null : await storedCopy(HOSTED_CACHE, urlOf(path));
  return (isNew && fetched) || stored || Response.error();
}

/**
 * The value of a response as JSON, null if it is none. The response can still be read.
 * @param {Response} response
 * @returns {Promise<unknown>}
 */
const contentOf = (response) =>
  response
    .clone()
    .json()
    .catch(() => null);

/**
 * Whether a value is a list of tables: of each game the hashes of its tables, by their pieces.
 * @param {unknown} value
 * @returns {value is Record<string, Record<string, string>>}
 */
const isList = (value) =>
  isRecord(value) &&
  Object.values(value).every(
    (tables) =>
      isRecord(tables) &&
      Object.values(tables).every((hash) => /^[0-9a-f]{64}$/.test(String(hash))),
  );

/**
 * @param {unknown} value
 * @returns {value is Record<string, unknown>}
 */
const isRecord = (value) => value !== null && typeof value === 'object' && !Array.isArray(value);

/**
 * An endgame table of the host that is the one in the list.
 * @param {string} path
 * @param {Request} request
 */
async function answerHosted(path, request) {
  const [, game, pieces] = HOSTED.exec(path) ?? [];
  // A page that was opened before this worker has the list from the host.
  const list =
    (await storedCopy(HOSTED_CACHE, urlOf(HOSTED_LIST))) ??
    (await answerList(HOSTED_LIST, urlOf(HOSTED_LIST)));
  const tables = await contentOf(list);
  const hash = isList(tables) ? tables[game]?.[pieces] : undefined;
  const stored = await storedCopy(HOSTED_CACHE, urlOf(path));
  if (stored && (await hasHash(stored, hash).catch(() => false))) return stored;
  const fetched = await fetch(request);
  if (!fetched.ok) return fetched;
  if (!(await hasHash(fetched, hash))) return Response.error();
  await storeCopy(HOSTED_CACHE, urlOf(path), fetched);
  return fetched;
}

/**
 * The page has its answer also where there is no room for a copy.
 * @param {string} name of a cache
 * @param {string | URL} key
 * @param {Response} response
 */
async function storeCopy(name, key, response) {
  const copy = response.clone();
  try {
    await (await caches.open(name)).put(key, copy);
  } catch {
    return;
  }
}

/** @param {string} path of the file that is lost */
async function askForNewVersion(path) {
  const { registration } = scope;
  await storeCopy(CACHE, keyOf(path) + LOST, new Response());
  if (registration.waiting) registration.waiting.postMessage('take-over');
  else registration.update().catch(() => {});
}
