// A copy of the repository in its own folder, for tests that change it.

import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));

const listFiles = ['ls-files', '--cached', '--others', '--exclude-standard', '-z'];

/** The files of the repository that git does not ignore. */
function sourceFiles() {
  const names = execFileSync('git', listFiles, { cwd: root, encoding: 'utf8' }).split('\0');
  return names.filter((name) => name !== '' && existsSync(path.join(root, name)));
}

/**
 * Makes a copy without what was built, with the npm packages of this tree.
 * @returns {{ folder: string, read(file: string): string, hashes(): Map<string, string>, remove(): void }} `hashes` of
 *   the files that were copied and are still there
 */
export function copyTree() {
  const folder = mkdtempSync(path.join(tmpdir(), 'kingcraft-tree-'));
  const files = sourceFiles();
  for (const file of files)
    cpSync(path.join(root, file), path.join(folder, file), { preserveTimestamps: true });
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  const read = (file) => readFileSync(path.join(folder, file), 'utf8');
  const hashOf = (file) =>
    createHash('sha256')
      .update(readFileSync(path.join(folder, file)))
      .digest('hex');
  return {
    folder,
    read,
    hashes: () =>
      new Map(
        files
          .filter((file) => existsSync(path.join(folder, file)))
          .map((file) => [file, hashOf(file)]),
      ),
    remove: () => rmSync(folder, { recursive: true }),
  };
}
