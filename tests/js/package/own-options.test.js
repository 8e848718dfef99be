// Options, choices of moves and positions are read from an object's own properties: what another script has added to
// `Object.prototype` changes no call.

import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { load } from 'kingcraft';
import { toSvg } from 'kingcraft/draw';
import { createEngine } from 'kingcraft/engine';
import { openGame, readGames, writeGame } from 'kingcraft/pgn';
import { setUp } from 'kingcraft/setup';
import { kingcraft } from './support.js';

const engine = await createEngine();
after(() => engine.dispose());

const game = kingcraft.newGame('chess');
after(() => game.dispose());

const PGN = '1. e4 *';

/** The id of a move that is played and taken back. */
function played(choice) {
  const { id } = game.move(choice);
  game.undo();
  return id;
}

/** Functions without a promise throw at once, the others reject. */
const search = (position, options) =>
  engine.search(position, { ...options, nodes: 1 }).then(({ best }) => typeof best);

/** [what reads, the keys that it knows, a call without them] */
const calls = [
  ['moves()', ['square'], () => game.moves().length],
  ['moves({})', ['square'], () => game.moves({}).length],
  ['move()', ['id', 'promotion', 'castle', 'headbutt'], () => played({ from: 'e2', to: 'e4' })],
  ['move() by its id', ['from', 'to', 'promotion'], () => played({ id: 'e2e4' })],
  ['line()', ['id', 'promotion'], () => game.line([{ from: 'e2', to: 'e4' }])[0].id],
  ['load()', ['wasm'], () => load().then(({ variants }) => variants.length)],
  ['loadTables()', ['source'], () => kingcraft.loadTables('chess')],
  ['loadTables() of an engine', ['source'], () => engine.loadTables('chess')],
  ['loadNet()', ['source'], () => engine.loadNet('chess')],
  [
    'createEngine()',
    ['threads', 'hash', 'patience', 'nets', 'wasm', 'worker'],
    () => createEngine().then((other) => other.dispose()),
  ],
  [
    'search()',
    ['depth', 'movetime', 'multipv', 'level', 'seed', 'clock', 'signal', 'onInfo'],
    () => search({ variant: 'chess', fen: game.fen(), moves: [] }),
  ],
  [
    'the clock of search()',
    ['increment', 'movesToGo'],
    () => search({ variant: 'chess' }, { clock: { remaining: 1 } }),
  ],
  ['a position', ['fen', 'moves', 'startFen'], () => search({ variant: 'chess' })],
  [
    'analyse()',
    ['depth', 'movetime', 'multipv', 'level', 'seed', 'clock', 'signal', 'onInfo'],
    async () => {
      const reports = engine.analyse({ variant: 'chess' }, { nodes: 1 });
      return typeof (await reports.next()).value.best;
    },
  ],
  [
    'toSvg()',
    ['orientation', 'lastMove', 'check', 'crowns', 'arrows', 'marks', 'size', 'theme', 'label'],
    () => toSvg(game, {}),
  ],
  ['an arrow', ['color'], () => toSvg(game, { arrows: [{ from: 'e2', to: 'e4' }] })],
  ['a mark', ['color'], () => toSvg(game, { marks: [{ square: 'e4' }] })],
  [
    'setCounters()',
    ['halfmoveClock', 'moveNumber'],
    () => setUp(kingcraft, 'chess').setCounters({}).fen(),
  ],
  ['openGame()', ['entry', 'variant'], () => writeGame(kingcraft, openGame(kingcraft, PGN))],
  [
    'readGames()',
    ['variant', 'filter'],
    () =>
      readGames(kingcraft, PGN)
        .next()
        .then(({ value }) => value.text),
  ],
];

/** What `work` returns, while every object inherits these properties. */
function withInherited(properties, work) {
  Object.assign(Object.prototype, properties);
  try {
    return work();
  } finally {
    for (const key of Object.keys(properties)) Reflect.deleteProperty(Object.prototype, key);
  }
}

for (const [name, keys, call] of calls)
  test(`${name} takes no inherited ${keys.join(', ')}`, async () => {
    const expected = await call();
    const inherited = Object.fromEntries(keys.map((key) => [key, Symbol(key)]));
    assert.deepEqual(await withInherited(inherited, call), expected);
  });

/** [what misses something, a call, the inherited value that would complete it] */
const incomplete = [
  ['a piece', () => setUp(kingcraft, 'chess').put('e4', { piece: 'king' }), { color: 'white' }],
  ['a move', () => game.move({ from: 'e2' }), { to: 'e4' }],
  ['a result', () => game.end({ winner: null }), { reason: 'agreement' }],
  ['a game to write', () => writeGame(kingcraft, {}), openGame(kingcraft, PGN)],
];

for (const [name, call, inherited] of incomplete)
  test(`${name} is not completed by what it inherits`, () => {
    assert.throws(call, { code: 'argument' });
    withInherited(inherited, () => assert.throws(call, { code: 'argument' }));
  });

test('an own property may be a getter', () => {
  const options = Object.defineProperty({}, 'square', { get: () => 'e2' });
  assert.equal(game.moves(options).length, 2);
});
