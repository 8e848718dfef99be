import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const script = fileURLToPath(new URL('../../scripts/preload-site.mjs', import.meta.url));

const files = {
  'index.html': '<head>\n    <!-- PRELOAD -->\n</head>\n',
  'page/main.js': "import { a } from './a.js';\nimport '../b.js';\nimport('./later.js');\n",
  'page/a.js': "/** import nothing */\nexport {\n  b,\n  c,\n} from '../b.js';\n",
  'b.js': "import { a } from './page/a.js';\nexport const b = 'import';\n",
  'kingcraft/wasm/engine.js': '',
  'kingcraft/wasm/table.js': '',
};

test('the page names what its first modules import, once, and not what comes later', (t) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'preload-site-'));
  t.after(() => rmSync(folder, { recursive: true }));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  execFileSync(process.execPath, [script, folder]);
  const html = readFileSync(path.join(folder, 'index.html'), 'utf8');
  assert.deepEqual(
    [...html.matchAll(/"modulepreload" href="([^"]+)"/g)].map(([, href]) => href),
    ['page/a.js', 'b.js', 'kingcraft/wasm/engine.js', 'kingcraft/wasm/table.js'],
  );
  assert.match(html, /^<head>\n {4}<link rel="preload" .*engine\.wasm">\n/);
});
