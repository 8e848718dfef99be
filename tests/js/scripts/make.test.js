// engine/uci/Makefile compiles what CMake does. To compile all of it again would take too long here,
// so the test reads what make would do.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { filesBelow } from '../../../scripts/shared/files-below.mjs';

const engine = fileURLToPath(new URL('../../../engine', import.meta.url));

/** The commands that make would run with these variables. */
function plan(...variables) {
  const words = ['--always-make', '--dry-run', '-C', path.join(engine, 'uci'), ...variables];
  const { status, stdout, stderr } = spawnSync('make', words, { encoding: 'utf8' });
  assert.equal(status, 0, stderr);
  return stdout.split('\n');
}

/** The sources of the program: all but the main() of self-play, and training. */
const sources = filesBelow(engine)
  .filter((file) => file.endsWith('.cpp') && !/^(self_play\/main|train\/)/.test(file))
  .map((file) => `${path.join(engine, file)} ${file.endsWith('/game.cpp') ? 'all_parts' : ''}`);

test('make compiles every source of the program once, and a game with all its parts, with the compiler that is named', () => {
  const compiled = plan('EXE=candidate', 'CXX=some-compiler')
    .filter((command) => command.startsWith('some-compiler') && / -c /.test(command))
    .map((command) => {
      const [, part = ''] = /KINGCRAFT_PART="game\/(\w+)/.exec(command) ?? [];
      return `${path.resolve(engine, 'uci', command.split(' ').at(-1))} ${part}`;
    });
  assert.deepEqual(compiled.sort(), sources.sort());
  assert.equal(compiled.filter((file) => file.endsWith('/main.cpp ')).length, 1);
});

test('make links the program under the name that is given', () => {
  const links = plan('EXE=candidate', 'CXX=some-compiler').filter((command) =>
    command.includes(' -o candidate '),
  );
  assert.equal(links.length, 1);
  assert.match(links[0], /^some-compiler /);
});
