// Programs of others that have the packed package in a bundle, on a page with a strict policy.

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { build as esbuild } from 'esbuild';
import { createServer, build as vite } from 'vite';
import { bundledProgram } from '../tests/js/package/bundled-program.js';
import { installPacked } from '../tests/js/package/install-packed.js';
import { BoardPage } from './board-page.js';
import { serveFolder } from './folder-server.js';

const MAIN = `${bundledProgram}
  import 'kingcraft/board/define';
  play().then((said) => { document.querySelector('output').textContent = said; });`;

const html = (main) => `<!doctype html>
<html lang="de">
  <title>Bundled</title>
  <script type="module" src="${main}"></script>
  <output aria-label="Found"></output>
  <kingcraft-board variant="tax" play="white" level="1" controls="moves rules"></kingcraft-board>
</html>`;

/** Files that the program asks for by their names, for a bundler that does not find them. */
const data = {
  tax: 'kingcraft/rulebook/tax.json',
  'de/tax': 'kingcraft/rulebook/de/tax.json',
  'tables/tax': 'kingcraft/tables/tax.tables',
  'nets/chess': 'kingcraft/nets/chess.net',
  'nets/tax': 'kingcraft/nets/tax.net',
};

const bundlers = {
  Vite: (root) =>
    vite({ root, configFile: false, logLevel: 'error', build: { emptyOutDir: true } }),
  esbuild: async (root) => {
    await esbuild({
      absWorkingDir: root,
      bundle: true,
      entryPoints: {
        main: 'main.js',
        worker: 'kingcraft/worker',
        'wasm/engine': 'kingcraft/engine.wasm',
        ...data,
      },
      format: 'esm',
      loader: { '.json': 'copy', '.net': 'copy', '.tables': 'copy', '.wasm': 'copy' },
      outdir: 'dist',
    });
    writeFileSync(path.join(root, 'dist/index.html'), html('main.js'));
  },
};

// One worker for all bundlers: to pack the package and install it takes as long as a bundle.
test.describe.configure({ mode: 'default' });

/** Has the package in its node_modules, and a program in a folder for each bundler. */
let installed = '';

test.beforeAll(() => {
  installed = mkdtempSync(path.join(tmpdir(), 'kingcraft-bundled-'));
  installPacked(installed);
});

test.afterAll(() => rmSync(installed, { recursive: true }));

/** Writes the program into a folder. */
function writeProgram(root) {
  mkdirSync(root, { recursive: true });
  writeFileSync(path.join(root, 'main.js'), MAIN);
  writeFileSync(path.join(root, 'index.html'), html('main.js'));
}

/** The findings of the program's page, and the actions of its board. */
async function playOn(page, address) {
  await page.goto(address);
  await expect(page.getByRole('status', { name: 'Found' })).toHaveText('Qh4# win');
  const board = new BoardPage(page);
  await board.move('e2e4');
  await expect(page.getByRole('list', { name: 'Züge' }).getByRole('button')).toHaveCount(2);
  await board.button('Regeln').click();
  await expect(page.getByRole('region', { name: 'Regeln' })).toContainText('bezahlen');
}

for (const [name, bundle] of Object.entries(bundlers)) {
  test(`${name} bundles the package, and the engine answers`, async ({ page }) => {
    const root = path.join(installed, name);
    writeProgram(root);
    await bundle(root);
    const { address, stop } = await serveFolder(path.join(root, 'dist'));
    await playOn(page, address);
    stop();
  });
}

/** Vite's development server for a folder, without settings of the project. */
async function develop(root) {
  writeProgram(root);
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    server: { host: '127.0.0.1', port: 0 },
  });
  await server.listen();
  return { address: server.resolvedUrls.local[0], stop: () => server.close() };
}

test('Vite needs no setting while a program is developed', async ({ page }) => {
  const { address, stop } = await develop(installed);
  await playOn(page, address);
  await stop();
});

test('Vite that joins the package elsewhere than beside it: the board names the setting', async ({
  page,
}) => {
  const root = path.join(installed, 'workspace');
  mkdirSync(path.join(root, 'node_modules'), { recursive: true });
  writeFileSync(path.join(root, 'package.json'), '{ "private": true, "type": "module" }');
  const { address, stop } = await develop(root);
  await page.goto(address);
  const line = "ergänze optimizeDeps: { exclude: ['kingcraft'] } in vite.config.js";
  await expect(page.locator('kingcraft-board')).toContainText(line);
  await stop();
});
