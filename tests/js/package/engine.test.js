// The engine client: what it finds, how it is stopped, and that a worker that fails is replaced.

import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { createEngine } from 'kingcraft/engine';
import { kingcraft, readDataOf, variantIds, withGame } from './support.js';

const engine = await createEngine();
after(() => engine.dispose());

const endless = { movetime: Number.POSITIVE_INFINITY };

/** The first positions of a variant in which a move wins at once. */
const mateInOne = (variant) =>
  readDataOf(variant, 'positions.jsonl')
    .filter(({ san }) => Object.values(san ?? {}).some((text) => text.endsWith('#')))
    .slice(0, 5);

for (const variant of variantIds) {
  test(`${variant}: finds the move that wins at once`, async () => {
    const positions = mateInOne(variant);
    assert.ok(positions.length > 0);
    for (const { fen, san } of positions) {
      const { best, lines } = await engine.search({ variant, fen }, { depth: 3 });
      assert.match(san[best], /#$/, `${variant} ${fen}: ${best}`);
      assert.deepEqual([lines[0].score, lines[0].pv], [{ mate: 1 }, [best]], fen);
    }
  });

  test(`${variant}: every level plays a legal move`, async () => {
    const legal = withGame(variant, undefined, (game) => game.moves().map(({ id }) => id));
    for (let level = 1; level <= 10; level += 1) {
      const { best } = await engine.search({ variant }, { level, nodes: 2000 });
      assert.ok(legal.includes(best), `level ${level}: ${best}`);
    }
  });
}

for (const variant of variantIds) {
  test(`${variant}: the least search has a line with its move`, async () => {
    for (const limits of [{ nodes: 1 }, { movetime: 1 }, { depth: 1 }]) {
      const { best, lines } = await engine.search({ variant }, limits);
      assert.equal(lines.length, 1, JSON.stringify(limits));
      assert.equal(lines[0].pv[0], best);
    }
  });
}

test('only the moves that are named are searched', async () => {
  const named = { depth: 3, multipv: 5, searchMoves: ['Na3', 'h2h3'] };
  const { best, lines } = await engine.search({ variant: 'chess' }, named);
  assert.deepEqual(lines.map(({ pv }) => pv[0]).sort(), ['b1a3', 'h2h3']);
  assert.equal(best, lines[0].pv[0]);
  await assert.rejects(engine.search({ variant: 'chess' }, { ...named, searchMoves: ['e2e5'] }), {
    code: 'illegal-move',
  });
  assert.ok((await engine.search({ variant: 'chess' }, { depth: 1, searchMoves: [] })).best);
});

test('a win in so many moves ends a search', async () => {
  const fen = '7k/8/8/8/8/8/1R6/R5K1 w - - 0 1';
  const { lines } = await engine.search({ variant: 'chess', fen }, { mate: 2 });
  assert.deepEqual(lines[0].score, { mate: 2 });
});

test('a report has every field, and info comes with every new depth', async () => {
  const infos = [];
  const onInfo = (report) => infos.push(report);
  const report = await engine.search({ variant: 'chess' }, { nodes: 50_000, multipv: 3, onInfo });
  const { best, ponder, lines, nodes, nps, depth } = report;
  assert.match(`${best} ${ponder}`, /^[a-h][1-8][a-h][1-8] [a-h][1-8][a-h][1-8]$/);
  assert.equal(lines.length, 3);
  assert.equal(lines[0].pv[0], best);
  assert.equal(typeof lines[0].score.cp, 'number');
  assert.ok(lines.every((line) => line.seldepth >= line.depth && line.depth >= 1));
  assert.ok(nodes > 0 && nps > 0 && depth > 1);
  const depths = infos.map((info) => info.depth);
  assert.deepEqual(
    depths,
    [...new Set(depths)].sort((a, b) => a - b),
  );
});

test('the same seed plays the same move', async () => {
  const options = { level: 1, seed: 7, nodes: 5000 };
  const play = async () => (await engine.search({ variant: 'tax' }, options)).best;
  assert.equal(await play(), await play());
});

test('a game is searched where it stands, moves may be SAN', async () => {
  const moves = ['f3', 'e5', 'g4'];
  const fromText = await engine.search({ variant: 'chess', moves }, { depth: 2 });
  assert.equal(fromText.best, 'd8h4');
  const game = kingcraft.newGame('chess');
  for (const move of moves) game.move(move);
  assert.equal((await engine.search(game, { depth: 2 })).best, 'd8h4');
  game.move('Qh4');
  assert.equal((await engine.search(game, { depth: 2 })).best, null);
  game.dispose();
  await assert.rejects(engine.search(game), { code: 'disposed' });
});

test('aborting resolves with the best so far', async () => {
  const abort = new AbortController();
  const onInfo = () => abort.abort();
  const options = { ...endless, signal: abort.signal, onInfo };
  const { best } = await engine.search({ variant: 'flying' }, options);
  assert.match(best, /^[a-h]/);
  const again = await engine.search({ variant: 'flying' }, { ...endless, signal: abort.signal });
  assert.match(again.best, /^[a-h]/);
});

test('an error in onInfo ends the search, and the next one works', async () => {
  const thrown = new Error('mine');
  const onInfo = () => {
    throw thrown;
  };
  const search = engine.search({ variant: 'chess' }, { ...endless, onInfo });
  await assert.rejects(search, (error) => error === thrown);
  assert.ok((await engine.search({ variant: 'chess' }, { depth: 1 })).best);
});

test('searches that are asked for at once are done one after the other', async () => {
  const searches = variantIds.map((variant) => engine.search({ variant }, { depth: 2 }));
  for (const [index, { best }] of (await Promise.all(searches)).entries()) {
    withGame(variantIds[index], undefined, (game) => assert.equal(game.move(best).id, best));
  }
});

const chess = { variant: 'chess' };

/** [name, position, options, code of the error] */
const refusals = [
  ['no position', undefined, {}, 'argument'],
  ['a position of another type', 'chess', {}, 'argument'],
  ['no variant', {}, {}, 'argument'],
  ['an unknown variant', { variant: 'checkers' }, {}, 'variant'],
  ['a bad FEN', { ...chess, fen: 'nonsense' }, {}, 'fen'],
  ['a FEN of another type', { ...chess, fen: null }, {}, 'argument'],
  ['moves that are no array', { ...chess, moves: 'e4' }, {}, 'argument'],
  ['a move of another type', { ...chess, moves: [42] }, {}, 'argument'],
  ['an illegal move', { ...chess, moves: ['e4', 'e4'] }, {}, 'illegal-move'],
  ['options of another type', chess, 10, 'argument'],
  ...[0, -1, 1.5, Number.NaN, '3', null, 101].map((depth) => [
    `depth ${depth}`,
    chess,
    { depth },
    'argument',
  ]),
  ...[0, -1, Number.NaN, Number.POSITIVE_INFINITY, '9'].map((nodes) => [
    `nodes ${nodes}`,
    chess,
    { nodes },
    'argument',
  ]),
  ...[0, -1, Number.NaN, '9', null, 2 ** 31].map((movetime) => [
    `movetime ${movetime}`,
    chess,
    { movetime },
    'argument',
  ]),
  ...[0, 11, 2.5, Number.NaN, '1'].map((level) => [`level ${level}`, chess, { level }, 'argument']),
  ...[0, 257, Number.NaN].map((multipv) => [`multipv ${multipv}`, chess, { multipv }, 'argument']),
  ...[-1, 2 ** 32, 'x'].map((seed) => [`seed ${seed}`, chess, { seed }, 'argument']),
  ['a clock of another type', chess, { clock: 60 }, 'argument'],
  ['an empty clock', chess, { clock: {} }, 'argument'],
  ['a negative clock', chess, { clock: { remaining: -1 } }, 'argument'],
  ['a signal of another type', chess, { signal: {} }, 'argument'],
  ['an onInfo of another type', chess, { onInfo: 'log' }, 'argument'],
];

for (const [name, position, options, code] of refusals) {
  test(`search() refuses ${name}: ${code}`, async () => {
    await assert.rejects(engine.search(position, options), { code });
  });
}

test('after the refusals the engine works', async () => {
  assert.ok((await engine.search(chess, { clock: { remaining: 100 }, depth: 2 })).best);
});

test('analyse() yields each depth and the result, and ends with the loop', async () => {
  const engine = await createEngine();
  const reports = [];
  for await (const report of engine.analyse({ variant: 'tax' }, { depth: 5, onInfo: () => {} }))
    reports.push(report);
  const depths = reports.map(({ depth }) => depth);
  assert.equal(depths.at(-1), 5);
  assert.deepEqual(
    depths,
    [...depths].sort((one, other) => one - other),
  );
  assert.ok(
    reports.every(
      ({ elapsed, hashfull, lines }) => elapsed >= 0 && hashfull >= 0 && lines.length > 0,
    ),
  );
  const iterator = engine.analyse({ variant: 'chess' });
  assert.equal((await iterator.next()).done, false);
  await iterator.return();
  assert.equal((await engine.search({ variant: 'chess' }, { depth: 1 })).depth, 1);
  const abort = new AbortController();
  let seen = 0;
  for await (const { best } of engine.analyse({ variant: 'chess' }, { signal: abort.signal })) {
    seen += 1;
    assert.ok(best);
    abort.abort();
  }
  assert.ok(seen >= 1);
  for (const [position, options, code] of [
    [{ variant: 'checkers' }, {}, 'variant'],
    [{ variant: 'chess' }, { depht: 3 }, 'argument'],
  ])
    await assert.rejects(engine.analyse(position, options).next(), { code });
  const thrown = new Error('enough');
  const failing = engine.analyse(
    { variant: 'chess' },
    {
      onInfo: () => {
        throw thrown;
      },
    },
  );
  await assert.rejects(async () => {
    for await (const _ of failing);
  }, thrown);
  engine.dispose();
  await assert.rejects(engine.analyse({ variant: 'chess' }).next(), { code: 'disposed' });
});
