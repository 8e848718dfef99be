// The package as others get it.

import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** npm is to look at nothing but what is here. */
export const offline = {
  ...process.env,
  npm_config_offline: 'true',
  npm_config_update_notifier: 'false',
};

/**
 * Packs the package and installs it into an empty folder.
 * @param {string} folder its absolute path
 * @returns {string[]} the files that were packed
 */
export function installPacked(folder) {
  const env = offline;
  const pack = [path.join(root, 'scripts/pack-package.mjs'), folder];
  const packed = JSON.parse(execFileSync(process.execPath, pack, { env, encoding: 'utf8' }));
  writeFileSync(path.join(folder, 'package.json'), '{ "private": true, "type": "module" }\n');
  const quiet = ['--silent', '--no-audit', '--no-fund', '--no-save'];
  const install = ['install', '--ignore-scripts', ...quiet, packed.filename];
  execFileSync('npm', install, { cwd: folder, env });
  return packed.files;
}
