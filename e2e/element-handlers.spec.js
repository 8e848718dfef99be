// <kingcraft-board> on pages of others: listeners that change the board while the pointer presses it. All other
// listeners, and what is assigned to properties, are tested in tests/js/element/handlers.test.js.

import { expect, square, test } from './foreign-page.js';

/** [event, the attributes of a board, the press that makes it dispatch the event] */
const CASES = [
  ['squareselect', {}, {}],
  ['squareselect', { pgn: '1. e4 e5 2. Nf3 *' }, {}],
  ['squareselect', { free: '' }, {}],
  ['shapeschange', {}, { button: 'right' }],
];

/** The effects of a listener on the board. */
const ACTS = ['remove', 'set another game', 'empty the page'];

/** Lets a listener act on the board when it dispatches an event for the first time. */
const listenOnce = (board, type, act) =>
  board.evaluate(
    (element, [event, what]) => {
      const acts = {
        remove: () => element.remove(),
        'set another game': () => {
          element.variant = 'tax';
        },
        'empty the page': () => element.closest('main').replaceChildren(),
      };
      globalThis.heard = new Promise((resolve) => {
        const listener = () => {
          acts[what]();
          resolve(true);
        };
        element.addEventListener(event, listener, { once: true });
      });
    },
    [type, act],
  );

test('listeners change the board that is pressed, and nothing is thrown', async ({
  foreign,
  page,
}) => {
  await foreign.open('blank');
  for (const [type, attributes, press] of CASES)
    for (const act of ACTS)
      await test.step(`${type} ${JSON.stringify(attributes)}: ${act}`, async () => {
        await page.evaluate(() => document.querySelector('main').replaceChildren());
        const board = await foreign.put(attributes);
        await board.evaluate((element) => element.ready);
        await listenOnce(board, type, act);
        await square(board, 'e2').click(press);
        expect(await page.evaluate(() => globalThis.heard)).toBe(true);
        // Pending work has finished.
        await page.evaluate(
          () =>
            new Promise((resolve) => {
              requestAnimationFrame(() => setTimeout(resolve));
            }),
        );
      });
});
