// Two faults at once, in a real browser: the page names each, runs nothing that is not its own, and loses no move that
// it has saved. Pairs of faults of the service worker alone are in tests/js/page/app/service-worker-pairs.test.js.
// KINGCRAFT_FAULT_GAMES=6 tries all pairs in six games: that is the part "faults" of scripts/endurance/run.

import { BoardPage, expect, test as pageTest } from './board-page.js';
import { serveThrough } from './folder-server.js';
import { FriendPlayer } from './friend-player.js';
import { quietMove, variants } from './short-games.js';

const LONG = Number(process.env.KINGCRAFT_FAULT_GAMES ?? 0);

const MISSING = 'A part of Kingcraft could not be loaded';
const FULL = 'no space left for your games';
const BLOCKED = 'does not let Kingcraft save your games';
const PROBLEM = 'The computer ran into a problem: ';

/** A login page in the place of every file; it says so if a script of it is run. */
const LOGIN = '<!doctype html><script>globalThis.wasRun = true</script><p>Sign in';

/** Wrong answers of the server to every request. */
const servers = {
  'a login page': (response) => response.writeHead(200, { 'content-type': 'text/html' }).end(LOGIN),
  'no file': (response) => response.writeHead(404).end('not found'),
  'an error': (response) => response.writeHead(503).end('busy'),
  'no answer': (response) => response.destroy(),
};

/** A test with a `server` whose answers it may change: `fault` answers in its place, `change` changes a text. */
const test = pageTest.extend({
  server: async ({ baseURL }, use) => {
    const server = await serveThrough(baseURL);
    await use(server);
    server.stop();
  },
  page: async ({ page }, use) => {
    const errors = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    await page.emulateMedia({ reducedMotion: 'reduce' });
    // What a page is to lack is in the name of its window, which outlives it.
    await page.addInitScript(() => {
      const lacks = (what) => globalThis.name.includes(what);
      if (lacks('storage'))
        for (const feature of ['indexedDB', 'localStorage', 'sessionStorage'])
          Object.defineProperty(globalThis, feature, {
            get() {
              throw new DOMException('staged', 'SecurityError');
            },
          });
      // Chromium lets a page that has just written go on for half a minute where its space is gone.
      const { put } = IDBObjectStore.prototype;
      IDBObjectStore.prototype.put = function store(...record) {
        if (lacks('space')) throw new DOMException('staged', 'QuotaExceededError');
        return put.apply(this, record);
      };
      const { postMessage } = Worker.prototype;
      Worker.prototype.postMessage = function post(message, ...others) {
        postMessage.call(this, message, ...others);
        if (message?.type !== 'search' || !lacks('search')) return;
        this.terminate();
        // No event of a worker comes before the message is posted.
        queueMicrotask(() => this.dispatchEvent(new ErrorEvent('error', { message: 'staged' })));
      };
    });
    await use(page);
    expect(errors, 'errors that nothing handles').toEqual([]);
  },
});

test.use({ serviceWorkers: 'allow' });

/** From now on, or from its next start, the page lacks this: storage, space or search. */
const lack = ({ page }, what) =>
  page.evaluate((more) => {
    globalThis.name += more;
  }, what);

/** The page lacks nothing any more. */
const lackNothing = ({ page }) =>
  page.evaluate(() => {
    globalThis.name = '';
  });

/** Deletes stored files of the site whose path fits, or puts something else in their place. */
const spoil = ({ page }, pattern, isDeleted) =>
  page.evaluate(
    async ([source, deletes]) => {
      const cache = await caches.open('kingcraft-site');
      const keys = (await cache.keys()).filter(({ url }) => new RegExp(source).test(url));
      for (const key of keys)
        if (deletes) await cache.delete(key);
        else await cache.put(key, new Response('globalThis.wasRun = true;'));
      return keys.length;
    },
    [pattern.source, isDeleted],
  );

/**
 * The faults, by place. `needed`: what the page has to fetch again; `isAway`: the server does not have it; `says`: what
 * the page says of the fault alone, when it opens or after a move.
 */
const FAULTS = {
  ...Object.fromEntries(
    Object.entries(servers).map(([name, answer]) => [
      `the server has ${name}`,
      {
        place: 'server',
        isAway: true,
        begin: ({ server }) => Object.assign(server, { fault: answer }),
        end: ({ server }) => Object.assign(server, { fault: null }),
      },
    ]),
  ),
  'no network': {
    place: 'server',
    isAway: true,
    begin: ({ page }) => page.context().setOffline(true),
    end: ({ page }) => page.context().setOffline(false),
  },
  'an update that fails': {
    place: 'server',
    begin: ({ server }) => {
      // The worker of a version whose script is not there.
      server.change = (path, body) =>
        path === '/service-worker.js'
          ? String(body).replace(/("page\/main\.js":")\w{64}/, `$1${'0'.repeat(64)}`)
          : body;
    },
    end: ({ server }) => Object.assign(server, { change: null }),
  },
  'the stored script is lost': {
    place: 'cache',
    needed: 'page',
    begin: (one) => spoil(one, /page\/main\.js/, true),
  },
  'the stored page is damaged': {
    place: 'cache',
    needed: 'page',
    begin: (one) => spoil(one, /\/\?sha256/, false),
  },
  'the stored engine is damaged': {
    place: 'cache',
    needed: 'engine',
    begin: (one) => spoil(one, /engine\.wasm/, false),
  },
  'the stored worker is lost': {
    place: 'cache',
    needed: 'worker',
    begin: (one) => spoil(one, /worker\/worker\.js/, true),
  },
  'the whole cache is lost': {
    place: 'cache',
    needed: 'page',
    begin: ({ page }) => page.evaluate(() => caches.delete('kingcraft-site')),
  },
  'the worker ends': {
    place: 'worker',
    says: PROBLEM,
    begin: (one) => lack(one, 'search'),
    end: lackNothing,
  },
  'storage is full': {
    place: 'storage',
    says: FULL,
    begin: (one) => lack(one, 'space'),
    end: lackNothing,
  },
  'storage is blocked': {
    place: 'storage',
    says: BLOCKED,
    isBlocked: true,
    begin: (one) => lack(one, 'storage'),
    end: lackNothing,
  },
  'a second tab has the game': {
    place: 'page',
    async begin(one) {
      one.other = await one.page.context().newPage();
      await one.other.goto(one.page.url());
      await expect(one.other.getByRole('button', { name: 'Play Chess' })).toBeVisible();
    },
    end: ({ other }) => other.close(),
  },
};

const COMMON = [
  ['the whole cache is lost', 'the server has a login page'],
  ['the stored script is lost', 'the server has an error'],
  ['the stored engine is damaged', 'no network'],
  ['the stored worker is lost', 'no network'],
  ['an update that fails', 'storage is full'],
  ['the worker ends', 'no network'],
  ['the worker ends', 'storage is full'],
  ['the worker ends', 'storage is blocked'],
  ['storage is full', 'a second tab has the game'],
];

const names = Object.keys(FAULTS);
const all = names.flatMap((one, index) => names.slice(index + 1).map((other) => [one, other]));
const PAIRS = LONG
  ? all.filter(([one, other]) => FAULTS[one].place !== FAULTS[other].place)
  : COMMON;

/** What stands in the place of the page where a file is lost and the server does not have it either. */
const stops = {
  page: MISSING,
  engine: 'The games could not be loaded',
};

/** Two faults begin in a game against the computer, the page is loaded again, and both end. */
async function meet(one, pair) {
  const { page, board, variant } = one;
  const faults = pair.map((name) => FAULTS[name]);
  const again = board.button('Try again');
  await board.newGame({ white: 'You', black: 'Computer' });
  // The computer has to search.
  await board.move(quietMove(variant.id, []));
  await board.expectMoveCount(2);
  const saved = await board.moveList().allTextContents();
  for (const { begin } of faults) await begin(one);
  await page.reload();
  const needed = faults.find((fault) => fault.needed)?.needed;
  const isAway = faults.some((fault) => fault.isAway);
  const isBlocked = faults.some((fault) => fault.isBlocked);
  if (isAway && stops[needed]) {
    await expect(page.getByText(stops[needed]).first()).toBeVisible();
    expect(await page.evaluate(() => globalThis.wasRun)).toBe(undefined);
    for (const { isAway, end } of faults) if (isAway) await end(one);
    await again.click();
  }
  if (isBlocked) {
    await expect(page.getByText(BLOCKED)).toBeVisible();
    await board.button(`Play ${variant.name}`).click();
    await board.newGame({ white: 'You', black: 'Computer' });
  } else await expect(board.moveList()).toHaveText(saved);
  const before = isBlocked ? 0 : 2;
  await board.move(quietMove(variant.id, isBlocked ? [] : saved));
  const hasProblem = faults.some(({ says }) => says === PROBLEM) || (isAway && needed === 'worker');
  for (const says of new Set(faults.map((fault) => fault.says)))
    if (says) await expect(page.getByText(says).first()).toBeVisible();
  if (hasProblem) await expect(page.getByText(PROBLEM)).toBeVisible();
  await board.expectMoveCount(before + (hasProblem ? 1 : 2));
  for (const { end } of faults) await end?.(one);
  if (hasProblem) await board.button('Continue').click();
  await board.expectMoveCount(before + 2);
  // The answer is saved, and with it what could not be saved earlier.
  await board.button('Undo').click();
  await board.expectMoveCount(before);
  await page.reload();
  await expect(board.moveList()).toHaveText(saved);
}

/** So many pairs share a browser, which has to store the site first. */
const TOGETHER = 3;

const chess = variants.filter(({ id }) => id === 'chess');

for (const variant of LONG ? variants.slice(0, LONG) : chess)
  for (let first = 0; first < PAIRS.length; first += TOGETHER)
    test(`${variant.name}: two faults at once, from pair ${first + 1} on`, async ({
      page,
      server,
    }) => {
      const board = new BoardPage(page);
      await page.goto(server.address);
      await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
      await board.button(`Play ${variant.name}`).click();
      for (const pair of PAIRS.slice(first, first + TOGETHER))
        await test.step(pair.join(' + '), () => meet({ page, board, server, variant }, pair));
    });

test('the page is loaded again while there is no space for a game with a friend: what was saved is there', async ({
  page,
  server,
}) => {
  await page.goto(server.address);
  const ann = new FriendPlayer(page);
  await ann.invite();
  await lack(ann, 'space');
  await ann.typeMove('e4');
  await expect(page.getByText(FULL)).toBeVisible();
  await page.reload();
  await ann.board.expectMoveCount(0);
  await lackNothing(ann);
  await ann.typeMove('e4');
  await ann.reload(1);
});

test('a host that leads from index.html to the folder: the documentation opens all the same', async ({
  page,
  server,
}) => {
  server.fault = (response, url) =>
    url === '/docs/index.html' && response.writeHead(308, { location: '/docs/' }).end();
  await page.goto(server.address);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
  const answer = await page.goto(`${server.address}docs/`);
  expect(answer.fromServiceWorker()).toBe(true);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
