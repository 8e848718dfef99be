// For all that a caller may give, a typed error comes back, nothing has changed, and the engine works
// on.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { KingcraftError, load } from 'kingcraft';
import { createEngine } from 'kingcraft/engine';
import { hostile, notStrings, without, wrongStrings, wrongTypes } from './bad-values.js';
import { kingcraft, methodsOf } from './support.js';

/** [call, code of its error, what it does with a bad value, the bad values] */
const calls = [
  ['newGame(bad)', 'argument', (_, bad) => kingcraft.newGame(bad), notStrings],
  ['newGame(bad)', 'variant', (_, bad) => kingcraft.newGame(bad), wrongStrings],
  [
    'newGame("tax", bad)',
    'argument',
    (_, bad) => kingcraft.newGame('tax', bad),
    without(notStrings, 'undefined'),
  ],
  ['newGame("tax", bad)', 'fen', (_, bad) => kingcraft.newGame('tax', bad), wrongStrings],
  ['newGame(bad, fen)', 'variant', (game, bad) => kingcraft.newGame(bad, game.fen()), wrongStrings],
  [
    'validateFen(bad, fen)',
    'argument',
    (game, bad) => kingcraft.validateFen(bad, game.fen()),
    notStrings,
  ],
  [
    'validateFen(bad, fen)',
    'variant',
    (game, bad) => kingcraft.validateFen(bad, game.fen()),
    wrongStrings,
  ],
  [
    'validateFen("tax", bad)',
    'argument',
    (_, bad) => kingcraft.validateFen('tax', bad),
    notStrings,
  ],
  ['move(bad)', 'argument', (game, bad) => game.move(bad), notStrings],
  ['move(bad)', 'illegal-move', (game, bad) => game.move(bad), wrongStrings],
  ['tryMove(bad)', 'argument', (game, bad) => game.tryMove(bad), notStrings],
  [
    'move({ from: bad })',
    'argument',
    (game, bad) => game.move({ from: bad, to: 'e4' }),
    notStrings,
  ],
  [
    'move({ from: bad })',
    'illegal-move',
    (game, bad) => game.move({ from: bad, to: 'e4' }),
    wrongStrings,
  ],
  ['move({ to: bad })', 'argument', (game, bad) => game.move({ from: 'e2', to: bad }), notStrings],
  [
    'move({ to: bad })',
    'illegal-move',
    (game, bad) => game.move({ from: 'e2', to: bad }),
    wrongStrings,
  ],
  ['move({ id: bad })', 'illegal-move', (game, bad) => game.move({ id: bad }), wrongStrings],
  [
    'move({ promotion: bad })',
    'argument',
    (game, bad) => game.move({ from: 'e2', to: 'e4', promotion: bad }),
    { ...without(notStrings, 'undefined'), ...wrongStrings },
  ],
  [
    'move({ castle: bad })',
    'argument',
    (game, bad) => game.move({ from: 'e2', to: 'e4', castle: bad }),
    { ...without(notStrings, 'undefined', 'a boolean'), ...wrongStrings },
  ],
  [
    'move({ headbutt: bad })',
    'argument',
    (game, bad) => game.move({ from: 'e2', to: 'e4', headbutt: bad }),
    { ...without(notStrings, 'undefined', 'a boolean'), ...wrongStrings },
  ],
  ['moves(bad)', 'argument', (game, bad) => game.moves(bad), { ...wrongTypes, ...wrongStrings }],
  [
    'moves({ square: bad })',
    'argument',
    (game, bad) => game.moves({ square: bad }),
    { ...without(notStrings, 'undefined'), ...wrongStrings, z9: 'z9', 'another level': 'e4^' },
  ],
  [
    'moves({ piece: bad })',
    'argument',
    (game, bad) => game.moves({ piece: bad }),
    { ...without(notStrings, 'undefined'), ...wrongStrings, horse: 'horse' },
  ],
  [
    'squareColor(bad)',
    'argument',
    (game, bad) => game.squareColor(bad),
    { ...notStrings, ...wrongStrings, z9: 'z9', 'another level': 'e4^' },
  ],
  [
    'sanLine(bad)',
    'argument',
    (game, bad) => game.sanLine(bad),
    { ...without(notStrings, 'an array'), ...wrongStrings },
  ],
  ['sanLine([bad])', 'argument', (game, bad) => game.sanLine([bad]), notStrings],
  ['sanLine([bad])', 'illegal-move', (game, bad) => game.sanLine([bad]), wrongStrings],
  ['setComment(bad)', 'argument', (game, bad) => game.setComment(bad), notStrings],
  [
    'setComment("x", bad)',
    'argument',
    (game, bad) => game.setComment('x', bad),
    { ...without(notStrings, 'undefined'), ...wrongStrings, '-1': -1, 2: 2, 0.5: 0.5 },
  ],
  [
    'comment(bad)',
    'argument',
    (game, bad) => game.comment(bad),
    { ...without(notStrings, 'undefined'), ...wrongStrings, '-1': -1, 2: 2, 0.5: 0.5 },
  ],
  [
    'attackers(bad, "white")',
    'argument',
    (game, bad) => game.attackers(bad, 'white'),
    { ...notStrings, ...wrongStrings, z9: 'z9' },
  ],
  [
    'attackers("e4", bad)',
    'argument',
    (game, bad) => game.attackers('e4', bad),
    { ...without(notStrings, 'undefined'), ...wrongStrings, White: 'White' },
  ],
  [
    'explain(bad, "e4")',
    'argument',
    (game, bad) => game.explain(bad, 'e4'),
    { ...notStrings, ...wrongStrings, z9: 'z9', 'another level': 'e4^' },
  ],
  [
    'explain("e2", bad)',
    'argument',
    (game, bad) => game.explain('e2', bad),
    { ...notStrings, ...wrongStrings, z9: 'z9', 'another level': 'e4^' },
  ],
  ['claim(bad)', 'argument', (game, bad) => game.claim(bad), notStrings],
  [
    'claim(bad)',
    'claim',
    (game, bad) => game.claim(bad),
    { ...wrongStrings, 'one too early': 'fifty-moves', 'no draw': 'checkmate' },
  ],
  ['resign(bad)', 'argument', (game, bad) => game.resign(bad), { ...notStrings, ...wrongStrings }],
  [
    'forfeitOnTime(bad)',
    'argument',
    (game, bad) => game.forfeitOnTime(bad),
    { ...notStrings, ...wrongStrings },
  ],
  ['canWin(bad)', 'argument', (game, bad) => game.canWin(bad), { ...notStrings, ...wrongStrings }],
  ['loadPgn(bad)', 'argument', (game, bad) => game.loadPgn(bad), notStrings],
  [
    'loadPgn(bad)',
    'pgn',
    (game, bad) => game.loadPgn(bad),
    {
      ...without(wrongStrings, 'the empty string'),
      'deep variations': `1. e4 ${'('.repeat(2 ** 20)}`,
      'an open comment': '1. e4 {',
      'an illegal move': '1. e5',
    },
  ],
  [
    'perft(bad)',
    'argument',
    (game, bad) => game.perft(bad),
    {
      ...notStrings,
      ...wrongStrings,
      '-1': -1,
      13: 13,
      0.5: 0.5,
      '"3"': '3',
      Infinity: Number.POSITIVE_INFINITY,
    },
  ],
];

const game = kingcraft.newGame('tax');
game.move('e4');

/** The error is ours, has the code, and is short; the game is as it was. */
function check(error, code, before) {
  assert.ok(error instanceof KingcraftError, `not ours: ${error?.stack}`);
  assert.equal(error.code, code, error.message);
  assert.match(error.message, /\.$/);
  assert.ok(error.message.length < 240, error.message);
  assert.equal(game.pgn(), before);
}

for (const [name, code, call, table] of calls) {
  for (const [valueName, value] of Object.entries(table)) {
    test(`${name} with ${valueName}: ${code}`, () => {
      const before = game.pgn();
      assert.throws(
        () => call(game, value),
        (error) => {
          check(error, code, before);
          return true;
        },
      );
    });
  }
}

test('validateFen() with bad text hands the error over', () => {
  for (const text of Object.values(wrongStrings)) {
    const { ok, error } = kingcraft.validateFen('tax', text);
    assert.equal(ok, false);
    check(error, 'fen', game.pgn());
  }
});

/** Method → arguments that are right. */
const methods = {
  fen: [],
  startFen: [],
  turn: [],
  board: [],
  ascii: [],
  moves: [],
  moveIds: [],
  dests: [],
  move: ['e4'],
  tryMove: ['e4'],
  undo: [],
  redo: [],
  history: [],
  isCheck: [],
  attackers: ['e4', 'white'],
  attacks: ['e2'],
  royals: ['white'],
  rays: ['e1'],
  reasons: [['e2e4']],
  rights: [],
  material: [],
  pass: [],
  explain: ['e2', 'e4'],
  probe: [],
  outcome: [],
  isGameOver: [],
  claims: [],
  claim: ['fifty-moves'],
  resign: ['white'],
  agreeDraw: [],
  forfeitOnTime: ['white'],
  canWin: ['white'],
  pgn: [],
  loadPgn: [''],
  perft: [1],
  get: ['e4'],
  sans: [],
  sanLine: [[]],
  squareColor: ['e4'],
  comment: [],
  setComment: [''],
  comments: [],
  moveNumber: [],
  halfmoveClock: [],
  hash: [],
  fenAt: [0],
  line: [[]],
  clone: [],
  checkers: [],
  end: [{ winner: null, reason: 'agreement' }],
  toJSON: [],
};

test('a disposed game refuses every method', () => {
  const gone = kingcraft.newGame('tax');
  gone.dispose();
  gone.dispose();
  for (const [method, values] of Object.entries(methods)) {
    assert.throws(() => gone[method](...values), { code: 'disposed' }, method);
  }
  assert.throws(() => gone.variant, { code: 'disposed' });
  const others = ['variant', 'dispose'];
  assert.deepEqual(
    methodsOf(gone)
      .filter((method) => !others.includes(method))
      .sort(),
    Object.keys(methods).sort(),
  );
});

for (const [name, value] of Object.entries(wrongTypes)) {
  test(`load() and createEngine() with ${name}`, async () => {
    await assert.rejects(load(value), { code: 'argument' });
    if (value !== hostile) await assert.rejects(load({ wasm: value }), { code: 'argument' });
    await assert.rejects(createEngine(value), { code: 'argument' });
    for (const option of ['threads', 'hash', 'patience', 'worker']) {
      const options = { [option]: value === 42 ? -42 : value };
      await assert.rejects(createEngine(options), { code: 'argument' }, option);
    }
  });
}
