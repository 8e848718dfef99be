// The packed package in runtimes other than node and browsers.

import assert from 'node:assert/strict';
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { gunzipSync } from 'node:zlib';
import { createProject, runIn } from './project.js';
import { answerOf } from './workerd.js';

const QUEEN = '8/8/8/4k3/8/8/8/KQ6 w - - 0 1';

/** Rules, tables and search; it forgets to dispose of the engine, and ends all the same. */
const everything = `
  import { load } from 'kingcraft';
  import { createEngine } from 'kingcraft/engine';
  import { positions } from 'kingcraft-fixtures';
  import * as rules from 'kingcraft/rules';
  import { tableHost } from 'kingcraft/table-host';
  import rulebook from 'kingcraft/rulebook/tax.json' with { type: 'json' };
  import 'kingcraft/board/define';

  const found = [];
  for (const kingcraft of [await load(), await rules.load()]) {
    await kingcraft.loadTables('tax');
    found.push(kingcraft.newGame('tax', '${QUEEN}').probe().result);
    for await (const { fen } of positions('tax')) {
      found.push(kingcraft.validateFen('tax', fen).ok);
      break;
    }
  }
  const game = (await load()).newGame('tax');
  const engine = await createEngine({ threads: 2 });
  await engine.loadTables('tax');
  const { best } = await engine.search(game, { depth: 4 });
  const host = tableHost(await load(), new URL('tables', import.meta.url));
  found.push(await host.load('tax', '${QUEEN}').catch(({ code }) => code));
  console.log(...found, game.moveIds().includes(best), typeof rulebook);
`;

for (const [name, ...words] of [['bun'], ['deno', 'run', '--allow-read']]) {
  test(`${name}: rules, tables and search, and the program ends`, () => {
    const folder = createProject(name, { 'main.mjs': everything });
    assert.equal(runIn(folder, name, ...words, 'main.mjs'), 'win true win true load true object\n');
  });
}

/** A worker of an edge runtime, which compiles nothing while it runs. */
const answering = `
  import wasm from 'kingcraft.wasm';
  import tables from 'tables';
  import { load } from 'kingcraft';

  export default {
    async fetch() {
      const kingcraft = await load({ wasm });
      await kingcraft.loadTables('chess', { source: tables });
      const said = kingcraft.variants.map(({ id }) => {
        const game = kingcraft.newGame(id);
        const [move] = game.moves();
        game.move(move.id);
        game.loadPgn(game.pgn());
        return game.history()[0].san === move.san && game.perft(1) > 15;
      });
      return Response.json([...said, kingcraft.newGame('chess', '${QUEEN}').probe().result]);
    },
  };
`;

const configuration = `
  using Workerd = import "/workerd/workerd.capnp";
  const config :Workerd.Config = (
    services = [(name = "main", worker = .answering)],
    sockets = [(name = "http", address = "127.0.0.1:0", http = (), service = "main")],
  );
  const answering :Workerd.Worker = (
    modules = [
      (name = "main.js", esModule = embed "bundle.js"),
      (name = "kingcraft.wasm", wasm = embed "kingcraft.wasm"),
      (name = "tables", data = embed "chess.tables"),
    ],
    compatibilityDate = "2026-01-01",
  );
`;

for (const [part, wasm] of Object.entries({
  kingcraft: 'engine.wasm',
  'kingcraft/rules': 'rules.wasm',
})) {
  test(`workerd: ${part} from a compiled module`, async () => {
    const folder = createProject('workerd', {
      'main.js': answering.replace("'kingcraft';", `'${part}';`),
      'worker.capnp': configuration,
    });
    const own = path.join(folder, 'node_modules/kingcraft/web/kingcraft');
    copyFileSync(path.join(own, 'wasm', wasm), path.join(folder, 'kingcraft.wasm'));
    const tables = gunzipSync(readFileSync(path.join(own, 'tables/chess.tables')));
    writeFileSync(path.join(folder, 'chess.tables'), tables);
    assert.deepEqual(await answerOf(folder, ['kingcraft.wasm', 'tables']), [
      ...Array(6).fill(true),
      'win',
    ]);
  });
}
