// A server of a folder that a test made.

import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Serves the folder until `stop()`; the site's own server, so with its strict policy. */
export async function serveFolder(folder) {
  const server = spawn(process.execPath, ['scripts/site/serve.mjs', folder, '--port', '0']);
  const [line] = await once(server.stdout, 'data');
  return { address: String(line).match(/http:\S+/)[0], stop: () => server.kill() };
}
