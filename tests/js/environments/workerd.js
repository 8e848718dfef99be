// The edge runtime workerd, which answers a request with a program.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { build } from 'esbuild';

/**
 * What the program `main.js` of a project with `worker.capnp` answers, as JSON.
 * @param {string} folder
 * @param {string[]} external the modules that workerd gives it by the configuration
 */
export async function answerOf(folder, external) {
  await build({
    absWorkingDir: folder,
    bundle: true,
    entryPoints: ['main.js'],
    external,
    format: 'esm',
    logLevel: 'error',
    outfile: 'bundle.js',
    platform: 'browser',
  });
  const program = path.join(folder, 'node_modules/.bin/workerd');
  // It writes to this channel which port it has taken.
  const server = spawn(program, ['serve', 'worker.capnp', '--control-fd=1'], { cwd: folder });
  try {
    const [line] = await once(createInterface(server.stdout), 'line');
    const answer = await fetch(`http://127.0.0.1:${JSON.parse(line).port}/`);
    return await answer.json();
  } finally {
    server.kill();
  }
}
