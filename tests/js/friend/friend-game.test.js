// A game with a friend, as both browsers keep it: what a link that arrives does, and that both always agree in the end.

import assert from 'node:assert/strict';
import test from 'node:test';
import fc from 'fast-check';
import { receive } from '../../../web/friend/friend-arrival.js';
import {
  acceptFriendGame,
  beginFriendGame,
  hasUnsent,
  linkOf,
  markSent,
  rematch,
  takeBack,
  turnAt,
  withEnd,
  withMove,
  withOffer,
} from '../../../web/friend/friend-game.js';
import { readFriendLink, writeFriendLink } from '../../../web/friend/friend-link.js';
import { load } from '../../../web/kingcraft/index.js';
import { withGame } from '../../../web/kingcraft/with-game.js';

const kingcraft = await load();

const names = { white: 'Ann', black: 'Ben' };
const begun = beginFriendGame({
  id: 'Ab3dE9xQ',
  variant: 'tax',
  first: 'white',
  side: 'white',
  names,
});
/** White's game after these moves, all known to the friend. */
const after = (...moves) => markSent({ ...begun, moves });
const resigns = (what) => ({ how: 'resign', what });
const draw = { how: 'agreeDraw' };
/** The message of Black. */
const fromBlack = (moves, parts = {}) => ({ ...linkOf(after(...moves)), to: 'white', ...parts });

/** [what happens, White's game, the link that arrives, what it means, the moves that are there afterwards] */
const arrivals = [
  ['the answer', after('e2e4'), fromBlack(['e2e4', 'e7e5']), 'next', ['e2e4', 'e7e5']],
  ['the answer again', after('e2e4', 'e7e5'), fromBlack(['e2e4', 'e7e5']), 'known'],
  ['an answer of before', after('e2e4', 'e7e5', 'd2d4'), fromBlack(['e2e4', 'e7e5']), 'older'],
  ['the own link', after('e2e4'), linkOf(after('e2e4')), 'own'],
  ['the own invitation', after('e2e4'), linkOf(begun), 'own'],
  ['an own link with other moves', after('e2e4'), linkOf(after('d2d4')), 'foreign'],
  [
    'another answer',
    after('e2e4', 'e7e5'),
    fromBlack(['e2e4', 'e7e6']),
    'differs',
    ['e2e4', 'e7e6'],
  ],
  [
    'other moves of one’s own',
    after('e2e4'),
    fromBlack(['d2d4', 'd7d5']),
    'differs',
    ['d2d4', 'd7d5'],
  ],
  ['two moves at once', after('e2e4'), fromBlack(['e2e4', 'e7e5', 'd2d4']), 'differs'],
  ['a move of one’s own', after('e2e4', 'e7e5'), fromBlack(['e2e4', 'e7e5', 'd2d4']), 'foreign'],
  ['another game', after('e2e4'), fromBlack(['e2e4', 'e7e5'], { id: 'zzzzzzzz' }), 'foreign'],
  ['another variant', after('e2e4'), fromBlack(['e2e4', 'e7e5'], { variant: 'chess' }), 'foreign'],
  ['another start', after('e2e4'), fromBlack(['e2e4', 'e7e5'], { fen: 'x' }), 'foreign'],
  [
    'a resignation',
    after('e2e4'),
    fromBlack(['e2e4'], { end: resigns('black') }),
    'next',
    ['e2e4'],
  ],
  [
    'a resignation with a move',
    after('e2e4'),
    fromBlack(['e2e4', 'e7e5'], { end: resigns('black') }),
    'next',
    ['e2e4', 'e7e5'],
  ],
  [
    'a resignation before the last move was seen',
    after('e2e4', 'e7e5', 'd2d4'),
    fromBlack(['e2e4', 'e7e5'], { end: resigns('black') }),
    'next',
    ['e2e4', 'e7e5'],
  ],
  [
    'somebody resigns for White',
    after('e2e4'),
    fromBlack(['e2e4'], { end: resigns('white') }),
    'foreign',
  ],
  ['a draw that nobody offered', after('e2e4'), fromBlack(['e2e4'], { end: draw }), 'foreign'],
  [
    'a draw that was offered',
    markSent(withOffer(after('e2e4'))),
    fromBlack(['e2e4'], { end: draw }),
    'next',
    ['e2e4'],
  ],
  [
    'a draw after another move than the one that it was offered with',
    markSent(withOffer(after('e2e4'))),
    fromBlack(['e2e4', 'e7e5'], { end: draw }),
    'foreign',
  ],
  [
    'an offer',
    after('e2e4', 'e7e5'),
    fromBlack(['e2e4', 'e7e5'], { offersDraw: true }),
    'next',
    ['e2e4', 'e7e5'],
  ],
  [
    'an answer after White has resigned',
    markSent(withEnd(after('e2e4'), resigns('white'))),
    fromBlack(['e2e4', 'e7e5']),
    'older',
  ],
  [
    'both resign, and Black is to move',
    markSent(withEnd(after('e2e4'), resigns('white'))),
    fromBlack(['e2e4'], { end: resigns('black') }),
    'next',
    ['e2e4'],
  ],
  [
    'both resign, and White is to move',
    markSent(withEnd(after('e2e4', 'e7e5'), resigns('white'))),
    fromBlack(['e2e4', 'e7e5'], { end: resigns('black') }),
    'older',
  ],
];
for (const [what, stored, link, kind, moves] of arrivals)
  test(`a link arrives: ${what}`, () => {
    const arrival = receive(stored, link);
    assert.equal(arrival.kind, kind);
    if (moves) assert.deepEqual(arrival.game.moves, moves);
    if (kind === 'next') assert.deepEqual(arrival.game.end, link.end);
  });

test('a move may be taken back until it was sent', () => {
  const moved = withMove(begun, 'e2e4');
  assert.ok(hasUnsent(moved));
  assert.deepEqual(takeBack(moved), begun);
  const sent = markSent(moved);
  assert.equal(hasUnsent(sent), false);
  assert.equal(takeBack(sent), sent);
});

test('a rematch has the sides exchanged, and the names with them', () => {
  const next = rematch(after('e2e4'), 'next-game');
  const { id, side, after: before, moves, names: shown } = next;
  assert.deepEqual(
    { id, side, before, moves, shown },
    {
      id: 'next-game',
      side: 'black',
      before: begun.id,
      moves: [],
      shown: { white: 'Ben', black: 'Ann' },
    },
  );
  assert.ok(hasUnsent(next));
});

test('the friend says the friend’s name, and nobody another one’s', () => {
  const link = fromBlack(['e2e4', 'e7e5'], { names: { white: 'Eve', black: 'Benjamin' } });
  assert.deepEqual(receive(after('e2e4'), link).game.names, { white: 'Ann', black: 'Benjamin' });
});

const ACTIONS = [
  'move',
  'move',
  'move',
  'takeBack',
  'resign',
  'offer',
  'accept',
  'send',
  'send',
  'arrive',
  'arrive',
];

/** A random action of one side. */
function act(side, action, choice) {
  const { game } = side;
  const isOver = game.end !== null || side.isOver;
  const isTurn = !isOver && turnAt(game, game.moves.length) === game.side;
  if (action === 'move' && isTurn) {
    const move = withGame(kingcraft, game.variant, undefined, (board) => {
      for (const id of game.moves) board.move(id);
      const legal = board.moves();
      const id = legal[choice % legal.length]?.id ?? null;
      if (id) board.move(id);
      side.isOver = board.outcome() !== null;
      return id;
    });
    if (move) side.game = withMove(game, move);
  }
  if (action === 'takeBack' && !isOver) side.game = takeBack(game);
  if (action === 'resign' && !isOver && choice % 5 === 0)
    side.game = withEnd(game, resigns(game.side));
  if (action === 'offer' && !isOver) side.game = withOffer(game);
  if (action === 'accept' && !isOver && game.offer && game.offer !== game.side)
    side.game = withEnd(game, draw);
  if (action === 'send') send(side);
  if (action === 'arrive' && side.inbox.length > 0)
    // Messages come late, twice, and in any order.
    take(side, side.inbox[choice % side.inbox.length]);
}

function send(side) {
  side.outbox.push(writeFriendLink(kingcraft, linkOf(side.game)));
  side.game = markSent(side.game);
}

function take(side, text) {
  const { link, fault } = readFriendLink(kingcraft, text);
  assert.equal(fault, undefined, text);
  const confirmed = side.game.moves.slice(0, Math.min(side.game.sent, link.moves.length));
  const arrival = receive(side.game, link);
  assert.ok(!['own', 'foreign', 'differs'].includes(arrival.kind), `${arrival.kind}: ${text}`);
  if (arrival.kind !== 'next') return;
  side.game = arrival.game;
  assert.deepEqual(side.game.moves.slice(0, confirmed.length), confirmed, 'what both know stays');
}

test('two browsers with random actions and delays agree in the end', () => {
  const action = fc.tuple(fc.boolean(), fc.constantFrom(...ACTIONS), fc.nat(1000));
  const variants = fc.constantFrom(...kingcraft.variants.map(({ id }) => id));
  const play = (variant, actions) => {
    const white = { game: { ...begun, variant }, inbox: [], outbox: [], isOver: false };
    const invitation = readFriendLink(kingcraft, writeFriendLink(kingcraft, linkOf(white.game)));
    white.game = markSent(white.game);
    const black = {
      game: acceptFriendGame(invitation.link, 'white', 'black'),
      inbox: white.outbox,
      outbox: white.inbox,
      isOver: false,
    };
    for (const [isWhite, name, choice] of actions) act(isWhite ? white : black, name, choice);
    // In the end, the last link of each side arrives, until neither has a new message.
    for (let turn = 0; turn < 4; turn++)
      for (const [one, other] of [
        [white, black],
        [black, white],
      ]) {
        send(one);
        take(other, one.outbox.at(-1));
      }
    const shown = ({ game: { moves, end } }) => ({ moves, end });
    assert.deepEqual(shown(white), shown(black));
  };
  fc.assert(fc.property(variants, fc.array(action, { maxLength: 60 }), play), {
    seed: 1,
    numRuns: 300,
  });
});
