// Positions for search() and analyse(): each key has one meaning, and none is ignored.

import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { createEngine } from 'kingcraft/engine';
import { createGame, openGame } from 'kingcraft/pgn';
import { kingcraft, variantIds } from './support.js';

const engine = await createEngine();
after(() => engine.dispose());

const limits = { depth: 1 };
/** A position with a single legal move. */
const forced = { before: '7k/8/6Q1/8/8/8/8/K7 w - - 0 1', move: 'g6g7', only: 'h8g7' };
const blocked = '7k/6Q1/8/8/8/8/8/K7 b - - 1 1';
/** Mate with the move after 1. f3 e5 2. g4. */
const line = ['f2f3', 'e7e5', 'g2g4'];
const start = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';
const end = 'rnbqkbnr/pppp1ppp/8/4p3/6P1/5P2/PPPPP2P/RNBQKBNR b KQkq - 0 2';

async function bestOf(position) {
  const { best } = await engine.search(position, limits);
  const reports = [];
  for await (const report of engine.analyse(position, limits)) reports.push(report);
  assert.equal(reports.at(-1).best, best);
  return best;
}

/** [what, position, the best move] */
const understood = [
  ['fen alone is where it starts', { variant: 'chess', fen: blocked }, forced.only],
  ['fen and moves', { variant: 'chess', fen: forced.before, moves: [forced.move] }, forced.only],
  ['startFen alone', { variant: 'chess', startFen: blocked }, forced.only],
  [
    'startFen and moves',
    { variant: 'chess', startFen: forced.before, moves: [forced.move] },
    forced.only,
  ],
  [
    'startFen, moves, and fen as the position after them',
    { variant: 'chess', startFen: forced.before, moves: [forced.move], fen: blocked },
    forced.only,
  ],
  [
    'undefined is as if it were not there',
    { variant: 'chess', startFen: undefined, fen: blocked, moves: undefined },
    forced.only,
  ],
  [
    'moves as a score sheet has them',
    { variant: 'chess', moves: ['1. f3', ' e5 ', '2.g4'] },
    'd8h4',
  ],
];
for (const [what, position, best] of understood)
  test(`a position: ${what}`, async () => assert.equal(await bestOf(position), best));

for (const variant of variantIds) {
  test(`${variant}: the record of a game is searched where the game stands`, async () => {
    const game = kingcraft.newGame(variant);
    for (let ply = 0; ply < 9; ply++) game.move(game.moves()[(7 * ply) % game.moves().length]);
    const record = JSON.parse(JSON.stringify(game));
    const legal = game.moveIds();
    game.dispose();
    assert.ok(legal.includes(await bestOf(record)));
    await assert.rejects(engine.search({ ...record, fen: record.startFen }, limits), {
      code: 'argument',
      key: 'record-fen',
    });
  });
}

const game = kingcraft.newGame('chess');
for (const move of line) game.move(move);
const record = game.toJSON();
const { startFen: _, ...withoutStart } = record;

/** [what, position, the key of the error] */
const refused = [
  ['FEN', { variant: 'chess', FEN: blocked }, 'field-unknown'],
  ['startfen', { variant: 'chess', startfen: blocked }, 'field-unknown'],
  ['players', { variant: 'chess', moves: ['e4'], players: ['A', 'B'] }, 'field-unknown'],
  ['move', { variant: 'chess', move: 'e4' }, 'field-unknown'],
  ['outcome and pgn without startFen', withoutStart, 'field-unknown'],
  ['outcome without startFen', { variant: 'chess', fen: end, outcome: null }, 'field-unknown'],
  ['another key of a record', { ...record, id: 7 }, 'field-unknown'],
  ['a fen that contradicts the moves', { ...record, fen: start }, 'record-fen'],
  [
    'a fen that contradicts startFen',
    { variant: 'chess', startFen: start, fen: end },
    'record-fen',
  ],
  ['a startFen of another type', { ...record, startFen: 7 }, 'argument-kind'],
  ['a startFen that is null', { ...record, startFen: null }, 'argument-kind'],
  ['a startFen that is no FEN', { ...record, startFen: 'nonsense' }, 'fen-fields'],
  ['a fen of a record of another type', { ...record, fen: 7 }, 'argument-kind'],
  ['a game of kingcraft/pgn', createGame(kingcraft, 'chess'), 'field-unknown'],
  ['an opened game', openGame(kingcraft, '1. e4 *'), 'field-unknown'],
  ['a node of a tree', createGame(kingcraft, 'chess').tree.root, 'field-unknown'],
];
for (const [what, position, key] of refused) {
  test(`a position is refused with ${what}: ${key}`, async () => {
    await assert.rejects(engine.search(position, limits), { key });
    await assert.rejects(engine.analyse(position, limits).next(), { key });
  });
}

test('what is inherited does not count', async () => {
  await assert.rejects(engine.search(Object.create(record), limits), { code: 'argument' });
  const position = Object.assign(Object.create({ fen: blocked, startFen: blocked, FEN: 1 }), {
    variant: 'chess',
    moves: line,
  });
  assert.equal(await bestOf(position), 'd8h4');
});

test('the error names the key and those that there are', async () => {
  await assert.rejects(engine.search({ variant: 'chess', FEN: start }, limits), {
    code: 'argument',
    message: 'A position has no field "FEN"; it has variant, fen, moves, startFen.',
  });
});

test('a record of a game that is over is searched as its position', async () => {
  const over = kingcraft.newGame('chess');
  for (const move of line) over.move(move);
  over.resign('white');
  assert.equal(await bestOf(over.toJSON()), 'd8h4');
  over.dispose();
});
