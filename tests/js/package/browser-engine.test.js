// The engine where the package finds no Node.js: workers of browsers, and files by fetch.

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const likeBrowser = new URL('fixtures/like-browser.js', import.meta.url).href;
const ownWorker = new URL('../../../web/worker/worker.js', import.meta.url).href;
const throwingWorker = new URL('fixtures/throwing-worker.js', import.meta.url).href;

/** What a module prints that runs as in a page. */
function inPage(code) {
  const options = ['--import', likeBrowser, '--input-type=module', '--eval', code];
  return execFileSync(process.execPath, options, { cwd: root, encoding: 'utf8' }).trim();
}

/** A program that prints the best move and the threads of the engine, or why there is none. */
const searching = (options) => `
  import { createEngine } from 'kingcraft/engine';
  try {
    const engine = await createEngine(${options});
    const { best } = await engine.search({ variant: 'chess', moves: ['f3', 'e5', 'g4'] }, { depth: 2 });
    console.log(best, engine.threads);
    engine.dispose();
  } catch ({ name, message, cause }) {
    console.log(name, message, cause);
  }
`;

/** A program that prints what a game and the tables of the package say. */
const playing = `
  import { load } from 'kingcraft';
  const kingcraft = await load();
  await kingcraft.loadTables('chess');
  const game = kingcraft.newGame('chess', '8/8/8/4k3/8/8/8/KQ6 w - - 0 1');
  console.log(game.moves().length, game.probe().result);
`;

/** [what, program, what it prints] */
const pages = [
  ['a game, with tables that a server sent', playing, '22 win'],
  ['one worker, for two threads', searching('{ threads: 2 }'), 'd8h4 1'],
  [
    'two workers, where pages may share memory',
    `globalThis.crossOriginIsolated = true; ${searching('{ threads: 2 }')}`,
    'd8h4 2',
  ],
  [
    'the worker that is named',
    searching(`{ worker: new URL(${JSON.stringify(ownWorker)}) }`),
    'd8h4 1',
  ],
  [
    'a worker that throws',
    searching(`{ worker: new URL(${JSON.stringify(throwingWorker)}) }`),
    "LoadError The engine's worker cannot be started: its file is missing, or the page's security policy blocks it. a staged error",
  ],
];

for (const [what, code, expected] of pages)
  test(`as in a page: ${what}`, () => assert.equal(inPage(code), expected));
