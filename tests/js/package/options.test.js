// Options: one that is not known is refused by its name, and times may be fractions.

import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { load } from 'kingcraft';
import { useFiles } from 'kingcraft/board';
import { createEngine } from 'kingcraft/engine';
import { kingcraft } from './support.js';

const chess = { variant: 'chess' };
const engine = await createEngine();
after(() => engine.dispose());

/** [call, the option, all that it has] */
const misspelt = [
  [(options) => load(options), 'load()', 'wsam', 'wasm'],
  [
    (options) => createEngine(options),
    'createEngine()',
    'thread',
    'threads, hash, wasm, worker, patience, nets',
  ],
  [
    (options) => engine.search(chess, options),
    'search()',
    'depht',
    'depth, nodes, movetime, mate, multipv, level, seed, clock, searchMoves, signal, onInfo',
  ],
  [
    (clock) => engine.search(chess, { clock: { remaining: 1, ...clock } }),
    'clock',
    'movestogo',
    'remaining, increment, movesToGo, overhead',
  ],
  [
    async (options) => kingcraft.newGame('chess').moves(options),
    'moves()',
    'squares',
    'square, piece',
  ],
  [(options) => kingcraft.loadTables('chess', options), 'loadTables()', 'url', 'source'],
  [(options) => engine.loadTables('chess', options), 'loadTables()', 'url', 'source'],
  [(options) => engine.loadNet('chess', options), 'loadNet()', 'url', 'source'],
  [async (options) => useFiles(options), 'useFiles()', 'wrker', 'wasm, worker'],
];

for (const [call, name, option, known] of misspelt)
  test(`${name} refuses the option ${option}`, async () => {
    await assert.rejects(call({ [option]: undefined }), {
      code: 'argument',
      message: `${name} has no option "${option}"; it has ${known}.`,
    });
  });

test('an option of a thousand letters is quoted in part', async () => {
  await assert.rejects(load({ ['x'.repeat(1000)]: 1 }), ({ message }) => message.length < 120);
});

test('a move may have more than is asked for', () => {
  const game = kingcraft.newGame('chess');
  const played = game.move({ from: 'e2', to: 'e4', color: 'w', flags: 'b', piece: 'p' });
  assert.equal(game.undo(), played);
  assert.equal(game.move({ ...played, comment: 'best by test' }).id, 'e2e4');
  game.dispose();
});

test('a game of another copy of the package can be searched', async () => {
  const { load: loadCopy } = await import('../../../web/kingcraft/index.js?copy');
  const game = (await loadCopy()).newGame('chess');
  for (const move of ['f3', 'e5', 'g4']) game.move(move);
  assert.equal((await engine.search(game, { depth: 2 })).best, 'd8h4');
});

/** Times that clocks tell. */
const times = [
  ['movetime', { movetime: 12.5 }],
  ['a movetime below one', { movetime: 0.001 }],
  ['a clock', { clock: { remaining: 99.7, increment: 0.2 } }],
  ['a clock that has just run out', { clock: { remaining: -0.3 } }],
  ['a clock that has almost run out', { clock: { remaining: 0.3 } }],
];

for (const [name, options] of times)
  test(`${name} may be a fraction of milliseconds`, async () => {
    assert.ok((await engine.search(chess, options)).best);
  });

test('patience may be a fraction of milliseconds', async () => {
  const patient = await createEngine({ patience: 5000.5 });
  assert.ok((await patient.search(chess, { depth: 1 })).best);
  patient.dispose();
});
