// The packed package in bundlers that the other tests leave out, and in a service worker.

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { copyFileSync, cpSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { build } from 'esbuild';
import { bundledProgram } from '../package/bundled-program.js';
import { onPageOf } from './browser.js';
import { createProject, runIn } from './project.js';

/** The settings of Parcel for boards that show rules, from docs/package.md. */
const parcelrc = {
  extends: '@parcel/config-default',
  transformers: { '**/kingcraft/web/**/*.json': ['@parcel/transformer-raw'] },
};

/** The page in a folder plays by the package, and its board has the rules. */
async function expectBoard(folder) {
  const { errors } = await onPageOf(folder, async (page) => {
    await page.getByText('Qh4# win').waitFor();
    await page.getByRole('button', { name: 'Rules' }).click();
    await page.getByRole('region', { name: 'Rules' }).getByText('pawns').first().waitFor();
  });
  assert.deepEqual(errors, []);
}

test('Parcel: wasm, worker, tables and rulebooks come along', async () => {
  const folder = createProject('parcel', {
    'index.html': `<!doctype html><html lang="en"><title>Parcel</title>
      <script type="module" src="main.js"></script><output></output>
      <kingcraft-board variant="tax" controls="rules"></kingcraft-board></html>`,
    'main.js': `${bundledProgram}
      import 'kingcraft/board/define';
      play().then((said) => { document.querySelector('output').textContent = said; });`,
    '.parcelrc': JSON.stringify(parcelrc),
  });
  runIn(folder, 'parcel', 'build', 'index.html', '--no-cache', '--dist-dir=dist');
  await expectBoard(path.join(folder, 'dist'));
});

test('rollup: from the places that docs/package.md names', () => {
  const folder = createProject('rollup', {
    'main.js': `${bundledProgram}\nconsole.log(await play());`,
  });
  const words = ['main=main.js', 'node-worker=kingcraft/node-worker', '--plugin=node-resolve'];
  runIn(folder, 'rollup', ...words, '--format=es', '--dir=out', '--silent');
  for (const part of ['wasm', 'nets', 'tables']) {
    const source = path.join(folder, 'node_modules/kingcraft/web/kingcraft', part);
    if (existsSync(source)) cpSync(source, path.join(folder, 'out', part), { recursive: true });
  }
  const said = execFileSync(process.execPath, ['out/main.js'], { cwd: folder, encoding: 'utf8' });
  assert.equal(said, 'Qh4# win\n');
});

test('a service worker: rules, with nothing but its own files', async () => {
  const folder = createProject('service-worker', {
    'dist/index.html': '<!doctype html><html lang="en"><title>Rules</title></html>',
    'worker.js': `
      import { load } from 'kingcraft/rules';

      const kingcraft = load({ wasm: new URL('rules.wasm', location.href) });
      addEventListener('activate', (event) => event.waitUntil(clients.claim()));
      addEventListener('fetch', (event) => {
        if (!event.request.url.endsWith('/legal')) return;
        event.respondWith(
          kingcraft.then(({ newGame }) => Response.json(newGame('tax').moveIds().length)),
        );
      });`,
  });
  await build({
    absWorkingDir: folder,
    bundle: true,
    entryPoints: ['worker.js'],
    format: 'iife',
    logOverride: { 'empty-import-meta': 'silent' },
    outdir: 'dist',
  });
  mkdirSync(path.join(folder, 'dist'), { recursive: true });
  const own = path.join(folder, 'node_modules/kingcraft/web/kingcraft');
  copyFileSync(path.join(own, 'wasm/rules.wasm'), path.join(folder, 'dist/rules.wasm'));
  const { found } = await onPageOf(path.join(folder, 'dist'), (page) =>
    page.evaluate(async () => {
      const { serviceWorker } = navigator;
      const controlled = new Promise((resolve) => {
        serviceWorker.addEventListener('controllerchange', resolve);
      });
      await serviceWorker.register('worker.js');
      await controlled;
      return (await fetch('legal')).json();
    }),
  );
  assert.equal(found, 20);
});

test('webpack: wasm, worker, tables and fixtures come along', () => {
  const folder = createProject('webpack', {
    'package.json': '{ "type": "module" }',
    'main.js': `
      import { load } from 'kingcraft';
      import { positions } from 'kingcraft-fixtures';

      const kingcraft = await load();
      for (const { id } of kingcraft.variants) await kingcraft.loadTables(id);
      console.log(kingcraft.newGame('tax', '8/8/8/4k3/8/8/8/KQ6 w - - 0 1').probe().result);
      for await (const { fen } of positions('tax')) {
        console.log(fen === kingcraft.newGame('tax').fen());
        break;
      }`,
    'webpack.config.js': `export default ${JSON.stringify({
      entry: './main.js',
      experiments: { outputModule: true },
      mode: 'production',
      output: { module: true },
      target: 'node',
    })};`,
  });
  runIn(folder, 'webpack');
  rmSync(path.join(folder, 'node_modules'), { recursive: true });
  const main = path.join(folder, 'dist/main.mjs');
  const said = execFileSync(process.execPath, [main], { cwd: folder, encoding: 'utf8' });
  assert.equal(said, 'win\ntrue\n');
});

test('webpack: a page with a board', async () => {
  const folder = createProject('webpack', {
    'package.json': '{ "type": "module" }',
    'main.js': `${bundledProgram}
      import 'kingcraft/board/define';
      play().then((said) => { document.querySelector('output').textContent = said; });`,
    'webpack.config.js': `export default ${JSON.stringify({
      entry: './main.js',
      // Its loader of classic scripts has no policy for trusted types.
      experiments: { outputModule: true },
      mode: 'production',
      output: { filename: 'main.js', module: true },
    })};`,
    'dist/index.html': `<!doctype html><html lang="en"><title>webpack</title>
      <script type="module" src="main.js"></script><output></output>
      <kingcraft-board variant="tax" controls="rules"></kingcraft-board></html>`,
  });
  runIn(folder, 'webpack');
  await expectBoard(path.join(folder, 'dist'));
});
