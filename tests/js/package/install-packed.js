// The packages as others get them.

import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** npm is to look at nothing but what is here. */
export const offline = {
  ...process.env,
  npm_config_offline: 'true',
  npm_config_update_notifier: 'false',
};

/**
 * Packs the package and the conformance kit and installs them into an empty folder.
 * @param {string} folder its absolute path
 * @returns {{ files: string[], kit: string[] }} the files of the package, and those of the kit
 */
export function installPacked(folder) {
  const env = offline;
  const [packed, kit] = ['pack-package', 'pack-fixtures'].map((pack) => {
    const words = [path.join(root, `scripts/package/${pack}.mjs`), folder];
    return JSON.parse(execFileSync(process.execPath, words, { env, encoding: 'utf8' }));
  });
  writeFileSync(path.join(folder, 'package.json'), '{ "private": true, "type": "module" }\n');
  const quiet = ['--silent', '--no-audit', '--no-fund', '--no-save'];
  const install = ['install', '--ignore-scripts', ...quiet, packed.filename, kit.filename];
  execFileSync('npm', install, { cwd: folder, env });
  return { files: packed.files, kit: kit.files };
}
