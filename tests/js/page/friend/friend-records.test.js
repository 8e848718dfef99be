// Saved games with a friend elsewhere: under which id, what the list says, and how many wait for the reader.

import assert from 'node:assert/strict';
import test from 'node:test';
import { NOTHING_SENT } from '../../../../web/friend/friend-game.js';
import { load } from '../../../../web/kingcraft/index.js';
import { describeRecord } from '../../../../web/page/library/describe-records.js';
import { resultOf } from '../../../../web/page/library/game-filter.js';
import { GameSaver } from '../../../../web/page/library/game-saver.js';
import { countGames } from '../../../../web/page/library/game-statistics.js';
import { Session } from '../../../../web/page/play/session.js';
import { GameLocks } from '../../../../web/page/store/browser-tab.js';
import { readRecord, recordOf } from '../../../../web/page/store/saved-records.js';
import { Browser, createLocks } from '../store/browser-support.js';

const kingcraft = await load();

const part = { ...NOTHING_SENT, id: 'Ab3dE9xQ', names: { white: 'Ann', black: 'Ben' } };
const WHITE = { white: 'person', black: 'friend' };
const WATCHED = { white: 'friend', black: 'friend' };
const sent = { sent: 1, isSaid: true };
const LIVE = { clock: { time: 60_000, increment: 0 }, round: 0, left: null, asked: null };

const createSession = ({ players = WHITE, moves = [], end, ...friend } = {}) =>
  Session.restore(kingcraft, {
    variant: 'tax',
    players,
    level: 1,
    moves,
    end,
    friend: { ...part, ...friend },
  });

/** [what differs from a game with a friend] */
const broken = [
  { id: 7 },
  { names: null },
  { names: { white: 'Ann' } },
  { sent: '1' },
  { live: { ...LIVE, clock: {} } },
  { live: { ...LIVE, clock: { time: '1', increment: 0 } } },
  { live: { ...LIVE, clock: 5 } },
];
for (const change of broken)
  test(`a record with ${JSON.stringify(change)} is no game with a friend`, () =>
    assert.throws(() => createSession(change), RangeError));

for (const live of [undefined, null])
  test(`a record with ${live} in the place of a live game is one by links`, () =>
    assert.equal(createSession({ live }).friend.live, null));

test('a live game shows what its clocks had, and waits to be connected', () => {
  const left = { white: 41_000, black: 9000 };
  const session = createSession({ live: { ...LIVE, left }, moves: ['e2e4', 'e7e5'] });
  assert.deepEqual([session.timeLeft('white'), session.timeLeft('black')], [41_000, 9000]);
  assert.deepEqual([session.isHeld, session.personToMove, session.canUndo], [true, false, false]);
  assert.equal(session.isOutOfTime, false);
  assert.deepEqual(session.toSave().friend.live, { ...LIVE, left });
});

const recordFor = (settings) =>
  recordOf(createSession(settings), { id: 'friend-a', created: 1 }, 2);

/** [the game, what its details begin with, what its state begins with, whether it waits for the reader] */
const rows = [
  [{ isSaid: true }, 'You play White against Ben', 'Your turn. No moves yet.', true],
  [{ moves: ['e2e4'] }, 'You play White against Ben', 'Send the link to Ben. 1 move.', true],
  [{ moves: ['e2e4'], ...sent }, 'You play White against Ben', 'Waiting for Ben. 1 move.', false],
  [
    { moves: ['e2e4'], ...sent, names: { white: 'Ann', black: '' } },
    'You play White against Friend',
    'Waiting for your friend.',
    false,
  ],
  [{ players: WATCHED, moves: ['e2e4'], ...sent }, 'Ann against Ben', 'Black to move.', false],
  [
    { moves: ['e2e4'], ...sent, end: { how: 'resign', what: 'white' } },
    'You play White against Ben',
    'Black wins',
    false,
  ],
  [{ live: LIVE }, 'You play White against Ben', 'A live game in progress.', false],
];
for (const [settings, details, state, isDue] of rows)
  test(`the list says “${state}” of ${JSON.stringify(settings)}`, () => {
    const listed = readRecord(recordFor(settings));
    const words = describeRecord(listed, kingcraft.variants);
    assert.ok(words.details.startsWith(details), words.details);
    assert.ok(words.state.startsWith(state), words.state);
    assert.equal(listed.friend.isDue, isDue);
  });

test('a result counts for the reader, and not among games against the computer', () => {
  const end = { how: 'resign', what: 'black' };
  const listed = readRecord(recordFor({ moves: ['e2e4'], ...sent, end }));
  assert.equal(resultOf(listed), 'won');
  const { all, byLevel } = countGames([listed]);
  assert.deepEqual([all, byLevel.size], [{ games: 1, won: 0, drawn: 0, lost: 0 }, 0]);
});

for (const saved of [null, 7, { friend: true }, { friend: { names: 7 }, moves: 7, players: 7 }])
  test(`a record with ${JSON.stringify(saved)} can be listed`, () => {
    const { friend } = readRecord({ id: 'friend-a', saved });
    assert.deepEqual(friend?.names ?? null, saved?.friend ? { white: '', black: '' } : null);
  });

test('the browser knows which games wait for the reader, without reading them', async () => {
  const browser = new Browser();
  const { store } = await browser.openTab();
  const turns = () => store.values.friends.turns;
  await store.putGame(recordFor({ isSaid: true }));
  await store.putGame({ ...recordFor({ moves: ['e2e4'] }), id: 'friend-b' });
  assert.deepEqual(turns(), ['friend-a', 'friend-b']);
  await store.putGame(recordFor({ moves: ['e2e4'], ...sent }));
  assert.deepEqual(turns(), ['friend-b']);
  const { store: next } = await browser.openTab();
  assert.deepEqual(next.values.friends.turns, ['friend-b']);
  await next.deleteGame('friend-b');
  assert.deepEqual([turns(), next.values.friends.turns], [[], []]);
});

/** A tab that saves games. */
async function openSaver() {
  const { store } = await new Browser().openTab();
  const saver = new GameSaver(store, new GameLocks(createLocks()), { game: null });
  return { store, saver };
}

test('a game without a number of moves that were sent has moves to send', () => {
  for (const broken of [undefined, '1', Object.create(null), Symbol('1')]) {
    const record = recordFor({ moves: ['e2e4'], ...sent });
    record.saved.friend = { ...record.saved.friend, sent: broken };
    assert.equal(readRecord(record).friend.isDue, true, typeof broken);
  }
});

test('the game is saved under its id, and an invitation that was sent stays', async () => {
  const { store, saver } = await openSaver();
  saver.save(createSession({ isSaid: true }));
  assert.equal(saver.id, 'friend-Ab3dE9xQ');
  saver.save(createSession({ id: 'Xb3dE9xQ' }));
  saver.save(createSession({ id: 'Yb3dE9xQ' }));
  assert.deepEqual((await store.gameIds()).sort(), ['friend-Ab3dE9xQ', 'friend-Yb3dE9xQ']);
});

test('a copy is no game with the friend any more', async () => {
  const { store, saver } = await openSaver();
  await store.putGame(recordFor({ moves: ['e2e4'], ...sent }));
  const restore = (saved) => Session.restore(kingcraft, saved);
  assert.equal(await saver.openCopy('friend-a', restore), 'open');
  const { saved } = await store.game(saver.id);
  assert.deepEqual(
    [saved.friend, saved.players.black, saved.moves],
    [undefined, 'person', ['e2e4']],
  );
});
