// Wrong input from people and other pages, one row each: the page says what is wrong,
// and goes on.

import { BoardPage, expect, test } from './board-page.js';

/** [what, the text, what the page says of it; null if it opens it] */
const texts = [
  ['100,000 tags', `${'[Tag%d "x"]\n'.repeat(100_000)}\n1. e4 *`, null],
  ['200,000 moves', 'Nf3 Nf6 Ng1 Ng8 '.repeat(50_000), 'A game has at most 100000 moves'],
  ['a comment with markup', '1. e4 {<img src=x onerror="document.title=1">} *', null],
  ['a picture', '\x89PNG\r\n\x1A\n\0\0\0', 'This is a zero byte'],
];

test('texts that are too much for a study leave it as it is', async ({ page }) => {
  await page.goto('/#analyse/chess');
  const panel = page.getByRole('complementary', { name: 'Study' });
  const e4 = panel.getByRole('button', { name: 'White e4' });
  for (const [what, text, sentence] of texts)
    await test.step(what, async () => {
      await panel.getByRole('tab', { name: 'PGN' }).click();
      let number = 0;
      const buffer = Buffer.from(text.replaceAll('%d', () => number++));
      const file = { name: 'a.pgn', mimeType: 'text/plain', buffer };
      await panel.getByLabel('Or choose a file').setInputFiles(file);
      if (sentence) await expect(panel.getByRole('alert')).toContainText(sentence);
      if (sentence) await panel.getByRole('tab', { name: 'Moves' }).click();
      await expect(e4).toBeVisible();
    });
  await expect(panel.getByText('<img src=x')).toBeVisible();
  await expect(page).toHaveTitle(/Kingcraft/);
});

/**
 * Drops an image on the elements that a selector finds; says for each whether the browser would open it in the place of
 * the page.
 */
const dropOn = (page, selector) =>
  page.locator(selector).evaluateAll((elements) =>
    elements.map((element) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File(['\x89PNG'], 'a.png', { type: 'image/png' }));
      const options = { bubbles: true, cancelable: true, dataTransfer };
      return ['dragover', 'drop'].every((type) =>
        element.dispatchEvent(new DragEvent(type, options)),
      );
    }),
  );

test('an image that is dropped on the page does not take its place', async ({ board, page }) => {
  await board.play('Chess');
  await board.moves(['e2e4']);
  expect(await dropOn(page, '#board, #panel, #nav')).toEqual([false, false, false]);
  await board.moves(['e7e5']);
});

/** Wrong messages of the page around the frame: values of every kind, as messages and as arguments of commands. */
function postNonsense(frame) {
  const values = [
    undefined,
    null,
    true,
    Number.NaN,
    -1,
    2n ** 70n,
    '',
    'e2e9',
    '\ud800',
    [],
    ['e2e4', null],
    {},
    { length: 1e9 },
    new Date(),
    /x/,
    new Map([['command', 'move']]),
    new ArrayBuffer(8),
    new Error('x'),
  ];
  for (const value of values) {
    frame.postMessage(value, '*');
    frame.postMessage({ command: value, id: value }, '*');
    for (const command of ['move', 'undo', 'redo', 'reset', 'load', 'constructor', '__proto__'])
      for (const name of ['move', 'variant', 'fen', 'moves'])
        frame.postMessage({ command, id: 7, [name]: value }, '*');
  }
}

test.describe('a frame', () => {
  // To refuse them, Playwright asks for them in every frame, which is an error in one without an origin.
  test.use({ serviceWorkers: 'allow' });

  /** Opens a page around a frame and another one; gives what reads the messages of a kind that the page has heard. */
  async function openAround(page) {
    await page.route('**/around.html', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: '<iframe src="embed.html"></iframe><iframe></iframe>',
      }),
    );
    await page.addInitScript(() => {
      globalThis.heard = [];
      addEventListener('message', ({ data }) => globalThis.heard.push(data));
    });
    await page.goto('/around.html');
    const heard = (name) =>
      page.evaluate((key) => globalThis.heard.filter(({ kingcraft }) => kingcraft === key), name);
    await expect.poll(async () => (await heard('ready')).length).toBe(1);
    return heard;
  }

  test('20,000 commands at once: the last one is answered', async ({ page }) => {
    const heard = await openAround(page);
    await page.evaluate(() => {
      for (let sent = 0; sent < 20_000; sent++)
        frames[0].postMessage({ command: 'load', variant: 'tax', moves: 'e2e4' }, '*');
      frames[0].postMessage({ command: 'load', variant: 'chess' }, '*');
      frames[0].postMessage({ command: 'move', move: 'd2d4', id: 'last' }, '*');
    });
    await expect
      .poll(() => heard('answer'))
      .toEqual([{ kingcraft: 'answer', id: 'last', ok: true }]);
    await new BoardPage(page.frameLocator('iframe[src]')).expectOn('d4', 'white pawn');
  });

  test('messages of every wrong shape, and those of others: it plays on', async ({ page }) => {
    const errors = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    const heard = await openAround(page);
    await page.evaluate(`(${postNonsense})(frames[0])`);
    await page.evaluate(() => {
      for (const command of [
        { command: 'load', variant: 'chess' },
        { command: 'move', move: 'e2e4' },
      ])
        frames[0].postMessage({ ...command, id: 'last' }, '*');
    });
    // A frame beside it is not the page around it.
    await page.frames()[2].evaluate(() => parent.frames[0].postMessage({ command: 'undo' }, '*'));
    const last = async () => (await heard('answer')).filter(({ id }) => id === 'last');
    await expect.poll(last).toEqual([
      { kingcraft: 'answer', id: 'last', ok: true },
      { kingcraft: 'answer', id: 'last', ok: true },
    ]);
    await new BoardPage(page.frameLocator('iframe[src]')).expectOn('e4', 'white pawn');
    const refused = (await heard('answer')).filter(({ ok }) => !ok);
    expect(refused.filter(({ message }) => typeof message !== 'string' || message === '')).toEqual(
      [],
    );
    expect(errors).toEqual([]);
  });
});
