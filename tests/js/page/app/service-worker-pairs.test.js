// Two faults at once: each pair of what may go wrong at the server, in the cache and with the worker itself, at each
// event of a service worker. A page has the files of one version or says that it has none; once both faults are over,
// "Try again" brings it back, and all of it is stored.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  Answer,
  contentsOf,
  createSite,
  LATER,
  losses,
  SCOPE,
  startWorker,
  wrongAnswers,
} from './service-worker-support.js';

/** What a page needs to start. */
const PAGE = ['./', 'page/start-watch.js', 'page/main.js', 'kingcraft/wasm/engine.wasm'];
const ALL = [...PAGE, ...LATER];

/** How often a reader may have to press "Try again" once the faults are over; a new version needs the second time. */
const TRIES = 2;

/** A browser loses its patience with a server: all that the worker waits for comes before that. */
function giveUp(site) {
  return new Promise((_, reject) => {
    setImmediate(() => {
      site.timePasses();
      setImmediate(() => {
        site.gaveUp = true;
        reject(new TypeError('Failed to fetch'));
      });
    });
  });
}

/** [fault of the server, its answer to each request, whether the file comes all the same] */
const ofServer = [
  ...Object.entries(wrongAnswers),
  ['hangs', (_, site) => giveUp(site)],
  ['stops within the file', (_, site) => new Answer(() => giveUp(site))],
  ['is led to another page', () => new Answer('<!doctype html>', {}, true)],
  ['is led to its other name', (text) => new Answer(text, {}, true), true],
].map(([name, answer, comes = false]) => ({ name: `file ${name}`, server: answer, loses: !comes }));

/** Features of a cache that a browser may refuse: [fault, method, the error, whether files are lost by it] */
const refusals = [
  ['is full', 'put', 'QuotaExceededError', false],
  ['refuses to list', 'keys', 'UnknownError', false],
  ['refuses to delete', 'delete', 'UnknownError', false],
  ['refuses to read', 'match', 'UnknownError', true],
];

const refuse = (name) => () => Promise.reject(new DOMException('staged', name));

const ofCache = [
  ...Object.entries(losses).map(([name, lose]) => ({
    name: `stored file ${name}`,
    cache: (site, url) => url && lose(site, url),
    loses: true,
  })),
  { name: 'all gone', cache: ({ stored }) => stored.clear(), loses: true },
  {
    name: 'cache refuses to open',
    cache: ({ caches }) => Object.assign(caches, { open: refuse('UnknownError') }),
    loses: true,
  },
  ...refusals.map(([name, method, error, loses]) => ({
    name: `cache ${name}`,
    method,
    cache: ({ cache }) => Object.assign(cache, { [method]: refuse(error) }),
    loses,
  })),
];

const FAULTS = [...ofServer, ...ofCache, { name: 'worker ended', ends: true, loses: false }];

/** A browser with the page of a site: its worker, the one that waits, and what it has on the screen. */
class PageBrowser {
  site = createSite();
  active = null;
  waiting = null;
  #newest = 'version 0';
  #updating = null;

  constructor() {
    this.publish('version 1');
  }

  /** The server has another version. */
  publish(version) {
    this.version = version;
    this.site.contents = contentsOf(version, ALL);
  }

  #start(version) {
    const browser = this;
    return startWorker(this.site, version, ALL, {
      update: () => {
        browser.#updating = browser.update();
        return browser.#updating;
      },
      get waiting() {
        return browser.waiting && { postMessage: (text) => browser.takeOver(text) };
      },
    });
  }

  /** Asks for the worker of the site, and installs it where it is another one. */
  async update() {
    const { version } = this;
    // The script of the worker has no hash: a server that gives something else in its place gives no worker.
    const isReachable = this.site.failing?.path !== null;
    if (version === this.#newest || !isReachable) return;
    const worker = this.#start(version);
    const isInstalled = await worker.install().then(
      () => true,
      () => false,
    );
    if (!isInstalled) return;
    this.#newest = version;
    this.waiting = worker;
    if (worker.wantsToTakeOver || !this.active) await this.#activate();
  }

  async takeOver(text) {
    this.waiting.hear(text);
    await this.#activate();
  }

  /** The page was loaded again, and the reader wants the new version that it offers. */
  async accept() {
    await this.update();
    if (this.waiting) await this.takeOver('take-over');
  }

  async #activate() {
    [this.active, this.waiting] = [this.waiting, null];
    // A browser does not ask how that ended.
    await this.active.activate().catch(() => {});
  }

  /** Browsers end workers that have nothing to do, and start them again. */
  restart() {
    if (this.active) this.active = this.#start(this.active.version);
  }

  /** What a page has of a file: null where it does not come; anything but the right file is an error. */
  async get(path, mode) {
    const { version } = this.active;
    this.site.gaveUp = false;
    const text = await this.active.get(path, mode).catch(() => null);
    if (mode === 'navigate') {
      assert.notEqual(text, null, `the browser has to say that ${path} does not come`);
      assert.equal(this.site.gaveUp, false, `nothing is said while ${path} does not come`);
      if (/Noch einmal versuchen/.test(text)) return null;
    }
    if (text !== null) assert.equal(text, `${path} of ${version}`);
    return text;
  }

  /** Loads the page; says whether all of it is there. */
  async load() {
    const root = this.active && (await this.get('./', 'navigate'));
    const texts = root ? await Promise.all(PAGE.slice(1).map((path) => this.get(path))) : [null];
    await this.#updating;
    return !texts.includes(null);
  }

  /** Opens what a first visit does without; says whether all of it is there. */
  async getLater() {
    const modeOf = (path) => (path.endsWith('.html') ? 'navigate' : 'cors');
    const texts = [];
    for (const path of LATER) texts.push(this.active && (await this.get(path, modeOf(path))));
    await this.#updating;
    return !texts.includes(null);
  }
}

/** A browser that has stored the first version, `isOnce` only what a first visit needs. */
async function visited({ isOnce = false } = {}) {
  const browser = new PageBrowser();
  await browser.update();
  if (!isOnce) await browser.getLater();
  return browser;
}

/** Lets two faults begin; those of the server at one path, or at all. @returns a function that ends them */
function begin(browser, pair, lost, path = null) {
  const { site } = browser;
  const before = [{ ...site.cache }, { ...site.caches }];
  const answers = pair.flatMap(({ server }) => server ?? []);
  const asked = new Map();
  const answer = (text, at) => {
    const turn = asked.get(at) ?? 0;
    asked.set(at, turn + 1);
    return answers[turn % answers.length](text, site);
  };
  if (answers.length > 0) site.failing = { path, answer };
  const keys = [...site.stored.keys()];
  const key = keys.findLast((url) => url.startsWith(`${new URL(lost, SCOPE)}?sha256`));
  for (const { cache, ends } of pair) {
    if (cache) cache(site, key);
    if (ends) browser.restart();
  }
  return () => {
    site.failing = null;
    Object.assign(site.cache, before[0]);
    Object.assign(site.caches, before[1]);
  };
}

/** Whether a page comes in spite of two faults: what one of them takes, the cache or the server still has. */
const comes = (pair) =>
  !(
    pair.some(({ server, loses }) => server && loses) && pair.some((one) => one.cache && one.loses)
  );

/** What happens while two faults are there; `start` lets them begin, at the server only at a path where it has one. */
const EVENTS = {
  async 'the first visit'(start) {
    const browser = new PageBrowser();
    start(browser, 'page/main.js');
    await browser.update();
    await browser.load();
    return browser;
  },
  async 'the page is loaded'(start, pair) {
    const browser = await visited();
    start(browser);
    const isThere = await browser.load();
    const others = await browser.getLater();
    if (comes(pair)) assert.ok(isThere && others, 'the page has to come');
    return browser;
  },
  async 'data and documentation are used for the first time'(start) {
    const browser = await visited({ isOnce: true });
    start(browser);
    await browser.getLater();
    return browser;
  },
  async 'the rest is fetched'(start) {
    const browser = await visited({ isOnce: true });
    start(browser);
    let hasMore = null;
    const port = { postMessage: (data) => (hasMore = data) };
    await browser.active.hear('fetch-more', port);
    assert.equal(typeof hasMore, 'boolean', 'the page waits for an answer');
    return browser;
  },
  async 'a new version is fetched'(start, pair) {
    const browser = await visited();
    browser.publish('version 2');
    start(browser, 'page/main.js');
    await browser.update();
    const isThere = await browser.load();
    if (!pair.some(({ cache, loses }) => cache && loses))
      assert.ok(isThere, 'the old version has to stay whole');
    return browser;
  },
  async 'a new version begins'(start, pair) {
    const browser = await visited();
    browser.publish('version 2');
    await browser.update();
    start(browser);
    await browser.takeOver('take-over');
    const isThere = await browser.load();
    if (comes(pair)) assert.ok(isThere, 'the page has to come');
    return browser;
  },
};

/** The faults are over: the page comes back, and then works without a network. */
async function expectRecovery(browser, pair) {
  let isThere = false;
  for (let tries = 0; tries < TRIES && !isThere; tries += 1) {
    if (!browser.active) await browser.update();
    isThere = await browser.load();
  }
  assert.ok(isThere, 'the page has to come back');
  // Of data that belongs to a version the server may have another one, which the reader has to accept.
  if (!(await browser.getLater())) await browser.accept();
  assert.ok(await browser.getLater(), 'the rest has to come back');
  browser.site.failing = { answer: wrongAnswers['does not come'] };
  browser.restart();
  assert.ok(await browser.load(), 'all of it has to be stored');
  assert.ok(await browser.getLater(), 'the rest has to be stored');
  browser.site.failing = null;
  browser.publish('version 3');
  await browser.update();
  // What an old version has noted of its losses may be left, where it could not be deleted.
  if (!pair.some(({ method }) => method === 'delete'))
    assert.ok(browser.waiting, 'the next version is offered, and waits for the reader');
}

const PAIRS = FAULTS.flatMap((one, index) => FAULTS.slice(index).map((other) => [one, other]));

/** What does not hold at an event, a line for each pair. */
async function faultsAt(happen) {
  const found = [];
  for (const [index, pair] of PAIRS.entries()) {
    const lost = ALL[index % ALL.length];
    try {
      let end;
      const start = (browser, path) => {
        end = begin(browser, pair, lost, path);
      };
      const browser = await happen(start, pair);
      end();
      await expectRecovery(browser, pair);
    } catch (error) {
      const [one, other] = pair.map(({ name }) => name);
      found.push(`${one} + ${other}, ${lost}: ${error.message}`);
    }
  }
  return found;
}

// Within a test, node watches each promise, which makes all of it three times slower.
const results = [];
for (const [event, happen] of Object.entries(EVENTS)) results.push([event, await faultsAt(happen)]);

for (const [event, found] of results)
  test(`${event} with two faults at once: ${PAIRS.length} pairs`, () => {
    assert.deepEqual(found, []);
  });
