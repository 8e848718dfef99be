// The packed package in the test runners of others, in node and in jsdom, which has globals of its own.

import assert from 'node:assert/strict';
import path from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { createProject, tryIn, writeFiles } from './project.js';

const QUEEN = '8/8/8/4k3/8/8/8/KQ6 w - - 0 1';

/** A test for Jest and Vitest: all that the package takes from the platform, or gives it. */
const text = (head, folder) => `${head}
test('rules, tables and search', async () => {
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
}, 60_000);
`;

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

/** The output of a runner on both channels, without colors; fails when the runner does. */
function saidBy(folder, program, ...words) {
  const { status, signal, stdout, stderr } = tryIn(folder, program, ...words);
  assert.equal(status, 0, `${signal ?? ''} ${stdout}${stderr}`);
  return stripVTControlCharacters(stdout + stderr);
}

test('Jest: in node and jsdom, from modules and from CommonJS', () => {
  const folder = createProject('jest', {});
  writeFiles(folder, {
    'esm/package.json': '{ "type": "module" }',
    'esm/kingcraft.test.js': text(esm, folder),
    'cjs/package.json': '{}',
    'cjs/kingcraft.test.js': text(cjs, folder),
    'jest.config.json': JSON.stringify({
      projects: ['esm', 'cjs'].flatMap((name) =>
        ['node', 'jsdom'].map((environment) => ({
          cacheDirectory: path.join(folder, 'cache'),
          displayName: `${name} ${environment}`,
          rootDir: path.join(folder, name),
          testEnvironment: environment,
          transform: {},
        })),
      ),
    }),
  });
  process.env.NODE_OPTIONS = '--experimental-vm-modules';
  try {
    const words = ['--ci', '--watchman=false', '-i', '--config=jest.config.json'];
    assert.match(saidBy(folder, 'jest', ...words), /^Tests: +4 passed, 4 total$/m);
  } finally {
    delete process.env.NODE_OPTIONS;
  }
});

test('Vitest: in jsdom', () => {
  const folder = createProject('vitest', {});
  const config = {
    test: { environment: 'jsdom', globals: true, include: ['tests/*'], watch: false },
  };
  writeFiles(folder, {
    'package.json': '{ "type": "module" }',
    'tests/kingcraft.test.js': text(esm, folder),
    'vitest.config.js': `export default ${JSON.stringify(config)};`,
  });
  assert.match(saidBy(folder, 'vitest', 'run'), /Tests +1 passed \(1\)/);
});
