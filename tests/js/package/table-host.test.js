// Endgame tables of a host: which of them a position needs, and that they come, once, and are used.

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { load } from 'kingcraft';
import { createEngine } from 'kingcraft/engine';
import { tableHost } from 'kingcraft/table-host';

const root = new URL('../../../', import.meta.url);
const fileIn = (file) => fileURLToPath(new URL(file, root));
const failingWorker = new URL('fixtures/failing-worker.js', import.meta.url);

const BISHOP_AND_KNIGHT = '8/8/8/8/8/1k6/8/KNB5 w - - 0 1';

/** A host with one table; building it takes a second. */
const folder = mkdtempSync(path.join(tmpdir(), 'kingcraft-table-host-'));
after(() => rmSync(folder, { recursive: true }));
const [built, hosted] = ['built', 'hosted'].map((name) => path.join(folder, name));
const build = ['tables', 'build', 'chess', 'KBNvK', '--dir', built];
execFileSync(fileIn('build/release/kingcraft'), build, { stdio: 'ignore' });
const hostTables = () =>
  execFileSync(process.execPath, [
    fileIn('scripts/tables/host-tables.mjs'),
    built,
    hosted,
    'chess',
  ]);
hostTables();

/** A host whose list has these sets. */
function listing(list) {
  const own = mkdtempSync(path.join(folder, 'list-'));
  writeFileSync(path.join(own, 'index.json'), JSON.stringify(list));
  return pathToFileURL(own);
}

const rejection = (promise) =>
  promise.then(
    () => assert.fail('not rejected'),
    (error) => error,
  );

test('what the host has is listed with its hash, and written once', () => {
  const list = () => JSON.parse(readFileSync(path.join(hosted, 'index.json')));
  assert.deepEqual(Object.keys(list().chess), ['KBNvK']);
  assert.match(list().chess.KBNvK, /^[0-9a-f]{64}$/);
  const file = path.join(hosted, 'chess', 'KBNvK.tables');
  const before = list();
  writeFileSync(file, 'what stands there and is newer than the table');
  hostTables();
  assert.notDeepEqual(list(), before);
  assert.match(readFileSync(file, 'utf8'), /^what stands there/);
  rmSync(file);
  hostTables();
  assert.deepEqual(list(), before);
});

test('a table of the host solves its position, and a capture leads to the tables of the package', async () => {
  const kingcraft = await load();
  const game = kingcraft.newGame('chess', BISHOP_AND_KNIGHT);
  await kingcraft.loadTables('chess');
  assert.equal(game.probe(), null);
  const host = tableHost(kingcraft, pathToFileURL(hosted));
  assert.deepEqual(await host.load('chess', game.fen()), ['KBNvK']);
  const { result, plies } = game.probe();
  assert.deepEqual([result, plies], ['win', 63]);
  game.dispose();
});

test('an engine plays by a table of the host, also after its worker was replaced', async () => {
  const kingcraft = await load();
  const engine = await createEngine({ worker: failingWorker });
  const host = tableHost(kingcraft, pathToFileURL(hosted));
  await engine.loadTables('chess');
  await host.load('chess', BISHOP_AND_KNIGHT, engine);
  const position = { variant: 'chess', fen: BISHOP_AND_KNIGHT };
  const found = () => engine.search(position, { depth: 2 });
  assert.deepEqual((await found()).lines[0].score, { mate: 32 });
  await assert.rejects(engine.search({ variant: 'trap' }), { code: 'engine' });
  assert.deepEqual((await found()).lines[0].score, { mate: 32 });
  engine.dispose();
});

const HOSTED = {
  chess: ['KQvKR', 'KRvKN', 'KQvKP', 'KPvKP', 'KBNvK'],
  tax: ['KQvKP', 'KPvKQ'],
  twokings: ['KKvKP', 'KPvKK'],
  flying: ['KRvKN'],
};

/** [variant, FEN, the sets that are loaded] */
const NEEDS = [
  ['chess', '8/8/8/4k3/8/8/1r6/KQ6 w - - 0 1', ['KQvKR']],
  ['chess', '8/8/8/4K3/8/8/1R6/kq6 b - - 0 1', ['KQvKR']],
  ['chess', '8/8/8/4k3/8/8/1n6/KR6 w - - 0 1', ['KRvKN']],
  ['chess', '8/8/8/4k3/8/8/8/KNB5 w - - 0 1', ['KBNvK']],
  // Two pieces that no table has, of which one can be captured.
  ['chess', '8/8/8/4k3/8/2n5/1n6/KR6 w - - 0 1', ['KRvKN']],
  // A pawn that can be promoted.
  ['chess', '8/4P3/8/1k6/8/8/p7/4K3 w - - 0 1', ['KPvKP', 'KQvKP']],
  ['chess', '8/8/8/4k3/8/8/8/KQ6 w - - 0 1', []],
  ['chess', '8/8/8/4k3/8/8/8/KQQ5 w - - 0 1', []],
  ['chess', undefined, []],
  ['tax', '8/8/8/4k3/8/8/p7/KQ6 w - - 0 1', ['KQvKP']],
  ['tax', '8/8/8/4k3/8/8/P7/Kq6 w - - 0 1', ['KPvKQ']],
  ['twokings', '8/8/8/4k3/8/8/p7/7K w - - 0 1', []],
  ['twokings', '8/8/8/4k3/8/8/p7/6KK w - - 0 1', ['KKvKP']],
  ['twokings', '8/8/8/4kk2/8/8/P7/7K w - - 0 1', ['KPvKK']],
  ['flying', '8/8/8/4k3/8/8/8/KR6|8/8/8/4n3/8/8/8/8 w - - 0 1', ['KRvKN']],
  ['kingscourt', '12/12/12/6k5/12/12/12/KQ9r w - - 0 1', []],
];

for (const [variant, fen, names] of NEEDS) {
  test(`${variant} ${fen ?? 'start'} needs ${names.join(' and ') || 'no table'}`, async () => {
    const kingcraft = await load();
    const asked = [];
    const user = { loadTables: async (...words) => asked.push(words) };
    const game = kingcraft.newGame(variant, fen);
    const sets = Object.entries(HOSTED).map(([game, list]) => [
      game,
      Object.fromEntries(list.map((name) => [name, ''])),
    ]);
    const place = listing(Object.fromEntries(sets));
    assert.deepEqual(await tableHost(kingcraft, place).load(variant, game.fen(), user), names);
    const urls = names.map((name) => `${place.href}/${variant}/${name}.tables`);
    assert.deepEqual(
      asked.map(([id, { source }]) => [id, source.href]),
      urls.map((url) => [variant, url]),
    );
    game.dispose();
  });
}

test('a host that fails is asked again, and says why', async () => {
  const kingcraft = await load();
  const place = listing({});
  writeFileSync(fileURLToPath(`${place.href}/index.json`), '<!doctype html>');
  const host = tableHost(kingcraft, place);
  const error = await rejection(host.load('chess', BISHOP_AND_KNIGHT));
  assert.deepEqual([error.name, error.code], ['LoadError', 'load']);
  assert.match(error.message, /^The endgame tables of chess cannot be loaded: .*not tables\.$/);
  const without = [
    'null',
    '7',
    '{"chess":null}',
    '{"chess":{"KB":"","x":""}}',
    '{"tax":{"KBNvK":""}}',
  ];
  for (const list of without) {
    writeFileSync(fileURLToPath(`${place.href}/index.json`), list);
    assert.deepEqual(await tableHost(kingcraft, place).load('chess', BISHOP_AND_KNIGHT), []);
  }
  assert.deepEqual(await host.load('chess', BISHOP_AND_KNIGHT), []);
  const missing = tableHost(kingcraft, listing({ chess: { KBNvK: '' } }));
  for (let tries = 0; tries < 2; tries += 1)
    assert.equal((await rejection(missing.load('chess', BISHOP_AND_KNIGHT))).code, 'load');
});

test('what is no position and no folder is refused', async () => {
  const kingcraft = await load();
  for (const place of [undefined, 'https://example.org/tables/'])
    assert.throws(() => tableHost(kingcraft, place), { code: 'argument' });
  const host = tableHost(kingcraft, pathToFileURL(hosted));
  assert.equal((await rejection(host.load('chass', BISHOP_AND_KNIGHT))).code, 'variant');
  assert.equal((await rejection(host.load('chess', 'no position'))).code, 'fen');
  assert.equal((await rejection(host.load('chess', 7))).code, 'argument');
});
