// The programs of docs/recipes.md, each in its own project, with the versions that the page names.

import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import { copyFileSync, cpSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { test } from 'node:test';
import { readBlocks } from '../package/doc-blocks.js';
import { onPageOf } from './browser.js';
import { createProject, runIn } from './project.js';
import { answerOf } from './workerd.js';

const all = readBlocks('docs/recipes.md');
const blocks = all.filter(({ language }) => language !== 'sh');

/** How all of them begin; the package is there already. */
const beginning = all
  .find(({ language }) => language === 'sh')
  .text.trim()
  .split('\n')
  .filter((line) => line !== 'npm install kingcraft');

/** A project as the page says, with the files of a recipe: their names begin with its own. */
function projectOf(recipe, environment) {
  const files = blocks
    .filter(({ name }) => name.startsWith(`${recipe}/`))
    .map(({ name, text }) => [name.slice(recipe.length + 1), text]);
  assert.ok(files.length > 0, recipe);
  const folder = createProject(environment, Object.fromEntries(files));
  rmSync(path.join(folder, 'package.json'));
  for (const line of beginning) {
    const [program, ...words] = line.split(' ');
    execFileSync(program, words, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  }
  return folder;
}

/**
 * What `work` returns while a server of a project runs.
 * @param {string} folder
 * @param {string[]} words the program below node_modules, and its arguments
 * @param {(address: string) => Promise<void>} work
 */
async function whileServed(folder, [program, ...words], work) {
  const file = path.join(folder, 'node_modules', program);
  const env = { ...process.env, NO_COLOR: '1' };
  const server = spawn(process.execPath, [file, ...words], { cwd: folder, env });
  try {
    for await (const line of createInterface(server.stdout)) {
      const [address] = /http:\/\/(?:localhost|127\.0\.0\.1):\d+/.exec(line) ?? [];
      if (address) return await work(address);
    }
    assert.fail(`${program} names no address`);
  } finally {
    server.kill();
  }
}

/** Plays a move on the board of a page, where the computer answers, and says what the page says then. */
async function playOn(page) {
  await page.evaluate(async () => {
    await customElements.whenDefined('kingcraft-board');
    const board = document.querySelector('kingcraft-board');
    await board.ready;
    await board.move('e2e4');
  });
  await page.getByText(/^machine: /).waitFor();
  return page.evaluate(() => document.querySelector('kingcraft-board').history.length);
}

const saysOn = (text) => async (page) => {
  await page.getByText(text).waitFor();
  return true;
};

/** Recipe → its packages in versions.json, the command that builds it, and what must happen on its page. */
const pages = {
  vite: ['vite', ['vite', 'build'], saysOn(/would play \w+\./), true],
  webpack: ['webpack', ['webpack'], saysOn('win'), true],
  react: ['vite-react', ['vite', 'build'], playOn, 2],
  vue: ['vite-vue', ['vite', 'build'], playOn, 2],
  svelte: ['vite-svelte', ['vite', 'build'], playOn, 2],
  worker: ['vite', ['vite', 'build'], saysOn('3 half-moves'), true],
};

for (const [recipe, [environment, command, work, wanted]] of Object.entries(pages)) {
  test(`${recipe}: it is built, and its page works`, async () => {
    const folder = projectOf(recipe, environment);
    const check = async (place) =>
      assert.deepEqual(await onPageOf(place, work), { found: wanted, errors: [] }, place);
    runIn(folder, ...command);
    await check(path.join(folder, 'dist'));
    // While the program is developed, Vite serves it without a build.
    if (command[0] === 'vite')
      await whileServed(folder, ['vite/bin/vite.js', '--host=127.0.0.1', '--port=0'], check);
  });
}

test('next: the server answers with moves, and the board on its page plays', async () => {
  const folder = projectOf('next', 'next');
  for (const part of ['kingcraft', 'variants', 'worker'])
    cpSync(
      path.join(folder, 'node_modules/kingcraft/web', part),
      path.join(folder, 'public/kingcraft', part),
      { recursive: true },
    );
  runIn(folder, 'next', 'build');
  await whileServed(folder, ['next/dist/bin/next', 'start', '--port', '0'], async (address) => {
    const answer = await fetch(`${address}/legal`);
    assert.ok((await answer.json()).includes('e1e3'));
    for (const fen of ['x', '', '8/8/8/8/8/8/8/8 w - - 0 1']) {
      const refused = await fetch(`${address}/legal?fen=${encodeURIComponent(fen)}`);
      assert.equal(refused.status, 400, fen);
      assert.match((await refused.json()).error, /^[A-Z].*\.$/);
    }
    const html = await (await fetch(address)).text();
    assert.match(html, /<kingcraft-board[^>]* variant="levitating"/);
    const { found, errors } = await onPageOf(address, playOn);
    // The project has no icon, which the browser asks for.
    assert.deepEqual(
      errors.filter((error) => !error.includes('404 (Not Found)')),
      [],
    );
    assert.equal(found, 2);
  });
});

test('jest: the test passes', () => {
  const folder = projectOf('jest', 'jest');
  process.env.NODE_OPTIONS = '--experimental-vm-modules';
  try {
    runIn(folder, 'jest', '--ci', '--watchman=false');
  } finally {
    delete process.env.NODE_OPTIONS;
  }
});

for (const [name, ...words] of [['deno', 'run', '--allow-read'], ['bun']]) {
  test(`${name}: the program of Deno`, () => {
    const folder = projectOf('deno', name);
    assert.equal(runIn(folder, name, ...words, 'main.mjs'), 'true\n');
  });
}

const configuration = `
  using Workerd = import "/workerd/workerd.capnp";
  const config :Workerd.Config = (
    services = [(name = "main", worker = .answering)],
    sockets = [(name = "http", address = "127.0.0.1:0", http = (), service = "main")],
  );
  const answering :Workerd.Worker = (
    modules = [
      (name = "bundle.js", esModule = embed "bundle.js"),
      (name = "kingcraft/rules.wasm", wasm = embed "rules.wasm"),
    ],
    compatibilityDate = "2026-01-01",
  );
`;

test('edge: workerd answers with moves', async () => {
  const folder = projectOf('edge', 'workerd');
  writeFileSync(path.join(folder, 'worker.capnp'), configuration);
  const wasm = 'node_modules/kingcraft/web/kingcraft/wasm/rules.wasm';
  copyFileSync(path.join(folder, wasm), path.join(folder, 'rules.wasm'));
  assert.equal((await answerOf(folder, ['kingcraft/rules.wasm'])).length, 20);
});

test('every file of the page belongs to a recipe that is run', () => {
  const run = [...Object.keys(pages), 'next', 'jest', 'deno', 'edge'];
  const named = new Set(blocks.map(({ name }) => name.split('/')[0]));
  assert.deepEqual([...named].sort(), run.sort());
});
