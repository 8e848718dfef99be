// Projects of others: a folder with the packed package and the pinned packages of an environment, which npm installs.

import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after } from 'node:test';
import { installPacked } from '../package/install-packed.js';

/** @type {Record<string, Record<string, string>>} */
const versions = JSON.parse(readFileSync(new URL('versions.json', import.meta.url), 'utf8'));

/**
 * A new project; the folder is removed after the tests of the file.
 * @param {string} environment a key of versions.json; others need no packages
 * @param {Record<string, string>} files path → text
 */
export function createProject(environment, files) {
  const folder = mkdtempSync(path.join(tmpdir(), `kingcraft-${environment}-`));
  after(() => rmSync(folder, { recursive: true }));
  installPacked(folder);
  const packages = Object.entries(versions[environment] ?? {}).map((entry) => entry.join('@'));
  if (packages.length > 0) {
    const words = ['install', '--silent', '--no-audit', '--no-fund', '--no-save', '--no-prune'];
    // Installed packages stay.
    execFileSync(
      'npm',
      [...words, './kingcraft-0.1.0.tgz', './kingcraft-fixtures-0.1.0.tgz', ...packages],
      { cwd: folder },
    );
  }
  writeFiles(folder, files);
  return folder;
}

/**
 * Writes files of a project.
 * @param {string} folder
 * @param {Record<string, string>} files path → text
 */
export function writeFiles(folder, files) {
  for (const [file, text] of Object.entries(files)) {
    const target = path.join(folder, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, text);
  }
}

/**
 * Runs a command of a project's packages.
 * @param {string} folder
 * @param {string} program
 * @param {string[]} words
 */
export function tryIn(folder, program, ...words) {
  const env = { ...process.env, NODE_TEST_CONTEXT: undefined, NO_COLOR: '1' };
  const file = path.join(folder, 'node_modules/.bin', program);
  return spawnSync(file, words, { cwd: folder, encoding: 'utf8', env });
}

/**
 * What a command of a project's packages prints to its standard output; fails when it does.
 * @param {Parameters<typeof tryIn>} values
 */
export function runIn(...values) {
  const { status, stdout, stderr } = tryIn(...values);
  assert.equal(status, 0, stdout + stderr);
  return stdout;
}
