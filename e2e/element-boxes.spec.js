// The box of <kingcraft-board> on a page: as wide as the page says, or as there is room, up to 480 pixels.

import { expect, test } from './foreign-page.js';

/**
 * Elements around a board whose own width comes from what is in them: the style of each, from the outer one to the
 * inner one.
 */
const AROUND = {
  'a float': [{ float: 'left' }],
  'an absolute box': [{ position: 'absolute' }],
  'a fixed box': [{ position: 'fixed', top: '0' }],
  'an inline block': [{ display: 'inline-block' }],
  'a box that fits its content': [{ width: 'fit-content' }],
  'a centred grid': [{ display: 'grid', placeItems: 'center' }],
  'a centred column': [{ display: 'flex', flexDirection: 'column', alignItems: 'center' }],
  'a row': [{ display: 'flex' }, { flex: 'none', maxWidth: '100%' }],
  'a table cell': [{ display: 'table' }, { display: 'table-row' }, { display: 'table-cell' }],
};

const widthOf = (board) => board.evaluate((host) => host.getBoundingClientRect().width);

/** Puts a board into boxes in boxes. */
async function putInto(page, styles, tag = 'div') {
  await page.evaluate(
    ([boxes, name]) => {
      let place = document.querySelector('main');
      for (const style of boxes) {
        const box = place.appendChild(document.createElement(name));
        Object.assign(box.style, style);
        if (name === 'dialog') box.showModal();
        place = box;
      }
      place.append(document.createElement('kingcraft-board'));
    },
    [styles, tag],
  );
  const board = page.locator('kingcraft-board');
  await board.evaluate((host) => host.ready);
  return board;
}

for (const [window, expected] of [
  [1280, 480],
  [390, 300],
])
  for (const [what, styles] of Object.entries({ ...AROUND, 'a dialog': [{}] }))
    test(`in a window of ${window} px a board in ${what} has at least ${expected} px`, async ({
      foreign,
      page,
    }) => {
      await page.setViewportSize({ width: window, height: 800 });
      await foreign.open('blank');
      const board = await putInto(page, styles, what === 'a dialog' ? 'dialog' : 'div');
      const { x, width } = await board.boundingBox();
      expect(width).toBeGreaterThanOrEqual(expected);
      expect(width).toBeLessThanOrEqual(480);
      expect(x + width).toBeLessThanOrEqual(window);
      await expect(board.getByRole('gridcell', { name: 'e2, white pawn' })).toBeVisible();
    });

const WIDTHS = [
  [{}, 480],
  [{ width: '700px' }, 700],
  [{ width: '300px' }, 300],
  [{ width: '50em' }, 800],
  [{ width: '75%' }, 900],
  [{ width: '100%' }, 480],
  [{ width: 'auto' }, 480],
  [{ width: '' }, 480],
  [{ maxWidth: '640px' }, 640],
  [{ maxWidth: 'none' }, 1200],
  [{ maxWidth: '100%', width: '2000px' }, 1200],
  [{ maxWidth: '500px', width: '700px' }, 500],
  [{ minWidth: '600px' }, 600],
];

test('a width of the page counts, whenever it is given', async ({ foreign, page }) => {
  await foreign.open('blank');
  await page.evaluate(() => {
    document.querySelector('main').style.width = '1200px';
  });
  const board = await foreign.put({});
  await board.evaluate((host) => host.ready);
  for (const [style, width] of WIDTHS) {
    const given = { width: '', maxWidth: '', minWidth: '', ...style };
    await board.evaluate((host, css) => Object.assign(host.style, css), given);
    await expect.poll(() => widthOf(board), { message: JSON.stringify(style) }).toBe(width);
  }
  await board.evaluate((host) =>
    Object.assign(host.style, { width: '', maxWidth: '', minWidth: '' }),
  );
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('kingcraft-board { width: 720px } .small kingcraft-board { width: 20em }');
    document.adoptedStyleSheets = [sheet];
  });
  await expect.poll(() => widthOf(board)).toBe(720);
  await page.evaluate(() => document.body.classList.add('small'));
  await expect.poll(() => widthOf(board)).toBe(320);
});

/** The parts of a board that overlap, in pairs. */
const overlaps = (board) =>
  board.evaluate((host) => {
    const parts = [
      ...host.shadowRoot.querySelectorAll(
        '.status, .board canvas[part="squares"], .frame button, .message',
      ),
    ].filter((part) => !part.hidden && !part.closest('.piece-ghost'));
    const boxes = parts.map((part) => part.getBoundingClientRect());
    const clash = (one, other) =>
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > 0.5 &&
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 0.5;
    return boxes.flatMap((one, index) =>
      boxes
        .slice(index + 1)
        .flatMap((other, ahead) =>
          clash(one, other)
            ? [`${parts[index].textContent} ${parts[index + 1 + ahead].textContent}`]
            : [],
        ),
    );
  });

for (const lang of ['en', 'de'])
  for (const attributes of [
    {},
    { controls: 'moves flip reset rules', moves: 'e2e4 e7e5' },
    { free: '', controls: 'flip reset' },
    { pgn: '[Variant "Flying Chess"] 1. e4 e5 2. d4 d5 *' },
  ])
    test(`nothing overlaps in a low box of Flying Chess, ${lang}, ${JSON.stringify(attributes)}`, async ({
      foreign,
    }) => {
      await foreign.open('blank');
      const board = await foreign.put({ variant: 'flying', lang, ...attributes });
      await board.evaluate((host) => host.ready);
      for (const height of [80, 100, 120, 140, 160, 180, 200])
        for (const width of [200, 300, 480]) {
          await board.evaluate((host, css) => Object.assign(host.style, css), {
            height: `${height}px`,
            width: `${width}px`,
          });
          // The board takes its new size in the next frame.
          await expect.poll(() => overlaps(board), { message: `${width} × ${height}` }).toEqual([]);
          expect((await board.boundingBox()).height).toBe(height);
        }
    });
