// scripts/shared/declared-path.sh: a script that calls a command which no package of packages.txt has does not find it.

import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const script = fileURLToPath(new URL('../../../scripts/shared/declared-path.sh', import.meta.url));

/** Command → whether scripts see it. */
const commands = {
  // Of a package that every Debian has, of one that is listed, and of one that this depends on.
  'always-there': true,
  'of-a-listed-package': true,
  'of-a-dependency': true,
  // Listed by its name, with a version behind it, and from elsewhere than Debian.
  ccache: true,
  'clang++-19': true,
  'clang++-next': false,
  stray: false,
};

/** What the script itself calls. */
const utilities = 'awk bash cat dirname env grep ln mkdir realpath rm sort xargs'.split(' ');

test('scripts see the commands that are declared, and no others', (context) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'kingcraft declared-'));
  context.after(() => rmSync(folder, { recursive: true }));
  const bin = path.join(folder, 'usr/bin');
  mkdirSync(bin, { recursive: true });
  for (const name of Object.keys(commands))
    writeFileSync(path.join(bin, name), '#!/bin/sh\n', { mode: 0o755 });
  // dpkg-query names files by their place in the system; here, the folder of the test is its root.
  const files = ['always-there', 'of-a-listed-package', 'of-a-dependency'];
  const standIns = {
    'dpkg-query': `case "$*" in
        *Priority*) echo "required yes base" ;;
        -W*) shift 3; for name; do echo "ii  $name"; done ;;
        -L*) shift; for name; do case "$name" in
          base) echo /usr/bin/${files[0]} ;;
          cmake) echo /usr/bin/${files[1]}; echo /usr/share/doc/cmake ;;
          library) echo /usr/bin/${files[2]} ;;
        esac; done ;;
      esac`,
    'apt-cache': 'printf "cmake\\n  Depends: library\\nlibrary\\n"',
  };
  const tools = path.join(folder, 'tools');
  mkdirSync(tools);
  for (const [name, work] of Object.entries(standIns))
    writeFileSync(path.join(tools, name), `#!/usr/bin/env bash\n${work}\n`, { mode: 0o755 });
  // Of what is listed, this computer has the commands above alone.
  for (const name of utilities)
    symlinkSync(
      execFileSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).trim(),
      path.join(tools, name),
    );
  const target = path.join(folder, 'made');
  const { status, stdout, stderr } = spawnSync(path.join(tools, 'bash'), [script, target], {
    encoding: 'utf8',
    env: { ...process.env, PATH: `${tools}:${bin}` },
  });
  assert.deepEqual([status, stdout, stderr], [0, `${target}\n`, '']);
  const seen = readdirSync(target);
  for (const [name, wanted] of Object.entries(commands))
    assert.equal(seen.includes(name), wanted, name);
});
