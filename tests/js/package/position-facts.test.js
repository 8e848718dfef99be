// The facts of a game about its position, for boards and screens.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { createLayout } from '../../../web/board/layout.js';
import { assertSame, kingcraft, readDataOf, variantIds, withGame } from './support.js';

const taxed = '4k3/1pp3p1/8/2K3p1/8/3P2P1/1P4P1/8 w - - 0 1';
const court = '1j4k4r/12/12/12/12/12/12/RJ4K5 w ABbl - 0 1';

/** [variant, FEN, white, black] */
const royals = [
  ['chess', '4k3/8/8/8/8/8/8/4K3 w - - 0 1', ['e1'], ['e8']],
  ['twokings', '5k2/8/8/8/K7/8/K7/4k3 w - - 0 1', ['a2'], ['e1']],
  ['levitating', '4k3/8/8/8/8/8/8/4K3 w - - 0 1', ['e1'], ['e8']],
  ['levitating', '8/8/8/8/8/8/8/4K3 w - - 0 1', [], []],
];
for (const [variant, fen, white, black] of royals) {
  test(`royals() in ${variant}, ${fen}`, () => {
    withGame(variant, fen, (game) => {
      assert.deepEqual([game.royals('white'), game.royals('black')], [white, black]);
      assert.throws(() => game.royals('red'), { code: 'argument' });
    });
  });
}

test('rays() tells the last square of each direction and what decides it', () => {
  withGame('tax', taxed, (game) => {
    assert.deepEqual(game.rays('c5'), [
      { from: 'c5', to: 'b4', count: 1 },
      { from: 'c5', to: 'b6', count: 1 },
      { from: 'c5', to: 'e5', count: 2 },
    ]);
    assert.deepEqual(game.rays('e8'), [
      { from: 'e8', to: 'd8', count: 1 },
      { from: 'e8', to: 'g8', count: 2 },
    ]);
    assert.deepEqual([game.rays('g5'), game.rays('a1')], [[], []]);
    for (const square of ['i1', 'e9', ''])
      assert.throws(() => game.rays(square), { code: 'argument' });
  });
});

test('rights() are those that are left', () => {
  withGame('kingscourt', court, (game) => {
    game.move('b1d3');
    assert.deepEqual(game.rights(), [
      { color: 'white', kind: 'castling', square: 'a1', letter: 'A', king: 'g1' },
      { color: 'black', kind: 'first-move', square: 'b8', letter: 'b' },
      { color: 'black', kind: 'castling', square: 'l8', letter: 'l', king: 'g8' },
    ]);
  });
});

test('a variant lists all its rights, which a new game has', () => {
  for (const { id, rights } of kingcraft.variants)
    withGame(id, undefined, (game) => assert.deepEqual(game.rights(), rights));
});

test('a variant says which roles capture in another way than they move, how many kings a side has, and who goes down the board', () => {
  for (const { id, divergent, flipsForBlack, pieceCounts } of kingcraft.variants) {
    assert.equal(flipsForBlack, true);
    assert.deepEqual(divergent, ['pawn']);
    assert.deepEqual(pieceCounts, [{ piece: 'king', min: 1, max: id === 'twokings' ? 2 : 1 }]);
  }
});

/** Of each game, the pieces whose moves Betza's notation says, in the order of `pieces`. */
const MAJORS = { queen: 'Q', rook: 'R', bishop: 'B', knight: 'N', pawn: 'mfWcfF' };
const CHESS = { king: 'K', ...MAJORS };
const NOTATIONS = {
  chess: CHESS,
  twokings: CHESS,
  // Levitation, what pawns pay for, and the king's flight.
  levitating: MAJORS,
  tax: MAJORS,
  kingscourt: {
    queen: 'Q',
    chancellor: 'NQ2',
    rook: 'R',
    bishop: 'B',
    knight: 'N',
    pawn: 'mfWcfF',
  },
  // Every piece headbutts.
  flying: {},
};

test('a variant says how pieces move in Betza’s notation, and nothing of those whose moves it cannot say', () => {
  for (const { id, betza, pieces } of kingcraft.variants) {
    assert.deepEqual(betza, NOTATIONS[id], id);
    assert.ok(Object.isFrozen(betza));
    const order = pieces.filter((piece) => piece in betza);
    assert.deepEqual(Object.keys(betza), order, id);
  }
});

/** [variant, FEN, moves, what White has lost, what Black has lost, balance] */
const losses = [
  [
    'chess',
    undefined,
    ['e2e4', 'd7d5', 'e4d5', 'd8d5', 'b1c3', 'g8f6', 'c3d5'],
    ['pawn'],
    ['queen', 'pawn'],
    9,
  ],
  // A game from a FEN: nothing was captured yet, but White has more.
  ['chess', '4k3/8/8/8/8/8/4P3/4K2R w - - 0 1', [], [], [], 6],
  ['chess', 'rn2k3/P7/8/8/8/8/8/4K3 w - - 0 1', ['a7b8q', 'a8b8'], ['queen'], ['knight'], -5],
  ['flying', '4k3/8/8/8/8/8/8/4K3|8/8/8/8/8/8/8/4r3 w - - 0 1', ['e1e1'], [], ['rook'], 0],
  ['levitating', '4k3/8/8/8/8/8/8/4RK2 w - - 0 1', ['e1e8'], [], ['king'], 5],
];
for (const [variant, fen, moves, white, black, balance] of losses) {
  test(`material() in ${variant}, ${fen}, after ${moves}`, () => {
    withGame(variant, fen, (game) => {
      for (const move of moves) game.move(move);
      assert.deepEqual(game.material(), { captured: { white, black }, balance });
      while (game.undo());
      assert.deepEqual(game.material().captured, { white: [], black: [] });
    });
  });
}

test('a variant counts its pieces as docs/notes/piece-values.jsonl has measured them, and the start is balanced', () => {
  const file = new URL('../../../docs/notes/piece-values.jsonl', import.meta.url);
  const measured = readFileSync(file, 'utf8').trim().split('\n').map(JSON.parse);
  for (const { id, pieces, points } of kingcraft.variants) {
    withGame(id, undefined, (game) => assert.equal(game.material().balance, 0));
    const { values } = measured.find(({ game }) => game === id);
    for (const [index, piece] of pieces.entries()) {
      const value = values.find((one) => one.piece.replace('second ', '') === piece);
      const expected = piece === 'pawn' ? 1 : (value?.rooks[0] ?? 0);
      assert.ok(
        Math.abs(points[index] - expected) <= 0.6,
        `${id}: ${piece} ${points[index]}, ${expected}`,
      );
    }
  }
});

for (const variant of variantIds) {
  test(`${variant}: attacks() of all pieces are what attackers() of all squares are`, () => {
    for (const position of readDataOf(variant, 'positions.jsonl').slice(0, 50)) {
      withGame(variant, position.fen, (game) => {
        const board = game.board();
        const attacked = new Map(
          board.map(({ square }) => [square, new Set(game.attacks(square))]),
        );
        for (const to of createLayout(kingcraft.variants.find(({ id }) => id === variant)).squares)
          for (const { square, color } of board)
            assertSame(
              attacked.get(square).has(to),
              game.attackers(to, color).includes(square),
              position,
              `${square} attacks ${to}`,
            );
      });
    }
  });
}

test('attacks() has guarded pieces, and no squares that are only moved to', () => {
  withGame('chess', '4k3/8/8/8/8/3p4/4P3/4K3 b - - 0 1', (game) => {
    assert.deepEqual(game.attacks('e2'), ['d3', 'f3']);
    assert.deepEqual(game.attacks('e1').sort(), ['d1', 'd2', 'e2', 'f1', 'f2']);
    assert.deepEqual(game.attacks('a1'), []);
    for (const square of ['i1', 'e9', ''])
      assert.throws(() => game.attacks(square), { code: 'argument' });
  });
});

const isOver = (reason) => ['king-captured', 'resignation', 'agreement'].includes(reason);

for (const { id: variant, kingMayBeCaptured } of kingcraft.variants) {
  test(`${variant}: a pass is refused in check and after the end, else the other side is to move`, () => {
    const refusals = { check: 0, end: 0 };
    for (const position of readDataOf(variant, 'positions.jsonl')) {
      withGame(variant, position.fen, (game) => {
        const isInCheck = game.isCheck() && !kingMayBeCaptured;
        const code = isOver(game.outcome()?.reason) ? 'game-over' : isInCheck && 'illegal-move';
        if (code) {
          refusals[code === 'game-over' ? 'end' : 'check'] += 1;
          assert.throws(() => game.pass(), { code }, position.fen);
          return;
        }
        const passed = game.pass();
        assertSame(game.fen(), position.fen, position, 'pass() changes nothing');
        withGame(variant, passed, (other) => {
          assertSame(other.fen(), passed, position, 'fen() after pass()');
          assertSame(other.board(), game.board(), position, 'board() after pass()');
          assertSame(other.turn() === game.turn(), false, position, 'turn() after pass()');
          assertSame(other.rights(), game.rights(), position, 'rights() after pass()');
        });
      });
    }
    assert.ok(kingMayBeCaptured ? refusals.end > 0 : refusals.check > 0);
  });
}

test('a pass is refused once the players have ended the game', () => {
  withGame('chess', undefined, (game) => {
    game.resign('white');
    assert.throws(() => game.pass(), { code: 'game-over' });
    game.undo();
    assert.match(game.pass(), / b KQkq - /);
  });
});

/** Variant → reason → rule, where the game has its own rule. */
const ownRules = {
  levitating: { 'king-captured': 'levitating/1', stalemate: 'levitating/stalemate' },
  flying: { 'insufficient-material': 'flying/insufficient-material' },
  twokings: {
    checkmate: 'twokings/3',
    'insufficient-material': 'twokings/insufficient-material',
  },
  kingscourt: { checkmate: 'kingscourt/7', 'insufficient-material': 'kingscourt/7' },
};
const rulesOfChess = {
  checkmate: 'chess/5.1.1',
  stalemate: 'chess/5.2.1',
  'insufficient-material': 'chess/5.2.2',
  'fivefold-repetition': 'chess/9.6',
  'seventy-five-moves': 'chess/9.6',
};

/** The rules of a rulebook. */
function rulesIn(book) {
  const url = new URL(`../../../web/variants/${book}/rulebook.json`, import.meta.url);
  const { sections } = JSON.parse(readFileSync(url, 'utf8'));
  return sections.flatMap(({ rules }) => rules);
}

for (const variant of variantIds) {
  test(`${variant}: the outcome names the rule of the rulebook that ends the game`, () => {
    const own = rulesIn(variant);
    const inBooks = [...rulesIn('chess'), ...own].map(({ id }) => id);
    const reasons = new Set();
    const drawn = own.flatMap(({ positions }) => positions);
    for (const { fen, play = [] } of [...readDataOf(variant, 'positions.jsonl'), ...drawn]) {
      const position = { variant, fen };
      withGame(variant, fen, (game) => {
        for (const id of play) game.move(id);
        const outcome = game.outcome();
        if (!outcome) return;
        const expected = { ...rulesOfChess, ...ownRules[variant] }[outcome.reason];
        assertSame(outcome.rule, expected, position, 'outcome().rule');
        assert.ok(inBooks.includes(outcome.rule), outcome.rule);
        reasons.add(outcome.reason);
      });
    }
    for (const reason of Object.keys(ownRules[variant] ?? { stalemate: true }))
      assert.ok(reasons.has(reason), reason);
  });
}

/** [how the game ends, the rule] */
const given = [
  [(game) => game.resign('white'), null],
  [(game) => game.agreeDraw(), 'chess/5.2.3'],
  [(game) => game.forfeitOnTime('white'), 'chess/6.9'],
  [(game) => game.claim('threefold-repetition'), 'chess/9.2'],
  [(game) => game.claim('fifty-moves'), 'chess/9.3'],
  [(game) => game.move('h1h2'), 'chess/9.6'],
];
for (const [end, rule] of given) {
  test(`the rule behind an end of the players: ${end} ${rule}`, () => {
    withGame('chess', '4k3/8/8/8/8/8/8/4K2R w - - 137 90', (game) => {
      const there = ['h1h2', 'e8d8', 'h2h1', 'd8e8'];
      for (const id of [...there, ...there, ...there]) game.move(id);
      end(game);
      assert.equal(game.outcome().rule, rule);
    });
  });
}
