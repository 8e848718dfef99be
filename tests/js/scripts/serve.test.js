import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';

const script = fileURLToPath(new URL('../../../scripts/site/serve.mjs', import.meta.url));

let root;
let server;
let port;

/** Runs the script; the address is the first thing that it prints. */
function start(...options) {
  return spawn(process.execPath, [script, ...options], { stdio: ['ignore', 'pipe', 'pipe'] });
}

before(async () => {
  root = mkdtempSync(path.join(tmpdir(), 'serve-'));
  mkdirSync(path.join(root, 'site'));
  for (const name of [
    'index.html',
    'embed.html',
    'main.js',
    'engine.wasm',
    'a file.json',
    'piece.svg',
    'kingcraft-nets/tax.net',
    'kingcraft-puzzles/tax.json',
    'sub/a.txt',
    'sub/embed.html',
  ]) {
    mkdirSync(path.dirname(path.join(root, 'site', name)), { recursive: true });
    writeFileSync(path.join(root, 'site', name), name);
  }
  writeFileSync(path.join(root, 'secret.txt'), 'secret');
  symlinkSync('../secret.txt', path.join(root, 'site', 'link.txt'));
  symlinkSync('../sub/a.txt', path.join(root, 'site', 'kingcraft-nets', 'link.txt'));
  server = start(path.join(root, 'site'), '--port', '0');
  const [line] = await once(server.stdout, 'data');
  port = Number(String(line).match(/http:\/\/127\.0\.0\.1:(\d+)\//)[1]);
});

after(() => {
  server.kill();
  rmSync(root, { recursive: true });
});

/** The answer to a request whose path goes out exactly as it is given. */
async function ask(requestPath, method = 'GET', headers = {}) {
  const outgoing = request({ host: '127.0.0.1', port, path: requestPath, method, headers });
  outgoing.end();
  const [response] = await once(outgoing, 'response');
  let body = '';
  for await (const chunk of response) body += chunk;
  return { status: response.statusCode, headers: response.headers, body };
}

/** [path, method, status, type, body] */
const answers = [
  ['/', 'GET', 200, 'text/html; charset=utf-8', 'index.html'],
  ['/main.js?v=1', 'GET', 200, 'text/javascript; charset=utf-8', 'main.js'],
  ['/engine.wasm', 'GET', 200, 'application/wasm', 'engine.wasm'],
  ['/a%20file.json', 'GET', 200, 'application/json; charset=utf-8', 'a file.json'],
  ['/piece.svg', 'HEAD', 200, 'image/svg+xml', ''],
  ['/missing.js', 'GET', 404, 'text/plain; charset=utf-8', 'no file at /missing.js\n'],
  ['/../secret.txt', 'GET', 404, 'text/plain; charset=utf-8', 'no file at /../secret.txt\n'],
  [
    '/%2e%2e/secret.txt',
    'GET',
    404,
    'text/plain; charset=utf-8',
    'no file at /%2e%2e/secret.txt\n',
  ],
  ['/link.txt', 'GET', 404, 'text/plain; charset=utf-8', 'no file at /link.txt\n'],
  ['/%00', 'GET', 404, 'text/plain; charset=utf-8', 'no file at /%00\n'],
  ['/%', 'GET', 404, 'text/plain; charset=utf-8', 'no file at /%\n'],
  [
    '/kingcraft-nets/..%2fsub/a.txt',
    'GET',
    404,
    'text/plain; charset=utf-8',
    'no file at /kingcraft-nets/..%2fsub/a.txt\n',
  ],
  [
    '/sub/..%5c..%5csecret.txt',
    'GET',
    404,
    'text/plain; charset=utf-8',
    'no file at /sub/..%5c..%5csecret.txt\n',
  ],
  ['/sub%2fa.txt', 'GET', 200, 'text/plain; charset=utf-8', 'sub/a.txt'],
  ['/sub/embed.html', 'GET', 200, 'text/html; charset=utf-8', 'sub/embed.html'],
  ...['http://127.0.0.1/main.js', 'http://boards.example/../../main.js', '*'].map((target) => [
    target,
    'GET',
    400,
    'text/plain; charset=utf-8',
    'only paths of this server are served\n',
  ]),
  ['/', 'POST', 405, 'text/plain; charset=utf-8', 'only GET and HEAD are served\n'],
];

for (const [requestPath, method, status, type, body] of answers) {
  test(`serve: ${method} ${requestPath} is answered with ${status}`, async () => {
    const answer = await ask(requestPath, method);
    assert.deepEqual(
      { status: answer.status, type: answer.headers['content-type'], body: answer.body },
      { status, type, body },
    );
    assert.equal(
      answer.headers['content-security-policy'],
      "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; require-trusted-types-for 'script'; trusted-types kingcraft; frame-ancestors 'none'",
    );
    assert.equal(answer.headers['x-content-type-options'], 'nosniff');
    assert.equal(answer.headers['cache-control'], 'no-cache');
    assert.equal(answer.headers['cross-origin-opener-policy'], 'same-origin');
    assert.equal(answer.headers['cross-origin-embedder-policy'], 'require-corp');
  });
}

test('serve: the frame for other pages may start its worker from memory, and any page may have it in a frame', async () => {
  const { headers } = await ask('/embed.html');
  const policy = headers['content-security-policy'];
  assert.match(policy, /^default-src 'self'; .*; worker-src blob:$/);
  assert.doesNotMatch(policy, /frame-ancestors/);
  assert.equal(headers['cross-origin-resource-policy'], 'cross-origin');
});

test('serve: boards on other pages may fetch the nets and puzzles beside their script, and nothing else', async () => {
  const allowed = async (file) => (await ask(file)).headers['access-control-allow-origin'];
  assert.equal(await allowed('/kingcraft-nets/tax.net'), '*');
  assert.equal(await allowed('/kingcraft-puzzles/tax.json'), '*');
  assert.equal(await allowed('/kingcraft-nets%2ftax.net'), '*');
  for (const other of ['/main.js', '/kingcraft-nets/..%2fsub/a.txt', '/kingcraft-nets/link.txt'])
    assert.equal(await allowed(other), undefined, other);
});

/** [Host, status] */
const hosts = [
  ['127.0.0.1', 200],
  ['localhost:8000', 200],
  ['LOCALHOST', 200],
  ['[::1]:8000', 200],
  ['boards.example', 421],
  ['127.0.0.1.boards.example', 421],
];

for (const [Host, status] of hosts) {
  test(`serve: a request for the host '${Host}' is answered with ${status}`, async () => {
    assert.equal((await ask('/', 'GET', { Host })).status, status);
  });
}

/** How often the server has a file open; only Linux tells. */
const openings = (file) =>
  readdirSync(`/proc/${server.pid}/fd`).filter((number) => {
    try {
      return readlinkSync(`/proc/${server.pid}/fd/${number}`) === file;
    } catch {
      return false;
    }
  }).length;

test('serve: a download that is broken off leaves no file open', {
  skip: process.platform !== 'linux',
  timeout: 60_000,
}, async () => {
  const file = path.join(root, 'site', 'large.bin');
  writeFileSync(file, '');
  truncateSync(file, 1 << 28);
  for (let download = 0; download < 5; download++) {
    const outgoing = request({ host: '127.0.0.1', port, path: '/large.bin' }).end();
    const [response] = await once(outgoing, 'response');
    await once(response, 'data');
    assert.ok(openings(file) > 0);
    response.destroy();
  }
  // The test's own limit of time ends this when a file stays open.
  while (openings(file) > 0) assert.equal((await ask('/main.js')).status, 200);
});

/** [what is wrong, options, what stderr says]; PORT stands for the port of the running server */
const faults = [
  ['no folder', [], 'serve: name one folder to serve\n'],
  ['a missing folder', ['/no/such/folder'], 'serve: no such folder: /no/such/folder\n'],
  [
    'a port that is no number',
    ['.', '--port', 'x'],
    "serve: --port needs a number from 0 to 65535, not 'x'\n",
  ],
  [
    'a port that is taken',
    ['.', '--port', 'PORT'],
    'serve: port PORT is in use: name another with --port N, or --port 0 for any free one\n',
  ],
];

for (const [name, options, message] of faults) {
  test(`serve: ${name} is refused`, async () => {
    const fill = (text) => text.replace('PORT', port);
    const child = start(...options.map(fill));
    let stderr = '';
    child.stderr.on('data', (chunk) => {
      stderr += chunk;
    });
    const [status] = await once(child, 'close');
    assert.equal(stderr, fill(message));
    assert.equal(status, 1);
  });
}
