// The programs of docs/recipes.md, each in a project of its own, with the versions that the page names.

import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { copyFileSync, cpSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { test } from 'node:test';
import { readBlocks } from '../package/doc-blocks.js';
import { onPageOf } from './browser.js';
import { createProject, runIn } from './project.js';
import { answerOf } from './workerd.js';

const blocks = readBlocks('docs/recipes.md').filter(({ language }) => language !== 'sh');

/** The files of a recipe: their names begin with its own. */
function projectOf(recipe, environment) {
  const files = blocks
    .filter(({ name }) => name.startsWith(`${recipe}/`))
    .map(({ name, text }) => [name.slice(recipe.length + 1), text]);
  assert.ok(files.length > 0, recipe);
  return createProject(environment, Object.fromEntries(files));
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
    runIn(folder, ...command);
    const { found, errors } = await onPageOf(path.join(folder, 'dist'), work);
    assert.deepEqual(errors, []);
    assert.equal(found, wanted);
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
  const program = path.join(folder, 'node_modules/next/dist/bin/next');
  const server = spawn(process.execPath, [program, 'start', '--port', '0'], { cwd: folder });
  try {
    let address;
    for await (const line of createInterface(server.stdout)) {
      address = /http:\/\/localhost:\d+/.exec(line)?.[0];
      if (address) break;
    }
    const answer = await fetch(`${address}/legal`);
    assert.ok((await answer.json()).includes('e1e3'));
    const html = await (await fetch(address)).text();
    assert.match(html, /<kingcraft-board[^>]* variant="levitating"/);
    const { found, errors } = await onPageOf(address, playOn);
    // The project has no icon, which the browser asks for.
    assert.deepEqual(
      errors.filter((error) => !error.includes('404 (Not Found)')),
      [],
    );
    assert.equal(found, 2);
  } finally {
    server.kill();
  }
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
