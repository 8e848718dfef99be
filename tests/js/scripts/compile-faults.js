// The compiler's errors for lines that use the engine.

import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Its errors, or nothing. */
export function errorsOf(/** @type {string} */ lines) {
  const options = [
    '-std=c++20',
    '-fsyntax-only',
    `-I${path.join(root, 'engine')}`,
    '-x',
    'c++',
    '-',
  ];
  const { stderr } = spawnSync('g++', options, { input: lines, encoding: 'utf8' });
  return stderr;
}
