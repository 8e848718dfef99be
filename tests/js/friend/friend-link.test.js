// Games with a friend as links: what is written can be read, is short, and what was changed on the way is found.

import assert from 'node:assert/strict';
import test from 'node:test';
import { createRandom } from '../../../scripts/match/random.mjs';
import { readPlayerName } from '../../../web/friend/friend-game.js';
import { readFriendLink, writeFriendLink } from '../../../web/friend/friend-link.js';
import { sumOf } from '../../../web/friend/sum.js';
import { isFriendLink } from '../../../web/game/page-address.js';
import { load } from '../../../web/kingcraft/index.js';

const kingcraft = await load();

const INVITATION = {
  variant: 'tax',
  id: 'Ab3dE9xQ',
  to: 'black',
  names: { white: '', black: '' },
  fen: null,
  moves: [],
  offersDraw: false,
  end: null,
  after: null,
};
const UNDER = '4k3/8/8/8/8/8/8/R3K3|8/8/8/8/8/8/8/8 w - - 0 1';

/** [what, what differs from an invitation, what the link has] */
const links = [
  ['an invitation', {}, /^#friend\/tax\?v=1&id=Ab3dE9xQ&to=black&s=\w+$/],
  ['names', { names: { white: 'Ann & Ben', black: '漢字 <b>' } }, /&w=Ann%20%26%20Ben&b=%E6/],
  ['a move', { moves: ['e2e4'], to: 'white' }, /&n=1&m=[\w-]+&s=/],
  ['an offer', { moves: ['e2e4', 'e7e5'], offersDraw: true }, /&offer=draw&s=/],
  ['a resignation', { end: { how: 'resign', what: 'white' } }, /&end=resign-white&s=/],
  ['a draw', { moves: ['e2e4'], end: { how: 'agreeDraw' } }, /&end=draw&s=/],
  ['a rematch', { after: 'Zz3dE9xQ' }, /&after=Zz3dE9xQ&s=/],
  ['another position', { variant: 'flying', fen: UNDER, moves: ['a1a1^'] }, /&fen=4k3\/8/],
];
for (const [what, parts, expected] of links)
  test(`a link with ${what} leads back to its game`, () => {
    const link = { ...INVITATION, ...parts };
    const text = writeFriendLink(kingcraft, link);
    assert.ok(isFriendLink(text));
    assert.match(text, expected);
    assert.match(text, /^[\w#/?=&.,:%-]+$/, 'no program that shows links breaks it');
    assert.deepEqual(readFriendLink(kingcraft, text), { link });
  });

for (const { id: variant } of kingcraft.variants)
  test(`300 half-moves of ${variant} fit into an address of 2,000 characters`, () => {
    const random = createRandom(`link ${variant}`);
    const moves = [];
    for (let game = kingcraft.newGame(variant); moves.length < 300; ) {
      if (game.outcome()) {
        moves.length = 0;
        game.dispose();
        game = kingcraft.newGame(variant);
      }
      const legal = game.moves();
      moves.push(game.move(legal[random(legal.length)].id).id);
    }
    const names = { white: 'W'.repeat(30), black: '漢'.repeat(30) };
    const link = { ...INVITATION, variant, names, moves };
    const text = writeFriendLink(kingcraft, link);
    assert.ok(text.length < 1900, `${text.length} characters`);
    assert.deepEqual(readFriendLink(kingcraft, text), { link });
  });

/** A link with the right sum, as somebody may write it by hand. */
const signed = (text) => `${text}&s=${sumOf(text)}`;

/** [text before the sum, fault] */
const forged = [
  ['#friend/tax?v=1&id=Ab3dE9xQ&to=green', 'damaged'],
  ['#friend/tax?v=1&id=<b>&to=black', 'damaged'],
  ['#friend/tax?v=1&id=Ab3dE9xQ', 'damaged'],
  ['#friend/tax?v=1&id=Ab3dE9xQ&to=black&n=1&m=__________', 'damaged'],
  ['#friend/tax?v=1&id=Ab3dE9xQ&to=black&n=0&m=B', 'damaged'],
  ['#friend/tax?v=1&id=Ab3dE9xQ&to=black&n=-1', 'damaged'],
  ['#friend/tax?v=1&id=Ab3dE9xQ&to=black&n=1e9&m=B', 'damaged'],
  ['#friend/tax?v=1&id=Ab3dE9xQ&to=black&n=5001&m=B', 'damaged'],
  [`#friend/tax?v=1&id=Ab3dE9xQ&to=black&n=1&m=${'B'.repeat(20_000)}`, 'damaged'],
  ['#friend/tax?v=1&id=Ab3dE9xQ&to=black&n=1&m=é', 'damaged'],
  ['#friend/tax?v=1&id=Ab3dE9xQ&to=black&fen=8/8', 'damaged'],
  ['#friend/tax?v=1&id=Ab3dE9xQ&to=black&end=flee', 'damaged'],
  ['#friend/tax?v=1&id=Ab3dE9xQ&to=black&end=time-white', 'damaged'],
  ['#friend/tax?v=1&id=Ab3dE9xQ&to=black&end=claim-fifty-moves', 'damaged'],
  ['#friend/tax?v=1&id=Ab3dE9xQ&to=black&after=x', 'damaged'],
  ['#friend/atomic?v=1&id=Ab3dE9xQ&to=black', 'unknown-game'],
  ['#friend/tax?v=2&id=Ab3dE9xQ&to=black', 'newer'],
  ['#friend/tax?id=Ab3dE9xQ&to=black', 'damaged'],
];
for (const [text, fault] of forged)
  test(`a link that nobody can have sent is refused: ${text.slice(0, 80)}`, () => {
    assert.deepEqual(readFriendLink(kingcraft, signed(text)), { fault });
  });

test('a link that lost or changed a letter on its way is refused', () => {
  const text = writeFriendLink(kingcraft, { ...INVITATION, moves: ['e2e4', 'e7e5', 'g1f3'] });
  for (let at = '#friend/'.length; at < text.length; at++) {
    for (const changed of [text.slice(0, at), text.slice(0, at) + text.slice(at + 1)])
      assert.ok('fault' in readFriendLink(kingcraft, changed), changed);
    const other = text[at] === 'x' ? 'y' : 'x';
    assert.ok('fault' in readFriendLink(kingcraft, text.slice(0, at) + other + text.slice(at + 1)));
  }
});

/** [typed, shown] */
const names = [
  ['Ann', 'Ann'],
  ['  Ann \n  Lee ', 'Ann Lee'],
  ['\u202Egnp.exe', 'gnp.exe'],
  ['<b>x</b>', '<b>x</b>'],
  ['👑'.repeat(40), '👑'.repeat(30)],
  [' \u200B ', ''],
];
for (const [typed, shown] of names)
  test(`a name is one short line of text: ${JSON.stringify(typed)}`, () =>
    assert.equal(readPlayerName(typed), shown));
