// Links and addresses that were cut, doubled or changed on their way: they are refused with a reason, or what opens has
// a link of its own that opens the same.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { packDescription, unpackDescription } from '../../../web/friend/connection-text.js';
import { receive } from '../../../web/friend/friend-arrival.js';
import { readFriendFile } from '../../../web/friend/friend-file.js';
import { acceptFriendGame } from '../../../web/friend/friend-game.js';
import { readFriendLink, writeFriendLink } from '../../../web/friend/friend-link.js';
import {
  readLiveLink,
  readReplyLink,
  writeLiveLink,
  writeReplyLink,
} from '../../../web/friend/live-link.js';
import { packMoves, unpackMoves } from '../../../web/friend/packed-moves.js';
import { sumOf } from '../../../web/friend/sum.js';
import { linkTo } from '../../../web/game/game-link.js';
import {
  gamesAddress,
  pageAddress,
  readAddress,
  readGamesAddress,
} from '../../../web/game/page-address.js';
import { atOnce } from '../../../web/page/base/sliced-work.js';
import { linkOf } from '../../../web/page/play/linked-game.js';
import { readLink } from '../../../web/page/play/read-link.js';
import { Session } from '../../../web/page/play/session.js';
import {
  progressAddress,
  readProgressAddress,
} from '../../../web/page/progress/progress-address.js';
import {
  puzzleAddress,
  puzzlesAddress,
  readPuzzleAddress,
  readPuzzlesAddress,
} from '../../../web/page/puzzles/puzzle-address.js';
import { Study } from '../../../web/page/study/study.js';
import {
  readStudyLink,
  StudyLinkError,
  writeStudyLink,
} from '../../../web/page/study/study-link.js';
import { serializeInSteps } from '../../../web/page/study/study-record.js';
import { kingcraft, withGame } from '../package/support.js';
import { check, mutated, playAny, variants } from './property.js';

const usualOf = (variant) => kingcraft.variants.find(({ id }) => id === variant).startFen;

/** What links have between and behind their parts, and parts of other links. */
const pieces = [
  ...['&', '=', '?', '#', '/', ',', '%', '%2', '%20', '%00', '%E2%80%AE', '+', '_', '-', '.', '~'],
  ...['v=1', 'v=2', '&v=9', 'n=1', 'n=4999', 'n=1e3', 'm=', 'to=white', 'to=black', 'id=', 'fen='],
  ...['end=draw', 'end=resign-white', 'end=claim-fifty-moves', 'end=time-black', 'offer=draw'],
  ...['white=', 'side=black', 'after=', 'e2e4', 'e4', 'O-O', 'tax', 'chess', 'A', 'z9', '\u202E'],
  ...['time=', 'inc=', 'time=0', '8/8/8/8/8/8/8/8_w_-_-_0_1', 'c=offer.', '__proto__'],
];

const line = fc
  .tuple(variants, fc.array(fc.nat(), { maxLength: 14 }), fc.option(fc.nat(6), { nil: 0 }))
  .map(([{ id, startFen }, numbers, late]) =>
    withGame(id, startFen, (game) => {
      for (const number of numbers) playAny(game, number);
      // Some games begin after some moves.
      const all = game.history().map((move) => move.id);
      while (game.history().length > late) game.undo();
      const fen = late > 0 ? game.fen() : startFen;
      return { variant: id, fen, moves: late > 0 ? all.slice(late) : all };
    }),
  );
const end = fc.constantFrom(
  ...[null, { how: 'agreeDraw' }, { how: 'resign', what: 'white' }],
  ...[
    { how: 'resign', what: 'black' },
    { how: 'claim', what: 'fifty-moves' },
  ],
);
const name = fc.oneof(fc.constantFrom('', 'Ann', 'B & n=1'), fc.string({ maxLength: 8 }));
const names = fc.record({ white: name, black: name });
const color = fc.constantFrom('white', 'black');
const id = fc.constantFrom('Ab3dE9xQ', 'ponmlkjihgfedcba');

const gameLinks = fc
  .record({ line, end, names, side: color })
  .map(({ line, end, names, side }) =>
    linkTo({ ...line, end, shared: { names, side } }, usualOf(line.variant)),
  );

test('a link to a game', () =>
  check(
    fc.property(mutated(gameLinks, pieces), (link) => {
      const read = readLink(kingcraft, link);
      if ('fault' in read) {
        assert.match(read.fault, /\S/);
        return;
      }
      const { game } = read;
      const players = { white: 'person', black: 'person' };
      const linked = { ...game, ...game.shared, players, level: 1, linked: true };
      const session = Session.restore(kingcraft, linked);
      const written = linkOf(session);
      const again = readLink(kingcraft, written);
      assert.ok('game' in again, `${written}: ${again.fault}`);
      assert.deepEqual(again.game.moves, game.moves);
      assert.deepEqual(again.game.end, game.end);
      assert.deepEqual(again.game.shared, game.shared);
      assert.equal(again.game.fen ?? session.variant.startFen, session.startFen);
      assert.equal(
        linkTo({ ...again.game, fen: session.startFen }, usualOf(game.variant)),
        written,
      );
      session.dispose();
    }),
    80,
  ));

/** Readers of addresses: what one has read is written as it was. */
const addresses = [
  [readAddress, ({ page, variant, rule }) => pageAddress(page, rule ?? variant)],
  [readGamesAddress, gamesAddress, 'in a normal form'],
  [readPuzzlesAddress, ({ variant }) => (variant ? puzzlesAddress(variant) : '#puzzles')],
  [
    readPuzzleAddress,
    ({ variant, mode, id, theme }) => puzzleAddress(variant, theme ? { theme } : (id ?? mode)),
    'in a normal form',
  ],
  [readProgressAddress, ({ variant }) => (variant ? progressAddress(variant) : '#progress')],
];

test('an address of the page', () => {
  const known = fc.constantFrom(
    ...['#learn/tax', '#learn/tax/3', '#known/tax', '#squares/chess', '#fair/flying', '#games'],
    ...['#games?game=tax&result=won', '#puzzles', '#puzzles/tax', '#puzzles/tax/17', '#progress'],
    ...['#puzzles/tax/day', '#puzzles/tax/theme-fork', '#progress/tax', '#endings/tax/KQvK'],
  );
  const parts = [...pieces, 'game=', 'result=', 'theme-', 'day', '007', '99999999999999999999'];
  return check(
    fc.property(mutated(known, parts), (fragment) => {
      for (const [read, write, isNormal] of addresses) {
        const asked = read(fragment);
        if (asked === null) continue;
        const written = write(asked);
        if (!isNormal) assert.equal(written, fragment);
        assert.deepEqual(read(written), asked);
        assert.equal(write(read(written)), written);
      }
    }),
    160,
  );
});

/** Ends links with the sum of what they have become, so that more than the sum is read. */
const summed = (links) =>
  fc.tuple(links, fc.nat(4)).map(([link, number]) => {
    const text = link.replace(/&s=[0-9a-z]*$/, '');
    return number === 0 ? link : `${text}&s=${sumOf(text)}`;
  });

const friendLinks = fc
  .record({
    line,
    end,
    names,
    id,
    to: color,
    offersDraw: fc.boolean(),
    after: fc.option(id),
  })
  .map(({ line, ...others }) => ({
    ...line,
    fen: line.fen === usualOf(line.variant) ? null : line.fen,
    ...others,
  }));
const writtenFriendLinks = friendLinks.map((link) => writeFriendLink(kingcraft, link));
const FAULTS = ['newer', 'unknown-game', 'damaged'];

/** What a link says; null where it is refused with one of its reasons. */
function linkIn(read) {
  if ('link' in read) return read.link;
  assert.ok(FAULTS.includes(read.fault), read.fault);
  return null;
}

test('a link to a game with a friend', () =>
  check(
    fc.property(summed(mutated(writtenFriendLinks, pieces)), (fragment) => {
      const link = linkIn(readFriendLink(kingcraft, fragment));
      if (!link) return;
      const written = writeFriendLink(kingcraft, link);
      assert.deepEqual(linkIn(readFriendLink(kingcraft, written)), link);
      assert.equal(writeFriendLink(kingcraft, linkIn(readFriendLink(kingcraft, written))), written);
    }),
    30,
  ));

test('a link that arrives for a game with a friend', () =>
  check(
    fc.property(
      friendLinks.chain((link) =>
        fc.tuple(
          fc.constant(link),
          summed(mutated(fc.constant(writeFriendLink(kingcraft, link)), pieces)),
        ),
      ),
      fc.nat(),
      fc.option(color),
      ([link, fragment], shorter, side) => {
        const first = withGame(link.variant, link.fen ?? undefined, (game) => game.turn());
        const moves = link.moves.slice(0, Math.max(0, link.moves.length - (shorter % 3)));
        const stored = acceptFriendGame({ ...link, moves, end: null }, first, side);
        const arrived = linkIn(readFriendLink(kingcraft, fragment));
        if (!arrived) return;
        const before = JSON.stringify(stored);
        const { kind, game, at } = receive(stored, arrived);
        assert.equal(JSON.stringify(stored), before);
        assert.ok(['own', 'known', 'older', 'next', 'differs', 'foreign'].includes(kind), kind);
        if (!game) return;
        assert.deepEqual([game.id, game.variant, game.fen], [link.id, link.variant, link.fen]);
        if (at !== undefined) assert.deepEqual(game.moves.slice(0, at), moves.slice(0, at));
        if (!side) return;
        const to = side === 'white' ? 'black' : 'white';
        const own = { ...arrived, to, moves: game.moves, end: game.end };
        assert.ok(linkIn(readFriendLink(kingcraft, writeFriendLink(kingcraft, own))));
      },
    ),
    30,
  ));

test('a file with a link to a game with a friend', () =>
  check(
    fc.asyncProperty(mutated(writtenFriendLinks, ['\n', ' ', ...pieces]), async (text) => {
      const fragment = await readFriendFile(new File([text], 'game.txt'));
      if (fragment !== null) linkIn(readFriendLink(kingcraft, fragment));
    }),
    30,
  ));

test('packed moves', () =>
  check(
    fc.property(
      variants,
      fc.oneof(fc.stringMatching(/^[\w-]{0,12}$/), fc.string({ maxLength: 4 })),
      fc.nat(20),
      ({ id }, letters, count) => {
        const moves = withGame(id, undefined, (game) => {
          try {
            return unpackMoves(game, letters, count);
          } catch (error) {
            assert.ok(error instanceof RangeError, error?.stack);
            return null;
          }
        });
        if (!moves) return;
        assert.equal(moves.length, count);
        const packed = withGame(id, undefined, (game) => packMoves(game, moves));
        assert.deepEqual(
          withGame(id, undefined, (game) => unpackMoves(game, packed, count)),
          moves,
        );
      },
    ),
    30,
  ));

const description = (type) =>
  `${type}.abcd.${'e'.repeat(24)}.${'F'.repeat(43)}.192.168.1.2~5000,${'A'.repeat(22)}~9,1.2.3.4~7s`;
const signs = ['.', '~', ',', '\r\n', ' ', ':', '::1', '65536', '99999', 's', 'a=', '\u0000'];

test('a description of a connection', () =>
  check(
    fc.property(
      mutated(fc.constantFrom(description('offer'), description('answer')), signs),
      (text) => {
        const read = unpackDescription(text);
        if (read === null) return;
        assert.doesNotMatch(read.sdp, /[^\x20-\x7E\r\n]/);
        assert.ok(
          read.sdp.split('\r\n').every((line) => /^[a-z]=\S|^$/.test(line)),
          read.sdp,
        );
        assert.deepEqual(unpackDescription(packDescription(read)), read);
      },
    ),
    120,
  ));

const liveLinks = fc
  .record({
    ...{ line, names, id, to: color },
    clock: fc.constantFrom(null, { time: 300_000, increment: 2000 }),
  })
  .map(({ line: { variant, fen }, ...others }) =>
    writeLiveLink({
      ...{ variant, fen: fen === usualOf(variant) ? null : fen },
      ...{ ...others, connection: description('offer') },
    }),
  );
const replyLinks = fc
  .record({ id, name })
  .map((reply) => writeReplyLink({ ...reply, offer: 'abc', connection: description('answer') }));

test('a link that invites to a live game, or answers', () =>
  check(
    fc.property(summed(mutated(fc.oneof(liveLinks, replyLinks), pieces)), (fragment) => {
      const invitation = linkIn(readLiveLink(kingcraft, fragment));
      if (invitation)
        assert.deepEqual(linkIn(readLiveLink(kingcraft, writeLiveLink(invitation))), invitation);
      const reply = linkIn(readReplyLink(fragment));
      if (reply) assert.deepEqual(linkIn(readReplyLink(writeReplyLink(reply))), reply);
    }),
    80,
  ));

const dataOf = (text) => `1.${deflateRawSync(Buffer.from(text)).toString('base64url')}`;
const written = line.map(({ variant, fen, moves }) => {
  const study = Study.ofGame(kingcraft, { variant, fen, moves });
  study.setComment('said: {here}');
  return { variant, json: atOnce(serializeInSteps(study)).text };
});
const members = ['"', ':', ',', '{', '}', '[', ']', 'null', '-1', '1e9', '"up"', '"move"', 'e2e4'];

/** The data of a study that were changed as JSON, or as letters. */
const studyData = written.chain(({ variant, json }) =>
  fc.record({
    variant: fc.constant(variant),
    data: fc.oneof(
      mutated(fc.constant(json), members).map(dataOf),
      mutated(fc.constant(dataOf(json)), pieces),
    ),
  }),
);

test('a link to a study', () =>
  check(
    fc.asyncProperty(studyData, async ({ variant, data }) => {
      let study;
      try {
        study = await readStudyLink(kingcraft, variant, data);
      } catch (error) {
        assert.ok(error instanceof StudyLinkError, error?.stack);
        return;
      }
      const again = await writeStudyLink(study);
      assert.equal(await writeStudyLink(await readStudyLink(kingcraft, variant, again)), again);
    }),
    40,
  ));
