import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const script = fileURLToPath(new URL('../../scripts/list-site.mjs', import.meta.url));
const hashOfA = 'ca978112ca1bbdcafac231b39a23dc4da786eff8147c4e72b9807785afee48bb';

test('the service worker is told of each file that a page fetches, and again after a change', (t) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'list-site-'));
  t.after(() => rmSync(folder, { recursive: true }));
  const write = (file, text) => writeFileSync(path.join(folder, file), text);
  const worker = () => readFileSync(path.join(folder, 'service-worker.js'), 'utf8');
  const list = () => execFileSync(process.execPath, [script, folder]);
  for (const name of ['docs', 'page', 'kingcraft/nets'])
    mkdirSync(path.join(folder, name), { recursive: true });
  for (const file of [
    'index.html',
    'docs/index.html',
    'embed.html',
    'kingcraft-board.js',
    'kingcraft.html',
    'kingcraft/own-nets.js',
    'kingcraft/nets/tax.net',
    'page/__proto__',
    'types.d.ts',
    'LICENSE.txt',
  ])
    write(file, 'a');
  write('service-worker.js', 'work(FILES);\n');
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
