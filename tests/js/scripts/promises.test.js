// The promises of SECURITY.md about the modules that browsers run: their requests, their storage, and that no text
// becomes code.

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const read = (file) => readFileSync(path.join(root, file), 'utf8');
const list = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'web/*.js'], {
  cwd: root,
  encoding: 'utf8',
});
const modules = list.split('\n').filter((file) => file !== '' && existsSync(path.join(root, file)));

/** The modules whose code, without comments, has something. */
const modulesWith = (pattern) =>
  modules.filter((file) =>
    pattern.test(read(file).replace(/\/\*[\s\S]*?\*\/|(?<=^|[\s;{}()])\/\/.*$/gm, '')),
  );

/** A feature of browsers → the modules that use it. */
const uses = {
  'no module makes code or HTML of text': [
    /\beval\(|new Function|\b(?:inner|outer)HTML|insertAdjacentHTML|document\.write|srcdoc|DOMParser|setHTML/,
    [],
  ],
  'files are fetched where the package loads its own, a board a game, and the site itself; live games connect':
    [
      /\bfetch\(|XMLHttpRequest|WebSocket|EventSource|sendBeacon|importScripts|RTCPeer|WebTransport/,
      [
        'web/element/replay-controller.js',
        'web/friend/can-connect.js',
        'web/friend/connection.js',
        'web/kingcraft/platform.js',
        'web/page/app/service-worker.js',
        'web/page/base/reload-page.js',
        'web/page/docs/docs-search.js',
        'web/page/friend/site-settings.js',
        'web/page/start-watch.js',
        'web/variants/load-rulebook.js',
      ],
    ],
  'the page alone stores something, in its library': [
    /localStorage|sessionStorage|indexedDB|openDB|\bcaches\.|document\.cookie|cookieStore|navigator\.storage/,
    [
      'web/page/app/service-worker.js',
      // A copy of the choice of light or dark, since the database answers after the first paint.
      'web/page/color-scheme.js',
      'web/page/store/browser-tab.js',
      'web/page/store/database.js',
      'web/page/store/page-storage.js',
    ],
  ],
  'nobody stores a cookie': [/\.cookie\b|cookieStore/, []],
};

for (const [promise, [pattern, expected]] of Object.entries(uses)) {
  test(promise, () => assert.deepEqual(modulesWith(pattern), expected));
}

test('the page has its policy inside, as strict as that of the server', () => {
  const [, inside] = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(
    read('web/page/index.html'),
  );
  for (const part of [
    "default-src 'self'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "require-trusted-types-for 'script'",
    'trusted-types kingcraft',
  ]) {
    assert.ok(inside.split('; ').includes(part), part);
    assert.ok(read('scripts/site/serve.mjs').includes(`${part}`), part);
    assert.ok(read('docs/site.md').includes(part), part);
  }
});

test('each test that SECURITY.md names is there', () => {
  const named = [...read('SECURITY.md').matchAll(/`((?:tests|e2e|scripts)\/[^`\s]+)`/g)];
  assert.ok(named.length > 10);
  for (const [, file] of named) assert.ok(existsSync(path.join(root, file)), file);
});
