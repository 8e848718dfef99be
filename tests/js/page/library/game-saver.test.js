// The game on the board and its record: each new game has its own, and each tab its own.

import assert from 'node:assert/strict';
import test from 'node:test';
import { GameSaver } from '../../../../web/page/library/game-saver.js';
import { GameLocks } from '../../../../web/page/store/browser-tab.js';
import { Browser, createLocks } from '../store/browser-support.js';

const allOf = async (store) => store.games(await store.gameIds());

/** A session as far as it is saved. */
function createSession(moves = []) {
  return {
    turn: 'white',
    outcome: null,
    moves: [...moves],
    toSave() {
      return { variant: 'chess', moves: [...this.moves] };
    },
  };
}

/** A tab of the browser, and the restoring of a game in it. */
async function openTab(browser, locks, remembered = { game: null }) {
  let time = 1000;
  const { store } = await browser.openTab();
  const saver = new GameSaver(store, new GameLocks(locks), remembered, () => time++);
  const restore = ({ moves }) => createSession(moves);
  const listed = async () => (await allOf(store)).map(({ saved }) => saved.moves.join(' ')).sort();
  return { store, saver, restore, listed, remembered };
}

test('a new game does not take the place of the one before', async () => {
  const { saver, listed } = await openTab(new Browser(), createLocks());
  saver.save(createSession(['e2e4']));
  const next = createSession(['d2d4']);
  saver.save(next);
  next.moves.push('d7d5');
  saver.save(next);
  assert.deepEqual(await listed(), ['d2d4 d7d5', 'e2e4']);
});

test('a game in which nobody has moved is dropped', async () => {
  const { saver, listed } = await openTab(new Browser(), createLocks());
  saver.save(createSession());
  saver.save(createSession());
  saver.save(createSession(['e2e4']));
  assert.deepEqual(await listed(), ['e2e4']);
});

test('the next visit goes on with the game that was changed last', async () => {
  const browser = new Browser();
  const locks = createLocks();
  const first = await openTab(browser, locks);
  for (const moves of [['a2a3'], ['b2b3']]) first.saver.save(createSession(moves));
  const next = await openTab(browser, createLocks());
  assert.equal(await next.saver.openLast(next.restore), 'open');
  assert.equal(next.saver.id, first.saver.id);
  const again = createSession(['b2b3', 'b7b6']);
  next.saver.save(again);
  assert.deepEqual(await next.listed(), ['a2a3', 'b2b3', 'b2b3 b7b6']);
});

test('the game of a tab comes back after one that is not saved', async () => {
  const { saver, restore, listed } = await openTab(new Browser(), createLocks());
  assert.equal(saver.resume(restore), false);
  saver.save(createSession());
  const { id } = saver;
  assert.equal(saver.resume(restore), true);
  const again = createSession(['e2e4']);
  assert.equal(
    saver.resume(() => again),
    true,
  );
  assert.equal(saver.id, id);
  again.moves.push('e7e5');
  saver.save(again);
  assert.deepEqual(await listed(), ['e2e4 e7e5']);
  assert.equal(await saver.open(id, restore), 'open');
});

test('a tab that is loaded again goes on with its own game', async () => {
  const browser = new Browser();
  const one = await openTab(browser, createLocks());
  one.saver.save(createSession(['a2a3']));
  const other = await openTab(browser, createLocks());
  other.saver.save(createSession(['b2b3']));
  const again = await openTab(browser, createLocks(), one.remembered);
  assert.equal(await again.saver.openLast(again.restore), 'open');
  assert.equal(again.saver.id, one.saver.id);
});

test('a game that is open in another tab is not opened, but a copy of it can be', async () => {
  const browser = new Browser();
  const locks = createLocks();
  const one = await openTab(browser, locks);
  one.saver.save(createSession(['a2a3']));
  const other = await openTab(browser, locks);
  assert.equal(await other.saver.openLast(other.restore), 'elsewhere');
  assert.equal(await other.saver.open(one.saver.id, other.restore), 'elsewhere');
  assert.equal(other.saver.id, null);
  assert.equal(await other.saver.openCopy(one.saver.id, other.restore), 'open');
  assert.notEqual(other.saver.id, one.saver.id);
  assert.deepEqual(await other.listed(), ['a2a3', 'a2a3']);
  const { id } = one.saver;
  one.saver.save(createSession(['c2c3']));
  const third = await openTab(browser, locks);
  assert.equal(await third.saver.open(id, third.restore), 'open', 'one has let it go');
});

test('opening a game does not change it', async () => {
  const browser = new Browser();
  const one = await openTab(browser, createLocks());
  one.saver.save(createSession(['a2a3']));
  const before = await allOf(one.store);
  const next = await openTab(browser, createLocks());
  await next.saver.openLast(next.restore);
  assert.deepEqual(await allOf(next.store), before);
});

test('a game that cannot be read leaves the one on the board as it is', async () => {
  const { store, saver, restore } = await openTab(new Browser(), createLocks());
  await store.putGame({ id: 'broken', saved: null });
  const session = createSession(['e2e4']);
  saver.save(session);
  const { id } = saver;
  for (const what of ['broken', 'gone']) assert.equal(await saver.open(what, restore), 'broken');
  assert.equal(await saver.openCopy('broken', restore), 'broken');
  session.moves.push('e7e5');
  saver.save(session);
  assert.equal(saver.id, id);
  assert.equal((await allOf(store)).length, 2);
});

test('a name stays with the game that is played on', async () => {
  const { store, saver } = await openTab(new Browser(), createLocks());
  const session = createSession(['e2e4']);
  saver.save(session);
  await saver.rename(saver.id, 'The long one');
  session.moves.push('e7e5');
  saver.save(session);
  const [{ name, saved }] = await allOf(store);
  assert.deepEqual([name, saved.moves.length], ['The long one', 2]);
});

const refused = () => Promise.reject(new DOMException('refused', 'SecurityError'));

/** Broken locks of browsers. */
const withoutLocks = {
  'no locks': undefined,
  'locks that it refuses': { request: refused, query: refused },
};
for (const [what, locks] of Object.entries(withoutLocks))
  test(`in a browser with ${what} every game is free`, async () => {
    const browser = new Browser();
    const one = await openTab(browser, locks);
    one.saver.save(createSession(['a2a3']));
    const other = await openTab(browser, locks);
    assert.equal(await other.saver.openLast(other.restore), 'open');
    assert.equal((await new GameLocks(locks).held()).size, 0);
  });

test('a game that is only opened is not written, and a copy of it is', async () => {
  const browser = new Browser();
  const locks = createLocks();
  const first = await openTab(browser, locks);
  first.saver.save(createSession(['a2a3']));
  const [before] = await allOf(first.store);
  const next = await openTab(browser, createLocks());
  assert.equal(await next.saver.open(before.id, next.restore), 'open');
  assert.deepEqual(await allOf(next.store), [before]);
  assert.equal(await next.saver.openCopy(before.id, next.restore), 'open');
  const [copy, game] = await allOf(next.store);
  assert.deepEqual(game, before);
  assert.notEqual(copy.id, game.id);
  assert.equal(next.saver.id, copy.id);
  assert.deepEqual(copy.saved, game.saved);
});
