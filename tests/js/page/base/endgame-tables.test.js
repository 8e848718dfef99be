// Endgame tables on the page: which positions need them, and what they say in words.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { loadTablesFor } from '../../../../web/kingcraft/tables.js';
import { maySolve } from '../../../../web/page/base/endgame-tables.js';
import { describeProbe, listProbe } from '../../../../web/page/study/endgame-view.js';

const QUEEN = '8/8/8/4k3/8/8/8/KQ6 w - - 0 1';

/** Which games tables were asked for, of the positions. */
async function askedFor(...fens) {
  const asked = [];
  const user = { loadTables: async (variant) => asked.push(variant) };
  for (const fen of fens) await loadTablesFor(user, 'tax', fen);
  return asked.length;
}

test('three pieces are solved, and tables are at hand two pieces earlier', async () => {
  assert.equal(maySolve(QUEEN), true);
  assert.equal(maySolve('8/8/8/4k3/8/8/8/KQ6|8/8/8/4n3/8/8/8/8 w - - 0 1'), false);
  assert.equal(await askedFor(QUEEN, '8/8/8/4knn1/8/8/8/KQ6 w - - 0 1'), 2);
  assert.equal(await askedFor('8/8/8/4knnn/8/8/8/KQ6 w - - 0 1'), 0);
});

test('tables that cannot be had are done without', async () => {
  await loadTablesFor({ loadTables: () => Promise.reject(new Error('offline')) }, 'tax', QUEEN);
});

const CHESS = { kingMayBeCaptured: false };
const LEVITATING = { kingMayBeCaptured: true };

test('the result by force is said from both sides', () => {
  const rows = [
    [{ result: 'win', plies: 23 }, 'white', QUEEN, 'White mates in 12'],
    [{ result: 'loss', plies: 24 }, 'black', QUEEN, 'White mates in 12'],
    [{ result: 'loss', plies: 2 }, 'white', QUEEN, 'Black mates in 1'],
    [{ result: 'loss', plies: 2 }, 'white', QUEEN, 'Black wins in 1', LEVITATING],
    [{ result: 'draw', plies: null }, 'white', QUEEN, 'Black holds the draw'],
    [{ result: 'draw', plies: null }, 'white', '8/8/8/4k3/8/8/8/K7 w - - 0 1', 'Draw'],
  ];
  for (const [probe, turn, fen, words, variant = CHESS] of rows)
    assert.equal(describeProbe({ ...probe, moves: [] }, turn, fen, variant), words);
});

test('every move is listed in the order of the tables, from White’s side', () => {
  const probe = {
    moves: [
      { id: 'a', result: 'win', plies: 3 },
      { id: 'b', result: 'draw', plies: null },
      { id: 'c', result: 'loss', plies: 4 },
    ],
  };
  const moves = ['c', 'b', 'a'].map((id) => ({ id, san: `${id.toUpperCase()}#` }));
  assert.deepEqual(listProbe(probe, 'black', moves, LEVITATING), [
    { id: 'a', san: 'A', short: '−K×2', title: 'Black wins in 2' },
    { id: 'b', san: 'B', short: '=', title: 'Draw' },
    { id: 'c', san: 'C', short: 'K×2', title: 'White wins in 2' },
  ]);
  assert.deepEqual(listProbe(probe, 'black', moves, CHESS), [
    { id: 'a', san: 'A#', short: '−#2', title: 'Black mates in 2' },
    { id: 'b', san: 'B#', short: '=', title: 'Draw' },
    { id: 'c', san: 'C#', short: '#2', title: 'White mates in 2' },
  ]);
});
