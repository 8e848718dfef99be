// A connection in few letters: what is packed leads back to the same description, and nothing else is taken.

import assert from 'node:assert/strict';
import test from 'node:test';
import { packDescription, unpackDescription } from '../../../web/friend/connection-text.js';

const bytes = Array.from({ length: 32 }, (_, index) => (index * 37 + 200) % 256);
const fingerprint = bytes.map((byte) => byte.toString(16).padStart(2, '0').toUpperCase()).join(':');

/** A description as a browser writes it. */
const sdp = (candidates, { ufrag = 'Wh+U', password = 'q7DuiXexy+xah7zfyr/NPWLK' } = {}) =>
  [
    ...['v=0', 'o=- 8844561379912516619 2 IN IP4 127.0.0.1', 's=-', 't=0 0', 'a=group:BUNDLE 0'],
    ...['a=extmap-allow-mixed', 'a=msid-semantic: WMS'],
    ...['m=application 9 UDP/DTLS/SCTP webrtc-datachannel', 'c=IN IP4 0.0.0.0', ...candidates],
    ...[`a=ice-ufrag:${ufrag}`, `a=ice-pwd:${password}`, 'a=ice-options:trickle'],
    ...[`a=fingerprint:sha-256 ${fingerprint}`, 'a=setup:actpass', 'a=mid:0', 'a=sctp-port:5000'],
    ...['a=max-message-size:262144', ''],
  ].join('\r\n');

const NAME = 'd5759bf2-f4cf-4c01-859f-7b3847642a39.local';
const PACKED_NAME = '1XWb8vTPTAGFn3s4R2QqOQ';

/** [what, lines of candidates, addresses that are packed] */
const descriptions = [
  ['no address', [], []],
  [
    'a hidden address',
    [`a=candidate:1 1 udp 2113937151 ${NAME} 58486 typ host generation 0`],
    [`${PACKED_NAME}~58486`],
  ],
  [
    'as Firefox writes it',
    [`a=candidate:0 1 UDP 2122252543 ${NAME} 50000 typ host`],
    [`${PACKED_NAME}~50000`],
  ],
  [
    'both kinds of addresses',
    ['a=candidate:1 1 udp 1 192.0.2.2 1 typ host', 'a=candidate:2 1 udp 2 fd00::2 65535 typ host'],
    ['192.0.2.2~1', 'fd00::2~65535'],
  ],
  [
    'an address that a server has seen',
    ['a=candidate:1 1 udp 1 198.51.100.7 9 typ srflx raddr 0.0.0.0 rport 0'],
    ['198.51.100.7~9s'],
  ],
  ['what cannot be used', ['a=candidate:1 1 tcp 1 192.0.2.2 9 typ host tcptype active'], []],
  [
    'more than needed',
    Array.from({ length: 20 }, (_, i) => `a=candidate:${i} 1 udp 1 192.0.2.${i} 9 typ host`),
    Array.from({ length: 8 }, (_, i) => `192.0.2.${i}~9`),
  ],
];
for (const [what, candidates, addresses] of descriptions)
  test(`a description with ${what} leads back to itself`, () => {
    const text = packDescription({ type: 'offer', sdp: sdp(candidates) });
    assert.match(text, /^[\w.,:~-]+$/, 'no program that shows links breaks it');
    assert.ok(text.length < 500, `${text.length} characters`);
    assert.equal(text.split('.').slice(4).join('.'), addresses.join(','));
    const unpacked = unpackDescription(text);
    assert.equal(unpacked.type, 'offer');
    for (const line of [
      'a=ice-ufrag:Wh+U',
      'a=ice-pwd:q7DuiXexy+xah7zfyr/NPWLK',
      `sha-256 ${fingerprint}`,
    ])
      assert.ok(unpacked.sdp.includes(line), line);
    assert.equal(packDescription(unpacked), text);
    if (candidates.join().includes(NAME)) assert.ok(unpacked.sdp.includes(` ${NAME} `));
  });

for (const [type, setup] of [
  ['offer', 'active'],
  ['answer', 'passive'],
])
  test(`who reads an ${type} takes its writer as ${setup}: who invites begins the encryption`, () => {
    const text = packDescription({ type, sdp: sdp([]) });
    assert.match(unpackDescription(text).sdp, new RegExp(`^a=setup:${setup}\\r$`, 'm'));
  });

const good = packDescription({ type: 'offer', sdp: sdp(descriptions[1][1]) });
const [type, ufrag, password, print, ...rest] = good.split('.');
const wrong = [
  '',
  'offer',
  good.replace('offer', 'rollback'),
  [type, 'x y', password, print, ...rest].join('.'),
  [type, ufrag, 'short', print, ...rest].join('.'),
  [type, ufrag, password, print.slice(1), ...rest].join('.'),
  `${good},`,
  `${good},evil\r\na=x~1`,
  `${good},192.0.2.1~999999`,
  `${good},192.0.2.1`,
  `${good} `,
  `${good}\n`,
];
for (const text of wrong)
  test(`letters that are no description are refused: ${JSON.stringify(text).slice(0, 60)}`, () =>
    assert.equal(unpackDescription(text), null));
