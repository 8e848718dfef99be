// The engine as a library of C++: examples/ is built with what `cmake --install` installs, and nothing else of the
// repository.

import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { filesBelow } from '../../../scripts/shared/files-below.mjs';
import { kingcraft, readDataOfAll } from '../package/support.js';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const folder = mkdtempSync(path.join(tmpdir(), 'kingcraft-library-'));
const installed = path.join(folder, 'installed');
const run = (...words) => execFileSync('cmake', words, { encoding: 'utf8' });
const perft = (...words) =>
  spawnSync(path.join(folder, 'build/perft'), words.map(String), { encoding: 'utf8' });

/** More leaves take long. */
const leavesMax = 20_000;

before(() => {
  run('--install', path.join(root, 'build/release'), '--prefix', installed);
  for (const file of ['CMakeLists.txt', 'perft.cpp'])
    cpSync(path.join(root, 'examples', file), path.join(folder, 'examples', file));
  const build = path.join(folder, 'build');
  const source = path.join(folder, 'examples');
  // Its own warnings are those of the project that uses the library.
  const flags = '-DCMAKE_CXX_FLAGS=-Wall -Wextra -Wpedantic -Werror';
  run('-S', source, '-B', build, '-G', 'Ninja', `-DCMAKE_PREFIX_PATH=${installed}`, flags);
  run('--build', build);
});

after(() => rmSync(folder, { recursive: true }));

for (const { variant, fen, counts } of readDataOfAll('perft.jsonl')) {
  const known = counts.filter((count) => count <= leavesMax);
  test(`perft ${variant} ${known.length} "${fen}"`, () => {
    const { status, stdout, stderr } = perft(variant, known.length, fen);
    assert.equal(stdout, `${known.join('\n')}\n`);
    assert.equal(stderr, '');
    assert.equal(status, 0);
  });
}

test('without a FEN the example counts from the start position', () => {
  for (const { id, startFen } of kingcraft.variants)
    assert.equal(perft(id, 2).stdout, perft(id, 2, startFen).stdout, id);
});

for (const [words, status, message] of [
  [['taxi', 2], 1, /^There is no variant "taxi"; .*\.\n$/],
  [['tax', 2, '8/8 w'], 1, /^[A-Z].*\.\n$/],
  [['tax', 'deep'], 2, /^usage: /],
  [[], 2, /^usage: /],
])
  test(`perft ${words.join(' ')} fails with a sentence`, () => {
    const result = perft(...words);
    assert.match(result.stderr, message);
    assert.equal(result.status, status);
    assert.equal(result.stdout, '');
  });

test('nothing that is installed passes flags of this project on, or names its folders', () => {
  const files = filesBelow(installed).filter((file) => file.endsWith('.cmake'));
  assert.equal(files.filter((file) => file.endsWith('kingcraft-config.cmake')).length, 1);
  for (const file of files) {
    const text = readFileSync(path.join(installed, file), 'utf8');
    assert.doesNotMatch(text, /INTERFACE_(COMPILE|LINK)_OPTIONS/, file);
    assert.ok(!text.includes(root), file);
  }
});

test('the installed headers include nothing that is not installed', () => {
  const include = path.join(installed, 'include');
  const headers = filesBelow(include);
  assert.ok(headers.includes('kingcraft/game/any_engine.hpp'));
  const { status, stderr } = spawnSync(
    'g++',
    [
      '-std=c++20',
      '-fsyntax-only',
      `-I${include}`,
      `-I${path.join(include, 'kingcraft')}`,
      '-x',
      'c++',
      '-',
    ],
    { encoding: 'utf8', input: headers.map((file) => `#include <${file}>\n`).join('') },
  );
  assert.equal(status, 0, stderr);
});
