import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const script = fileURLToPath(new URL('../../../scripts/site/list-site.mjs', import.meta.url));
const hashOfA = 'ca978112ca1bbdcafac231b39a23dc4da786eff8147c4e72b9807785afee48bb';

/** A folder with a service worker, until the test ends; `write` writes another file of it. */
function createSite(t) {
  const folder = mkdtempSync(path.join(tmpdir(), 'list-site-'));
  t.after(() => rmSync(folder, { recursive: true }));
  const read = (file) => readFileSync(path.join(folder, file), 'utf8');
  const write = (file, text) => {
    mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  };
  write('service-worker.js', 'work(FILES);\n');
  return { read, write, list: () => execFileSync(process.execPath, [script, folder]) };
}

test("the service worker's list has each file that a page fetches, and changes with the files", (t) => {
  const { read, write, list } = createSite(t);
  const worker = () => read('service-worker.js');
  for (const file of [
    'index.html',
    'docs/index.html',
    'embed.html',
    'kingcraft-board.js',
    'kingcraft.html',
    'kingcraft/own-nets.js',
    'texts/messages.de.js',
    'kingcraft/nets/tax.net',
    'page/__proto__',
    'types.d.ts',
    'LICENSE.txt',
  ])
    write(file, 'a');
  list();
  const [table, ...code] = worker().split('\n');
  assert.deepEqual(code, ['work(FILES);', '']);
  assert.ok(
    table.includes(
      `{"docs/index.html":"${hashOfA}","./":"${hashOfA}","kingcraft/nets/tax.net":"${hashOfA}","page/__proto__":"${hashOfA}"}`,
    ),
    table,
  );
  write('index.html', 'b');
  const before = worker();
  list();
  assert.notEqual(worker(), before);
  assert.equal(worker().split('\n').length, 3);
});

test('the page has the hash of each script and style that it names or loads later, and again after a change', (t) => {
  const { read, write, list } = createSite(t);
  const names = [
    '<meta name="integrity" content="">',
    '<link rel="stylesheet" href="page/main.css">',
    '<link rel="preload" as="fetch" href="kingcraft/wasm/engine.wasm">',
    '<link rel="modulepreload" href="page/shared.js">',
    '<script type="module" src="page/main.js"></script>',
    '<script async src="page/watch.js"></script>',
  ];
  write('index.html', names.join('\n'));
  const first = ['page/main.css', 'page/shared.js', 'page/main.js', 'page/watch.js'];
  const later = ['page/learn.js', 'page/learn/learn.css'];
  for (const file of [...first, ...later, 'kingcraft/index.js']) write(file, 'a');
  const hashes = (html) =>
    [...html.matchAll(/(?:href|src)="([^"]+)" integrity="([^"]+)"/g)].map(([, ...pair]) => pair);
  const laterOf = (html) =>
    JSON.parse(/name="integrity" content="([^"]*)"/.exec(html)[1].replaceAll('&quot;', '"'));
  const hash = `sha256-${Buffer.from(hashOfA, 'hex').toString('base64')}`;
  const expected = (files) => files.map((file) => [file, hash]);
  list();
  const html = read('index.html');
  assert.deepEqual(hashes(html), expected(first));
  assert.deepEqual(laterOf(html), Object.fromEntries(expected(later)));
  list();
  assert.equal(read('index.html'), html);
  for (const file of ['page/main.js', 'page/learn.js']) write(file, 'b');
  list();
  assert.notEqual(Object.fromEntries(hashes(read('index.html')))['page/main.js'], hash);
  assert.notEqual(laterOf(read('index.html'))['page/learn.js'], hash);
});
