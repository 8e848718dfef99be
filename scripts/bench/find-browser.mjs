// The Chromium of tests and benchmarks, as scripts/shared/environment.sh finds it for the commands.

import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const environment = fileURLToPath(new URL('../shared/environment.sh', import.meta.url));

/**
 * Its path; undefined if there is none, which Playwright then says.
 * @param {string[]} names of programs, the first that is there; without names those in which tests run
 */
export function findBrowser(...names) {
  const words = ['-c', '. "$0" && find_browser "$@"', environment, ...names];
  return spawnSync('bash', words, { encoding: 'utf8' }).stdout.trim() || undefined;
}
