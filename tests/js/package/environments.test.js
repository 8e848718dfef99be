// The packed package in the test runners and bundlers of others.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { promisify, stripVTControlCharacters } from 'node:util';
import { createContext, runInContext } from 'node:vm';
import { gunzipSync } from 'node:zlib';
import { build } from 'esbuild';
import webpack from 'webpack';
import { installPacked } from './install-packed.js';

const { resolve } = createRequire(import.meta.url);

let folder;

before(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'kingcraft-environments-'));
  installPacked(folder);
});

after(() => rmSync(folder, { recursive: true }));

/** Writes the files of a project: a path below the folder → its text. */
function writeFiles(files) {
  for (const [file, text] of Object.entries(files)) {
    const target = path.join(folder, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, text);
  }
}

/** What a program prints on both channels, without the colors that some print on build servers; fails when it does. */
function runNode(...words) {
  const { status, signal, stdout, stderr } = spawnSync(process.execPath, words, {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, NODE_TEST_CONTEXT: undefined },
  });
  assert.equal(status, 0, `${signal ?? ''} ${stdout}${stderr}`);
  return stripVTControlCharacters(stdout + stderr);
}

const QUEEN = '8/8/8/4k3/8/8/8/KQ6 w - - 0 1';

/** The body of a test for Jest and Vitest: all that the package takes from the platform, or gives it. */
const body = () => `
  const file = (name) => new URL(name, '${pathToFileURL(path.join(folder, 'node_modules/kingcraft/web/kingcraft/'))}');
  // URLs of jsdom are none to node.
  const read = (name) => readFileSync(decodeURIComponent(file(name).pathname));
  const bytes = read('wasm/engine.wasm');
  for (const wasm of [undefined, file('wasm/engine.wasm'), bytes, await WebAssembly.compile(bytes)])
    expect((await load({ wasm })).newGame('chess').perft(2)).toBe(400);

  const kingcraft = await load();
  const game = kingcraft.newGame('tax');
  game.move('e4');
  game.move({ from: 'e7', to: 'e5' });
  expect(game.explain('e1', 'e3').legal).toBe(false);
  await kingcraft.loadTables('tax');
  await kingcraft.loadTables('chess', { source: read('tables/chess.tables') });
  for (const variant of ['chess', 'tax'])
    expect(kingcraft.newGame(variant, '${QUEEN}').probe().result).toBe('win');

  const engine = await createEngine({ threads: 2, wasm: file('wasm/engine.wasm') });
  await engine.loadTables('tax');
  const { signal } = new AbortController();
  expect(game.moveIds()).toContain((await engine.search(game, { depth: 4, signal })).best);
  expect((await engine.search({ variant: 'tax', fen: '${QUEEN}' })).nodes).toBe(0);
  await expect(engine.search(game, { depht: 4 })).rejects.toThrow('depht');
  const abort = new AbortController();
  const endless = engine.search(game, { movetime: Infinity, signal: abort.signal });
  abort.abort();
  expect(game.moveIds()).toContain((await endless).best);
  engine.dispose();

  for await (const { fen } of positions('tax')) expect(kingcraft.validateFen('tax', fen)).toEqual({ ok: true });
`;
const text = (head) =>
  `${head}\ntest('rules, tables and search', async () => {${body()}\n}, 60_000);\n`;

const esm = `
import { readFileSync } from 'node:fs';
import { load } from 'kingcraft';
import { createEngine } from 'kingcraft/engine';
import { positions } from 'kingcraft-fixtures';
`;
const cjs = `
const { readFileSync } = require('node:fs');
let load, createEngine, positions;
beforeAll(async () => {
  ({ load } = await import('kingcraft'));
  ({ createEngine } = await import('kingcraft/engine'));
  ({ positions } = await import('kingcraft-fixtures'));
});
`;

test('Jest: in node and jsdom, from modules and from CommonJS', () => {
  const environments = { node: 'jest-environment-node', jsdom: 'jest-environment-jsdom' };
  writeFiles({
    'esm/package.json': '{ "type": "module" }',
    'esm/kingcraft.test.js': text(esm),
    'cjs/package.json': '{}',
    'cjs/kingcraft.test.js': text(cjs),
    'jest.config.json': JSON.stringify({
      cacheDirectory: path.join(folder, 'cache'),
      projects: ['esm', 'cjs'].flatMap((name) =>
        Object.entries(environments).map(([environment, module]) => ({
          displayName: `${name} ${environment}`,
          rootDir: path.join(folder, name),
          testEnvironment: resolve(module),
          transform: {},
        })),
      ),
    }),
  });
  const words = ['--experimental-vm-modules', resolve('jest/bin/jest')];
  const said = runNode(...words, '--ci', '--watchman=false', '-i', '--config=jest.config.json');
  assert.match(said, /^Tests: +4 passed, 4 total$/m);
});

test('Vitest: in jsdom', () => {
  const config = {
    test: { environment: 'jsdom', globals: true, include: ['vitest/*'], watch: false },
  };
  writeFiles({
    'vitest/kingcraft.test.js': text(esm),
    'vitest.config.js': `export default ${JSON.stringify(config)};`,
  });
  const said = runNode(
    path.join(path.dirname(resolve('vitest/package.json')), 'vitest.mjs'),
    'run',
  );
  assert.match(said, /Tests +1 passed \(1\)/);
});

/** What an edge runtime does with a request: it may run modules that it got, and compile nothing. */
const answering = (part) => `
  import { load } from '${part}';

  async function play() {
    const kingcraft = await load({ wasm: compiled });
    await kingcraft.loadTables('chess', { source: tables });
    const games = kingcraft.variants.map(({ id }) => {
      const game = kingcraft.newGame(id);
      const [move] = game.moves();
      game.move(move.id);
      game.loadPgn(game.pgn());
      const { legal } = game.explain(move.from, move.to);
      return [game.history()[0].san === move.san, legal, game.perft(1) > 15, game.outcome()];
    });
    return { games, probed: kingcraft.newGame('chess', '${QUEEN}').probe().result };
  }
  globalThis.answer = play().then(JSON.stringify);
`;

const builds = Object.entries({ kingcraft: 'engine.wasm', 'kingcraft/rules': 'rules.wasm' });
for (const [part, wasm] of builds)
  test(`an edge runtime: ${part} from a compiled module, with nothing else compiled`, async () => {
    const { outputFiles } = await build({
      bundle: true,
      format: 'iife',
      logLevel: 'error',
      platform: 'browser',
      // Such bundles do not know where they lie.
      logOverride: { 'empty-import-meta': 'silent' },
      stdin: { contents: answering(part), resolveDir: folder },
      write: false,
    });
    const read = (name) =>
      readFileSync(path.join(folder, 'node_modules/kingcraft/web/kingcraft', name));
    const given = {
      compiled: await WebAssembly.compile(read(`wasm/${wasm}`)),
      performance,
      tables: gunzipSync(read('tables/chess.tables')),
      TextDecoder,
      URL,
    };
    const context = createContext(given, { codeGeneration: { strings: false, wasm: false } });
    runInContext(outputFiles[0].text, context);
    const { games, probed } = JSON.parse(await context.answer);
    assert.equal(probed, 'win');
    assert.deepEqual(games, Array(6).fill([true, false, true, null]));
  });

test('webpack: wasm, worker, tables and fixtures come along', async () => {
  writeFiles({
    'webpack/package.json': '{ "type": "module" }',
    'webpack/main.js': `
      import { load } from 'kingcraft';
      import { positions } from 'kingcraft-fixtures';

      const kingcraft = await load();
      for (const { id } of kingcraft.variants) await kingcraft.loadTables(id);
      console.log(kingcraft.newGame('tax', '${QUEEN}').probe().result);
      for await (const { fen } of positions('tax')) {
        console.log(fen === kingcraft.newGame('tax').fen());
        break;
      }`,
  });
  const context = path.join(folder, 'webpack');
  const stats = await promisify(webpack)({
    context,
    entry: './main.js',
    experiments: { outputModule: true },
    mode: 'production',
    output: { module: true, path: path.join(context, 'dist') },
    target: 'node',
  });
  assert.equal(stats.hasErrors(), false, stats.toString());
  rmSync(path.join(folder, 'node_modules'), { recursive: true });
  assert.equal(runNode(path.join(context, 'dist/main.mjs')), 'win\ntrue\n');
});
