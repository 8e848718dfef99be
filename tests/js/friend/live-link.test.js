// The links of a live game: what is written can be read, is short, and what was changed on the way is found.

import assert from 'node:assert/strict';
import test from 'node:test';
import {
  readLiveLink,
  readReplyLink,
  writeLiveLink,
  writeReplyLink,
} from '../../../web/friend/live-link.js';
import { sumOf } from '../../../web/friend/sum.js';
import { isFriendLink, isLiveLink, isReplyLink } from '../../../web/game/page-address.js';
import { load } from '../../../web/kingcraft/index.js';

const kingcraft = await load();

const NAME = '1XWb8vTPTAGFn3s4R2QqOQ';
const description = (type, candidates = [`${NAME}~58486`], { ufrag = 'Wh-U', secret = 24 } = {}) =>
  `${type}.${ufrag}.${'p'.repeat(secret)}.${'F'.repeat(43)}.${candidates.join(',')}`;
const OFFER = description('offer');
const ANSWER = description('answer');

const INVITATION = {
  id: 'Ab3dE9xQ',
  variant: 'tax',
  fen: null,
  to: 'black',
  names: { white: '', black: '' },
  clock: null,
  connection: OFFER,
};
const REPLY = { id: 'Ab3dE9xQ', name: '', offer: '1kx9', connection: ANSWER };
const UNDER = '4k3/8/8/8/8/8/8/R3K3|8/8/8/8/8/8/8/8 w - - 0 1';
const EASY = /^[\w#/?=&.,:%~-]+$/;

/** [what, what differs from an invitation, what the link has] */
const invitations = [
  ['nothing more', {}, /^#live\/tax\?v=1&id=Ab3dE9xQ&to=black&c=offer\.[\w.~-]+&s=\w+$/],
  ['clocks', { clock: { time: 300_000, increment: 5000 } }, /&time=300000&inc=5000&c=/],
  ['clocks of a day', { clock: { time: 86_400_000, increment: 0 } }, /&time=86400000&inc=0&c=/],
  ['names', { names: { white: 'Ann & Ben', black: '漢字 <b>' } }, /&w=Ann%20%26%20Ben&b=%E6/],
  ['another position', { variant: 'flying', fen: UNDER, to: 'white' }, /&fen=4k3\/8/],
  ['an IPv6 address', { connection: description('offer', ['fd00::2~9s']) }, /fd00::2~9s&s=/],
];
for (const [what, parts, expected] of invitations)
  test(`an invitation with ${what} leads back to its game`, () => {
    const link = { ...INVITATION, ...parts };
    const text = writeLiveLink(link);
    assert.match(text, expected);
    assert.match(text, EASY, 'no program that shows links breaks it');
    assert.deepEqual(
      [isLiveLink(text), isReplyLink(text), isFriendLink(text)],
      [true, false, false],
    );
    assert.deepEqual(readLiveLink(kingcraft, text), { link });
  });

/** [what, what differs from a reply, what the link has] */
const replies = [
  ['nothing more', {}, /^#reply\/Ab3dE9xQ\?v=1&o=1kx9&c=answer\.[\w.~-]+&s=\w+$/],
  ['a name', { name: 'Ben & Ann' }, /&n=Ben%20%26%20Ann&o=1kx9&c=/],
];
for (const [what, parts, expected] of replies)
  test(`an answer with ${what} leads back to itself`, () => {
    const link = { ...REPLY, ...parts };
    const text = writeReplyLink(link);
    assert.match(text, expected);
    assert.match(text, EASY, 'no program that shows links breaks it');
    assert.deepEqual(
      [isLiveLink(text), isReplyLink(text), isFriendLink(text)],
      [false, true, false],
    );
    assert.deepEqual(readReplyLink(text), { link });
  });

/** Names and secrets as browsers make them: [browser, length of the user fragment, of the password] */
const browsers = [
  ['Chromium', 4, 24],
  ['Firefox', 8, 32],
];
const addresses = {
  '8 hidden addresses': `${NAME}~58486`,
  '8 of IPv6': `${'fd00:'.repeat(7)}1~5`,
  none: '',
};
/** The longest usual position, in the middle of a game. */
const LONG_FEN =
  'rn1qk2r/p1pp1p1p/1b2p1p1/1p6/3P1B2/2N1P1P1/PPP2P1P/R2QK2R|8/8/3n4/8/1b6/5N2/8/8 w KQkq - 10 120';
for (const [browser, ufrag, secret] of browsers)
  for (const [what, address] of Object.entries(addresses)) {
    const candidates = address ? Array.from({ length: 8 }, () => address) : [];
    const parts = { ufrag: 'u'.repeat(ufrag), secret };
    const link = {
      ...INVITATION,
      id: 'Ab3dE9xQ12345678',
      variant: 'flying',
      fen: LONG_FEN,
      names: { white: 'W'.repeat(30), black: 'B'.repeat(30) },
      clock: { time: 86_400_000, increment: 86_400_000 },
      connection: description('offer', candidates, parts),
    };
    const length = writeLiveLink(link).length;
    test(`an invitation by ${browser} with names, a FEN and ${what} has ${length} characters`, () => {
      assert.ok(length < 700, `${length} characters`);
      assert.deepEqual(readLiveLink(kingcraft, writeLiveLink(link)), { link });
    });
    const reply = {
      ...REPLY,
      name: 'B'.repeat(30),
      connection: description('answer', candidates, parts),
    };
    const short = writeReplyLink(reply).length;
    test(`an answer by ${browser} with a name and ${what} has ${short} characters`, () => {
      assert.ok(short < 500, `${short} characters`);
      assert.deepEqual(readReplyLink(writeReplyLink(reply)), { link: reply });
    });
  }

/** A link with the right sum, as somebody may write it by hand. */
const signed = (text) => `${text}&s=${sumOf(text)}`;
const start = '#live/tax?v=1&id=Ab3dE9xQ&to=black';

/** [text before the sum, fault] */
const forged = [
  [start, 'damaged'],
  [`#live/tax?v=1&to=black&c=${OFFER}`, 'damaged'],
  [`#live/tax?v=1&id=Ab3dE9xQ&c=${OFFER}`, 'damaged'],
  [`#live/tax?v=1&id=Ab3dE9xQ&to=green&c=${OFFER}`, 'damaged'],
  [`#live/tax?v=1&id=<b>&to=black&c=${OFFER}`, 'damaged'],
  [`#live/tax?v=1&id=${'x'.repeat(41)}&to=black&c=${OFFER}`, 'damaged'],
  [`${start}&c=`, 'damaged'],
  [`${start}&c=${ANSWER}`, 'damaged'],
  [`${start}&c=${OFFER}%0D%0Aa=x`, 'damaged'],
  [`${start}&c=${description('offer', [`${NAME}~70000000`])}`, 'damaged'],
  [`${start}&c=${description('offer', [], { secret: 257 })}`, 'damaged'],
  [`${start}&time=300000&c=${OFFER}`, 'damaged'],
  [`${start}&inc=5000&c=${OFFER}`, 'damaged'],
  [`${start}&time=0&inc=5000&c=${OFFER}`, 'damaged'],
  [`${start}&time=86400001&inc=0&c=${OFFER}`, 'damaged'],
  [`${start}&time=300000&inc=86400001&c=${OFFER}`, 'damaged'],
  [`${start}&time=-1&inc=0&c=${OFFER}`, 'damaged'],
  [`${start}&time=0.5&inc=0&c=${OFFER}`, 'damaged'],
  [`${start}&time=1e3&inc=0&c=${OFFER}`, 'damaged'],
  [`${start}&time=&inc=0&c=${OFFER}`, 'damaged'],
  [`${start}&time=Infinity&inc=0&c=${OFFER}`, 'damaged'],
  [`${start}&fen=8/8&c=${OFFER}`, 'damaged'],
  [`${start}&fen=${encodeURIComponent(UNDER)}&c=${OFFER}`, 'damaged'],
  [`${start}&fen=${'8/'.repeat(900)}&c=${OFFER}`, 'damaged'],
  [`${start}&c=${OFFER}&x=${'x'.repeat(2000)}`, 'damaged'],
  [`#live/atomic?v=1&id=Ab3dE9xQ&to=black&c=${OFFER}`, 'unknown-game'],
  [`#live/constructor?v=1&id=Ab3dE9xQ&to=black&c=${OFFER}`, 'unknown-game'],
  [`#live/tax?v=2&id=Ab3dE9xQ&to=black&c=${OFFER}`, 'newer'],
  [`#live/tax?id=Ab3dE9xQ&to=black&c=${OFFER}`, 'damaged'],
  [`#live/?v=1&id=Ab3dE9xQ&to=black&c=${OFFER}`, 'damaged'],
  [`#friend/tax?v=1&id=Ab3dE9xQ&to=black&c=${OFFER}`, 'damaged'],
  [`#reply/Ab3dE9xQ?v=1&c=${ANSWER}`, 'damaged'],
];
for (const [text, fault] of forged)
  test(`an invitation that nobody can have sent is refused: ${text.slice(0, 80)}`, () => {
    assert.deepEqual(readLiveLink(kingcraft, signed(text)), { fault });
  });

/** [text before the sum, fault] */
const forgedReplies = [
  ['#reply/Ab3dE9xQ?v=1&o=1', 'damaged'],
  ['#reply/Ab3dE9xQ?v=1&n=Ben&o=1', 'damaged'],
  [`#reply/Ab3dE9xQ?v=1&c=${ANSWER}`, 'damaged'],
  [`#reply/Ab3dE9xQ?v=1&o=&c=${ANSWER}`, 'damaged'],
  [`#reply/Ab3dE9xQ?v=1&o=-1&c=${ANSWER}`, 'damaged'],
  [`#reply/Ab3dE9xQ?v=1&o=1&c=${OFFER}`, 'damaged'],
  [`#reply/Ab3dE9xQ?v=1&o=1&c=${ANSWER}&n=${'x'.repeat(2000)}`, 'damaged'],
  [`#reply/Ab3?v=1&o=1&c=${ANSWER}`, 'damaged'],
  [`#reply/${'x'.repeat(41)}?v=1&o=1&c=${ANSWER}`, 'damaged'],
  [`#reply/<b>12345678?v=1&o=1&c=${ANSWER}`, 'damaged'],
  [`#reply/Ab3dE9xQ?v=2&c=${ANSWER}`, 'newer'],
  [`#reply/Ab3dE9xQ?c=${ANSWER}`, 'damaged'],
  [`${start}&c=${OFFER}`, 'damaged'],
];
for (const [text, fault] of forgedReplies)
  test(`an answer that nobody can have sent is refused: ${text.slice(0, 80)}`, () => {
    assert.deepEqual(readReplyLink(signed(text)), { fault });
  });

for (const text of [
  '',
  '#',
  '#live/',
  '#reply/',
  '#live/tax',
  'live',
  '#play/tax?moves=e2e4',
  '\n',
])
  test(`what is no link is refused: ${JSON.stringify(text)}`, () => {
    assert.deepEqual(readLiveLink(kingcraft, text), { fault: 'damaged' });
    assert.deepEqual(readReplyLink(text), { fault: 'damaged' });
  });

/** [link, what reads it] */
const whole = [
  [
    writeLiveLink({ ...INVITATION, clock: { time: 60_000, increment: 0 } }),
    (text) => readLiveLink(kingcraft, text),
  ],
  [writeReplyLink({ ...REPLY, name: 'Ben' }), readReplyLink],
];
for (const [text, read] of whole)
  test(`a link that lost or changed a letter on its way is refused: ${text.slice(0, 8)}`, () => {
    assert.ok('link' in read(text));
    for (let at = 1; at < text.length; at++) {
      const other = text[at] === 'x' ? 'y' : 'x';
      for (const changed of [
        text.slice(0, at),
        text.slice(0, at) + text.slice(at + 1),
        text.slice(0, at) + other + text.slice(at + 1),
      ])
        assert.ok('fault' in read(changed), changed);
    }
  });

test('names are one short line each', () => {
  const name = `\u202E${'x'.repeat(40)}`;
  const { link } = readLiveLink(
    kingcraft,
    writeLiveLink({ ...INVITATION, names: { white: name, black: '\n' } }),
  );
  assert.deepEqual(link.names, { white: 'x'.repeat(30), black: '' });
  assert.equal(readReplyLink(writeReplyLink({ ...REPLY, name })).link.name, 'x'.repeat(30));
});
