// A game's position on a board: what a reader chooses there, and what is asked and answered.

import assert from 'node:assert/strict';
import { afterEach, beforeEach, test } from 'node:test';
import { setImmediate as answered } from 'node:timers/promises';
import { createLayout } from '../../../web/board/layout.js';
import { GameBoard } from '../../../web/game/game-board.js';
import { factsOf, raysOf } from '../../../web/game/game-facts.js';
import { PremoveTargets } from '../../../web/game/premoves.js';
import { load } from '../../../web/kingcraft/index.js';
import { askToPlay } from '../../../web/page/base/move-question.js';
import { de } from '../../../web/texts/element/de.js';
import { en } from '../../../web/texts/element/en.js';
import { openWindow } from '../dom/browser-window.js';

const kingcraft = await load();

const variantOf = (id) => kingcraft.variants.find((variant) => variant.id === id);

let closeWindow = () => {};

beforeEach(() => {
  ({ close: closeWindow } = openWindow());
});

afterEach(() => closeWindow());

/** The scene of a position. */
function positionOf({ id }, fen, isOpen = true) {
  const game = kingcraft.newGame(id, fen || undefined);
  const moves = game.moves();
  const rays = raysOf(game, moves);
  const position = { ...factsOf(game), move: null, moves: isOpen ? moves : null, rays };
  game.dispose();
  return position;
}

/**
 * A board with a position, what its reader does there, and what the board says of it. `without`: what its owner does
 * not listen to.
 */
function createBoard(
  id,
  fen,
  { isOpen = true, without = [], wantsReason = false, texts = en, confirms } = {},
) {
  const variant = variantOf(id);
  const said = [];
  const tell =
    (name) =>
    (...words) => {
      said.push([name, ...words.map((word) => word.id ?? word)].join(' '));
    };
  const names = ['onMove', 'onReason', 'onPremove', 'onCancel'];
  const handlers = names.filter((name) => !without.includes(name));
  const host = document.body.appendChild(document.createElement('div'));
  const board = new GameBoard(host, {
    ...Object.fromEntries(handlers.map((name) => [name, tell(name)])),
    wantsReason: () => wantsReason,
    confirms,
    layout: createLayout(variant),
    texts,
    space: () => ({ width: 800, height: 600 }),
  });
  board.show(positionOf(variant, fen, isOpen));
  const items = () => [...host.querySelectorAll('[role=menuitem]')];
  const labelOf = (item) => item.getAttribute('aria-label') ?? item.textContent;
  return {
    board,
    host,
    said,
    variant,
    /** Presses squares, as a screen reader does. */
    async press(squares) {
      for (const square of squares.split(' '))
        host.querySelector(`[data-square="${square}"]`).click();
      await answered();
    },
    /** The text of the menu; null if none is open. */
    menu() {
      const menu = host.querySelector('[role=menu]');
      return menu && `${menu.getAttribute('aria-label')}: ${items().map(labelOf).join(', ')}`;
    },
    /** Chooses an option of the menu. */
    choose: (label) =>
      items()
        .find((item) => labelOf(item) === label)
        .click(),
  };
}

const HEADBUTT =
  'r1bqkb2/1pppn1pp/2n4B/p3pp2/4P3/3P1P1N/PPP1K1PP/1N1Q1B1R|R6r/8/8/8/8/8/8/8 b q - 2 10';
const COURT =
  '1rc2q2n1jr/3ppbkpp1pp/1jp6p2/ppn3c5/6NJ1bPP/1P1PPPP2C2/P1P3BPP3/RJCNB1K4R w ABLk - 0 24';
const TAX = 'r1bqkbn1/p2pp3/np3pp1/r1pPP2p/4N2P/3B1N2/1PP2PP1/R1BQK2R w KQq c6 0 12';
const PROMOTION = '4k3/1P6/8/8/8/8/8/4K3 w - - 0 1';
const FOUR = 'Promote to: Queen, Rook, Bishop, Knight';

/** Squares that are pressed → the menu with what is chosen there, and the move. */
const CHOICES = [
  ['chess', '', 'e2 e4', null, null, 'e2e4'],
  ['chess', PROMOTION, 'b7 b8', FOUR, 'Rook', 'b7b8r'],
  ['levitating', PROMOTION, 'b7 b8', FOUR, 'Queen', 'b7b8q'],
  ['tax', PROMOTION, 'b7 b8', FOUR, 'Knight', 'b7b8n'],
  ['flying', '4k3/1P6/8/8/8/8/8/4K3|8/8/8/8/8/8/8/8 w - - 0 1', 'b7 b8', FOUR, 'Bishop', 'b7b8b'],
  ['twokings', '2k1k3/7P/8/8/8/8/8/2K1K3 w - - 0 1', 'h7 h8', FOUR, 'Queen', 'h7h8q'],
  [
    'kingscourt',
    '6k5/1P10/12/12/12/12/12/6K5 w - - 0 1',
    'b7 b8',
    'Promote to: Queen, Chancellor, Rook, Bishop, Knight, Jester',
    'Jester',
    'b7b8j',
  ],
  ['chess', '4k3/8/8/8/8/8/8/4K2R w K - 0 1', 'e1 g1', null, null, 'e1g1'],
  ['chess', '4k3/8/8/8/8/8/8/4K2R w K - 0 1', 'e1 h1', null, null, 'e1g1'],
  ['tax', TAX, 'e1 g1', null, null, 'e1g1o'],
  ['tax', TAX, 'e1 h1', null, null, 'e1g1o'],
  ['kingscourt', COURT, 'g1 h1', 'Which move: Move king, Castle', 'Move king', 'g1h1'],
  ['kingscourt', COURT, 'g1 h1', 'Which move: Move king, Castle', 'Castle', 'g1h1o'],
  [
    'kingscourt',
    COURT,
    'g1 l1',
    'Which move: Castle to h1, Castle to i1, Castle to j1, Castle to k1',
    'Castle to j1',
    'g1j1o',
  ],
  ['flying', HEADBUTT, 'a8 a8', null, null, 'a8a8'],
  ['flying', HEADBUTT, 'a8 a8^', 'Which move: Go up and capture, Headbutt', 'Headbutt', 'a8a8'],
  [
    'flying',
    HEADBUTT,
    'a8 a8^',
    'Which move: Go up and capture, Headbutt',
    'Go up and capture',
    'a8a8^',
  ],
];
for (const [id, fen, squares, menu, option, move] of CHOICES)
  test(`${id}: ${squares}${option ? `, ${option},` : ''} is ${move}`, async () => {
    const shown = createBoard(id, fen);
    await shown.press(squares);
    assert.equal(shown.menu(), menu);
    if (option) shown.choose(option);
    await answered();
    assert.deepEqual(shown.said, [`onMove ${move}`]);
    assert.equal(shown.menu(), null);
  });

test('the menu speaks the language of the texts', async () => {
  const shown = createBoard('chess', PROMOTION, { texts: de });
  await shown.press('b7 b8');
  assert.equal(shown.menu(), 'Umwandeln in: Dame, Turm, Läufer, Springer');
});

for (const { id } of kingcraft.variants) {
  test(`${id}: an illegal move gets its reason, also that of a piece that has no move`, async () => {
    const shown = createBoard(id);
    await shown.press('e2 e5');
    await shown.press('a1 a3');
    assert.deepEqual(shown.said, ['onReason e2 e5', 'onReason a1 a3']);
  });

  test(`${id}: nothing is picked up that has no move, where nobody says why`, async () => {
    const shown = createBoard(id, '', { without: ['onReason'] });
    await shown.press('e2 e5');
    await shown.press('a1 a3');
    await shown.press('e2 e3');
    assert.deepEqual(shown.said, ['onMove e2e3']);
  });

  test(`${id}: nothing can be chosen where it is nobody's turn`, async () => {
    const shown = createBoard(id, '', { isOpen: false });
    await shown.press('e2 e4');
    await shown.press('a1 a3');
    assert.equal(shown.board.choosePair('e2', 'e4'), false);
    await answered();
    assert.deepEqual(shown.said, []);
  });

  test(`${id}: a move ahead of the turn is chosen among the targets, or cancelled`, async () => {
    const shown = createBoard(id);
    const game = kingcraft.newGame(id);
    game.move('e2e3');
    const { variant } = shown;
    shown.board.show(positionOf(variant, game.fen(), false), {
      targets: new PremoveTargets(kingcraft, variant, game),
      premove: { from: 'd2', to: 'd3' },
    });
    game.dispose();
    await shown.press('d2 d4');
    await shown.press('e3 e8');
    assert.deepEqual(shown.said, ['onPremove d2 d4', 'onCancel']);
  });
}

test('at the end of a game the pieces can be picked up to ask why', async () => {
  const shown = createBoard('chess', '7k/6Q1/6K1/8/8/8/8/8 b - - 0 1');
  await shown.press('h8 g8');
  assert.deepEqual(shown.said, ['onReason h8 g8']);
});

/** Legal moves that are to be explained: the square that stands for the move, and that of the reason. */
const EXPLAINED = [
  ['chess', '', 'e2 e4', 'e2 e4'],
  ['chess', '4k3/8/8/8/8/8/8/4K2R w K - 0 1', 'e1 h1', 'e1 g1'],
  ['flying', HEADBUTT, 'a8 a8', 'a8 a8'],
];
for (const [id, fen, squares, pair] of EXPLAINED)
  test(`${id}: ${squares} is explained and not played where the reader asks`, async () => {
    const shown = createBoard(id, fen, { wantsReason: true });
    await shown.press(squares);
    assert.deepEqual(shown.said, [`onReason ${pair}`]);
  });

test('a pair of squares is chosen from elsewhere, and asked about', async () => {
  const shown = createBoard('chess', PROMOTION);
  assert.equal(shown.board.choosePair('b7', 'b5'), false);
  assert.equal(shown.board.choosePair('b7', 'b8'), true);
  shown.choose('Queen');
  await answered();
  assert.deepEqual(shown.said, ['onMove b7b8q']);
});

/** Events while the menu is open or its answer is on its way, and the rest of the answer. */
const WHILE_ASKED = [
  ['another position', ({ board, variant }) => board.show(positionOf(variant, '')), []],
  [
    'the same position with nothing to choose',
    ({ board, variant }) => board.show(positionOf(variant, PROMOTION, false)),
    [],
  ],
  ['the end of the board', ({ board }) => board.destroy(), []],
  [
    'another look',
    ({ board, variant }) => board.show(positionOf(variant, PROMOTION), { theme: 'slate' }),
    ['onMove b7b8q'],
  ],
];
for (const [what, happen, said] of WHILE_ASKED) {
  test(`while the menu is open: ${what}`, async () => {
    const shown = createBoard('chess', PROMOTION);
    await shown.press('b7 b8');
    happen(shown);
    assert.equal(shown.menu(), said.length > 0 ? FOUR : null);
    if (said.length > 0) shown.choose('Queen');
    await answered();
    assert.deepEqual(shown.said, said);
  });

  test(`while the answer is on its way: ${what}`, async () => {
    const shown = createBoard('chess', PROMOTION);
    await shown.press('b7 b8');
    shown.choose('Queen');
    happen(shown);
    await answered();
    assert.deepEqual(shown.said, said);
  });
}

/** A board that asks about each move; `questions` has those that wait, and takes their answers. */
function createAsking(id, fen, options) {
  const questions = [];
  const layout = createLayout(variantOf(id));
  const confirms = (board, move) =>
    askToPlay(board, layout, move, (answer) => {
      const question = { move: move.id, answer };
      questions.push(question);
      return () => questions.splice(questions.indexOf(question), 1);
    });
  const shown = createBoard(id, fen, { ...options, confirms });
  const on = (square) =>
    shown.host
      .querySelector(`[data-square="${square}"]`)
      .getAttribute('aria-label')
      .replace(/^[^ ]+ /, '');
  return { ...shown, questions, on };
}

/** Squares that are pressed, what is then on some of them, and what was played in the end. */
const CONFIRMED = [
  ['a move waits', 'chess', '', 'e2 e4', 'e2: empty, e4: white pawn', []],
  ['a second press plays it', 'chess', '', 'e2 e4 e4', 'e4: white pawn', ['e2e4']],
  ['another square takes it back', 'chess', '', 'e2 e4 h5', 'e2: white pawn, e4: empty', []],
  [
    'another piece takes it back, and is picked up',
    'chess',
    '',
    'e2 e4 d2 d4 d4',
    'e2: white pawn, e4: empty, d4: white pawn',
    ['d2d4'],
  ],
  [
    'castling moves both pieces',
    'chess',
    '4k3/8/8/8/8/8/8/4K2R w K - 0 1',
    'e1 g1',
    'e1: empty, f1: white rook, g1: white king, h1: empty',
    [],
  ],
  [
    'castling is played by the square of the rook too',
    'chess',
    '4k3/8/8/8/8/8/8/4K2R w K - 0 1',
    'e1 h1 h1',
    'f1: white rook, g1: white king',
    ['e1g1'],
  ],
  [
    'a pawn that is captured in passing is gone',
    'chess',
    '4k3/8/8/3Pp3/8/8/8/4K3 w - e6 0 2',
    'd5 e6',
    'd5: empty, e5: empty, e6: white pawn',
    [],
  ],
  ['a headbutt captures above', 'flying', HEADBUTT, 'a8 a8', 'a8: black rook, a8^: empty', []],
];
for (const [what, id, fen, squares, expected, played] of CONFIRMED)
  test(`where a move is confirmed, ${what}`, async () => {
    const { press, said, on } = createAsking(id, fen);
    for (const square of squares.split(' ')) await press(square);
    for (const one of expected.split(', ')) {
      const [square, piece] = one.split(': ');
      assert.ok(on(square).startsWith(piece), `${square}: ${on(square)}, not ${piece}`);
    }
    const moves = said.filter((one) => one.startsWith('onMove'));
    assert.deepEqual(
      moves,
      played.map((move) => `onMove ${move}`),
    );
  });

test('a promotion is confirmed after its piece is chosen, and shown with that piece', async () => {
  const { press, choose, questions, on, said } = createAsking('chess', PROMOTION);
  await press('b7 b8');
  choose('Rook');
  await answered();
  assert.deepEqual([questions.map(({ move }) => move), said], [['b7b8r'], []]);
  assert.match(on('b8'), /^white rook/);
  questions[0].answer(true);
  await answered();
  assert.deepEqual([said, questions], [['onMove b7b8r'], []]);
});

test('a move that was asked about is taken back by Escape and by another position', async () => {
  const { board, host, press, questions, on, said, variant } = createAsking('chess');
  await press('e2 e4');
  const cell = host.querySelector('[data-square="e4"]');
  cell.focus();
  cell.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  await answered();
  assert.deepEqual([questions, on('e2'), on('e4')], [[], 'white pawn', 'empty']);
  await press('e2 e4');
  board.show(positionOf(variant));
  assert.deepEqual([questions.length, on('e4')], [1, 'white pawn'], 'the same position');
  board.show(positionOf(variant, PROMOTION));
  await answered();
  assert.deepEqual([questions, on('e4'), said], [[], 'empty', []]);
});

test('a move that is due, and one whose reason is asked for, are not confirmed', async () => {
  const due = createAsking('chess');
  due.board.choosePair('e2', 'e4');
  await answered();
  assert.deepEqual([due.questions, due.said], [[], ['onMove e2e4']]);
  const asking = createAsking('chess', '', { wantsReason: true });
  await asking.press('e2 e4');
  assert.deepEqual([asking.questions, asking.said], [[], ['onReason e2 e4']]);
});
