// The bindings without the wrappers that check what they are given: each function and each method with any values in
// any order. Embind may refuse them; the engine never breaks down, gives back its memory, and plays right afterwards.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { createContext, runInContext } from 'node:vm';
import { gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { startInstance } from '../../../web/kingcraft/instance.js';
import createEngineModule from '../../../web/kingcraft/wasm/engine.js';
import createRulesModule from '../../../web/kingcraft/wasm/rules.js';
import { createTable } from '../../../web/worker/worker-messages.js';
import { kingcraft, recordMemories } from '../package/support.js';
import { anything, check, made } from './property.js';

const factories = { engine: createEngineModule, rules: createRulesModule };
const fileOf = (name) => readFileSync(new URL(`../../../web/kingcraft/${name}`, import.meta.url));
const memories = recordMemories();

/** A new instance, without its wrapper. */
async function begin(name) {
  memories.length = 0;
  const table = await createTable(1);
  const instance = await startInstance(factories[name], modules[name], table);
  return instance.call((module) => module);
}
const modules = Object.fromEntries(
  await Promise.all(
    Object.keys(factories).map(async (name) => [
      name,
      await WebAssembly.compile(fileOf(`wasm/${name}.wasm`)),
    ]),
  ),
);

const isBound = (value) => typeof value === 'function' && 'argCount' in value;

/** All that is bound, as embind has listed it: `newGame`, `Game.move`. */
function boundIn(module) {
  const entries = Object.entries(module);
  const functions = entries.filter(([, value]) => isBound(value));
  const methods = entries
    .filter(([, value]) => typeof value?.prototype?.delete === 'function')
    .flatMap(([owner, { prototype }]) =>
      Object.getOwnPropertyNames(prototype)
        .filter((name) => isBound(prototype[name]))
        .map((name) => [`${owner}.${name}`, prototype[name], owner]),
    );
  return [...functions, ...methods].map(([name, { argCount }, owner]) => ({
    name,
    owner,
    arity: argCount,
  }));
}

const nets = kingcraft.variants.map(({ id }) => fileOf(`nets/${id}.net`));
/** The tables of few pieces of a game, each with its material. */
const tables = kingcraft.variants.flatMap(({ id }) => {
  const bytes = gunzipSync(fileOf(`tables/${id}.tables`));
  let start = bytes.indexOf('\n') + 1;
  return JSON.parse(bytes.subarray(0, start).toString()).flatMap(([material, size]) => {
    start += size;
    return size < 10_000 ? [{ id, material, bytes: bytes.subarray(start - size, start) }] : [];
  });
});

/** Bytes as they are, cut, with some of them changed, or with more of them. */
const damaged = (files) =>
  fc
    .tuple(
      fc.constantFrom(...files),
      fc.option(fc.nat(), { nil: undefined, freq: 3 }),
      fc.array(fc.tuple(fc.nat(), fc.nat(255)), { maxLength: 3 }),
    )
    .map(([file, length, changes]) => {
      const bytes = Uint8Array.from(file.subarray(0, length && length % file.length));
      for (const [at, byte] of changes) bytes[at % bytes.length] = byte;
      return bytes;
    });

const ids = kingcraft.variants.map(({ id }) => id);
const texts = fc.oneof(
  fc.constantFrom(
    ...ids,
    ...kingcraft.variants.map(({ startFen }) => startFen),
    ...['e2', 'e4', 'a1', 'l8', 'z9', 'e2e4', 'e7e5', 'Nf3', 'O-O', 'e2e4 e7e5 Ng1f3', '', '\0'],
    ...['white', 'black', 'fifty-moves', 'resignation', 'time', '1. e4 e5 (1... c5) *', 'KQvK'],
    ...['4k3/P7/8/8/8/8/8/R3K2R w KQ - 98 90', '[Result "1-0"]\n\n1. e4 {said} 1-0'],
    'x'.repeat(100_000),
  ),
  fc.constantFrom(...tables).map(({ material }) => material),
  fc.string({ unit: 'binary', maxLength: 12 }),
);
const numbers = fc.oneof(
  fc.constantFrom(...[0, 1, 2, 3, -1, 0.5, 1e9, 1e308, 2 ** 31, 2 ** 32, 2 ** 53, -(2 ** 31)]),
  fc.constantFrom(Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY),
  fc.integer(),
  fc.double(),
);
const bytes = fc.oneof(
  damaged(nets),
  damaged(tables.map((table) => table.bytes)),
  fc.uint8Array({ maxLength: 200 }),
);

/** An argument as a function that makes it of the objects that calls have returned. */
const argument = fc.oneof(
  { weight: 8, arbitrary: made(texts) },
  { weight: 3, arbitrary: made(numbers) },
  { weight: 2, arbitrary: made(bytes) },
  { weight: 1, arbitrary: anything.map((make) => () => make()) },
  { weight: 1, arbitrary: fc.nat().map((at) => (objects) => objects[at % objects.length]) },
);

const limits = fc.record(
  {
    ...{ depth: numbers, nodes: numbers, movetime: numbers, mate: numbers, multipv: numbers },
    ...{ level: numbers, seed: numbers, helper: numbers },
    clock: fc.record(
      { remaining: numbers, increment: numbers, movesToGo: numbers, overhead: numbers },
      { requiredKeys: [] },
    ),
    searchMoves: fc.array(texts, { maxLength: 3 }),
  },
  { requiredKeys: ['searchMoves'] },
);

/**
 * Arguments for which the wrapper answers. A value that embind hands over as it is and that is of another type would
 * throw from inside the engine, whose stack then stays as it was; and some calls take as long as they are asked to.
 */
const trusted = {
  'Engine.setPosition': [
    texts,
    fc.option(texts, { nil: undefined }),
    fc.array(texts, { maxLength: 3 }),
  ],
  'Engine.start': [limits],
  'Engine.step': [fc.constantFrom(0, 1, -1, Number.NaN), numbers],
  'Game.perft': [fc.constantFrom(0, 1, 2, -1, 1.5, Number.NaN)],
};
/** It takes seconds. */
const left = ['bench'];

/** Any calls: of which function or method, on which object, with which values. */
const callsOf = (all) =>
  fc.array(
    fc.constantFrom(...all).chain(({ name, owner, arity }) =>
      fc.record({
        name: fc.constant(name),
        owner: fc.constant(owner),
        at: fc.nat(),
        // Mostly on an object of its class.
        isOnAny: fc.nat(9).map((number) => number === 0),
        values: trusted[name]
          ? fc.tuple(...trusted[name].map(made))
          : fc.oneof(
              { weight: 9, arbitrary: fc.array(argument, { minLength: arity, maxLength: arity }) },
              { weight: 1, arbitrary: fc.array(argument, { maxLength: 4 }) },
            ),
        deletes: fc.nat(19).map((number) => number === 0),
      }),
    ),
    { maxLength: 60, size: 'max' },
  );

/** What embind refuses, or a value's own code throws. */
const isRefusal = (module, error) =>
  [module.BindingError, module.UnboundTypeError, TypeError].some((one) => error instanceof one);

/** Makes the calls, and gives those that were not refused. */
function callAll(module, calls) {
  const objects = ids.map((id) => module.newGame(id));
  if (module.newEngine) objects.push(module.newEngine(1));
  const accepted = calls.filter(({ name, owner, at, isOnAny, values, deletes }) => {
    let isAccepted = true;
    const [place, own] = owner ? [module[owner].prototype, name.split('.')[1]] : [module, name];
    const fitting = objects.filter((one) => !owner || isOnAny || one instanceof module[owner]);
    const self = owner ? fitting[at % fitting.length] : module;
    try {
      const result = place[own].apply(
        self,
        values.map((make) => make(objects)),
      );
      if (typeof result?.delete === 'function') objects.push(result);
    } catch (error) {
      if (!isRefusal(module, error)) throw error;
      isAccepted = false;
    }
    if (deletes && self?.isDeleted?.() === false) self.delete();
    return isAccepted;
  });
  for (const one of objects) if (!one.isDeleted()) one.delete();
  return accepted;
}

/** What a small game and a small search give. */
function playSmall(module) {
  const seen = [module.variants()];
  for (const id of ids) {
    const game = module.newGame(id);
    for (let ply = 0; ply < 5; ply += 1) {
      const moves = game.moveIds().split('\n');
      seen.push(game.move(moves[(7 * ply) % moves.length]), game.fen(), game.sans(), game.board());
    }
    game.undo();
    seen.push(game.pgn(), game.outcome(), game.perft(1), game.explain('e1', 'e3'));
    game.delete();
  }
  if (module.newEngine) {
    const engine = module.newEngine(1);
    engine.setPosition('chess', undefined, ['f3', 'e5', 'g4']);
    seen.push(engine.start({ depth: 2, searchMoves: [] }));
    while (engine.step(1000, 1));
    // A net that was loaded values other moves in another way.
    seen.push(engine.report().split('\t')[0]);
    engine.delete();
  }
  return seen;
}

/** Far more than any of these calls needs. */
const MOST_BYTES = 2 ** 27;
const PATIENCE = 20_000;

/** Ends a call that would never return. */
const context = createContext({ work: null });
function withinTime(work) {
  context.work = work;
  return runInContext('work()', context, { timeout: PATIENCE });
}

for (const name of Object.keys(factories)) {
  const fresh = await begin(name);
  const all = boundIn(fresh).filter((one) => !left.includes(one.name));
  const expected = playSmall(fresh);

  test(`${name}: its bindings are called with anything, and it plays right afterwards`, () =>
    check(
      fc.asyncProperty(callsOf(all), async (calls) => {
        const module = await begin(name);
        const [memory] = memories.slice(-1);
        withinTime(() => {
          // Embind forgets the values in front of one that it refuses; files that were loaded stay.
          const accepted = callAll(module, callAll(module, calls));
          const inUse = module.memoryInUse();
          if (callAll(module, accepted).length === accepted.length)
            assert.equal(
              module.memoryInUse(),
              inUse,
              'the same calls once more need no more memory',
            );
          assert.deepEqual(playSmall(module), expected);
        });
        assert.ok(memory.buffer.byteLength <= MOST_BYTES, `${memory.buffer.byteLength} bytes`);
      }),
      12,
    ));
}
