// A service worker as a browser starts it: with a cache, a server and a time that a test has in its hand.

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { compileFunction } from 'node:vm';

export const SCOPE = 'https://kingcraft.example/';
const code = readFileSync(
  new URL('../../../../web/page/app/service-worker.js', import.meta.url),
  'utf8',
);
/** The names of what a service worker finds around it. A function starts ten times faster than a context of its own. */
const AROUND = ['globalThis', 'FILES', 'caches', 'fetch', 'setTimeout', 'Response', 'crypto'];
const script = compileFunction(code, AROUND);

/**
 * A response as far as the worker uses one: its body can be read once. The one of node needs a hundred times longer,
 * which is what most of the time of these tests would be.
 */
export class Answer {
  #body;
  #isUsed = false;

  /**
   * @param {string | Answer | (() => Promise<string>)} body or what happens where it is read
   * @param {{ status?: number }} options
   * @param {boolean} redirected whether the server has led elsewhere; caches and copies remember it
   */
  constructor(body = '', { status = 200 } = {}, redirected = false) {
    this.#body = body instanceof Answer ? body.#take() : body;
    this.type = 'default';
    this.status = status;
    this.ok = status < 300;
    this.redirected = redirected;
  }

  static error() {
    return Object.assign(new Answer(), { type: 'error' });
  }

  /** What a response with the same body is made of. */
  get body() {
    return this;
  }

  #take() {
    if (this.#isUsed) throw new TypeError('The body has been read.');
    this.#isUsed = true;
    return this.#body;
  }

  clone() {
    if (this.#isUsed) throw new TypeError('The body has been read.');
    return new Answer(this.#body, this, this.redirected);
  }

  async text() {
    const body = this.#take();
    return typeof body === 'string' ? body : body();
  }

  async arrayBuffer() {
    return new TextEncoder().encode(await this.text());
  }

  async json() {
    return JSON.parse(await this.text());
  }
}

const digest = async (_algorithm, bytes) => createHash('sha256').update(bytes).digest();

/** The files that a first visit needs. */
export const PATHS = [
  './',
  'page/start-watch.js',
  'page/main.js',
  'page/shared-1.js',
  'kingcraft/wasm/engine.wasm',
  'a.css',
];

/** The files that a first visit does not need; no other version of them fits. */
export const LATER = ['kingcraft/nets/tax.net', 'kingcraft/tables/tax.tables', 'docs/index.html'];

export const contentsOf = (version, paths = PATHS) =>
  new Map(paths.map((path) => [path, `${path} of ${version}`]));
export const hashOf = (text) => createHash('sha256').update(text).digest('hex');

/** Wrong answers of a server to the request for a file. */
export const wrongAnswers = {
  'is missing': () => new Answer('not found', { status: 404 }),
  'is not to be had': () => new Answer('busy', { status: 503 }),
  'is another page': () => new Answer('<!doctype html>', { status: 200 }),
  'is cut off': (text) => new Answer(text.slice(0, 3)),
  'is empty': () => new Answer(''),
  'is of another version': () => new Answer('./ of version 0'),
  'does not come': () => Promise.reject(new TypeError('Failed to fetch')),
};

/** Damage to a stored file. */
export const losses = {
  gone: (site, url) => site.stored.delete(url),
  damaged: (site, url) => site.stored.set(url, new Answer('damaged')),
  unreadable: (site, url) =>
    site.stored.set(url, new Answer(() => Promise.reject(new TypeError('lost')))),
};

/** A browser's cache and a server, which fails as `failing` says: at one path, or at all where it names none. */
export function createSite() {
  const stored = new Map();
  const site = { contents: contentsOf('version 1'), failing: null, stored, timers: [] };
  const keyOf = (request) => String(request.url ?? request);
  site.cache = {
    keys: async () => [...stored.keys()].map((url) => ({ url })),
    match: async (request) => stored.get(keyOf(request))?.clone(),
    put: async (request, response) => {
      const body = await response.text();
      stored.set(keyOf(request), new Answer(body, response, response.redirected));
    },
    delete: async (request) => stored.delete(keyOf(request)),
  };
  site.caches = { open: async () => site.cache };
  site.fetch = async (request) => {
    const path = keyOf(request).slice(SCOPE.length) || './';
    const text = site.contents.get(path);
    const { failing } = site;
    if (failing && (failing.path ?? path) === path) return failing.answer(text, path);
    return text === undefined ? new Answer('', { status: 404 }) : new Answer(text);
  };
  /** All that waits for a time is called. */
  site.timePasses = () => {
    for (const call of site.timers.splice(0)) call();
  };
  return site;
}

/**
 * The service worker of a version with these files, as a browser starts it.
 * @param {object} [registration] what a test has to add to the one of the browser
 */
export function startWorker(site, version, paths = PATHS, registration = {}) {
  const listeners = {};
  const files = Object.fromEntries(
    [...contentsOf(version, paths)].map(([path, text]) => [path, hashOf(text)]),
  );
  const worker = { version, wantsToTakeOver: false };
  const scope = {
    registration: Object.assign(registration, { scope: SCOPE }),
    clients: { claim: async () => {} },
    skipWaiting: async () => {
      worker.wantsToTakeOver = true;
    },
    addEventListener: (type, listener) => {
      listeners[type] = listener;
    },
    navigator: { languages: ['de-AT', 'en'] },
  };
  registration.update ??= async () => {};
  const wait = (call, _time, ...values) => site.timers.push(() => call(...values));
  const { caches, fetch } = site;
  const listed = Object.assign(Object.create(null), files);
  script(scope, listed, caches, fetch, wait, Answer, { subtle: { digest } });
  const happen = (type, event) => {
    let done;
    listeners[type]({ ...event, waitUntil: (work) => (done = work) });
    return done;
  };
  return Object.assign(worker, {
    install: () => happen('install'),
    activate: () => happen('activate'),
    hear: (data, port) => happen('message', { data, ports: [port] }),
    async get(path, mode = 'cors') {
      let answer;
      const request = { method: 'GET', url: new URL(path, SCOPE).href, mode };
      listeners.fetch({ request, respondWith: (response) => (answer = response) });
      const response = await answer;
      // What a page has of it.
      if (response.type === 'error') throw new TypeError('Failed to fetch');
      if (response.redirected && mode === 'navigate') throw new TypeError('A page was redirected');
      return response.text();
    },
  });
}
