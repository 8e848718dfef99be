// <kingcraft-board> on pages of others: listeners that change the board that calls them, and what is assigned to its
// properties.

import { expect, square, state, test } from './foreign-page.js';

const FOOLS_MATE = { moves: 'f3 e5 g4' };
const PGN = { pgn: '1. e4 e5 2. Nf3 *' };
/** A puzzle with one move to find. */
const PUZZLE = { puzzle: 'chess/1', controls: 'solution' };

const press = (board, name) => board.getByRole('button', { name, exact: true }).click();
const move = (text) => (board) => board.evaluate((element, id) => element.move(id), text);

/** [event, the attributes of a board, what makes it dispatch the event] */
const CASES = [
  ['movestart', {}, move('e4')],
  ['move', {}, move('e4')],
  ['positionchange', {}, move('e4')],
  ['positionchange', { moves: 'e4' }, (board) => board.evaluate((element) => element.undo())],
  ['positionchange', { moves: 'e4' }, (board) => board.evaluate((element) => element.reset())],
  [
    'positionchange',
    { moves: 'e4' },
    (board) => board.evaluate((element) => element.back().then(() => element.redo())),
  ],
  ['positionchange', { moves: 'e4' }, (board) => board.evaluate((element) => element.goTo(0))],
  ['positionchange', PGN, (board) => board.evaluate((element) => element.next())],
  ['positionchange', {}, (board) => board.evaluate((element) => element.load({ moves: 'd4' }))],
  ['positionchange', PGN, (board) => press(board, 'Forward')],
  ['positionchange', { free: '', controls: 'reset' }, (board) => press(board, 'Clear')],
  ['squareselect', {}, (board) => square(board, 'e2').click()],
  ['squareselect', PGN, (board) => square(board, 'e2').click()],
  ['squareselect', { free: '' }, (board) => square(board, 'e2').click()],
  ['shapeschange', {}, (board) => square(board, 'e2').click({ button: 'right' })],
  ['gameover', FOOLS_MATE, move('Qh4')],
  ['puzzlefailed', PUZZLE, (board) => press(board, 'Solution')],
  ['puzzlesolved', PUZZLE, (board) => press(board, 'Solution')],
  ['error', {}, (board) => board.evaluate((element) => element.setAttribute('level', '11'))],
];

/** What a listener does to the board. */
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

for (const [index, [type, attributes, cause]] of CASES.entries())
  test(`listeners of ${type} (${index + 1}) change the board, and nothing is thrown`, async ({
    foreign,
    page,
  }) => {
    for (const act of ACTS) {
      await foreign.open('blank');
      const board = await foreign.put(attributes);
      await board.evaluate((element) => element.ready);
      if (attributes.puzzle)
        await expect.poll(() => board.evaluate(({ history }) => history.length)).toBe(1);
      await listenOnce(board, type, act);
      // A method that cannot end what it began is rejected, which is no error of the page.
      await cause(board).catch(() => {});
      expect(await page.evaluate(() => globalThis.heard)).toBe(true);
      // What was under way has had its turn.
      await page.evaluate(
        () =>
          new Promise((resolve) => {
            requestAnimationFrame(() => setTimeout(resolve));
          }),
      );
    }
  });

test('load() without a game stays with the one on the board', async ({ foreign }) => {
  await foreign.open('blank');
  const board = await foreign.put({ variant: 'tax' });
  /** [attributes, what is loaded, the game] */
  const cases = [
    [{}, { moves: 'e4 e5' }, 'tax'],
    [{}, {}, 'tax'],
    [{}, { variant: undefined, moves: ['d4'] }, 'tax'],
    [{ variant: null, puzzle: 'twokings/1' }, {}, 'twokings'],
    [{ variant: null, lesson: 'flying/1' }, {}, 'flying'],
    [{ variant: null, pgn: '[Variant "King\'s Court"]\n\n*' }, { moves: '' }, 'kingscourt'],
    [{ variant: 'levitating', free: 'on' }, {}, 'levitating'],
    [{ variant: 'tax', free: 'off' }, { variant: 'chess' }, 'chess'],
  ];
  for (const [attributes, game, variant] of cases) {
    const now = await board.evaluate(
      async (element, [changes, loaded]) => {
        Object.assign(element, changes);
        await element.ready;
        await element.load(loaded);
        return element.variant;
      },
      [attributes, game],
    );
    expect(now, JSON.stringify([attributes, game])).toBe(variant);
  }
});

test('what is no text is refused where it is assigned, and the board stays', async ({
  foreign,
  page,
}) => {
  await foreign.open('blank');
  await foreign.listen();
  const board = await foreign.put({ controls: 'flip' });
  const refused = await board.evaluate(async (element) => {
    await element.ready;
    const codeOf = (name, value) => {
      try {
        element[name] = value;
        return 'taken';
      } catch ({ code, key }) {
        return `${code} ${key}`;
      }
    };
    return [
      codeOf('controls', {}),
      codeOf('variant', Symbol('tax')),
      codeOf('arrows', [{ from: 'e2' }]),
      codeOf('arrows', [{ from: 'e2', to: 'e4', color: 'red' }]),
      codeOf('marks', [{ square: 'd5' }]),
      element.controls,
      element.arrows,
      element.marks,
      await element.load({ moves: [{}] }).catch(({ code }) => code),
    ];
  });
  expect(refused).toEqual([
    'argument argument-kind',
    'argument argument-kind',
    'argument argument-kind',
    'taken',
    'taken',
    'flip',
    'e2e4:red',
    'd5',
    'argument',
  ]);
  await expect(board.getByRole('alert')).toBeHidden();
  // What was assigned before the element was known is said as an event.
  await page.evaluate(async () => {
    class Later extends customElements.get('kingcraft-board') {}
    const early = document.createElement('later-board');
    Object.assign(early, { controls: {}, variant: 'tax' });
    document.querySelector('main').append(early);
    customElements.define('later-board', Later);
    await early.ready;
  });
  expect((await foreign.events()).map((event) => event.split(' ').slice(0, 2))).toEqual([
    ['error', 'controls'],
  ]);
  await state(page.locator('later-board'), 'White to move.');
});

test('what cannot be loaded rejects ready with a code', async ({ page, root }) => {
  await page.goto(`${root}e2e/foreign/blank.html`);
  await page.route('**/puzzles/*.json', (route) => route.abort());
  await page.route('**/rulebook/*.json', (route) => route.abort());
  const codeOf = (attributes) =>
    page.evaluate(async (given) => {
      const board = document.createElement('kingcraft-board');
      Object.assign(board, given);
      document.querySelector('main').replaceChildren(board);
      return board.ready.then(
        () => 'ready',
        ({ code, key }) => `${code} ${key}`,
      );
    }, attributes);
  const cases = [
    [{ src: 'nothing.pgn' }, 'load load-pgn'],
    [{ src: 'https://nobody.example/a.pgn' }, 'load load-pgn'],
    [{ src: 'http://' }, 'load load-pgn'],
    [{ puzzle: 'chess/1' }, 'load load-puzzles'],
    [{ lesson: 'tax/3' }, 'load load-rules'],
    [{ pgn: '1. e9' }, 'pgn move-unreadable'],
  ];
  for (const [attributes, expected] of cases)
    expect(await codeOf(attributes), JSON.stringify(attributes)).toBe(expected);
});
