// <kingcraft-board> on pages of others: how it looks there.

import { violations } from './axe.js';
import { expect, play, square, state, test } from './foreign-page.js';

/** The data that the browser stores for the site of a page. */
const storedBy = (page) =>
  page.evaluate(async () => ({
    cookies: document.cookie,
    local: localStorage.length,
    session: sessionStorage.length,
    databases: await indexedDB.databases(),
    caches: await caches.keys(),
    serviceWorkers: (await navigator.serviceWorker.getRegistrations()).length,
  }));

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
  // A board far below has done nothing yet, and none has needed the engine.
  await expect(computer.getByRole('grid')).toHaveCount(0);
  expect(page.workers()).toEqual([]);

  const names = {
    chess: 'Chess',
    tax: 'Tax Chess',
    flying: 'Flying Chess',
    kingscourt: 'King’s Court',
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

test('each layer is a part, which a page hides or paints below', async ({ foreign, page }) => {
  await foreign.open('blank');
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      kingcraft-board { --kingcraft-light: transparent; }
      ::part(board) { background: rgb(1 2 3); }
      ::part(pieces) { opacity: 0; }
      ::part(menu) { border-color: rgb(4 5 6); }`);
    document.adoptedStyleSheets = [sheet];
  });
  const board = await foreign.put({ fen: '7k/P7/8/8/8/8/8/K7 w - - 0 1', arrows: 'a1b1' });
  await state(board, 'White to move.');
  const layers = () =>
    board.evaluate(({ shadowRoot }) =>
      [...shadowRoot.querySelectorAll('.board > canvas')].map((canvas) => {
        const { data } = canvas.width
          ? canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height)
          : { data: [] };
        const isPainted = data.some((value) => value > 0);
        return `${canvas.part} ${getComputedStyle(canvas).opacity} ${isPainted}`;
      }),
    );
  await expect
    .poll(layers)
    .toEqual(['squares 1 true', 'pieces 0 true', 'marks 1 false', 'shapes 1 true']);
  await square(board, 'a7').click();
  await expect.poll(async () => (await layers())[2]).toBe('marks 1 true');
  // A piece that is dragged belongs to the pieces too.
  await square(board, 'a1').hover();
  await page.mouse.down();
  await square(board, 'b2').hover();
  await expect.poll(async () => (await layers())[4]).toBe('pieces 0 true');
  await page.mouse.up();
  await expect.poll(async () => (await layers()).length).toBe(4);
  await board.evaluate((element) => element.undo());
  await square(board, 'a7').click();
  await square(board, 'a8').click();
  await expect(board.getByRole('menu')).toHaveCSS('border-top-color', 'rgb(4, 5, 6)');
});
