// Listeners that change the board that calls them, what is assigned to its properties, and what cannot be loaded.

import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { pressButton, pressSquare, putBoard, thrown, until } from './element-window.js';

const FOOLS_MATE = { moves: 'f3 e5 g4' };
const PGN = { pgn: '1. e4 e5 2. Nf3 *' };
/** A puzzle with one move to find. */
const PUZZLE = { puzzle: 'chess/1', controls: 'solution' };

const move = (text) => (board) => board.move(text);

/** [event, the attributes of a board, what makes it dispatch the event] */
const CASES = [
  ['movestart', {}, move('e4')],
  ['move', {}, move('e4')],
  ['positionchange', {}, move('e4')],
  ['positionchange', { moves: 'e4' }, (board) => board.undo()],
  ['positionchange', { moves: 'e4' }, (board) => board.reset()],
  ['positionchange', { moves: 'e4' }, (board) => board.back().then(() => board.redo())],
  ['positionchange', { moves: 'e4' }, (board) => board.goTo(0)],
  ['positionchange', PGN, (board) => board.next()],
  ['positionchange', {}, (board) => board.load({ moves: 'd4' })],
  ['positionchange', PGN, (board) => pressButton(board, 'Forward')],
  ['positionchange', { free: '', controls: 'reset' }, (board) => pressButton(board, 'Clear')],
  ['squareselect', {}, (board) => pressSquare(board, 'e2')],
  ['squareselect', PGN, (board) => pressSquare(board, 'e2')],
  ['squareselect', { free: '' }, (board) => pressSquare(board, 'e2')],
  [
    'shapeschange',
    { controls: 'draw' },
    (board) => {
      pressButton(board, 'Draw');
      pressSquare(board, 'e2');
      pressSquare(board, 'e2');
    },
  ],
  ['gameover', FOOLS_MATE, move('Qh4')],
  ['puzzlefailed', PUZZLE, (board) => pressButton(board, 'Solution')],
  ['puzzlesolved', PUZZLE, (board) => pressButton(board, 'Solution')],
  ['error', {}, (board) => board.setAttribute('level', '11')],
];

/** The effects of a listener on the board. */
const ACTS = {
  remove: (board) => board.remove(),
  'set another game': (board) => {
    board.variant = 'tax';
  },
  'empty the page': (board) => board.closest('main').replaceChildren(),
};

afterEach(() => document.body.replaceChildren());

for (const [index, [type, attributes, cause]] of CASES.entries())
  for (const [what, act] of Object.entries(ACTS))
    test(`a listener of ${type} (${index + 1}): ${what}, and nothing is thrown`, async () => {
      const board = putBoard(attributes);
      await board.ready;
      if (attributes.puzzle) await until(() => board.history.length === 1, 'the first move');
      let calls = 0;
      const listener = () => {
        calls += 1;
        act(board);
      };
      board.addEventListener(type, listener, { once: true });
      // A method that cannot end what it began is rejected, which is no error of the page.
      await Promise.resolve(cause(board)).catch(() => {});
      await until(() => calls > 0, type);
      // Pending work finishes.
      if (board.isConnected) await board.ready;
      for (let turn = 0; turn < 5; turn += 1) await nextTurn();
      assert.deepEqual(thrown(), []);
      assert.equal(board.isConnected, what === 'set another game');
    });

/** [attributes, what is loaded, the game] */
const LOADED = [
  [{}, { moves: 'e4 e5' }, 'tax'],
  [{}, {}, 'tax'],
  [{}, { variant: undefined, moves: ['d4'] }, 'tax'],
  [{ variant: null, puzzle: 'twokings/1' }, {}, 'twokings'],
  [{ variant: null, lesson: 'flying/1' }, {}, 'flying'],
  [{ variant: null, pgn: '[Variant "King\'s Court"]\n\n*' }, { moves: '' }, 'kingscourt'],
  [{ variant: 'levitating', free: 'on' }, {}, 'levitating'],
  [{ variant: 'tax', free: 'off' }, { variant: 'chess' }, 'chess'],
];

test('load() without a game stays with the one on the board', async () => {
  const board = putBoard({ variant: 'tax' });
  for (const [attributes, game, variant] of LOADED) {
    Object.assign(board, attributes);
    await board.ready;
    await board.load(game);
    assert.equal(board.variant, variant, JSON.stringify([attributes, game]));
  }
});

/** [property, what is assigned, the code and key of the error, or what the property says then] */
const ASSIGNED = [
  ['controls', {}, 'argument argument-kind'],
  ['variant', Symbol('tax'), 'argument argument-kind'],
  ['arrows', [{ from: 'e2' }], 'argument argument-kind'],
  ['arrows', [{ from: 'e2', to: 'e4', color: 'red' }], 'e2e4:red'],
  ['marks', [{ square: 'd5' }], 'd5'],
];

test('what is no text is refused where it is assigned, and the board stays', async () => {
  const board = putBoard({ controls: 'flip' });
  await board.ready;
  const before = board.position;
  for (const [name, value, expected] of ASSIGNED) {
    let said = '';
    try {
      board[name] = value;
      said = board[name];
    } catch ({ code, key }) {
      said = `${code} ${key}`;
    }
    assert.equal(said, expected, name);
  }
  assert.equal(board.controls, 'flip');
  await assert.rejects(board.load({ moves: [{}] }), { code: 'argument' });
  await board.ready;
  assert.equal(board.position, before);
  assert.equal(board.shadowRoot.querySelector('[role=alert]').hidden, true);
});

test('what was assigned before the element was known is said as an event', async () => {
  class Later extends customElements.get('kingcraft-board') {}
  const early = document.createElement('later-board');
  Object.assign(early, { controls: {}, variant: 'tax' });
  const heard = [];
  early.addEventListener('error', ({ detail }) => heard.push(detail.message));
  document.body.append(early);
  customElements.define('later-board', Later);
  await early.ready;
  assert.equal(heard.length, 1);
  assert.match(heard[0], /^controls must be/);
  assert.equal(early.shadowRoot.querySelector('[part=status]').textContent, 'White to move.');
  assert.equal(early.variant, 'tax');
});

/** [attributes, the code and key of the error] */
const NOT_LOADED = [
  [{ src: 'nothing.pgn' }, 'load load-pgn'],
  [{ src: 'https://nobody.example/a.pgn' }, 'load load-pgn'],
  [{ src: 'http://' }, 'load load-pgn'],
  [{ puzzle: 'chess/1' }, 'load load-puzzles'],
  [{ lesson: 'tax/3' }, 'load load-rules'],
  [{ pgn: '1. e9' }, 'pgn move-unreadable'],
];

for (const [attributes, expected] of NOT_LOADED)
  test(`what cannot be loaded rejects ready with a code: ${JSON.stringify(attributes)}`, async (t) => {
    t.mock.method(globalThis, 'fetch', async () => {
      throw new TypeError('no network');
    });
    const [code, key] = expected.split(' ');
    await assert.rejects(putBoard(attributes).ready, { code, key });
  });
