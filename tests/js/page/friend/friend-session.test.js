// A game with a friend elsewhere in the session that plays it: both always have the same moves and the same end, and
// what is saved makes the same game.

import assert from 'node:assert/strict';
import test from 'node:test';
import { linkOf, markSent, NOTHING_SENT, withOffer } from '../../../../web/friend/friend-game.js';
import { readFriendLink, writeFriendLink } from '../../../../web/friend/friend-link.js';
import { load } from '../../../../web/kingcraft/index.js';
import { friendDetail, friendHeadline, hasLink } from '../../../../web/page/friend/friend-state.js';
import { colorBelow, Session } from '../../../../web/page/play/session.js';
import { createMatch } from '../play/match-support.js';

const kingcraft = await load();

const part = { ...NOTHING_SENT, id: 'Ab3dE9xQ', names: { white: 'Ann', black: 'Ben' } };
const WHITE = { white: 'person', black: 'friend' };
const BLACK = { white: 'friend', black: 'person' };
const WATCHED = { white: 'friend', black: 'friend' };

/** A session of the reader with these players, after these moves. */
function createSession({ players = WHITE, moves = [], variant = 'tax', fen, ...friend } = {}) {
  const saved = { variant, fen, players, level: 1, moves, friend: { ...part, ...friend } };
  return Session.restore(kingcraft, saved);
}

/** The states of the session and of the game with the friend, which must be equal. */
function expectInStep(session) {
  const { friend } = session;
  assert.deepEqual(friend.moves, session.moveIds());
  assert.deepEqual(friend.end, session.end);
  const { players, moves, end, friend: saved, fen } = JSON.parse(JSON.stringify(session.toSave()));
  const again = Session.restore(kingcraft, { ...session.toSave(), players, moves, end, fen });
  assert.deepEqual(again.friend, friend);
  assert.deepEqual(Object.keys(saved).sort(), Object.keys(part).sort());
  again.dispose();
}

for (const variant of kingcraft.variants)
  test(`${variant.id}: the game with the friend follows the session, and is saved with it`, () => {
    const session = createSession({ variant: variant.id });
    const { friend } = session;
    assert.deepEqual([friend.side, friend.first, friend.fen], ['white', session.turn, null]);
    for (let ply = 0; ply < 6; ply++) {
      session.play(session.game.moveIds()[ply]);
      expectInStep(session);
      if (ply === 2) session.friend = markSent(session.friend);
    }
    session.undo();
    expectInStep(session);
    session.finish('resign', 'white');
    expectInStep(session);
    const read = readFriendLink(kingcraft, writeFriendLink(kingcraft, linkOf(session.friend)));
    assert.deepEqual(read, { link: linkOf(session.friend) });
    session.dispose();
  });

test('a game from another position has it, and who moves first there', () => {
  const fen = '4k3/pppppppp/8/8/8/8/PPPPPPPP/4K3 b - - 0 1';
  const { friend } = createSession({ fen, players: BLACK });
  assert.deepEqual([friend.fen, friend.first, friend.side], [fen, 'black', 'black']);
});

test('a move is taken back until it is sent, and nothing else is', () => {
  const session = createSession({ moves: ['e2e4'] });
  assert.equal(session.canUndo, true);
  session.friend = markSent(session.friend);
  assert.deepEqual([session.canUndo, session.undoDepth()], [false, 0]);
  session.undo();
  assert.deepEqual(session.moveIds(), ['e2e4']);
  session.play('e7e5');
  session.play('d2d4');
  session.friend = { ...session.friend, sent: 2 };
  session.undo();
  assert.deepEqual([session.moveIds(), session.redoDepth()], [['e2e4', 'e7e5'], 0]);
  session.finish('resign', 'white');
  session.undo();
  assert.deepEqual([session.canUndo, session.end?.how], [false, 'resign']);
});

/** [what the friend says, the own moves, what of the game with the friend is new, the events, the moves afterwards] */
const received = [
  ['a move', ['e2e4'], { moves: ['e2e4', 'e7e5'] }, ['move'], 'e2e4 e7e5'],
  ['other moves', ['e2e4', 'e7e5', 'd2d4'], { moves: ['e2e4', 'c7c5'] }, ['other'], 'e2e4 c7c5'],
  ['an offer', ['e2e4'], { offer: 'black' }, ['other'], 'e2e4'],
  ['an end', ['e2e4'], { end: { how: 'resign', what: 'black' } }, ['end'], 'e2e4'],
  [
    'an end before the last move was seen',
    ['e2e4', 'e7e5', 'd2d4'],
    { moves: ['e2e4', 'e7e5'], end: { how: 'resign', what: 'black' } },
    ['end'],
    'e2e4 e7e5',
  ],
];
for (const [what, moves, change, causes, expected] of received)
  test(`${what} of the friend is shown, and both have the same game`, async () => {
    const { match, calls } = createMatch(kingcraft, { doubt: null });
    match.restore({ variant: 'tax', players: WHITE, level: 1, moves, friend: part });
    calls.causes.length = 0;
    const game = { ...match.session.friend, ...change };
    match.receive({ ...game, sent: game.moves.length, isSaid: true });
    assert.deepEqual(calls.causes, causes);
    assert.equal(match.session.moveIds().join(' '), expected);
    assert.deepEqual([match.session.friend.offer, calls.thoughts], [game.offer, 0]);
    expectInStep(match.session);
    match.dispose();
  });

test('a draw is offered to the friend, not to a computer', () => {
  const { match } = createMatch(kingcraft, { doubt: null });
  match.restore({ variant: 'tax', players: WHITE, level: 1, moves: ['e2e4'], friend: part });
  match.offerDraw();
  assert.deepEqual([match.session.friend.offer, match.session.outcome], ['white', null]);
  match.session.play('e7e5');
  assert.equal(match.session.friend.offer, null);
  match.dispose();
});

const sent = { sent: 1, isSaid: true };
/** [who plays, moves, what was sent, the headline, the detail, whether there is a link to show] */
const words = [
  [WHITE, [], {}, 'Your turn', /^Play a move and send/, true],
  [WHITE, [], { isSaid: true }, 'Your turn', /^You play White/, false],
  [WHITE, ['e2e4'], {}, 'Send your move to Ben', /take it back/, true],
  [WHITE, ['e2e4'], sent, 'Waiting for Ben', /comes as a link/, true],
  [WHITE, ['e2e4'], { ...sent, isSaid: false }, 'Send the link to Ben', /begins/, true],
  [WHITE, ['e2e4'], { ...sent, offer: 'black' }, 'Waiting for Ben', /^Ben offers/, true],
  [BLACK, ['e2e4'], sent, 'Your turn', /^You play Black/, false],
  [BLACK, [], {}, 'Send the link to Ann', /begins with White/, true],
  [BLACK, ['e2e4'], { ...sent, names: { white: '', black: '' } }, 'Your turn', /./, false],
  [WATCHED, ['e2e4'], sent, 'Black to move', /^You are watching/, false],
];
for (const [players, moves, friend, headline, detail, isShown] of words)
  test(`“${headline}” after ${moves.length} moves, ${JSON.stringify(friend)}`, () => {
    const session = createSession({ players, moves, ...friend });
    assert.equal(friendHeadline(session, null), headline);
    assert.match(friendDetail(session), detail);
    assert.equal(hasLink(session), isShown);
    session.dispose();
  });

test('the own side sits below', () => {
  for (const [players, color] of [
    [WHITE, 'white'],
    [BLACK, 'black'],
    [WATCHED, 'white'],
  ])
    assert.equal(colorBelow(createSession({ players })), color);
});

test('an offer of one’s own is said', () => {
  const session = createSession({ moves: ['e2e4'], ...sent });
  session.friend = withOffer(session.friend);
  assert.match(friendDetail(session), /Send the link/);
  session.friend = markSent(session.friend);
  assert.equal(friendDetail(session), 'You offer a draw.');
});

const broken = [true, {}, { ...part, names: null }, { ...part, sent: '1' }, { ...part, id: 7 }];
for (const friend of broken)
  test(`a game that was saved with ${JSON.stringify(friend)} is refused`, () => {
    const saved = { variant: 'tax', players: WHITE, level: 1, moves: [], friend };
    assert.throws(() => Session.restore(kingcraft, saved), RangeError);
  });
