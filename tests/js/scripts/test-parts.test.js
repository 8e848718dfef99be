// Which parts scripts/test runs, in a small clone with stand-ins for what the parts call.

import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** The programs of the clone, which write down that they were called. */
const programs = {
  'scripts/setup': '',
  'scripts/check': '',
  'scripts/build': '',
  'scripts/endurance/fuzz': '',
  'build/tsan/kingcraft_thread_tests': '',
  'node_modules/.bin/playwright': '',
  'tools/browser': '',
  'tools/cmake': '',
  'tools/ctest': '[ ! -e broken ]',
  'tools/c++': 'cat compiler-version',
  'tools/em++': '',
  'tools/clang++': '',
  'tools/node': 'if [ "$1" = --version ]; then echo v20.19.0; fi',
};

/** A clone; `run(...parts)` runs scripts/test there and returns what it says of each part. */
function createClone(context, environment = {}) {
  const folder = mkdtempSync(path.join(tmpdir(), 'kingcraft test ä-'));
  context.after(() => rmSync(folder, { recursive: true }));
  const write = (file, text, mode) => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text, { mode });
  };
  for (const file of ['test', 'shared/environment.sh', 'nodes/tools/package.json'])
    cpSync(path.join(root, 'scripts', file), path.join(folder, 'scripts', file));
  for (const [name, work] of Object.entries(programs))
    write(name, `#!/usr/bin/env bash\necho "${name} $*" >> calls\n${work}\n`, 0o755);
  write('engine/rules/rules.hpp', 'int rules;\n');
  write('web/page/page.js', 'page();\n');
  write('tests/js/page/page.test.js', '');
  write('tests/js/package/package.test.js', '');
  write('compiler-version', '1\n');
  write('.gitignore', 'build\ncalls\nbroken\n');
  execFileSync('git', ['init', '-q', folder]);
  const run = (...parts) => {
    const { stdout } = spawnSync('scripts/test', parts, {
      cwd: folder,
      encoding: 'utf8',
      env: {
        ...process.env,
        PATH: `${path.join(folder, 'tools')}:${process.env.PATH}`,
        CHROMIUM: path.join(folder, 'tools/browser'),
        CI: '',
        KINGCRAFT_GAMES: '',
        KINGCRAFT_LOCKED: '',
        KINGCRAFT_NODE: '',
        ...environment,
      },
    });
    const summary = stdout.split('\nscripts/test\n')[1] ?? '';
    const lines = summary.trim().split('\n');
    return Object.fromEntries(lines.map((line) => line.trim().split(/ +/).slice(0, 2)));
  };
  return { folder, run, write, at: (file) => path.join(folder, file) };
}

const NATIVE = ['engine', 'wasm', 'sanitize', 'threads'];
const all = (native) => ({
  check: 'passed',
  ...Object.fromEntries(NATIVE.map((part) => [part, native])),
  package: 'passed',
  page: 'passed',
});

test('parts of C++ run again where something of them has changed, and only there', (context) => {
  const { run, write, at } = createClone(context);
  assert.deepEqual(run(), all('passed'), 'the first run');
  assert.deepEqual(run(), all('unchanged'), 'nothing has changed');
  appendFileSync(at('web/page/page.js'), 'more();\n');
  assert.deepEqual(run(), all('unchanged'), 'the page has changed');
  appendFileSync(at('engine/rules/rules.hpp'), 'int more;\n');
  assert.deepEqual(run(), all('passed'), 'a file of the engine has changed');
  write('engine/rules/new.hpp', '');
  assert.deepEqual(run(), all('passed'), 'one is new');
  rmSync(at('engine/rules/new.hpp'));
  assert.deepEqual(run(), all('passed'), 'one is gone');
  write('compiler-version', '2\n');
  assert.deepEqual(run(), all('passed'), 'there is another compiler');
  assert.deepEqual(run('engine'), { engine: 'passed' }, 'one that is named runs');
  assert.match(readFileSync(at('calls'), 'utf8'), /tools\/ctest --preset release/);
});

test('a part that failed runs again', (context) => {
  const { run, write, at } = createClone(context);
  run();
  write('broken', '');
  assert.deepEqual(run('engine'), { engine: 'FAILED' });
  rmSync(at('broken'));
  assert.deepEqual(run(), { ...all('unchanged'), engine: 'passed' });
});

test('with games from outside all parts run', (context) => {
  const { run } = createClone(context, { KINGCRAFT_GAMES: '/games' });
  run();
  assert.deepEqual(run(), all('passed'));
});
