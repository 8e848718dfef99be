// The servers that the host of a page names in site.json: good ones are used, and anything else is left out.

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { loadIceServers, readIceServers } from '../../../../web/page/friend/site-settings.js';

const STUN = 'stun:stun.example.org';
const TURN = 'turn:turn.example.org:3478?transport=udp';
const secret = { username: 'ann', credential: 'secret' };
const many = Array.from({ length: 1000 }, (_, index) => `stun:s${index}.example.org`);
const first = many.slice(0, 8);

/** [what it is, `iceServers`, the servers that are read] */
const lists = [
  ['one address', [{ urls: STUN }], [{ urls: [STUN] }]],
  ['several', [{ urls: [STUN, 'stuns:a.org:443'] }], [{ urls: [STUN, 'stuns:a.org:443'] }]],
  ['a TURN server', [{ urls: TURN, ...secret }], [{ urls: [TURN], ...secret }]],
  [
    'TURN by its number',
    [{ urls: 'turns:192.0.2.1', ...secret }],
    [{ urls: ['turns:192.0.2.1'], ...secret }],
  ],
  ['other members', [{ urls: STUN, url: 'x', iceTransportPolicy: 'relay' }], [{ urls: [STUN] }]],
  ['a secret of a STUN server', [{ urls: STUN, ...secret }], [{ urls: [STUN], ...secret }]],
  ['TURN without a secret', [{ urls: TURN }], []],
  ['TURN without a credential', [{ urls: TURN, username: 'ann' }], []],
  ['TURN with an empty name', [{ urls: TURN, ...secret, username: '' }], []],
  ['TURN with a name that is too long', [{ urls: TURN, ...secret, username: 'a'.repeat(510) }], []],
  ['TURN with a wrong secret', [{ urls: TURN, username: 'ann', credential: 5 }], []],
  ['TURN without a secret beside STUN', [{ urls: [TURN, STUN] }], [{ urls: [STUN] }]],
  ['half a secret of STUN', [{ urls: STUN, username: 'ann' }], [{ urls: [STUN] }]],
  ['one of two', [{ urls: ['http://a.org', STUN] }, {}], [{ urls: [STUN] }]],
  ['very many servers', many.map((urls) => ({ urls })), first.map((url) => ({ urls: [url] }))],
  ['very many addresses', [{ urls: many }], [{ urls: first }]],
  ['good ones after bad ones', [...Array(100).fill(null), { urls: STUN }], [{ urls: [STUN] }]],
  ['none', [], []],
  ['not a list', { 0: { urls: STUN }, length: 1 }, []],
  ['a text', STUN, []],
  ['texts', [STUN], []],
  ['nothing', undefined, []],
];
for (const [what, iceServers, expected] of lists)
  test(`iceServers: ${what}`, () => assert.deepEqual(readIceServers({ iceServers }), expected));

const wrong = [
  ...['javascript:alert(1)', 'http://example.org', 'https://example.org', 'data:,a', 'file:///a'],
  ...['', 'stun', 'stun:', 'stun://a.org', 'STUN a.org', ' stun:a.org', 'stun:a.org\n', 'stun:a b'],
  ...['stun:a.org/path', 'stun:ann@a.org', 'stun:a.org#b', 'stun:<b>', 'stun:ä.org', `stun:'a'`],
  ...[
    'stun:a.org:',
    'stun:a.org:x',
    'stun:a.org:65536',
    'stun:a.org:0',
    'stun:a.org:1:2',
    'stun:a.org?',
    'stun::1',
  ],
  ...[`${STUN}?transport=udp`, 'turn:a.org?transport=sctp', 'turn:a.org?a=b', 'xstun:a.org'],
  ...[null, undefined, 5, true, {}, [[STUN]], { toString: () => STUN }],
];
for (const url of wrong)
  test(`no address of a server: ${JSON.stringify(url)}`, () =>
    assert.deepEqual(readIceServers({ iceServers: [{ urls: url, ...secret }] }), []));

for (const settings of [null, undefined, 5, 'iceServers', [], [{ iceServers: [{ urls: STUN }] }]])
  test(`no settings: ${JSON.stringify(settings)}`, () =>
    assert.deepEqual(readIceServers(settings), []));

test('what changes while it is read counts as it was checked', () => {
  const answers = [STUN, 'javascript:alert(1)'];
  const server = {
    get urls() {
      return answers.shift();
    },
  };
  assert.deepEqual(readIceServers({ iceServers: [server] }), [{ urls: [STUN] }]);
  assert.deepEqual(answers, ['javascript:alert(1)']);
});

test('the example in the documentation is good', async () => {
  const docs = await readFile(new URL('../../../../docs/friend.md', import.meta.url), 'utf8');
  const [, example] = /```json for example\n(.*?)```/s.exec(docs);
  assert.deepEqual(readIceServers(JSON.parse(example)), [{ urls: [STUN] }]);
});

/** [what the server does, its answer, the servers that are used] */
const answers = [
  ['names one', async () => Response.json({ iceServers: [{ urls: STUN }] }), [{ urls: [STUN] }]],
  ['has no such file', async () => new Response('{"iceServers":[]}', { status: 404 }), []],
  ['sends something else', async () => new Response('<!doctype html>'), []],
  ['sends null', async () => Response.json(null), []],
  ['cannot be reached', async () => Promise.reject(new TypeError('no network')), []],
];
for (const [what, fetch, expected] of answers)
  test(`a server that ${what}`, async (t) => {
    globalThis.document = { baseURI: 'https://example.org/play/?from=icon' };
    t.after(() => delete globalThis.document);
    const asked = t.mock.method(globalThis, 'fetch', fetch);
    assert.deepEqual(await loadIceServers(), expected);
    const [{ arguments: given }] = asked.mock.calls;
    assert.equal(String(given[0]), 'https://example.org/play/site.json');
  });
