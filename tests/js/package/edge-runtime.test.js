// The packed package on an edge runtime: it may run modules that it got, and compile nothing.

import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { createContext, runInContext } from 'node:vm';
import { gunzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { installPacked } from './install-packed.js';

const QUEEN = '8/8/8/4k3/8/8/8/KQ6 w - - 0 1';

let folder;

before(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'kingcraft-edge-'));
  installPacked(folder);
});

after(() => rmSync(folder, { recursive: true }));

/** What it does with a request. */
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
