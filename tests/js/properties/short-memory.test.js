// Memory that runs out in the middle of a call: the call throws an error of the package, nothing is answered wrong
// afterwards, and a new engine plays. How much is free when a call begins is tried in steps, until the call succeeds.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { KingcraftError, load } from 'kingcraft';
import { createInstance } from '../../../web/kingcraft/engine-instance.js';
import { loaderOf } from '../../../web/kingcraft/loader.js';
import { compileModule } from '../../../web/kingcraft/wasm-module.js';
import { recordMemories, variantIds } from '../package/support.js';
import { isLong } from './property.js';

const { grow } = WebAssembly.Memory.prototype;
let canGrow = true;
let hasAsked = false;
WebAssembly.Memory.prototype.grow = function (...pages) {
  hasAsked = true;
  if (canGrow) return grow.apply(this, pages);
  throw new RangeError('there is no more memory');
};
const memories = recordMemories();

/** The package, and games of its engine that nothing else knows. */
async function begin() {
  memories.length = 0;
  let module;
  const kingcraft = await loaderOf(async (compiled) => {
    const instance = await createInstance(compiled);
    module = instance.call((raw) => raw);
    return instance;
  }, compileModule)();
  return { kingcraft, module, memory: memories[0] };
}

/** Takes so many bytes permanently: embind has asked for room for a text, of which no byte can be read then. */
function take(module, length) {
  const unreadable = () => {
    throw new RangeError('no byte can be read');
  };
  const get = (_, key) => (key === 'length' ? length : unreadable());
  assert.throws(() => module.newGame(new Proxy(new Uint8Array(), { get })), RangeError);
}

/** The blocks that take all the memory of an engine after this work, from the largest to the smallest. */
async function blocksAfter(prepare) {
  canGrow = true;
  const { kingcraft, module } = await begin();
  prepare(kingcraft);
  canGrow = false;
  const blocks = [];
  for (let size = 2 ** 23; size >= 16; size /= 2)
    for (let fits = true; fits; ) {
      hasAsked = false;
      try {
        take(module, size);
      } catch {}
      fits = !hasAsked;
      if (fits) blocks.push(size);
    }
  canGrow = true;
  return blocks;
}

const long = 'Nf3 Nf6 Ng1 Ng8 '.repeat(250).trim().split(' ');
const pgn = `1. e4 {${'said '.repeat(20_000)}} e5 (1... c5 2. Nf3 d6) 2. Nf3 *`;

/** A game after some moves, with a comment at its end. */
function played({ newGame }, moves = long.slice(0, 20)) {
  const game = newGame('chess');
  for (const move of moves) game.move(move);
  game.setComment('words '.repeat(3000));
  return game;
}

/** What is done while there is enough memory, which returns the call that has too little. */
const calls = {
  'newGame()':
    ({ newGame }) =>
    () =>
      variantIds.map((id) => newGame(id).fen()),
  'validateFen()':
    ({ validateFen }) =>
    () =>
      variantIds.map((id) => validateFen(id, 'x'.repeat(5000)).error.message),
  'moves() and sans()': ({ newGame }) => {
    const game = newGame('kingscourt');
    return () => [game.moves(), game.sans(), game.ascii(), game.perft(2)];
  },
  'comment()': (kingcraft) => {
    const game = played(kingcraft);
    return () => game.comment();
  },
  'setComment() and pgn()': (kingcraft) => {
    const game = played(kingcraft);
    return () => [game.setComment('said '.repeat(2000)), game.pgn()];
  },
  'loadPgn()':
    ({ newGame }) =>
    () => {
      const game = newGame('chess');
      return [game.loadPgn(pgn), game.history().length];
    },
  'many moves, undo() and redo()': (kingcraft) => {
    const game = played(kingcraft);
    return () => {
      for (const move of long) game.move(move);
      while (game.undo());
      while (game.redo());
      return [game.history().length, game.fen()];
    };
  },
  'restore() and clone()': (kingcraft) => {
    const record = played(kingcraft).toJSON();
    return () => {
      const game = kingcraft.restore(record);
      return Array.from({ length: 20 }, () => game.clone()).map((copy) => copy.fen());
    };
  },
  'loadTables()':
    ({ loadTables, newGame }) =>
    async () => {
      await loadTables('chess');
      return newGame('chess', '8/8/8/4k3/8/8/8/KQ6 w - - 0 1').probe();
    },
};

/** What a small game of each kind gives. */
const playSmall = ({ newGame, variants }) =>
  variants.map(({ id }) => {
    const game = newGame(id);
    const played = game
      .moveIds()
      .slice(0, 1)
      .map((move) => game.move(move));
    return [played, game.fen(), game.pgn(), game.explain('e7', 'e5').text];
  });

/** What the work gives, or the error that it throws, which is one of the package. */
async function outcomeOf(work) {
  try {
    return { result: await work() };
  } catch (error) {
    assert.ok(error instanceof KingcraftError, error?.stack);
    return { error };
  }
}

/** By how much the free memory grows from one try to the next. */
const factor = isLong ? 1.02 : 3;

for (const [name, prepare] of Object.entries(calls))
  test(`${name} in a memory that is full: an error, or what it gives in any other`, async () => {
    const [largest, ...others] = await blocksAfter(prepare);
    const fresh = (await begin()).kingcraft;
    const expected = await prepare(fresh)();
    const small = playSmall(fresh);
    const outcomes = new Set();
    for (
      let free = 0;
      free < largest && !outcomes.has('result');
      free = Math.ceil(factor * free + 256)
    ) {
      const where = `${free} bytes free`;
      const { kingcraft, module } = await begin();
      const call = prepare(kingcraft);
      for (const size of [largest - free, ...others]) take(module, size);
      canGrow = false;
      const { result, error } = await outcomeOf(call);
      canGrow = true;
      if (!error) assert.deepEqual(result, expected, where);
      const after = await outcomeOf(() => playSmall(kingcraft));
      if (error && after.error) assert.equal(after.error.key, 'engine-broken-load', where);
      else
        assert.deepEqual(after.result, small, `after ${error ? 'an error' : 'a result'}, ${where}`);
      outcomes.add(error ? 'error' : 'result');
    }
    assert.deepEqual([...outcomes], ['error', 'result']);
    assert.deepEqual(playSmall(await load()), small, 'a new engine plays');
  });
