import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { fileURLToPath, pathToFileURL } from 'node:url';

const script = fileURLToPath(new URL('../../../scripts/site/join-site.mjs', import.meta.url));

const HEAD = [
  '<link rel="stylesheet" href="board/board.css">',
  '<link rel="stylesheet" href="page/page.css">',
  '<!-- PRELOAD -->',
];

const FILES = {
  'index.html': `<head>\n${HEAD.map((line) => `    ${line}\n`).join('')}</head>\n`,
  'board/board.css': 'a { color: red; }',
  'page/page.css': 'a { color: lime; }',
  'page/main.js': `
    import { engine } from '../kingcraft/index.js';
    import { place } from './rooms/place.js';
    export { other } from '../libraries/other.js';
    export { match } from '../game/match.js';
    export { engine, place };
    export const later = () => import('./rooms/later.js');`,
  'libraries/other.js': "export const other = 'other';",
  'libraries/other.LICENSE.txt': 'Free.',
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
  'kingcraft/wasm/engine.js': "export default 'engine';",
};

/** A folder with these files, until the test ends. */
function folderOf(t, files) {
  const folder = mkdtempSync(path.join(tmpdir(), 'join-site-'));
  t.after(() => rmSync(folder, { recursive: true }));
  for (const [file, text] of Object.entries({ 'package.json': '{ "type": "module" }', ...files })) {
    mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  return folder;
}

test('join: modules lie together and know where they lay, and other pages still have the package', async (t) => {
  const folder = folderOf(t, FILES);
  const at = (file) => pathToFileURL(path.join(folder, file)).href;
  execFileSync(process.execPath, [script, folder]);
  const main = await import(at('page/main.js'));
  assert.equal(main.place, at('page/rooms/style.css'));
  assert.equal(main.engine(), 'engine');
  assert.equal(main.other, 'other');
  const later = await main.later();
  assert.deepEqual({ ...later }, { name: 'later', place: at('page/rooms/style.css') });
  for (const joined of [
    'page/rooms/place.js',
    'game/match.js',
    'texts/text.js',
    'libraries/other.js',
  ])
    assert.equal(existsSync(path.join(folder, joined)), false, joined);
  assert.ok(existsSync(path.join(folder, 'libraries/other.LICENSE.txt')));
  const { engine } = await import(at('kingcraft/index.js'));
  assert.equal(engine(), 'engine');
});

test('join: in front of an import, the page loads the modules that it takes', async (t) => {
  // Small ones are joined with others.
  const large = `export const text = '${'x'.repeat(20_000)}';`;
  const folder = folderOf(t, {
    ...FILES,
    'page/main.js': `export const open = { one: () => import('./one.js'), two: () => import('./two.js') }; ${large}`,
    'page/one.js': `import { text as part } from './part.js'; export const one = part; ${large}`,
    'page/two.js': `import { text as part } from './part.js'; export const two = part; ${large}`,
    'page/part.js': large,
  });
  execFileSync(process.execPath, [script, folder]);
  globalThis.loadModules = t.mock.fn(async () => {});
  const main = await import(pathToFileURL(path.join(folder, 'page/main.js')).href);
  await main.open.one();
  const [{ arguments: loaded }] = globalThis.loadModules.mock.calls;
  assert.deepEqual(
    loaded.map((file) => file.replace(/-[\w-]+\.js$/, '-HASH.js')),
    ['page/one-HASH.js', 'page/part-HASH.js'],
  );
});

test('join: the page names its style and what its first modules import, once, and not what comes later', (t) => {
  const folder = folderOf(t, FILES);
  execFileSync(process.execPath, [script, folder]);
  const html = readFileSync(path.join(folder, 'index.html'), 'utf8');
  const links = [...html.matchAll(/<link rel="(\S+)".* href="([^"]+)">/g)].map(
    ([, rel, href]) => `${rel} ${href.replace(/-\w+\.js$/, '-HASH.js')}`,
  );
  assert.deepEqual(links.sort(), [
    'modulepreload page/shared-HASH.js',
    'preload kingcraft/wasm/engine.wasm',
    'stylesheet page/main.css',
  ]);
  const style = readFileSync(path.join(folder, 'page/main.css'), 'utf8');
  assert.match(style, /red.*(lime|#0f0)/s);
});

test('join: a style of a later screen holds what it imports, which is no file of its own any more', (t) => {
  const folder = folderOf(t, {
    ...FILES,
    'page/link.css': 'a { color: blue; }',
    'page/study/study.css': '@import "./tree.css";',
    'page/study/tree.css': '@import "../link.css"; b { color: red; }',
  });
  execFileSync(process.execPath, [script, folder]);
  const style = readFileSync(path.join(folder, 'page/study/study.css'), 'utf8');
  assert.match(style, /a\{color:.*b\{color:/s);
  for (const part of ['page/link.css', 'page/study/tree.css'])
    assert.equal(existsSync(path.join(folder, part)), false, part);
});

test('join: the worker imports what it shares with the page, and not the page', (t) => {
  const folder = folderOf(t, FILES);
  execFileSync(process.execPath, [script, folder]);
  const worker = readFileSync(path.join(folder, 'worker/worker.js'), 'utf8');
  const imported = [...worker.matchAll(/from ?"([^"]+)"/g)].map(([, file]) => file);
  assert.deepEqual(
    imported.map((file) => file.replace(/-\w+\.js$/, '-HASH.js')),
    ['../page/shared-HASH.js'],
  );
});

test('join: a page without a place for the links is refused', (t) => {
  const folder = folderOf(t, { ...FILES, 'index.html': '<head></head>' });
  const { status, stderr } = spawnSync(process.execPath, [script, folder], { encoding: 'utf8' });
  assert.equal(status, 1);
  assert.match(stderr, /index\.html has no place for the links/);
});
