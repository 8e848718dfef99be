// <kingcraft-board> on pages of others, under a strict policy.

import { test as base, expect } from '@playwright/test';
import { violations } from './axe.js';
import { serveFolder } from './folder-server.js';

/** A page with boards on it: what a person does there, and the events that the page gets. */
class ForeignPage {
  #root;

  constructor(page, root) {
    this.page = page;
    this.#root = root;
  }

  open(name) {
    return this.page.goto(`${this.#root}e2e/foreign/${name}.html`);
  }

  /** Puts a board on an empty page and returns it. */
  async put(attributes, style = {}) {
    await this.page.evaluate(
      ([attributes, style]) => {
        const board = document.createElement('kingcraft-board');
        for (const [name, value] of Object.entries(attributes)) board.setAttribute(name, value);
        Object.assign(board.style, style);
        document.querySelector('main').append(board);
      },
      [attributes, style],
    );
    return this.page.locator('kingcraft-board').last();
  }

  /** Begins to collect the events of all boards as texts. */
  async listen() {
    await this.page.evaluate(() => {
      globalThis.reported = [];
      // Errors do not bubble.
      for (const type of ['movestart', 'move', 'positionchange', 'gameover', 'error'])
        document.addEventListener(
          type,
          ({ detail }) => {
            const what = detail.message ?? detail.outcome?.reason ?? detail.move?.san ?? 'start';
            globalThis.reported.push(`${type} ${what}`);
          },
          true,
        );
    });
  }

  /** The events since the last time. */
  events() {
    return this.page.evaluate(() => globalThis.reported.splice(0));
  }
}

const test = base.extend({
  root: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads from the pattern what is needed.
    async ({}, use) => {
      const { address, stop } = await serveFolder('.');
      await use(address);
      stop();
    },
    { scope: 'worker' },
  ],
  foreign: async ({ page, root }, use) => {
    const errors = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await use(new ForeignPage(page, root));
    expect(errors, 'errors in the console').toEqual([]);
  },
});

/** What the browser stores for the site of a page. */
const storedBy = (page) =>
  page.evaluate(async () => ({
    cookies: document.cookie,
    local: localStorage.length,
    session: sessionStorage.length,
    databases: await indexedDB.databases(),
    caches: await caches.keys(),
    serviceWorkers: (await navigator.serviceWorker.getRegistrations()).length,
  }));

const square = (board, name) =>
  board.getByRole('gridcell', { name: new RegExp(`^${name.replace('^', '\\^')},`) });
const status = (board) => board.locator('[part=status]');
const state = (board, text) => expect(status(board)).toHaveText(text);

async function play(board, from, to) {
  await square(board, from).click();
  await square(board, to).click();
}

test('ten boards of all games keep their looks on a hostile page, one after the other', async ({
  foreign,
  page,
}) => {
  const modules = [];
  page.on('request', (request) => request.url().endsWith('.wasm') && modules.push(request.url()));
  await page.setViewportSize({ width: 640, height: 700 });
  await foreign.open('index');
  const boards = page.locator('kingcraft-board');
  await expect(boards).toHaveCount(10);
  const computer = page.locator('#computer');
  await state(page.locator('#chess'), 'Black to move.');
  // Far below nothing was done yet, and nobody has needed the engine.
  await expect(computer.getByRole('grid')).toHaveCount(0);
  expect(page.workers()).toEqual([]);

  const names = {
    chess: 'Chess',
    tax: 'Tax Chess',
    flying: 'Flying Chess',
    kingscourt: "King's Court",
    twokings: 'Two Kings',
    levitating: 'Schwebende Könige',
    lesson: 'Not through an attack',
    german: 'König, Dame und Bauer',
    computer: 'Tax Chess',
  };
  for (const [id, name] of Object.entries(names)) {
    const board = page.locator(`#${id}`);
    await board.scrollIntoViewIfNeeded();
    const frame = board.getByRole('group', { name, exact: true });
    await expect(frame).toBeVisible();
    await expect(frame.getByRole('gridcell').first()).toBeVisible();
    const outside = await frame.evaluate((element) => {
      const box = element.getBoundingClientRect();
      const { left, right } = document.querySelector('main').getBoundingClientRect();
      const inside = [...element.querySelectorAll('canvas, p, button')].filter((part) => {
        const own = part.getBoundingClientRect();
        return own.width > 1 && (own.left < box.left || own.right > box.right);
      });
      return inside.length + Number(box.left < left || box.right > right + 0.5);
    });
    expect(outside, id).toBe(0);
    const size = await frame.evaluate((element) => {
      const { fontSize, color, letterSpacing } = getComputedStyle(element);
      return [fontSize, color, letterSpacing];
    });
    expect(size).toEqual(['15px', 'rgb(36, 33, 29)', 'normal']);
  }
  await state(computer, 'Black to move.');
  expect(page.workers()).toHaveLength(1);
  expect(modules).toHaveLength(1);

  const wrong = page.locator('#wrong');
  await wrong.scrollIntoViewIfNeeded();
  await expect(wrong.getByRole('alert')).toContainText('The FEN "nonsense" has 1 field');
  await expect(wrong.getByText('The text of a board that cannot be shown.')).toBeVisible();
  await expect(page.getByText('a chess board')).toBeHidden();
  expect(await violations(page)).toEqual([]);
  expect(await storedBy(page)).toEqual({
    cookies: '',
    local: 0,
    session: 0,
    databases: [],
    caches: [],
    serviceWorkers: 0,
  });
});

test('a person plays by pointer and keys, hears why not, and the page gets the events', async ({
  foreign,
  page,
}) => {
  await foreign.open('blank');
  const fen = '6k1/P7/8/8/8/8/4P3/4K3 w - - 0 1';
  const board = await foreign.put({ fen, controls: 'moves flip reset' });
  await foreign.listen();
  await play(board, 'e2', 'e5');
  await expect(board.locator('[part=message]')).toContainText('e5 is farther');
  await play(board, 'a7', 'a8');
  await board.getByRole('menuitem', { name: 'Rook' }).click();
  await state(board, 'Black to move, in check.');
  expect(await foreign.events()).toEqual(['movestart a8=R+', 'move a8=R+', 'positionchange a8=R+']);

  await square(board, 'g8').focus();
  for (const key of ['Enter', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
  await state(board, 'White to move.');
  await expect(square(board, 'g7')).toHaveAccessibleName('g7, black king');
  await expect(board.getByRole('list', { name: 'Moves' }).getByRole('button')).toHaveText([
    'a8=R+',
    'Kg7',
  ]);
  await foreign.events();

  await page.evaluate(() =>
    document.addEventListener('movestart', (event) => event.preventDefault(), { once: true }),
  );
  await play(board, 'e1', 'd1');
  await play(board, 'e2', 'e4');
  await state(board, 'Black to move.');
  expect(await foreign.events()).toEqual([
    'movestart Kd1',
    'movestart e4',
    'move e4',
    'positionchange e4',
  ]);

  const back = board.getByRole('button', { name: 'Back' });
  for (let times = 3; times > 0; times -= 1) await back.click();
  await expect(back).toBeDisabled();
  await expect(board.getByRole('button', { name: 'Forward' })).toBeFocused();
  await board.getByRole('button', { name: 'White a8=R+' }).click();
  await state(board, 'Black to move, in check.');
  await expect(board.getByRole('button', { name: 'White a8=R+' })).toBeFocused();
  await board.getByRole('button', { name: 'Flip' }).click();
  const above = await square(board, 'a1').boundingBox();
  const below = await square(board, 'a8').boundingBox();
  expect(below.y).toBeGreaterThan(above.y);
  const reset = board.getByRole('button', { name: 'Reset' });
  await reset.click();
  await state(board, 'White to move.');
  await expect(reset).toBeFocused();
  expect(await foreign.events()).toEqual([
    'positionchange Kg7',
    'positionchange a8=R+',
    'positionchange start',
    'positionchange a8=R+',
    'positionchange start',
  ]);
});

test('attributes and methods change the board; what is wrong is said, and loses nothing', async ({
  foreign,
}) => {
  await foreign.open('blank');
  const board = await foreign.put({ variant: 'tax', moves: 'e4 e5' });
  const alert = board.getByRole('alert');
  await state(board, 'White to move.');
  await foreign.listen();
  const act = (work) => board.evaluate(work);

  await act((element) => element.setAttribute('moves', 'e4 Ke3'));
  await expect(alert).toHaveText('Move 2: "Ke3" is not a legal move here.');
  await expect(square(board, 'e5')).toHaveAccessibleName('e5, black pawn');
  await act((element) => {
    element.lang = 'de';
    element.level = 12;
  });
  await expect(alert).toHaveText('level ist eine ganze Zahl von 1 bis 10, nicht „12“.');
  await act((element) => {
    element.lang = 'en';
    element.level = null;
    element.variant = 'flying';
    element.moves = ['a2a3'];
  });
  await expect(alert).toBeHidden();
  await expect(board.getByRole('grid')).toHaveCount(2);
  expect(await foreign.events()).toEqual([
    'error Move 2: "Ke3" is not a legal move here.',
    'error level ist eine ganze Zahl von 1 bis 10, nicht „12“.',
    'positionchange a3',
  ]);

  const answers = await act(async (element) => {
    const codeOf = (promise) => promise.catch(({ code }) => code);
    const played = await element.move('a7a6');
    const illegal = await codeOf(element.move('e2e5'));
    const back = await element.undo();
    const again = await element.redo();
    const fault = await codeOf(element.load({ variant: 'nothing' }));
    await element.reset();
    const start = element.history.map(({ id }) => id);
    await element.load({ variant: 'chess', moves: 'f3 e5 g4' });
    await element.move({ from: 'd8', to: 'h4' });
    const { variant, moves, outcome, position } = element;
    element.lesson = 'chess/3.8.2';
    const lesson = await codeOf(element.move('e4'));
    element.remove();
    const gone = await codeOf(element.move('e4'));
    return {
      said: [played.san, illegal, back.san, again.san, fault, start, lesson, gone],
      now: [variant, moves, outcome, position],
    };
  });
  expect(answers).toEqual({
    said: ['a6', 'illegal-move', 'a6', 'a6', 'variant', ['a2a3'], 'argument', 'disposed'],
    now: [
      'chess',
      'f3 e5 g4',
      { winner: 'black', reason: 'checkmate', rule: 'chess/5.1.1' },
      'rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3',
    ],
  });
  expect((await foreign.events()).slice(-4)).toEqual([
    'movestart Qh4#',
    'move Qh4#',
    'positionchange Qh4#',
    'gameover checkmate',
  ]);
});

test('a board that is still loading takes what is said meanwhile', async ({ foreign, page }) => {
  await foreign.open('blank');
  await foreign.listen();
  await page.evaluate(async () => {
    const board = document.createElement('kingcraft-board');
    document.querySelector('main').append(board);
    const { ready } = board;
    board.variant = 'flying';
    await ready;
  });
  await expect(page.getByRole('grid')).toHaveCount(2);
  expect(await foreign.events()).toEqual([]);
});

test('a board speaks the language around it, also when that changes', async ({ foreign, page }) => {
  await foreign.open('blank');
  await foreign.put({ id: 'own', moves: 'e4' });
  const board = page.locator('#own');
  await page.evaluate(() => {
    const around = document.createElement('section');
    const inner = around.attachShadow({ mode: 'open' });
    inner.append(document.createElement('kingcraft-board'));
    document.querySelector('main').append(around);
  });
  const inShadow = page.locator('section kingcraft-board');
  const speak = (selector, lang) =>
    page.locator(selector).evaluate((element, code) => element.setAttribute('lang', code), lang);
  await state(board, 'Black to move.');
  await state(inShadow, 'White to move.');
  await speak('section', 'de');
  await state(inShadow, 'Weiß am Zug.');
  await state(board, 'Black to move.');
  await board.evaluate((element) => element.move('e5'));
  await speak('html', 'de-AT');
  await state(board, 'Weiß am Zug.');
  await speak('#own', 'en');
  await state(board, 'White to move.');
  await expect(square(board, 'e5')).toHaveAccessibleName('e5, black pawn');
});

test('a board wears the color scheme that the page has', async ({ foreign, page }) => {
  await foreign.open('blank');
  await foreign.put({ id: 'both' }, { colorScheme: 'light dark' });
  const board = page.locator('#both');
  const plain = await foreign.put({});
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '@media (prefers-color-scheme: dark) { kingcraft-board { --kingcraft-light: #102030 } }',
    );
    document.adoptedStyleSheets = [sheet];
  });
  const frame = (one) => one.locator('[part=frame]');
  const light = 'rgb(255, 255, 255)';
  /** The colour of a light square near its corner, read from the canvas. */
  const lightSquare = () =>
    square(board, 'e4').evaluate((cell) => {
      const canvas = cell.getRootNode().querySelector('canvas');
      const whole = canvas.getBoundingClientRect();
      const part = cell.getBoundingClientRect();
      const scale = canvas.width / whole.width;
      const [x, y] = [part.left - whole.left, part.top - whole.top].map((at) => at * scale + 4);
      return [...canvas.getContext('2d').getImageData(x, y, 1, 1).data].join();
    });
  for (const one of [board, plain]) {
    await state(one, 'White to move.');
    await expect(frame(one)).toHaveCSS('background-color', light);
  }
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(frame(board)).toHaveCSS('background-color', 'rgb(32, 31, 29)');
  await expect(frame(plain)).toHaveCSS('background-color', light);
  await expect.poll(lightSquare).toBe('16,32,48,255');
  expect(await violations(page)).toEqual([]);
});

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
  await board.evaluate((element) => element.undo());
  await play(board, 'd2', 'd4');
  await expect.poll(() => board.evaluate(({ history }) => history.length)).toBe(2);
  await expect(alert).toBeHidden();
});

test('a rule shows its positions and the moves of its pieces', async ({ foreign }) => {
  await foreign.open('blank');
  const board = await foreign.put({ lesson: 'tax/3', lang: 'de', theme: 'slate' });
  const captions = board.getByRole('list').getByRole('button');
  await expect(captions.first()).toHaveAttribute('aria-pressed', 'true');
  await captions.nth(1).click();
  await expect(captions.nth(1)).toHaveAttribute('aria-pressed', 'true');
  const king = board.getByRole('gridcell', { name: /weißer König/ });
  await expect(king).toBeVisible();
  await expect(board.getByRole('gridcell', { name: /zieht hierher/ }).first()).toBeAttached();
});

for (const [what, style] of Object.entries({
  'shown at half its size': { transform: 'scale(0.5)', transformOrigin: '0 0' },
  'zoomed and right to left': { zoom: '1.4', direction: 'rtl' },
  'in a low box': { height: '260px' },
}))
  test(`a board ${what} is played by pointer, and stays in its box`, async ({ foreign }) => {
    await foreign.open('blank');
    const board = await foreign.put({ variant: 'flying', controls: 'moves flip' }, style);
    await play(board, 'e2', 'e4');
    await state(board, 'Black to move.');
    const inside = await board.evaluate((host) => {
      const outer = host.getBoundingClientRect();
      return [...host.shadowRoot.querySelectorAll('canvas')].every((canvas) => {
        const box = canvas.getBoundingClientRect();
        return box.left >= outer.left && box.right <= outer.right && box.bottom <= outer.bottom;
      });
    });
    expect(inside).toBe(true);
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

test('the king castles onto its own rook, and the menu asks how far', async ({ foreign, page }) => {
  await foreign.open('blank');
  const chess = await foreign.put({ variant: 'chess', fen: '4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1' });
  await play(chess, 'e1', 'h1');
  await expect(square(chess, 'g1')).toHaveAccessibleName('g1, white king');
  await expect(square(chess, 'f1')).toHaveAccessibleName('f1, white rook');
  const fen = '6k5/12/12/12/12/12/12/R5K4R w AL - 0 1';
  const court = await foreign.put({ variant: 'kingscourt', fen });
  await square(court, 'g1').focus();
  for (const key of ['Enter', ...Array(6).fill('ArrowLeft'), 'Enter'])
    await page.keyboard.press(key);
  await expect(court.getByRole('menuitem')).toHaveText(
    ['f1', 'e1', 'd1', 'c1'].map((to) => `Castle to ${to}`),
  );
  await court.getByRole('menuitem', { name: 'Castle to c1' }).click();
  await expect(square(court, 'd1')).toHaveAccessibleName('d1, white rook');
});

test('in Levitating Kings the king is under attack, and moves have no signs', async ({
  foreign,
}) => {
  await foreign.open('blank');
  const fen = '4k3/8/8/8/8/8/8/R3K3 w - - 0 1';
  const board = await foreign.put({ variant: 'levitating', fen, controls: 'moves' });
  await foreign.listen();
  await play(board, 'a1', 'a8');
  await state(board, 'Black to move, king under attack.');
  const moves = board.getByRole('list', { name: 'Moves' }).getByRole('button');
  await expect(moves).toHaveText(['Ra8']);
  // The events speak the language of the package.
  expect(await foreign.events()).toContain('move Ra8+');
});

test('an error is heard on the board, and not by what hears the errors of the page', async ({
  foreign,
  page,
}) => {
  await foreign.open('blank');
  const board = await foreign.put({ variant: 'chess' });
  await state(board, 'White to move.');
  await board.evaluate((element) => {
    globalThis.heard = [];
    globalThis.onerror = () => globalThis.heard.push('window.onerror');
    document.addEventListener('error', () => globalThis.heard.push('document'));
    element.addEventListener('error', ({ detail }) => globalThis.heard.push(detail.message));
    element.level = 11;
  });
  await expect(board.locator('[part=error]')).toBeVisible();
  const heard = await page.evaluate(() => globalThis.heard);
  expect(heard).toEqual(['level is a whole number from 1 to 10, not “11”.']);
});

test('focus() goes to the square of the keyboard, at once or when the board is open', async ({
  foreign,
  page,
}) => {
  await foreign.open('blank');
  const focused = () => page.evaluate(() => document.activeElement.localName);
  const board = await foreign.put({ variant: 'flying' });
  await board.evaluate((element) => element.focus());
  await expect(square(board, 'a1')).toBeFocused();
  expect(await focused()).toBe('kingcraft-board');
  await page.keyboard.press('ArrowUp');
  await expect(square(board, 'a2')).toBeFocused();
  await page.evaluate(() => document.activeElement.blur());
  expect(await focused()).toBe('body');
  await board.evaluate((element) => element.focus());
  await expect(square(board, 'a2')).toBeFocused();
});

test('a board does not take the focus from what has got it meanwhile', async ({
  foreign,
  page,
}) => {
  await foreign.open('blank');
  const board = await foreign.put({ variant: 'chess' });
  await board.evaluate((element) => {
    const input = document.createElement('input');
    element.before(input);
    element.focus();
    input.focus();
  });
  await state(board, 'White to move.');
  await board.evaluate((element) => element.ready);
  expect(await page.evaluate(() => document.activeElement.localName)).toBe('input');
});

test('load() refuses what it does not know, and nothing changes', async ({ foreign }) => {
  await foreign.open('blank');
  const board = await foreign.put({ variant: 'tax' });
  const fault = await board.evaluate((element) =>
    element.load({ variant: 'chess', fenn: '8/8' }).catch(({ code, message }) => [code, message]),
  );
  expect(fault).toEqual(['argument', 'load() has no option "fenn"; it has variant, fen, moves.']);
  expect(await board.getAttribute('variant')).toBe('tax');
});
