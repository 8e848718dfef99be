// <kingcraft-board> on pages of others: what it loads, and what it leaves behind.

import { expect, ForeignPage, play, square, state, test } from './foreign-page.js';

test('the engine of two boards is one worker, which ends with them; a game comes back', async ({
  foreign,
  page,
}) => {
  await foreign.open('blank');
  const style = { width: '300px' };
  await foreign.put({ id: 'first', play: 'black', level: '1' }, style);
  await state(page.locator('#first'), 'Black to move.');
  const second = await foreign.put(
    { id: 'second', variant: 'twokings', level: '1', play: 'white' },
    style,
  );
  await play(second, 'e2', 'e4');
  await expect.poll(() => second.evaluate(({ history }) => history.length)).toBe(2);
  expect(page.workers()).toHaveLength(1);
  const ids = () => page.locator('#first').evaluate(({ history }) => history.map(({ id }) => id));
  const played = await ids();
  await page.evaluate(() => {
    globalThis.first = document.querySelector('#first');
    for (const board of document.querySelectorAll('kingcraft-board')) board.remove();
  });
  await expect.poll(() => page.workers().length).toBe(0);
  await page.evaluate(() => document.querySelector('main').append(globalThis.first));
  await state(page.locator('#first'), 'Black to move.');
  expect(await ids()).toEqual(played);
});

test('what cannot be loaded is said, and asked for again', async ({ page, root }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const foreign = new ForeignPage(page, root);
  const refuse = (route) => route.abort();
  await page.route('**/engine.wasm', refuse);
  await page.route('**/worker.js', refuse);
  await foreign.open('blank');
  const board = await foreign.put({ lang: 'de' });
  const alert = board.getByRole('alert');
  await expect(alert).toContainText('Das Brett konnte nicht geladen werden');
  await page.unroute('**/engine.wasm');
  await board.evaluate((element) => {
    element.level = 1;
    element.play = 'white';
  });
  await state(board, 'Weiß am Zug.');
  await expect(alert).toBeHidden();
  await play(board, 'e2', 'e4');
  await expect(alert).toContainText('Beim Computer gab es ein Problem');
  await page.unroute('**/worker.js');
  let letGo;
  const isHeld = new Promise((resolve) => {
    letGo = resolve;
  });
  await page.route('**/worker.js', (route) => isHeld.then(() => route.continue()));
  await board.evaluate((element) => element.undo());
  await play(board, 'd2', 'd4');
  // While the computer has no engine yet, it thinks: the next move is chosen ahead of the turn.
  const knight = square(board, 'f3');
  await play(board, 'g1', 'f3');
  await expect(knight).toHaveAccessibleName('f3, leer, Vorauszug');
  await page.keyboard.press('Escape');
  await expect(knight).toHaveAccessibleName('f3, leer');
  await play(board, 'g1', 'f3');
  letGo();
  await expect(knight).toHaveAccessibleName('f3, weißer Springer');
  await expect.poll(() => board.evaluate(({ history }) => history.length)).toBe(4);
  await expect(alert).toBeHidden();
});

test('a board that comes and goes a thousand times leaves nothing behind', async ({
  foreign,
  page,
}) => {
  await foreign.open('blank');
  const browser = await page.context().newCDPSession(page);
  const comeAndGo = (times) =>
    page.evaluate(async (count) => {
      const main = document.querySelector('main');
      for (let time = 0; time < count; time += 1) {
        const board = document.createElement('kingcraft-board');
        board.style.width = '80px';
        board.variant = 'tax';
        board.controls = 'moves';
        main.append(board);
        await board.ready;
        await board.move('e4');
        board.remove();
      }
    }, times);
  const measure = async () => {
    await browser.send('HeapProfiler.collectGarbage');
    const { nodes, jsEventListeners: listeners } = await browser.send('Memory.getDOMCounters');
    const { usedSize: heap } = await browser.send('Runtime.getHeapUsage');
    const wasm = await page.evaluate(async () => {
      const { loadRules } = await import('../../web/element/shared-engine.js');
      return (await loadRules()).memoryInUse();
    });
    return { nodes, listeners, heap, wasm };
  };
  await comeAndGo(50);
  const before = await measure();
  await comeAndGo(1000);
  const after = await measure();
  expect(after.wasm).toBe(before.wasm);
  // A board that stays has hundreds of nodes and listeners, and tens of kilobytes.
  expect(after.nodes).toBeLessThan(before.nodes + 100);
  expect(after.listeners).toBeLessThan(before.listeners + 10);
  expect(after.heap).toBeLessThan(before.heap + 2 ** 20);
});
