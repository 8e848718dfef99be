// Files of the package where Vite's development server has moved the modules that look for them.

import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { load } from 'kingcraft';
import { createEngine } from 'kingcraft/engine';
import { load as loadRules } from 'kingcraft/rules';
import { filesBelow } from '../../../scripts/shared/files-below.mjs';
import { ownFile, wasMoved } from '../../../web/variants/own-file.js';
import { kingcraft } from './support.js';

const engine = await createEngine();
after(() => engine.dispose());

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** The folders of modules that browsers load, and what they are in the packages. */
const folders = {
  'web/kingcraft': 'kingcraft/web/kingcraft',
  'web/worker': 'kingcraft/web/worker',
  'web/element': 'kingcraft/web/element',
  'web/game': 'kingcraft/web/game',
  'web/kingcraft/draw': 'kingcraft/web/kingcraft/draw',
  'web/kingcraft/setup': 'kingcraft/web/kingcraft/setup',
  'web/texts': 'kingcraft/web/texts',
  'web/variants/generated/rulebook': 'kingcraft/web/variants/generated/rulebook',
  'web/variants/generated/fixtures': 'kingcraft-fixtures',
};

/** The addresses that modules name, as they stand there. @param {string} file */
function addressesIn(file) {
  const text = readFileSync(path.join(root, file), 'utf8');
  return [...text.matchAll(/new URL\('([^']+)', import\.meta\.url\)/g)].map(([, found]) => found);
}

/**
 * [module's folder, its folder in a package, address] of each file that a module names; that of worker threads is
 * node's.
 */
const named = Object.entries(folders)
  .flatMap(([folder, packed]) =>
    filesBelow(path.join(root, folder))
      .filter((file) => file.endsWith('.js') && !file.startsWith('wasm/'))
      .map((file) => [`${folder}/${file}`, `${packed}/${file}`]),
  )
  .concat(
    ['puzzle-files.js'].map((file) => [
      `web/variants/generated/${file}`,
      `kingcraft/web/variants/generated/${file}`,
    ]),
  )
  .flatMap(([file, packed]) =>
    addressesIn(file).map((found) => [path.dirname(file), path.dirname(packed), found]),
  )
  .filter(([, , found]) => found !== './node-worker.js');

/** The path before the folder of joined modules, and the folder. */
const servers = [
  ['http://localhost:5173/node_modules', '.vite/deps'],
  ['http://localhost:5173/base/node_modules', '.vite/deps'],
  ['http://localhost:5173/@fs/home/ada/node_modules', '.vite/deps'],
  ['http://localhost:3000/_nuxt/node_modules', '.cache/vite/client/deps'],
  ['http://localhost:63315/node_modules', '.vite/vitest/0123abcd/deps'],
];

test('an address outside of such a folder stays as it is', () => {
  for (const href of [
    'http://localhost/node_modules/kingcraft/web/kingcraft/wasm/engine.wasm',
    'http://localhost/node_modules/.pnpm/kingcraft@0.1.0/node_modules/kingcraft/web/worker/worker.js',
    'https://example.org/deps/wasm/engine.wasm',
    'file:///home/ada/deps/worker.js',
    'blob:http://localhost/0123',
  ])
    assert.equal(ownFile(new URL(href)).href, href);
  assert.equal(wasMoved(), false);
});

test('every file that a module of the packages names is found from where Vite has joined it', () => {
  assert.ok(named.length > 40, String(named.length));
  for (const [folder, packed, found] of named) {
    assert.ok(existsSync(path.join(root, folder, found)), `${folder} ${found}`);
    for (const [before, joined] of servers) {
      const moved = new URL(found, `${before}/${joined}/kingcraft.js?v=0123abcd`);
      assert.equal(
        ownFile(moved).href,
        new URL(found, `${before}/${packed}/`).href,
        `${folder} ${found}`,
      );
    }
  }
  assert.equal(wasMoved(), true);
});

test('what Vite adds to the address of a worker stays', () => {
  const moved = 'http://localhost/node_modules/.vite/deps/worker.js?worker_file&type=module';
  assert.equal(
    ownFile(new URL(moved)).href,
    'http://localhost/node_modules/kingcraft/web/worker/worker.js?worker_file&type=module',
  );
});

let server;
before(async () => {
  // A development server answers with its first page where there is no such file; others with 404.
  server = createServer(({ url }, response) => {
    response.statusCode = url.startsWith('/404/') ? 404 : 200;
    response.setHeader('content-type', 'text/html');
    response.end('<!doctype html>');
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
});
after(() => {
  server.close();
  server.closeAllConnections();
});

const line = "add optimizeDeps: { exclude: ['kingcraft'] } to vite.config.js.";
/** The content of an address: the beginning of the message. */
const loads = {
  'wasm/engine.wasm': [(wasm) => load({ wasm }), /^The engine cannot be loaded from http/],
  'wasm/rules.wasm': [(wasm) => loadRules({ wasm }), /^The engine cannot be loaded from http/],
  'nets/tax.net': [(source) => engine.loadNet('tax', { source }), /^The net of tax cannot be/],
  'tables/tax.tables': [
    (source) => kingcraft.loadTables('tax', { source }),
    /^The endgame tables of tax cannot be/,
  ],
  'worker.js': [(worker) => createEngine({ worker }), /^The engine's worker cannot be started: /],
};

for (const [file, [work, beginning]] of Object.entries(loads))
  for (const host of ['', '404/'])
    test(`${host}${file} that is not in its package either: the message names the setting`, async () => {
      const address = `http://127.0.0.1:${server.address().port}/${host}node_modules/.vite/deps/`;
      await assert.rejects(work(new URL(file, address)), ({ code, message }) => {
        assert.equal(code, 'load');
        assert.match(message, beginning);
        assert.ok(message.endsWith(line), message);
        return true;
      });
    });
