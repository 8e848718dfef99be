// scripts/setup on systems that lack something, with stand-ins for the tools that it calls: each fault gives one
// sentence that says what to do, and the next run goes on from there.

import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Programs of every Debian, for which the real ones are used. */
const everyday =
  'awk basename bash cat cp df dirname env flock grep head mkdir mktemp mv rm sed sort tail tar touch tr uname uniq'.split(
    ' ',
  );

/** Tool → what it does except writing down how it was called, in the language of bash: a Debian where all is well. */
const whole = {
  ...Object.fromEntries(
    'cmake ctest ninja g++ npx make ccache em++ make apt-cache dpkg'
      .split(' ')
      .map((name) => [name, '']),
  ),
  'clang++': `case "$1" in
    --version) echo "clang version 14.0.6" ;;
    -print-resource-dir) echo "$PWD/clang" ;;
  esac`,
  'clang-tidy': 'echo "LLVM version 14.0.6"',
  'chromium-headless-shell': '',
  git: 'echo true',
  id: 'echo 0',
  node: 'echo v22.1.0',
  npm: 'mkdir -p node_modules && touch node_modules/.package-lock.json',
  'apt-get': '',
  sudo: '"$@"',
};

/** A clone with the tools that are given beside those of a whole system; null takes one away. */
function createClone(context, given) {
  const folder = mkdtempSync(path.join(tmpdir(), 'kingcraft setup ä-'));
  context.after(() => rmSync(folder, { recursive: true }));
  const at = (...parts) => path.join(folder, ...parts);
  for (const file of [
    'setup',
    'shared/environment.sh',
    'shared/packages.txt',
    'nodes/tools/package.json',
    'nodes/package/package.json',
  ])
    cpSync(path.join(root, 'scripts', file), at('scripts', file));
  for (const part of ['', 'scripts/nodes/tools', 'scripts/nodes/package']) {
    mkdirSync(at(part), { recursive: true });
    writeFileSync(at(part, 'package-lock.json'), '{}');
  }
  mkdirSync(at('clang/lib/linux'), { recursive: true });
  writeFileSync(at('clang/lib/linux/libclang_rt.asan-x.a'), '');
  mkdirSync(at('build/catch2'), { recursive: true });
  writeFileSync(at('build/catch2/catch_amalgamated.cpp'), '');
  writeFileSync(at('os-release'), 'ID=debian\n');
  mkdirSync(at('tools'));
  const tools = { ...whole, ...given };
  for (const name of everyday.filter((one) => !Object.hasOwn(tools, one))) {
    const found = spawnSync('bash', ['-c', `command -v ${name}`], { encoding: 'utf8' });
    symlinkSync(found.stdout.trim(), at('tools', name));
  }
  for (const [name, work] of Object.entries(tools))
    if (work !== null)
      writeFileSync(
        at('tools', name),
        `#!/usr/bin/env bash\necho "${name} $*" >> '${at('calls')}'\n${work}\n`,
        { mode: 0o755 },
      );
  const env = { PATH: at('tools'), KINGCRAFT_OS_RELEASE: at('os-release') };
  const setup = (...purposes) => {
    rmSync(at('calls'), { force: true });
    const { status, stdout, stderr } = spawnSync(at('scripts/setup'), purposes, {
      encoding: 'utf8',
      env,
    });
    const calls = existsSync(at('calls')) ? readFileSync(at('calls'), 'utf8') : '';
    return { status, stdout, stderr, calls };
  };
  return { at, env, setup };
}

const failing = (text, when = '*') => `case "$*" in ${when}) echo "${text}" >&2; exit 100 ;; esac`;

/** Name, tools, the sentence, and the purposes where they are not all. */
const faults = [
  [
    'no root and no sudo',
    { id: 'echo 1000', sudo: null, make: null },
    /takes root\. Run as root: apt-get install --no-install-recommends make$/,
  ],
  [
    'a sudo that asks for a password, and nobody to type it',
    { id: 'echo 1000', sudo: 'exit 1', make: null },
    /sudo asks for a password\. Run: sudo apt-get install .* make$/,
  ],
  [
    'no apt-get',
    { 'apt-get': null, make: null },
    /there is no apt-get here\. Install what these Debian packages contain: make$/,
  ],
  [
    'no network for Debian',
    { make: null, 'apt-get': failing("Temporary failure resolving 'deb.example'", '*install*') },
    /apt-get cannot reach its server\. Check the network and run the same command again: it continues from here\.$/,
  ],
  [
    'no network for npm',
    { npm: failing('npm error code ENOTFOUND') },
    /npm cannot reach its server\. .* continues from here\.$/,
  ],
  [
    'a full disk while Debian installs',
    {
      make: null,
      'apt-get': failing(
        "E: You don't have enough free space in /var/cache/apt/archives/.",
        '*install*',
      ),
    },
    /the disk is full\. Free some space and run the same command again/,
  ],
  [
    'a full disk while npm installs',
    { npm: failing('npm error ENOSPC: no space left on device') },
    /the disk is full\. Free some space/,
  ],
  [
    'another program that installs',
    {
      make: null,
      'apt-get': failing('E: Could not get lock /var/lib/dpkg/lock-frontend.', '*install*'),
    },
    /another program is installing packages\. Wait/,
  ],
  [
    'a release without a package',
    { make: null, 'apt-get': failing('E: Unable to locate package make', '*install*') },
    /does not have all packages \(make\)\. Kingcraft is tested on Debian 12 and 13\.$/,
  ],
  [
    'another fault of apt-get',
    { make: null, 'apt-get': failing('E: Something else', '*install*') },
    /^E: Something else\nscripts\/setup: apt-get failed; its full output is in build\/setup\.log$/,
  ],
  [
    'an old node that npm has no newer one for',
    { node: 'echo v16.20.2' },
    /node v16\.20\.2 is too old, and npm has no build for this system\. Install node 20\.19\.0 or newer$/,
  ],
  [
    'a folder that is no clone',
    { git: failing('fatal: not a git repository') },
    /not a git clone.* git clone$/,
  ],
  [
    'a folder of another user',
    { git: failing("fatal: detected dubious ownership in repository at '/x'") },
    /another user\. Run: git config --global --add safe\.directory '.*'$/,
  ],
];

for (const [name, tools, sentence] of faults) {
  test(`one sentence says what to do: ${name}`, (context) => {
    const { setup } = createClone(context, tools);
    const { status, stderr } = setup('test', 'page');
    assert.match(stderr.trim(), sentence);
    assert.equal(status, 1);
    const { length } = stderr.trim().split('\n');
    assert.ok(length <= 2, stderr);
  });
}

test('a command that fails on a full disk names the disk', (context) => {
  const df = 'printf "Filesystem 1M Used Available\\n/dev/x 9 9 3 100%% /\\n"';
  const { setup } = createClone(context, { df, npm: 'exit 1' });
  const { status, stderr } = setup('play');
  assert.equal(status, 1);
  assert.match(
    stderr,
    /the disk with .* is full \(3 MB left\)\. Free some space and run the same command again/,
  );
});

test('Chromium as a snap alone is refused before anything is installed', (context) => {
  const snap = 'exec /snap/bin/chromium "$@"';
  const { at, setup } = createClone(context, {
    'chromium-headless-shell': null,
    'chromium-browser': snap,
    make: null,
  });
  writeFileSync(at('os-release'), 'ID=ubuntu\n');
  const { status, stderr, calls } = setup('test', 'page');
  assert.equal(status, 1);
  assert.match(
    stderr,
    /^scripts\/setup: the page tests need Chromium\. .* snap, .* CHROMIUM=\/path\/to\/chromium\. .* scripts\/test check .* package\n$/,
  );
  assert.doesNotMatch(calls, /apt-get|npm/);
  assert.equal(setup('play').status, 0);
});

test('of a release, the packages are taken that it has, and the library of the sanitizers in the version of its clang', (context) => {
  const { at, setup } = createClone(context, {
    'clang++': null,
    'clang-tidy': 'echo "LLVM version 11.0.1"',
    'apt-cache':
      'case "$1" in depends) echo "  Depends: clang-19" ;; show) [ "$3" = catch2 ] || echo "Package: $3" ;; esac',
  });
  const { calls } = setup('test');
  const [installed] = calls.match(/^apt-get .* install .*$/m);
  for (const name of ['clang', 'clang-tidy', 'libclang-rt-19-dev'])
    assert.ok(installed.split(' ').includes(name), installed);
  assert.ok(existsSync(at('build/setup.log')));
});

test('an installation that was interrupted is ended first', (context) => {
  const dpkg = 'case "$1" in --audit) echo "half installed" ;; esac';
  const { calls } = createClone(context, { make: null, dpkg }).setup('test');
  assert.ok(calls.indexOf('dpkg --configure -a') > 0, calls);
  assert.ok(calls.indexOf('dpkg --configure -a') < calls.search(/apt-get .* install/), calls);
});

test('npm packages are installed once, and again after an interruption', (context) => {
  const { at, setup } = createClone(context, {});
  assert.match(setup('play').calls, /^npm ci/m);
  assert.doesNotMatch(setup('play').calls, /^npm/m);
  rmSync(at('node_modules/.package-lock.json'));
  assert.match(setup('play').calls, /^npm ci/m);
});

test('where the node of the system is too old, the pinned one is installed and used', (context) => {
  const npm = `${whole.npm}
    case "$PWD" in */tools)
      for processor in x64 arm64; do
        mkdir -p node_modules/node-linux-$processor/bin
        printf '#!/bin/sh\\necho v20.19.0\\n' >node_modules/node-linux-$processor/bin/node
        chmod +x node_modules/node-linux-$processor/bin/node
      done
    esac`;
  const { setup } = createClone(context, {
    node: 'echo v18.20.4',
    npm: npm.replace('chmod', '/bin/chmod'),
  });
  const { status, stdout, stderr } = setup('play');
  assert.deepEqual([status, stderr], [0, '']);
  assert.match(stdout, /installing from npm: node 20\.19\.0 for the scripts and tests/);
});

test('a second command in the same folder says which one is at work', async (context) => {
  const { at, env, setup } = createClone(context, {
    npm: `${whole.npm}; echo started; read -r line`,
  });
  const first = spawn(at('scripts/setup'), ['play'], { env, stdio: ['pipe', 'ignore', 'ignore'] });
  while (!existsSync(at('node_modules/.package-lock.json'))) await new Promise(setImmediate);
  const { status, stderr } = setup('play');
  first.stdin.end('go on\ngo on\n');
  const [code] = await once(first, 'exit');
  assert.equal(status, 1);
  assert.match(
    stderr,
    /^scripts\/setup: scripts\/setup \(process \d+\) is running in this folder\. Wait for it to finish, or use another clone\.\n$/,
  );
  assert.equal(code, 0);
  assert.equal(setup('play').status, 0);
});
