// Faults that a browser, a server or a network may have, one row each: what the person sees, that the game is kept, and
// that play goes on.

import { test } from '@playwright/test';
import { BoardPage, expect } from './board-page.js';

const MISSING = 'A part of Kingcraft could not be loaded.';
const NOT_LOADED = 'The games could not be loaded';
const SLOW = 'Kingcraft takes a long time to load.';

/** Wrong answers of a server to the request for a file. */
const answers = {
  missing: (route) => route.fulfill({ status: 404, body: 'not found' }),
  page: (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Sign in' }),
  async half(route) {
    const response = await route.fetch();
    const body = await response.body();
    await route.fulfill({ response, body: body.subarray(0, body.length / 2) });
  },
  nothing: (route) => route.abort(),
  // A wasm module without any function of the engine.
  other: (route) =>
    route.fulfill({ contentType: 'application/wasm', body: Buffer.from('\0asm\x01\0\0\0') }),
  // A host whose policy forbids WebAssembly.
  async policy(route) {
    const response = await route.fetch();
    const header = 'content-security-policy';
    const forbid = (text) => text.replace("'wasm-unsafe-eval'", '');
    const headers = { ...response.headers(), [header]: forbid(response.headers()[header]) };
    await route.fulfill({ response, headers, body: forbid(await response.text()) });
  },
  // No answer comes: the request stays open until the page is left.
  never() {},
};

/** [file, answer, what the page says] */
const starts = [
  ['main', 'missing', MISSING],
  ['main', 'never', SLOW],
  ['shared', 'page', MISSING],
  ['shared', 'half', MISSING],
  ['engine', 'missing', NOT_LOADED],
  ['engine', 'page', NOT_LOADED],
  ['engine', 'half', NOT_LOADED],
  ['engine', 'nothing', NOT_LOADED],
  ['engine', 'never', SLOW],
  ['engine', 'other', NOT_LOADED],
  ['', 'policy', NOT_LOADED],
];

test('the page does not start: it says so, and starts when the fault is over', async ({ page }) => {
  const board = new BoardPage(page);
  const again = board.button('Try again');
  let [badFile, badAnswer] = [];
  await page.clock.install();
  await page.route(/\/(main\.js|shared-[\w-]+\.js|engine\.wasm|)(#.*)?$/, (route) => {
    const name = new URL(route.request().url()).pathname.slice(1).split('/').at(-1);
    const isBad = badFile === name || (badFile && name.startsWith(badFile));
    return isBad ? answers[badAnswer](route) : route.continue();
  });
  await board.play('Chess');
  await board.moves(['e2e4', 'e7e5']);
  for (const [file, answer, sentence] of starts)
    await test.step(`${file}: ${answer}`, async () => {
      [badFile, badAnswer] = [file, answer];
      await page.reload({ waitUntil: 'commit' });
      if (sentence === SLOW)
        await expect(async () => {
          await page.clock.fastForward('00:20');
          await expect(again).toBeVisible({ timeout: 100 });
        }).toPass();
      await expect(page.getByRole('status').first()).toContainText(sentence);
      badFile = null;
      await again.click();
      await expect(board.moveList()).toHaveText(['e4', 'e5']);
    });
});

/** Faults of a worker in place of a search; the code is put in front of the real worker. */
const atSearch = (what) =>
  `addEventListener('message', (event) => { const { data } = event; if (data.type === 'search') ${what} });`;
/** Every function that the engine calls by a pointer becomes one that traps, once `trap` is set. */
const TRAP = `let trap = null;
const code = [0,97,115,109,1,0,0,0,1,4,1,96,0,0,3,2,1,0,7,5,1,1,116,0,0,10,5,1,3,0,0,11];
const wasmTrap = new WebAssembly.Instance(new WebAssembly.Module(new Uint8Array(code))).exports.t;
const { get } = WebAssembly.Table.prototype;
WebAssembly.Table.prototype.get = function (index) {
  const found = get.call(this, index);
  return found && ((...values) => (trap ?? found)(...values));
};`;
const NO_MEMORY = `WebAssembly.Memory = class { constructor() { throw new RangeError('staged'); } };`;
/** It ignores requests, and posts unknown messages. */
const OTHER = `globalThis.addEventListener = (type, listener) => EventTarget.prototype.addEventListener.call(
  globalThis, type, () => [null, 7, 'ready', {}, { type: 'hello' }].forEach((each) => postMessage(each)));`;
const OTHER_ANSWER = `{ postMessage({ type: 'result', id: data.id, report: { bestmove: 'e7e5' } }); }`;
/** [fault, what the worker does, what the page says, whether the page has to wait for it] */
const workers = [
  ['never answers', null, 'The engine did not answer for 20000 ms', true],
  ['is a page', '<!doctype html>', 'cannot be started', false],
  ['throws', atSearch('throw new Error("staged");'), 'has ended', false],
  ['traps', `${TRAP}${atSearch('trap = wasmTrap;')}`, 'The engine has crashed.', false],
  ['has no memory', NO_MEMORY, 'There is not enough memory', false],
  ['is of a version without results', OTHER, 'The engine did not answer for 20000 ms', true],
  ['answers as another version', `${atSearch(OTHER_ANSWER)}`, 'is from another version', false],
  [
    'ends',
    atSearch('{ event.stopImmediatePropagation(); close(); }'),
    'The engine did not answer for 10000 ms',
    true,
  ],
  ['hangs', atSearch('for (;;);'), 'The engine did not answer for 10000 ms', true],
];

test('the worker of the computer fails: the page says so, and the game goes on', async ({
  page,
}) => {
  const board = new BoardPage(page);
  let fault = null;
  await page.clock.install();
  await page.route('**/worker/worker.js', async (route) => {
    if (fault === null) return route.continue();
    if (fault.does === null) return answers.never();
    const response = await route.fetch();
    const isScript = !fault.does.startsWith('<');
    const body = isScript ? `${fault.does}${await response.text()}` : fault.does;
    return route.fulfill({
      response,
      body,
      contentType: isScript ? 'text/javascript' : 'text/html',
    });
  });
  for (const [index, [name, does, sentence, mustWait]] of workers.entries())
    await test.step(name, async () => {
      fault = { does };
      if (index === 0) await board.open('Chess');
      else await page.reload();
      // No opening begins so: the computer has to search.
      await board.move('h2h3');
      await board.expectMoveCount(1);
      const said = board.record.getByText(`The computer ran into a problem: `);
      if (mustWait)
        await expect(async () => {
          await page.clock.fastForward('00:05');
          await expect(said).toBeVisible({ timeout: 100 });
        }).toPass({ intervals: [100] });
      await expect(said).toContainText(sentence);
      fault = null;
      await board.button('Continue').click();
      await board.expectMoveCount(2);
      await board.button('Undo').click();
      await board.expectMoveCount(0);
    });
});

/** [fault, how it comes about, what the page says of it; null if nothing is lost] */
const storage = [
  [
    'all is deleted',
    (devtools, page) =>
      devtools.send('Storage.clearDataForOrigin', {
        origin: new URL(page.url()).origin,
        storageTypes: 'all',
      }),
    null,
  ],
  [
    'a newer page has changed its shape',
    (_, page) =>
      page.evaluate(
        () =>
          new Promise((resolve) => {
            const opening = indexedDB.open('kingcraft', 99);
            opening.onsuccess = () => {
              opening.result.close();
              resolve();
            };
          }),
      ),
    'A newer version of Kingcraft has saved your games, and this one cannot.',
  ],
  [
    'another tab deletes the database',
    (_, page) =>
      page.evaluate(
        () =>
          new Promise((resolve) => {
            indexedDB.deleteDatabase('kingcraft').onsuccess = resolve;
          }),
      ),
    null,
  ],
];

for (const [fault, happen, sentence] of storage)
  test(`what the browser stores: ${fault}`, async ({ page, context }) => {
    const board = new BoardPage(page);
    await board.play('Chess');
    await board.moves(['e2e4']);
    await happen(await context.newCDPSession(page), page);
    await board.moves(['e7e5', 'g1f3']);
    if (sentence) await expect(page.getByText(sentence)).toBeVisible();
    else await page.reload();
    await expect(board.moveList()).toHaveText(['e4', 'e5', 'Nf3']);
    if (!sentence) return;
    await page.goto('/?again');
    await expect(page.getByText(sentence)).toBeVisible();
    await board.button('Play Chess').click();
    await board.newGame({ white: 'You', black: 'You' });
    await board.moves(['d2d4']);
  });

/** Features that a browser lacks or refuses: [feature, how, the message of the page] */
const lacks = [
  [
    'no BroadcastChannel',
    () => {
      delete globalThis.BroadcastChannel;
    },
    'tabs cannot see each other’s changes',
  ],
  [
    'a history that takes no entry',
    () => {
      for (const method of ['pushState', 'replaceState'])
        History.prototype[method] = () => {
          throw new DOMException('refused', 'SecurityError');
        };
    },
    'does not let Kingcraft change the page address',
  ],
];

for (const [what, happen, sentence] of lacks)
  test(`the browser has ${what}: the page says so, and the game goes on`, async ({ page }) => {
    const board = new BoardPage(page);
    await page.addInitScript(happen);
    await board.play('Chess');
    await expect(page.getByText(sentence)).toHaveCount(1);
    await page.getByRole('button', { name: 'Close' }).last().click();
    await board.moves(['e2e4']);
    await board.goTo('Your games');
    await page.getByRole('button', { name: /^Open Chess/ }).click();
    await board.moves(['e7e5']);
    await board.goTo('Learn');
    await expect(page.getByRole('heading', { name: 'Moves at a glance' })).toBeVisible();
    await board.goTo('Play');
    await expect(board.moveList()).toHaveText(['e4', 'e5']);
    await page.reload();
    await expect(page.getByText(sentence)).toHaveCount(1);
    await board.goTo('Play');
    await expect(board.moveList()).toHaveText(['e4', 'e5']);
  });

test('the page crashes, freezes, sleeps, or the time of day is changed: the game goes on', async ({
  page,
  context,
}) => {
  const board = new BoardPage(page);
  const clock = page.getByRole('timer', { name: 'Black’s clock' });
  await page.clock.install();
  await board.play('Chess', { clock: '5+0' });
  await board.moves(['e2e4']);
  for (const hours of [1, -2]) {
    await page.clock.setSystemTime(new Date(Date.now() + hours * 3_600_000));
    await page.clock.fastForward('00:01');
    await expect(clock).toHaveText(/^4:\d\d$/);
  }
  const devtools = await context.newCDPSession(page);
  for (const state of ['frozen', 'active'])
    await devtools.send('Page.setWebLifecycleState', { state });
  await board.moves(['e7e5']);
  await page.clock.fastForward('01:00:00');
  await expect(board.state).toHaveText('Black wins on time.');
  await board.button('Undo').click();
  await board.button('Play on').click();
  await board.moves(['g1f3']);

  const crashed = page.waitForEvent('crash');
  devtools.send('Page.crash').catch(() => {});
  await crashed;
  const next = await context.newPage();
  await next.goto('/#play');
  await expect(new BoardPage(next).moveList()).toHaveText(['e4', 'e5', 'Nf3']);
});

test('the page sleeps while the computer thinks: it answers, and is not held to be silent', async ({
  page,
}) => {
  const board = new BoardPage(page);
  await page.clock.install();
  // A weaker opponent may ask about the second move instead of answering it.
  await board.play('Flying Chess', { black: 'Computer', level: 10 });
  await board.move('h2h3');
  // A timer that was due many times is called once.
  for (const time of ['01:00:00', '10:00:00']) await page.clock.fastForward(time);
  await board.expectMoveCount(2);
  await expect(board.record.getByText('ran into a problem')).toBeHidden();
  await board.move('g2g3');
  await board.expectMoveCount(4);
});
