// Endgame tables: loaded on demand, read by probe(), used by the search, refused when they are not sound.

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { after, test } from 'node:test';
import { gunzipSync, gzipSync } from 'node:zlib';
import { load } from 'kingcraft';
import { createEngine } from 'kingcraft/engine';
import { gunzipStream } from '../../../web/kingcraft/gunzip-stream.js';
import { distancesAt, packed, setChecksum, tablesIn } from './table-files.js';

const QUEEN = '8/8/8/4k3/8/8/8/KQ6 w - - 0 1';

/** Of each game a position of three pieces that White wins. */
const WINS = {
  chess: QUEEN,
  levitating: QUEEN,
  tax: QUEEN,
  flying: '8/8/8/4k3/8/8/8/KQ6|8/8/8/8/8/8/8/8 w - - 0 1',
  kingscourt: '12/12/12/6k5/12/12/12/KQ10 w - - 0 1',
  twokings: '8/8/8/4k3/8/8/8/KK6 w - - 0 1',
};

const fileOf = (variant) =>
  new URL(`../../../web/kingcraft/tables/${variant}.tables`, import.meta.url);
const chessFile = await readFile(fileOf('chess'));

const rejection = (promise) =>
  promise.then(
    () => assert.fail('not rejected'),
    (error) => error,
  );

/**
 * A file of one table whose values contradict each other, although its checksum is right.
 * @param {string} material
 * @param {(moves: number) => number} change what becomes of the winner's moves of a value
 */
function wrongFile(material, change) {
  const [, table] = tablesIn(chessFile).find(([name]) => name === material);
  for (let at = distancesAt(table); at < table.length; ++at) table[at] = change(table[at]);
  setChecksum(table);
  return packed([[material, table]]);
}

for (const [what, change] of [
  ['all wins take as long', () => 5],
  ['short wins take longer than long ones', (moves) => Math.max(1, 9 - moves)],
])
  test(`a search goes on without a table that contradicts itself: ${what}`, async () => {
    const engine = await createEngine();
    const alone = await createEngine();
    try {
      await engine.loadTables('chess', { source: wrongFile('KQvK', change) });
      for (const position of [{ variant: 'chess', fen: QUEEN }, { variant: 'chess' }]) {
        const report = await engine.search(position, { depth: 5 });
        assert.ok(report.nodes > 0 && report.best);
        assert.equal(report.depth, (await alone.search(position, { depth: 5 })).depth);
      }
    } finally {
      engine.dispose();
      alone.dispose();
    }
  });

test('all tables together are small', async () => {
  const files = await Promise.all(Object.keys(WINS).map((variant) => readFile(fileOf(variant))));
  const sum = files.reduce((bytes, file) => bytes + file.length, 0);
  assert.ok(sum <= 1.5e6, `${sum} bytes`);
});

for (const [variant, fen] of Object.entries(WINS)) {
  test(`${variant}: a win is told and played to its end`, async () => {
    const kingcraft = await load();
    const game = kingcraft.newGame(variant, fen);
    assert.equal(game.probe(), null);
    await kingcraft.loadTables(variant);
    const { result, plies, moves } = game.probe();
    assert.equal(result, 'win');
    assert.deepEqual(moves.map(({ id }) => id).sort(), game.moveIds().sort());
    assert.deepEqual([moves[0].result, moves[0].plies], [result, plies]);
    for (let left = plies; left > 0; left--) {
      const probed = game.probe();
      assert.deepEqual([probed.result, probed.plies], [left % 2 ? 'win' : 'loss', left]);
      game.move(probed.moves[0].id);
    }
    assert.equal(game.outcome().winner, 'white');
    assert.deepEqual(game.probe(), { result: 'loss', plies: 0, moves: [] });
  });
}

test('a draw has no plies, and moves that lose come last', async () => {
  const kingcraft = await load();
  await kingcraft.loadTables('chess');
  const game = kingcraft.newGame('chess', '4k3/8/4P3/4K3/8/8/8/8 b - - 0 1');
  const { result, plies, moves } = game.probe();
  assert.deepEqual([result, plies], ['draw', null]);
  const results = moves.map((move) => move.result);
  assert.deepEqual(results, [...results].sort());
  assert.deepEqual([...new Set(results)], ['draw', 'loss']);
});

test('what tables do not know is null', async () => {
  const kingcraft = await load();
  await kingcraft.loadTables('chess');
  for (const fen of [
    undefined,
    'r3k3/8/8/8/8/8/8/4K3 w q - 0 1',
    '4k3/8/8/8/8/8/8/RR2K3 w - - 0 1',
  ])
    assert.equal(kingcraft.newGame('chess', fen).probe(), null);
  assert.equal(kingcraft.newGame('tax', QUEEN).probe(), null);
});

/** The file with another table in place of its first one. */
function withFirst(change) {
  const [[name, table], ...others] = tablesIn(chessFile);
  return packed([[name, change(table)], ...others]);
}

/** The file with another number for the size of its first table. */
function withSize(size) {
  const tables = tablesIn(chessFile);
  const [[name, first], ...others] = tables.map(([material, { length }]) => [material, length]);
  return packed(tables, [[name, size(first)], ...others]);
}

function spoil(bytes, at) {
  const spoilt = Buffer.from(bytes);
  spoilt[at] ^= 0x10;
  return spoilt;
}

const badSources = {
  'no file': new URL('missing.tables', fileOf('chess')),
  'an empty file': new Uint8Array(),
  'another text': new TextEncoder().encode('["KQvK"]\n'),
  'a file that is cut off': chessFile.subarray(0, chessFile.length - 20),
  'a damaged file': spoil(chessFile, chessFile.length - 20),
  'a size below zero': withSize((size) => -size),
  'a size that is no number': withSize(() => 'all'),
  'a size that is no whole number': withSize((size) => size + 0.5),
  'a size beyond the file': withSize(() => Number.MAX_SAFE_INTEGER),
  'a size that is too small': withSize((size) => size - 1),
  'tables of another game': await readFile(fileOf('tax')),
  'a damaged table': withFirst((table) => spoil(table, table.length - 1)),
  'a table that is cut off': withFirst((table) => table.subarray(0, table.length - 9)),
  'a table with more behind it': withFirst((table) => setChecksum(Buffer.concat([table, table]))),
  'no line for very long': gzipSync(Buffer.alloc(2 ** 27, '[')),
  'a table of another version': withFirst((table) => spoil(table, table.indexOf('\n') + 1)),
};

for (const [name, source] of Object.entries(badSources)) {
  test(`${name} is refused, and the game goes on`, async () => {
    const kingcraft = await load();
    const game = kingcraft.newGame('chess', QUEEN);
    const error = await rejection(kingcraft.loadTables('chess', { source }));
    assert.deepEqual([error.name, error.code], ['LoadError', 'load']);
    assert.match(error.message, /^The endgame tables of chess cannot be loaded: .*[^.]\.$/);
    assert.equal(game.fen(), QUEEN);
    assert.equal(game.probe(), null);
    await kingcraft.loadTables('chess');
    assert.equal(game.probe().result, 'win');
  });
}

test('the streams of browsers unpack to as many bytes as they may, and no more', async () => {
  const bytes = Buffer.alloc(2 ** 22);
  const whole = gzipSync(bytes);
  assert.deepEqual(Buffer.from(await gunzipStream(whole, bytes.length)), bytes);
  const refused = [
    [whole, bytes.length - 1],
    [whole.subarray(0, whole.length - 1), bytes.length],
    [spoil(whole, whole.length - 5), bytes.length],
  ];
  for (const [file, most] of refused) await rejection(gunzipStream(file, most));
});

test('wrong arguments are refused', async () => {
  const engine = await createEngine();
  after(() => engine.dispose());
  const kingcraft = await load();
  assert.equal((await rejection(kingcraft.loadTables('chass'))).code, 'variant');
  for (const words of [[7], ['chess', { source: 'chess.tables' }], ['chess', null]])
    for (const user of [kingcraft, engine])
      assert.equal((await rejection(user.loadTables(...words))).code, 'argument');
});

/** A server of the tables of chess: what it was asked for, and its address. It fails while `isDown`. */
async function serveTables() {
  const host = { asked: [], isDown: false, address: '' };
  const server = createServer(({ url }, response) => {
    host.asked.push(url);
    if (host.isDown) response.statusCode = 503;
    response.end(url === '/plain' ? gunzipSync(chessFile) : chessFile);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  after(() => server.close());
  host.address = `http://127.0.0.1:${server.address().port}`;
  return host;
}

test('tables come over http, packed or unpacked', async () => {
  const { address, asked } = await serveTables();
  for (const path of ['packed', 'plain']) {
    const kingcraft = await load();
    await kingcraft.loadTables('chess', { source: new URL(`${address}/${path}`) });
    assert.equal(kingcraft.newGame('chess', QUEEN).probe().result, 'win');
  }
  assert.deepEqual(asked, ['/packed', '/plain']);
});

test('a source with an address is read once, and again where that failed', async () => {
  const host = await serveTables();
  const source = () => new URL(`${host.address}/packed`);
  const engine = await createEngine();
  after(() => engine.dispose());
  for (const user of [await load(), engine]) {
    host.isDown = true;
    assert.equal((await rejection(user.loadTables('chess', { source: source() }))).code, 'load');
    host.isDown = false;
    const both = [1, 2].map(() => user.loadTables('chess', { source: source() }));
    await Promise.all(both);
    await user.loadTables('chess', { source: source() });
    assert.equal(host.asked.splice(0).length, 2);
    // The package's own are another source.
    await user.loadTables('chess');
  }
});

test('the search plays by the tables at full strength', async () => {
  const engine = await createEngine();
  after(() => engine.dispose());
  const position = { variant: 'twokings', fen: WINS.twokings };
  assert.ok((await engine.search(position, { depth: 2 })).nodes > 0);
  await engine.loadTables('twokings');
  const { best, lines, nodes } = await engine.search(position, { depth: 2 });
  assert.equal(nodes, 0);
  assert.equal(lines[0].score.mate, (lines[0].pv.length + 1) / 2);
  const kingcraft = await load();
  await kingcraft.loadTables('twokings');
  const probed = kingcraft.newGame('twokings', WINS.twokings).probe();
  assert.equal(lines[0].pv.length, probed.plies);
  assert.equal(probed.moves.find(({ id }) => id === best).plies, probed.plies);
  assert.ok((await engine.search(position, { level: 9, depth: 2 })).nodes > 0);
});

test('a search goes on without tables that are not sound', async () => {
  const engine = await createEngine();
  after(() => engine.dispose());
  const source = badSources['a damaged table'];
  const error = await rejection(engine.loadTables('chess', { source }));
  assert.deepEqual([error.name, error.code], ['LoadError', 'load']);
  assert.notEqual((await engine.search({ variant: 'chess', fen: QUEEN }, { depth: 2 })).best, null);
});

test('a file that unpacks to more than it says, or to very much, is refused', async () => {
  const kingcraft = await load();
  const bomb = gzipSync(new Uint8Array(2 ** 24));
  const small = Buffer.from(bomb);
  small.writeUInt32LE(1000, small.length - 4);
  const large = Buffer.from(bomb);
  large.writeUInt32LE(2 ** 32 - 1, large.length - 4);
  for (const source of [small, large]) {
    const { code } = await rejection(kingcraft.loadTables('chess', { source }));
    assert.equal(code, 'load');
  }
});
