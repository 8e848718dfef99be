// The game on the board and its record: each new game has its own, and each tab its own.

import assert from 'node:assert/strict';
import test from 'node:test';
import { GameLocks } from '../../web/page/library/game-locks.js';
import { GameKeeper } from '../../web/page/library/game-saver.js';
import { Browser, createLocks } from './browser-support.js';

const allOf = async (store) => store.games(await store.gameIds());

/** A session as far as it is kept. */
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
  const keeper = new GameKeeper(store, new GameLocks(locks), remembered, () => time++);
  const restore = ({ moves }) => keeper.keep(createSession(moves));
  const listed = async () => (await allOf(store)).map(({ saved }) => saved.moves.join(' ')).sort();
  return { store, keeper, restore, listed, remembered };
}

test('a new game does not take the place of the one before', async () => {
  const { keeper, listed } = await openTab(new Browser(), createLocks());
  keeper.keep(createSession(['e2e4']));
  const next = createSession(['d2d4']);
  keeper.keep(next);
  next.moves.push('d7d5');
  keeper.keep(next);
  assert.deepEqual(await listed(), ['d2d4 d7d5', 'e2e4']);
});

test('a game in which nobody has moved is dropped', async () => {
  const { keeper, listed } = await openTab(new Browser(), createLocks());
  keeper.keep(createSession());
  keeper.keep(createSession());
  keeper.keep(createSession(['e2e4']));
  assert.deepEqual(await listed(), ['e2e4']);
});

test('the next visit goes on with the game that was changed last', async () => {
  const browser = new Browser();
  const locks = createLocks();
  const first = await openTab(browser, locks);
  for (const moves of [['a2a3'], ['b2b3']]) first.keeper.keep(createSession(moves));
  const next = await openTab(browser, createLocks());
  assert.equal(await next.keeper.openLast(next.restore), 'open');
  assert.equal(next.keeper.id, first.keeper.id);
  const again = createSession(['b2b3', 'b7b6']);
  next.keeper.keep(again);
  assert.deepEqual(await next.listed(), ['a2a3', 'b2b3', 'b2b3 b7b6']);
});

test('the game of a tab comes back after one that is not kept', async () => {
  const { keeper, restore, listed } = await openTab(new Browser(), createLocks());
  assert.equal(keeper.resume(restore), false);
  keeper.keep(createSession());
  const { id } = keeper;
  assert.equal(keeper.resume(restore), true);
  const again = createSession(['e2e4']);
  assert.equal(
    keeper.resume(() => keeper.keep(again)),
    true,
  );
  assert.equal(keeper.id, id);
  again.moves.push('e7e5');
  keeper.keep(again);
  assert.deepEqual(await listed(), ['e2e4 e7e5']);
  assert.equal(await keeper.open(id, restore), 'open');
});

test('a tab that is loaded again goes on with its own game', async () => {
  const browser = new Browser();
  const one = await openTab(browser, createLocks());
  one.keeper.keep(createSession(['a2a3']));
  const other = await openTab(browser, createLocks());
  other.keeper.keep(createSession(['b2b3']));
  const again = await openTab(browser, createLocks(), one.remembered);
  assert.equal(await again.keeper.openLast(again.restore), 'open');
  assert.equal(again.keeper.id, one.keeper.id);
});

test('a game that is open in another tab is not opened, but a copy of it can be', async () => {
  const browser = new Browser();
  const locks = createLocks();
  const one = await openTab(browser, locks);
  one.keeper.keep(createSession(['a2a3']));
  const other = await openTab(browser, locks);
  assert.equal(await other.keeper.openLast(other.restore), 'elsewhere');
  assert.equal(await other.keeper.open(one.keeper.id, other.restore), 'elsewhere');
  assert.equal(other.keeper.id, null);
  assert.equal(await other.keeper.openCopy(one.keeper.id, other.restore), 'open');
  assert.notEqual(other.keeper.id, one.keeper.id);
  assert.deepEqual(await other.listed(), ['a2a3', 'a2a3']);
  const { id } = one.keeper;
  one.keeper.keep(createSession(['c2c3']));
  const third = await openTab(browser, locks);
  assert.equal(await third.keeper.open(id, third.restore), 'open', 'one has let it go');
});

test('opening a game does not change it', async () => {
  const browser = new Browser();
  const one = await openTab(browser, createLocks());
  one.keeper.keep(createSession(['a2a3']));
  const before = await allOf(one.store);
  const next = await openTab(browser, createLocks());
  await next.keeper.openLast(next.restore);
  assert.deepEqual(await allOf(next.store), before);
});

test('a game that cannot be read leaves the one on the board as it is', async () => {
  const { store, keeper, restore } = await openTab(new Browser(), createLocks());
  await store.putGame({ id: 'broken', saved: null });
  const session = createSession(['e2e4']);
  keeper.keep(session);
  const { id } = keeper;
  for (const what of ['broken', 'gone']) assert.equal(await keeper.open(what, restore), 'broken');
  assert.equal(await keeper.openCopy('broken', restore), 'broken');
  session.moves.push('e7e5');
  keeper.keep(session);
  assert.equal(keeper.id, id);
  assert.equal((await allOf(store)).length, 2);
});

test('a name stays with the game that is played on', async () => {
  const { store, keeper } = await openTab(new Browser(), createLocks());
  const session = createSession(['e2e4']);
  keeper.keep(session);
  await keeper.rename(keeper.id, 'The long one');
  session.moves.push('e7e5');
  keeper.keep(session);
  const [{ name, saved }] = await allOf(store);
  assert.deepEqual([name, saved.moves.length], ['The long one', 2]);
});

test('without locks every game is free', async () => {
  const browser = new Browser();
  const one = await openTab(browser, undefined);
  one.keeper.keep(createSession(['a2a3']));
  const other = await openTab(browser, undefined);
  assert.equal(await other.keeper.openLast(other.restore), 'open');
});
