// The search in the browser: on several workers where the page is cross-origin isolated, as the
// site's own server makes it, and on one where it is not.

import { expect, test } from './board-page.js';

/** Serves the site to a page as a host does that sends no headers of its own. */
async function withoutIsolation(page) {
  await page.route('**', async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers() };
    delete headers['cross-origin-opener-policy'];
    delete headers['cross-origin-embedder-policy'];
    await route.fulfill({ response, headers });
  });
}

/** The result of an engine with three workers on another page, which has only the package. */
async function search(page) {
  await page.goto('/libraries/idb.LICENSE.txt');
  return page.evaluate(async () => {
    const { createEngine } = await import('/worker/client.js');
    const engine = await createEngine({ threads: 3 });
    const position = { variant: 'chess', moves: ['f3', 'e5', 'g4'] };
    const { best, nodes } = await engine.search(position, { depth: 4 });
    const { threads } = engine;
    engine.dispose();
    return { isolated: globalThis.crossOriginIsolated, threads, best, searched: nodes > 0 };
  });
}

test('workers share the search of an isolated page', async ({ page }) => {
  expect(await search(page)).toEqual({
    isolated: true,
    threads: 3,
    best: 'd8h4',
    searched: true,
  });
});

test('one worker searches where the page is not isolated', async ({ page }) => {
  await withoutIsolation(page);
  expect(await search(page)).toEqual({
    isolated: false,
    threads: 1,
    best: 'd8h4',
    searched: true,
  });
});

/** Makes a browser of it that isolates the page and still shares no memory, as WebKitGTK 2.50 does. */
const withoutSharing = (page) =>
  page.addInitScript(() => {
    delete globalThis.SharedArrayBuffer;
    const { postMessage } = Worker.prototype;
    Worker.prototype.postMessage = function post(message, ...others) {
      if (message.memory) throw new DOMException('It can not be cloned.', 'DataCloneError');
      return postMessage.call(this, message, ...others);
    };
  });

test('one worker searches where the page is isolated and may share no memory', async ({ page }) => {
  await withoutSharing(page);
  expect(await search(page)).toEqual({
    isolated: true,
    threads: 1,
    best: 'd8h4',
    searched: true,
  });
});

for (const isolated of [true, false]) {
  const how = isolated ? 'isolated' : 'not isolated';
  test(`the computer plays at full strength where there are cores, ${how}`, async ({
    board,
    page,
  }) => {
    if (!isolated) await withoutIsolation(page);
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'hardwareConcurrency', { value: 4 });
    });
    await board.play('Chess', { black: 'Computer', level: 10 });
    await board.move('e2e4');
    await board.expectMoveCount(2);
  });
}
