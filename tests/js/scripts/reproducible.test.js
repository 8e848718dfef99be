// The same sources in folders of other names give the same bytes: the two packages. scripts/checks/reproduce does it
// for the wasm and the site, too.

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

/**
 * File → SHA-256 of what is built in a folder.
 * @param {string} place
 */
async function buildIn(place) {
  const { folder: copy } = copyTree();
  mkdirSync(path.dirname(place), { recursive: true });
  renameSync(copy, place);
  for (const part of built)
    cpSync(path.join(root, part), path.join(place, part), { recursive: true });
  const options = { cwd: place, env: offline };
  await run(process.execPath, ['scripts/variants/generate-modules.mjs'], options);
  for (const pack of ['pack-package', 'pack-fixtures'])
    await run(process.execPath, [`scripts/package/${pack}.mjs`, 'dist'], options);
  const hashOf = (file) =>
    createHash('sha256')
      .update(readFileSync(path.join(place, 'dist', file)))
      .digest('hex');
  const hashes = Object.fromEntries(
    filesBelow(path.join(place, 'dist')).map((file) => [file, hashOf(file)]),
  );
  return hashes;
}

test('packages that are built in two folders have equal bytes', async (t) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'kingcraft-built-'));
  t.after(() => rmSync(folder, { recursive: true }));
  // One of them lies deeper: paths to packages differ in their length too.
  const places = ['tree', 'deeper/another-name'].map((name) => path.join(folder, name));
  const [first, second] = await Promise.all(places.map(buildIn));
  assert.deepEqual(Object.keys(first), ['kingcraft-0.1.0.tgz', 'kingcraft-fixtures-0.1.0.tgz']);
  assert.deepEqual(second, first);
});
