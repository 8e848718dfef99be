// Serves a folder of static files on loopback: node scripts/site/serve.mjs FOLDER [--port N] [--open]
// Port 0 takes any free port. Prints the address once the server listens.

import { spawn } from 'node:child_process';
import { open, realpath, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { watchOutput } from '../../web/cli/watch-output.js';

/** @import { IncomingMessage, ServerResponse } from 'node:http' */
/** @import { AddressInfo } from 'node:net' */

/** @type {Record<string, string>} */
const mimeTypes = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

const policy = [
  "default-src 'self'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "require-trusted-types-for 'script'",
  'trusted-types kingcraft',
];

/**
 * The frame that other pages embed starts its worker from memory: a frame without an origin may not start one from a
 * file.
 */
const framePolicy = [...policy, 'worker-src blob:'];
const FRAME = 'embed.html';

const headers = {
  // No other page may put a frame around the site and lead a reader's clicks: only embed.html is made for frames.
  'Content-Security-Policy': [...policy, "frame-ancestors 'none'"].join('; '),
  'X-Content-Type-Options': 'nosniff',
  'Cache-Control': 'no-cache',
  // These two make the page cross-origin isolated, so that its workers can share memory.
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
  // Isolated pages may embed files of this server too.
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

/**
 * Opens the file that a request path names: a file below `root`, with its path from there, or null when there is no
 * such file.
 * A folder means its index.html. Links that lead out of `root` are not followed, and no path that leads back: browsers
 * send none.
 */
async function openFile(/** @type {string} */ root, /** @type {string} */ requestPath) {
  try {
    const parts = decodeURIComponent(requestPath).split(/[/\\]/);
    if (parts.includes('..')) return null;
    const wanted = path.join(root, ...parts);
    const isFolder = (await stat(wanted)).isDirectory();
    const file = await realpath(isFolder ? path.join(wanted, 'index.html') : wanted);
    if (!file.startsWith(root + path.sep) || !(await stat(file)).isFile()) return null;
    const handle = await open(file);
    const name = path.relative(root, file).split(path.sep).join('/');
    return { handle, name, size: (await handle.stat()).size };
  } catch {
    return null;
  }
}

/**
 * Whether a request names this computer. A page elsewhere whose name is made to lead here must not read what is served.
 * @param {string | undefined} host the header, with or without a port
 */
function isOwnHost(host) {
  return /^(127\.0\.0\.1|localhost|\[::1\])(:\d+)?$/i.test(host ?? '');
}

/**
 * @param {ServerResponse} response
 * @param {number} status
 * @param {string} text
 * @param {Record<string, string>} extraHeaders
 */
function refuse(response, status, text, extraHeaders = {}) {
  response.writeHead(status, { ...headers, 'Content-Type': mimeTypes['.txt'], ...extraHeaders });
  response.end(`${text}\n`);
}

/**
 * @param {string} root
 * @param {IncomingMessage} request
 * @param {ServerResponse} response
 */
async function answer(root, request, response) {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return refuse(response, 405, 'only GET and HEAD are served', { Allow: 'GET, HEAD' });
  }
  if (!isOwnHost(request.headers.host)) {
    return refuse(response, 421, 'this server answers to 127.0.0.1 and localhost only');
  }
  const requestPath = (request.url ?? '/').split('?')[0];
  // Only a proxy gets a whole address, whose host would be another name for this computer.
  if (!requestPath.startsWith('/')) {
    return refuse(response, 400, 'only paths of this server are served');
  }
  const file = await openFile(root, requestPath);
  if (file === null) return refuse(response, 404, `no file at ${requestPath}`);
  const { handle, name, size } = file;
  const type = mimeTypes[path.extname(name)] ?? 'application/octet-stream';
  /** @type {Record<string, string | number>} */
  const own = { 'Content-Type': type, 'Content-Length': size };
  // Boards on other pages, and frames without an origin, fetch these.
  if (/^kingcraft-(nets|puzzles)\//.test(name)) own['Access-Control-Allow-Origin'] = '*';
  if (name === FRAME) own['Content-Security-Policy'] = framePolicy.join('; ');
  response.writeHead(200, { ...headers, ...own });
  if (request.method === 'GET') await pipeline(handle.createReadStream(), response);
  else await handle.close();
  response.end();
}

/**
 * Starts a server of the files below `folder` on 127.0.0.1; resolves to its port.
 * @param {string} folder
 * @param {number} port
 */
async function serve(folder, port) {
  const root = await realpath(folder);
  const server = createServer((request, response) => {
    // Who asked has gone, or the file has changed while it was sent: only this answer ends.
    answer(root, request, response).catch(() => response.destroy());
  });
  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve(undefined));
  });
  return /** @type {AddressInfo} */ (server.address()).port;
}

function openBrowser(/** @type {string} */ address) {
  const hasScreen = process.env.DISPLAY || process.env.WAYLAND_DISPLAY;
  const opener = process.platform === 'darwin' ? 'open' : hasScreen ? 'xdg-open' : null;
  if (opener === null) return;
  // Without an opener, the printed address is enough.
  spawn(opener, [address], { stdio: 'ignore' }).on('error', () => {});
}

function explain(/** @type {NodeJS.ErrnoException} */ error, /** @type {number} */ port) {
  if (error.code === 'EADDRINUSE') {
    return `port ${port} is in use: name another with --port N, or --port 0 for any free one`;
  }
  return error.code === 'ENOENT' ? `no such folder: ${error.path}` : error.message;
}

async function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { port: { type: 'string', default: '8000' }, open: { type: 'boolean' } },
  });
  const port = Number(values.port);
  if (positionals.length !== 1) throw new Error('name one folder to serve');
  if (!/^\d+$/.test(values.port) || port > 65535) {
    throw new Error(`--port needs a number from 0 to 65535, not '${values.port}'`);
  }
  try {
    const address = `http://127.0.0.1:${await serve(positionals[0], port)}/`;
    console.log(`Kingcraft is at ${address}`);
    if (values.open) openBrowser(address);
  } catch (error) {
    throw new Error(explain(/** @type {NodeJS.ErrnoException} */ (error), port));
  }
}

watchOutput('serve');
main().catch((error) => {
  console.error(`serve: ${error.message}`);
  process.exitCode = 1;
});
