// Every function of the parts of the package with every kind of bad value in every place: what they throw is an error
// of the package, with a code.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { KingcraftError } from 'kingcraft';
import * as draw from 'kingcraft/draw';
import * as pgn from 'kingcraft/pgn';
import * as setup from 'kingcraft/setup';
import { notStrings, wrongStrings } from './bad-values.js';
import { kingcraft, methodsOf } from './support.js';

const fail = () => {
  throw new TypeError('of the caller');
};
const goneOf = (target) => {
  const { proxy, revoke } = Proxy.revocable(target, {});
  revoke();
  return proxy;
};
const startFen = kingcraft.variants[0].startFen;
const disposed = kingcraft.newGame('tax');
disposed.dispose();

/** Name → a value that may come from anywhere. */
const values = {
  ...notStrings,
  ...wrongStrings,
  'a negative number': -1,
  infinity: Number.POSITIVE_INFINITY,
  'an array of nothing': [undefined, null],
  'a long array': Array(1000).fill(7),
  'an array that is gone': goneOf([]),
  'an object that is gone': goneOf({}),
  'an object without a prototype': Object.create(null),
  'an object that fails in every way': new Proxy({}, { get: fail, has: fail, ownKeys: fail }),
  'a map': new Map([['variant', 'tax']]),
  'a date': new Date(0),
  'an error': new Error('of the caller'),
  'an engine': kingcraft,
  'a game': kingcraft.newGame('tax'),
  'a game that is disposed of': disposed,
  'a tree': new pgn.MoveTree(startFen),
  'a node': new pgn.MoveTree(startFen).root,
};

const text = '[White "Ada"]\n\n1. e4 $1 {best [%clk 0:05:23]} (1. d4) e5 *';
const open = () => pgn.openGame(kingcraft, text);
const newGame = () => kingcraft.newGame('chess');
const nodeOf = ({ tree }) => tree.root.children[0];
const shape = { from: 'e2', to: 'e4', color: 'red' };
const played = newGame().move('a3');

async function readAll(...given) {
  for await (const _ of pgn.readGames(...given));
}
/** [export, right arguments, what calls it: the export itself where nothing is said] */
const functions = [
  [pgn, 'createGame', () => [kingcraft, 'tax', kingcraft.newGame('tax').fen()]],
  [pgn, 'listGames', () => [text]],
  [pgn, 'listGamesInSteps', () => [text], (...given) => [...pgn.listGamesInSteps(...given)]],
  [pgn, 'openGame', () => [kingcraft, text, { entry: pgn.listGames(text)[0], variant: 'tax' }]],
  [
    pgn,
    'openGameInSteps',
    () => [kingcraft, text, { entry: pgn.listGames(text)[0], variant: 'tax' }],
    (...given) => [...pgn.openGameInSteps(...given)],
  ],
  [
    pgn,
    'playLine',
    () => {
      const game = open();
      return [kingcraft, game, game.tree.root, ['e4', { from: 'e7', to: 'e5' }]];
    },
  ],
  [pgn, 'readGames', () => [kingcraft, text, { variant: 'tax', filter: () => true }], readAll],
  [pgn, 'readGames', () => [kingcraft, new Uint8Array([42]), {}], readAll],
  [pgn, 'setTag', () => [newGame(), 'White', 'Ada']],
  [pgn, 'signOfNag', () => [1]],
  [pgn, 'tagsOf', () => [newGame()]],
  [pgn, 'writeGame', () => [kingcraft, open()]],
  [
    pgn,
    'writeGameInSteps',
    () => [kingcraft, open()],
    (...given) => [...pgn.writeGameInSteps(...given)],
  ],
  [pgn, 'MoveTree', () => [startFen], (...given) => new pgn.MoveTree(...given)],
  [setup, 'setUp', () => [kingcraft, 'chess', startFen]],
  [draw, 'toSvg', () => [newGame(), {}]],
  [
    draw,
    'toSvg',
    () => [
      startFen,
      {
        orientation: 'black',
        lastMove: { from: 'e2', to: 'e4' },
        check: ['e1'],
        crowns: ['e8'],
        arrows: [shape, 'e2e4'],
        marks: [{ square: 'e4', color: 'blue' }, 'e5'],
        size: 100,
        coordinates: false,
        theme: 'slate',
        levelNames: ['ground'],
        label: 'a position',
      },
    ],
  ],
];

/** [the class, the right arguments of each method, an object of it] */
const methods = [
  [
    'MoveTree',
    () => open().tree,
    {
      add: (tree) => [tree.root, played, startFen],
      goTo: (tree) => [tree.root],
      find: () => [1],
      nodes: () => [],
      lineTo: (tree) => [tree.root],
      lineFrom: (tree) => [tree.root],
      mainLine: () => [],
      variationOf: (tree) => [tree.root],
      promote: (tree) => [tree.root.children[1]],
      demote: (tree) => [tree.root.children[0]],
      remove: (tree) => [tree.root.children[0]],
    },
  ],
  ['MoveNode', () => nodeOf(open()), { toggleNag: () => [1], toggleShape: () => [shape] }],
  [
    'PositionBuilder',
    () => setup.setUp(kingcraft, 'chess'),
    {
      get: () => ['e2'],
      put: () => ['e4', { piece: 'queen', color: 'white' }],
      remove: () => ['e2'],
      clear: () => [],
      setTurn: () => ['black'],
      setRights: () => [[{ letter: 'K' }]],
      setEnPassant: () => ['e3'],
      setCounters: () => [{ halfmoveClock: 3, moveNumber: 7 }],
      fen: () => [],
      validate: () => [],
      newGame: () => [],
    },
  ],
];

/** Property of a node → a value that is right. */
const settable = {
  comment: 'best',
  opening: 'or',
  nags: [1],
  shapes: [shape],
  evaluation: { cp: 7, depth: 3 },
  clock: 12.5,
};

const isData = (value) =>
  Array.isArray(value) ||
  (value !== null && Object.getPrototypeOf(Object(value)) === Object.prototype);

/** Copies of a value, each with a bad one in one place: in its own, or in that of something in it. */
function* spoiled(value, bad, depth = 3) {
  yield bad;
  if (depth === 0 || !isData(value) || value === kingcraft) return;
  for (const key of Object.keys(value))
    for (const wrong of spoiled(value[key], bad, depth - 1))
      yield Array.isArray(value)
        ? (value.with?.(Number(key), wrong) ??
          value.map((each, at) => (String(at) === key ? wrong : each)))
        : { ...value, [key]: wrong };
}

/** Fails unless a call returns, or throws an error of the package. */
async function assertOurs(call, what) {
  try {
    await call();
  } catch (error) {
    const known = error instanceof KingcraftError && typeof error.code === 'string';
    if (!known) assert.fail(`${what}: got ${error?.stack ?? error}`);
    assert.ok(error.message.length < 400, `${what}: a message of ${error.message.length}`);
  }
}

/** Calls with each bad value in each place. @param right returns the arguments, new ones for each call */
async function callWrongly(what, right, call) {
  for (const [name, bad] of Object.entries(values))
    for (let place = 0; place < right().length; place++) {
      const count = [...spoiled(right()[place], bad)].length;
      for (let number = 0; number < count; number++) {
        const given = right();
        given[place] = [...spoiled(given[place], bad)][number];
        await assertOurs(() => call(...given), `${what}, argument ${place + 1}, ${name}`);
      }
    }
  for (let count = 0; count < right().length; count++)
    await assertOurs(() => call(...right().slice(0, count)), `${what} with ${count} arguments`);
}

for (const [module, name, right, call = module[name]] of functions) {
  test(`${name}() with bad values`, async () => {
    await call(...right());
    await callWrongly(name, right, call);
  });
}

for (const [name, create, table] of methods) {
  for (const [method, right] of Object.entries(table)) {
    test(`${name}: ${method}() with bad values`, async () => {
      let object;
      const rightFor = () => {
        object = create();
        return right(object);
      };
      const call = (...given) => object[method](...given);
      call(...rightFor());
      await callWrongly(method, rightFor, call);
    });
  }
}

for (const [name, right] of Object.entries(settable)) {
  test(`a node refuses bad values of ${name}, and stays as it was`, async () => {
    const node = nodeOf(open());
    node[name] = right;
    for (const [what, bad] of Object.entries(values))
      for (const wrong of spoiled(right, bad)) {
        const before = node[name];
        await assertOurs(() => {
          try {
            node[name] = wrong;
          } catch (error) {
            assert.equal(node[name], before, what);
            throw error;
          }
          node[name] = right;
        }, `${name} = ${what}`);
      }
  });
}

test('the tables have every export and every method', () => {
  for (const [module, name] of [
    [pgn, 'pgn'],
    [setup, 'setup'],
    [draw, 'draw'],
  ]) {
    const known = functions.filter(([each]) => each === module).map(([, called]) => called);
    assert.deepEqual([...new Set(known)].sort(), Object.keys(module).sort(), name);
  }
  for (const [name, create, table] of methods) {
    const object = create();
    const declared = methodsOf(object).filter((method) => {
      const { value } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(object), method);
      return typeof value === 'function';
    });
    assert.deepEqual(Object.keys(table).sort(), declared.sort(), name);
  }
  const properties = Object.getOwnPropertyDescriptors(Object.getPrototypeOf(nodeOf(open())));
  const setters = Object.keys(properties).filter((name) => properties[name].set);
  assert.deepEqual(Object.keys(settable).sort(), setters.sort());
});
