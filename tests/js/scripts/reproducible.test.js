// The same sources give the same bytes, in folders of other names and under another umask, language and time zone: the
// two packages. scripts/checks/reproduce does it for the wasm and the site, too, and as another user.

import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { filesBelow } from '../../../scripts/shared/files-below.mjs';
import { offline } from '../package/install-packed.js';
import { copyTree } from './tree-copy.js';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const run = promisify(execFile);

/** The files that are built before, and are the same for both. */
const built = ['web/kingcraft/wasm', 'web/kingcraft/tables'];

/** Where and how the packages are built; one folder lies deeper, so that paths to npm packages differ in length. */
const builders = [
  { name: 'tree', umask: '022', environment: {} },
  {
    name: 'deeper/another-name',
    umask: '077',
    environment: { LC_ALL: 'C.UTF-8', TZ: 'Pacific/Kiritimati' },
  },
];

/**
 * File → SHA-256 of what is built in a folder.
 * @param {string} folder
 * @param {typeof builders[number]} builder
 */
async function buildIn(folder, { name, umask, environment }) {
  const place = path.join(folder, name);
  const { folder: copy } = copyTree();
  mkdirSync(path.dirname(place), { recursive: true });
  renameSync(copy, place);
  for (const part of built)
    cpSync(path.join(root, part), path.join(place, part), { recursive: true });
  const options = { cwd: place, env: { ...offline, ...environment } };
  const node = [process.execPath, 'scripts/variants/generate-modules.mjs'];
  const packs = ['package', 'fixtures'].map((pack) => `"$0" scripts/package/pack-${pack}.mjs dist`);
  // Without a letter for users, chmod gives what the umask leaves.
  const line = ['umask "$2"', 'chmod -R =rwX .', '"$0" "$1"', ...packs].join(' && ');
  await run('bash', ['-c', line, ...node, umask], options);
  const hashOf = (file) =>
    createHash('sha256')
      .update(readFileSync(path.join(place, 'dist', file)))
      .digest('hex');
  const hashes = Object.fromEntries(
    filesBelow(path.join(place, 'dist')).map((file) => [file, hashOf(file)]),
  );
  return hashes;
}

test('packages that two builders make in two folders have equal bytes', async (t) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'kingcraft-built-'));
  t.after(() => rmSync(folder, { recursive: true }));
  const [first, second] = await Promise.all(builders.map((each) => buildIn(folder, each)));
  assert.deepEqual(Object.keys(first), ['kingcraft-0.1.0.tgz', 'kingcraft-fixtures-0.1.0.tgz']);
  assert.deepEqual(second, first);
});
