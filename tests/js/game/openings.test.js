// Openings: what was played in a position, however it is reached, and the first moves of a computer.

import assert from 'node:assert/strict';
import test from 'node:test';
import { chooseOpening, followsOpenings } from '../../../web/game/choose-opening.js';
import { OpeningBook } from '../../../web/game/opening-book.js';
import { load } from '../../../web/kingcraft/index.js';
import { Opponent } from '../../../web/worker/opponent.js';
import { sampleOpenings } from './openings-support.js';

const kingcraft = await load();

/** The book of openings, made at once. */
function bookOf(variant, openings) {
  const steps = OpeningBook.create(kingcraft, variant, openings);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

function fenAfter(variant, moves) {
  const game = kingcraft.newGame(variant);
  for (const move of moves) game.move(move);
  const fen = game.fen();
  game.dispose();
  return fen;
}

/** 1.Nf3 d5 2.d4, of which the position after 1.Nf3 d5 is there once. */
const QUEENS_PAWN = {
  games: 40,
  plies: 3,
  positions: [
    [
      ['d2d4', 1, 12, 5, 4, 20],
      ['g1f3', 2, 28, 14, 7, 25],
    ],
    [['d7d5', 3, 12, 5, 4, 22]],
    [['d7d5', 4, 28, 14, 7, 24]],
    [['g1f3', 5, 12, 5, 4, 22]],
    [['d2d4', 5, 28, 14, 7, 24]],
    [['g8f6', -1, 40, 19, 11, 30]],
  ],
};

test('what was played in a position, the most frequent move first', () => {
  const book = bookOf('chess', QUEENS_PAWN);
  assert.equal(book.games, 40);
  assert.deepEqual(book.movesIn(fenAfter('chess', [])), [
    { id: 'g1f3', games: 28, whiteWins: 14, draws: 7, score: 25 },
    { id: 'd2d4', games: 12, whiteWins: 5, draws: 4, score: 20 },
  ]);
  assert.deepEqual(book.movesIn(fenAfter('chess', ['e2e4'])), []);
});

test('a position is found by any order of moves, and with any counters', () => {
  const book = bookOf('chess', QUEENS_PAWN);
  const lines = [
    ['d2d4', 'd7d5', 'g1f3'],
    ['g1f3', 'd7d5', 'd2d4'],
    ['g1f3', 'd7d5', 'f3g1', 'd5d4', 'g1f3'],
  ];
  const [one, other, another] = lines.map((line) => book.movesIn(fenAfter('chess', line)));
  assert.deepEqual(one, [{ id: 'g8f6', games: 40, whiteWins: 19, draws: 11, score: 30 }]);
  assert.deepEqual(other, one);
  assert.deepEqual(another, []);
  const later = ['b1c3', 'b8c6', 'c3b1', 'c6b8', 'd2d4', 'd7d5', 'g1f3'];
  assert.deepEqual(book.movesIn(fenAfter('chess', later)), one);
});

test('every position of a game that was counted is found, in all games', () => {
  for (const { id: variant } of kingcraft.variants) {
    const openings = sampleOpenings(kingcraft, variant, { games: 60, plies: 6 });
    const book = bookOf(variant, openings);
    const game = kingcraft.newGame(variant);
    let index = 0;
    while (index >= 0) {
      const entries = openings.positions[index];
      const found = book.movesIn(game.fen());
      assert.deepEqual(
        found.map(({ id }) => id).sort(),
        entries.map(([id]) => id).sort(),
        `${variant} ${game.fen()}`,
      );
      game.move(entries[0][0]);
      index = entries[0][1];
    }
    assert.equal(game.history().length, 6);
    game.dispose();
  }
});

test('openings of other rules are refused', () => {
  const openings = { games: 1, plies: 1, positions: [[['e2e5', 1, 1, 0, 0, 0]], []] };
  assert.throws(() => bookOf('chess', openings), { name: 'IllegalMoveError' });
});

/** Moves of Black: the best is by 90 better than the third, and the last was an accident. */
const REPLIES = [
  { id: 'often', games: 600, score: 0 },
  { id: 'best', games: 250, score: -15 },
  { id: 'weak', games: 145, score: 75 },
  { id: 'rare', games: 5, score: -300 },
];

const chosen = (level, number) =>
  chooseOpening(REPLIES, { turn: 'black', level }, () => number) ?? null;

test('a computer chooses by how often a move was played', () => {
  assert.deepEqual(
    [0, 0.59, 0.61, 0.84, 0.87, 0.999].map((number) => chosen(1, number)),
    ['often', 'often', 'best', 'best', 'weak', 'weak'],
  );
});

test('a higher level chooses no move that loses much', () => {
  assert.deepEqual(
    [0, 0.7, 0.71, 0.999].map((number) => chosen(9, number)),
    ['often', 'often', 'best', 'best'],
  );
  assert.equal(chosen(3, 0.999), 'best');
  assert.equal(
    chooseOpening([], { turn: 'white', level: 5 }, () => 0),
    null,
  );
});

test('a higher level follows openings longer, the highest not at all', () => {
  const longest = (level) => [...Array(20).keys()].filter((ply) => followsOpenings(level, ply));
  assert.deepEqual(
    [1, 2, 9, 10].map((level) => longest(level).length),
    [3, 4, 11, 0],
  );
});

test('a move that was chosen needs no search, unless the thinking was called off', async () => {
  const searches = [];
  const engine = { search: async (game) => searches.push(game) && { best: 'd7d5', lines: [] } };
  const known = { 1: 'e7e5' };
  const opponent = new Opponent(
    async () => engine,
    async (_game, level) => known[level] ?? null,
  );
  const game = { variant: 'chess', moves: ['e2e4'] };
  const think = (level) => opponent.think(game, { level, onInfo() {} });
  assert.deepEqual(await think(1), { best: 'e7e5', lines: [] });
  assert.equal(searches.length, 0);
  assert.equal((await think(2)).best, 'd7d5');
  assert.equal(searches.length, 1);
  const calledOff = think(1);
  opponent.callOff();
  assert.equal(await calledOff, null);
});
