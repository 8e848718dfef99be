// Records that restore() refuses, and what a game does where it is taken for data.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inspect } from 'node:util';
import { MessageChannel } from 'node:worker_threads';
import { hostile, wrongTypes } from './bad-values.js';
import { kingcraft, variantIds } from './support.js';

const asData = (game) => JSON.parse(JSON.stringify(game));

const played = kingcraft.newGame('chess');
for (const move of ['e4', 'e5', 'Nf3']) played.move(move);
const record = Object.freeze(asData(played));
const mated = kingcraft.newGame('chess');
for (const move of ['f3', 'e5', 'g4', 'Qh4']) mated.move(move);
const over = Object.freeze(asData(mated));

/** [what, record, the code of the error] */
const refused = [
  ...Object.entries(wrongTypes).map(([name, value]) => [name, value, 'argument']),
  ['a text', JSON.stringify(record), 'argument'],
  ['an array', [record], 'argument'],
  ['an empty object', {}, 'argument'],
  ['what is inherited', Object.create(record), 'argument'],
  ['a game', played, 'argument'],
  ...['variant', 'startFen', 'moves', 'fen', 'outcome'].flatMap((key) => {
    const { [key]: _, ...others } = record;
    const wrong = key === 'outcome' ? [7, 'white'] : [7, null, hostile];
    return [
      [`no ${key}`, others, 'argument'],
      [
        `an inherited ${key}`,
        Object.assign(Object.create({ [key]: record[key] }), others),
        'argument',
      ],
      ...wrong.map((value) => [`${key} of another type`, { ...record, [key]: value }, 'argument']),
    ];
  }),
  ['another key', { ...record, FEN: record.fen }, 'argument'],
  [
    'a getter that throws',
    {
      ...record,
      get fen() {
        throw new Error('mine');
      },
    },
    'argument',
  ],
  ['an unknown variant', { ...record, variant: 'checkers' }, 'variant'],
  ['another variant', { ...record, variant: 'flying' }, 'fen'],
  ['a startFen that is none', { ...record, startFen: 'nonsense' }, 'fen'],
  ['an illegal move', { ...record, moves: ['e2e4', 'e2e4'] }, 'illegal-move'],
  ['a move of another type', { ...record, moves: [7] }, 'argument'],
  ['too many moves', { ...record, moves: Array(100_001).fill('e2e4') }, 'argument'],
  ['a move too few', { ...record, moves: record.moves.slice(0, 2) }, 'argument'],
  ['a move after the end', { ...over, moves: [...over.moves, 'e2e4'] }, 'game-over'],
  ['the FEN of the start', { ...record, fen: record.startFen }, 'argument'],
  [
    'another start',
    { ...record, startFen: record.fen, moves: [], pgn: undefined, fen: record.startFen },
    'argument',
  ],
  ['an outcome that is not there', { ...over, outcome: null }, 'argument'],
  ['the other winner', { ...over, outcome: { ...over.outcome, winner: 'white' } }, 'argument'],
  ['another reason', { ...over, outcome: { ...over.outcome, reason: 'resignation' } }, 'argument'],
  ...[
    { winner: 'white', reason: 'checkmate' },
    { winner: null, reason: 'stalemate' },
    { winner: null, reason: 'insufficient-material' },
    { winner: 'white', reason: 'agreement' },
    { winner: null, reason: 'resignation' },
    { winner: 'red', reason: 'resignation' },
    { winner: 'red', reason: 'unknown' },
    { winner: 'white', reason: 'fifty-moves' },
    { winner: 'white', reason: 'boredom' },
    { winner: 'white', reason: 7 },
    { winner: 'white', reason: hostile },
    { winner: 'white' },
    { reason: 'unknown' },
    Object.create({ winner: 'white', reason: 'unknown' }),
  ].map((outcome) => [
    `the outcome ${inspect(outcome, { breakLength: 200 })}`,
    { ...record, outcome },
    'argument',
  ]),
  [
    'a claim that does not hold',
    { ...record, outcome: { winner: null, reason: 'threefold-repetition' } },
    'claim',
  ],
  ['a PGN that is none', { ...record, pgn: '1. e4 (' }, 'pgn'],
  ['a PGN of another type', { ...record, pgn: 7 }, 'argument'],
  ['a PGN of another game', { ...record, pgn: '1. d4 *' }, 'argument'],
  ['a PGN of fewer moves', { ...record, pgn: '1. e4 e5 *' }, 'argument'],
  ['a PGN of another start', { ...record, pgn: `[FEN "${record.fen}"]\n\n*` }, 'argument'],
  [
    'a PGN of another variant',
    { ...record, pgn: '[Variant "Tax Chess"]\n\n1. e4 e5 2. Nf3 *' },
    'pgn',
  ],
];
for (const [what, value, code] of refused) {
  test(`restore() refuses a record with ${what}: ${code}`, () => {
    assert.throws(
      () => kingcraft.restore(value),
      (error) => {
        assert.equal(error.code, code, error.message);
        assert.ok(error.message.length < 250, error.message);
        return true;
      },
    );
  });
}

test('a record that is refused leaves no game in the memory', () => {
  const before = kingcraft.memoryInUse();
  for (const [, value] of refused) assert.throws(() => kingcraft.restore(value));
  const once = kingcraft.memoryInUse();
  for (let turn = 0; turn < 20; turn++)
    for (const [, value] of refused) assert.throws(() => kingcraft.restore(value));
  assert.equal(kingcraft.memoryInUse(), once, `${before} at first`);
});

test('a game is not copied without its moves: structuredClone() and postMessage() name toJSON()', () => {
  const { port1 } = new MessageChannel();
  for (const copy of [
    () => structuredClone(played),
    () => structuredClone({ games: [played] }),
    () => port1.postMessage(played),
  ])
    assert.throws(copy, { name: 'DataCloneError', message: /toJSON/ });
  port1.close();
  assert.deepEqual(structuredClone(played.toJSON()), played.toJSON());
});

for (const variant of variantIds) {
  test(`${variant}: console.log() shows variant, FEN and last move`, () => {
    const game = kingcraft.newGame(variant);
    assert.equal(
      inspect(game, { breakLength: Number.POSITIVE_INFINITY }),
      `Game { variant: '${variant}', fen: '${game.fen()}', lastMove: null }`,
    );
    const { san } = game.move(game.moveIds()[0]);
    assert.ok(inspect([game]).includes(game.fen()));
    assert.ok(inspect(game).includes(`lastMove: '${san}'`));
    game.dispose();
    assert.equal(inspect(game), 'Game { This game has been disposed of. }');
  });
}
