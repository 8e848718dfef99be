import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { joinModules, separateModules } from '../../../scripts/site/page-modules.mjs';

const ENTRIES = { main: 'page/main.js', worker: 'worker/worker.js' };

const FILES = {
  'page/main.js': `
    import { engine } from '../kingcraft/index.js';
    import { place } from './rooms/place.js';
    export { encode } from 'uqr';
    export { default as rate } from 'glicko2-lite';
    export { match } from '../game/match.js';
    export { engine, place };
    export const later = () => import('./rooms/later.js');`,
  'game/match.js': "export { text as match } from '../texts/text.js';",
  'texts/text.js': "export const text = 'text';",
  'texts/shared.js': "export const text = 'shared';",
  'page/rooms/place.js': `
    import '../../kingcraft/index.js';
    export const place = new URL('style.css', import.meta.url).href;`,
  'page/rooms/later.js': "export { place } from './place.js'; export const name = 'later';",
  'worker/worker.js': "import { engine } from '../kingcraft/index.js'; postMessage(engine());",
  'kingcraft/index.js':
    "import engineText from './wasm/engine.js'; export { text } from '../texts/shared.js'; export const engine = () => engineText;",
  'kingcraft/wasm/engine.js': `
    export const wasm = new URL(
      './engine.wasm',
      import.meta.url,
    );
    export default 'engine';`,
  'kingcraft/other.js': "throw new Error('nobody imports it');",
};

/** Small modules are joined with others. */
const large = `export const text = '${'x'.repeat(20_000)}';`;

/** A folder with these files, until the test ends. */
function folderOf(t, files) {
  const folder = mkdtempSync(path.join(tmpdir(), 'page-modules-'));
  t.after(() => rmSync(folder, { recursive: true }));
  for (const [file, text] of Object.entries({ 'package.json': '{ "type": "module" }', ...files })) {
    mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  return folder;
}

/** The joined modules of these files, written into a folder: what it imports from there is what the page runs. */
async function joined(t, files) {
  const result = await joinModules(folderOf(t, files), ENTRIES);
  const folder = folderOf(t, Object.fromEntries(result.modules));
  const at = (file) => pathToFileURL(path.join(folder, file)).href;
  return { ...result, at, run: (file) => import(at(file)) };
}

const withoutHash = (file) => file.replace(/-[\w-]+\.js$/, '-HASH.js');

test('join: modules lie together and know where they lay, and libraries are among them', async (t) => {
  const { run, at } = await joined(t, FILES);
  const main = await run('page/main.js');
  assert.equal(main.place, at('page/rooms/style.css'));
  assert.equal(main.engine(), 'engine');
  assert.equal(main.match, 'text');
  assert.equal(main.encode('a').size, 23);
  assert.deepEqual(Object.keys(main.rate(1500, 350, 0.06, [])), ['rating', 'rd', 'vol']);
  const later = await main.later();
  assert.deepEqual({ ...later }, { name: 'later', place: at('page/rooms/style.css') });
});

test('join: no file says where the libraries lay', async (t) => {
  const { modules } = await joined(t, FILES);
  const naming = modules.filter(([, text]) => text.includes('node_modules'));
  assert.deepEqual(naming, []);
});

test('join: there is a file for each entry, for what both share and for what comes later, and nothing else', async (t) => {
  const { modules, first, named } = await joined(t, { ...FILES, 'page/rooms/later.js': large });
  const files = modules.map(([file]) => withoutHash(file));
  assert.deepEqual(files.sort(), [
    'page/later-HASH.js',
    'page/main.js',
    'page/shared-HASH.js',
    'worker/worker.js',
  ]);
  assert.deepEqual(first.map(withoutHash), ['page/shared-HASH.js']);
  assert.deepEqual([...named].sort(), ['kingcraft/wasm/engine.wasm', 'page/rooms/style.css']);
});

test('join: in front of an import, the page loads the modules that it takes', async (t) => {
  const { run } = await joined(t, {
    ...FILES,
    'page/main.js': `export const open = { one: () => import('./one.js'), two: () => import('./two.js') }; ${large}`,
    'page/one.js': `import { text as part } from './part.js'; export const one = part; ${large}`,
    'page/two.js': `import { text as part } from './part.js'; export const two = part; ${large}`,
    'page/part.js': large,
  });
  globalThis.loadModules = t.mock.fn(async () => {});
  const main = await run('page/main.js');
  await main.open.one();
  const [{ arguments: loaded }] = globalThis.loadModules.mock.calls;
  assert.deepEqual(loaded.map(withoutHash), ['page/one-HASH.js', 'page/part-HASH.js']);
});

test('join: the worker imports what it shares with the page, and not the page', async (t) => {
  const { modules } = await joined(t, FILES);
  const worker = Object.fromEntries(modules)['worker/worker.js'];
  const imported = [...worker.matchAll(/from ?"([^"]+)"/g)].map(([, file]) => withoutHash(file));
  assert.deepEqual(imported, ['../page/shared-HASH.js']);
});

test('separate modules: those that the entries import, with the files that they name', async (t) => {
  const files = await separateModules(folderOf(t, FILES), ['kingcraft/index.js']);
  assert.deepEqual([...files].sort(), [
    'kingcraft/index.js',
    'kingcraft/wasm/engine.js',
    'kingcraft/wasm/engine.wasm',
    'texts/shared.js',
  ]);
});
