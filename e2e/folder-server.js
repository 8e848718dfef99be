// A server of a folder that a test made.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';

/** Serves the folder until `stop()`; the site's own server, so with its strict policy. */
export async function serveFolder(folder) {
  const server = spawn(process.execPath, ['scripts/site/serve.mjs', folder, '--port', '0']);
  const [line] = await once(server.stdout, 'data');
  return { address: String(line).match(/http:\S+/)[0], stop: () => server.kill() };
}

/**
 * Serves what another server has, until `stop()`. A test may set `fault`, which answers a path in its place or does
 * not, `change`, which gets a path and its bytes, and `headers`, which come in addition.
 */
export async function serveThrough(address) {
  const through = { fault: null, change: null, headers: {} };
  const server = createServer(async ({ url }, response) => {
    if (through.fault?.(response, url)) return;
    const answer = await fetch(new URL(url, address));
    const { 'content-length': _, ...headers } = Object.fromEntries(answer.headers);
    const body = Buffer.from(await answer.arrayBuffer());
    response.writeHead(answer.status, { ...headers, ...through.headers });
    response.end(through.change ? through.change(url, body) : body);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  through.address = `http://127.0.0.1:${server.address().port}/`;
  through.stop = () => {
    server.close();
    server.closeAllConnections();
  };
  return through;
}
