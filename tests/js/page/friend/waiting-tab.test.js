// A reply finds the tab that waits for it: this one, another one of the browser, or none.

import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { setImmediate as nextTurn } from 'node:timers/promises';

mock.timers.enable({ apis: ['setTimeout'] });

/** Channels of one browser: what a tab posts arrives at all others, in the next turn or once it is let through. */
const browser = { channels: new Set(), isHeld: false, held: [] };
class TabChannel {
  #listeners = new Set();

  constructor(name) {
    this.name = name;
    browser.channels.add(this);
  }

  get count() {
    return this.#listeners.size;
  }

  addEventListener(_, listener) {
    this.#listeners.add(listener);
  }

  removeEventListener(_, listener) {
    this.#listeners.delete(listener);
  }

  postMessage(message) {
    const data = structuredClone(message);
    for (const other of browser.channels)
      if (other !== this && other.name === this.name) other.take(data);
  }

  take(data) {
    const arrive = () => {
      for (const listener of this.#listeners) listener({ data });
    };
    if (browser.isHeld) browser.held.push(arrive);
    else setImmediate(arrive);
  }
}
globalThis.BroadcastChannel = TabChannel;

const MODULE = '../../../../web/page/friend/waiting-tab.js';
const tab = await import(`${MODULE}?tab=here`);
const otherTab = await import(`${MODULE}?tab=elsewhere`);
const LONG = 2000;
const SHORT = 300;

/** The answer within a time. */
async function within(time, answer) {
  for (let turn = 0; turn < 4; turn++) await nextTurn();
  mock.timers.tick(time);
  return answer;
}

/** A tab that waits for the reply to a game, and takes those that are right. */
function waitIn({ waitForReply }, id, right = '#reply') {
  const taken = [];
  const stop = waitForReply(id, (fragment) => {
    taken.push(fragment);
    return fragment === right;
  });
  return { taken, stop };
}

/** [what happens, the games that wait here and elsewhere, the reply, where it goes, whether any tab waits for it] */
const cases = [
  ['this tab waits', ['one', null], ['one', '#reply'], 'here', true],
  ['another tab waits', [null, 'one'], ['one', '#reply'], 'elsewhere', true],
  ['both wait', ['one', 'one'], ['one', '#reply'], 'here', true],
  ['no tab waits', [null, null], ['one', '#reply'], null, false],
  ['both wait for another game', ['two', 'three'], ['one', '#reply'], null, false],
  ['another tab waits, this one for another game', ['two', 'one'], ['one', '#reply'], 'elsewhere'],
  ['this tab waits for another reply', ['one', null], ['one', '#wrong'], null, true],
  ['another tab waits for another reply', [null, 'one'], ['one', '#wrong'], null, true],
];
for (const [what, [here, elsewhere], [id, fragment], place, waits = true] of cases)
  test(`${what}: ${place ?? 'nowhere'}`, async () => {
    const ends = [here && waitIn(tab, here), elsewhere && waitIn(otherTab, elsewhere)];
    assert.equal(await within(SHORT, tab.isWaiting(id)), waits);
    assert.equal(await within(LONG, tab.handReply(id, fragment)), place);
    assert.deepEqual(ends[0]?.taken ?? [], here === id ? [fragment] : []);
    for (const end of ends) end?.stop();
    assert.equal(await within(LONG, tab.handReply(id, fragment)), null, 'the waiting has ended');
    assert.equal(await within(SHORT, tab.isWaiting(id)), false, 'the waiting has ended');
    assert.deepEqual(
      [...browser.channels].map(({ count }) => count),
      [0, 0],
      'listeners left',
    );
  });

test('a tab that answers too late is no answer, and disturbs nothing', async () => {
  const { taken, stop } = waitIn(otherTab, 'one');
  browser.isHeld = true;
  const reply = tab.handReply('one', '#reply');
  const question = tab.isWaiting('one');
  assert.equal(await within(SHORT, question), false);
  assert.equal(await within(LONG - SHORT, reply), null);
  browser.isHeld = false;
  for (const arrive of browser.held.splice(0)) arrive();
  await nextTurn();
  assert.deepEqual(taken, ['#reply']);
  stop();
});

test('the reply waits for a tab that takes its time', async () => {
  const { stop } = waitIn(otherTab, 'one');
  browser.isHeld = true;
  const reply = tab.handReply('one', '#reply');
  mock.timers.tick(LONG - 1);
  browser.isHeld = false;
  for (const arrive of browser.held.splice(0)) arrive();
  assert.equal(await within(0, reply), 'elsewhere');
  stop();
});

test('the end of an earlier waiting leaves the later one', async () => {
  const first = waitIn(tab, 'one');
  const second = waitIn(tab, 'one');
  first.stop();
  assert.equal(await within(LONG, tab.handReply('one', '#reply')), 'here');
  assert.deepEqual([first.taken, second.taken], [[], ['#reply']]);
  second.stop();
});

test('what is no message of the page is left alone', async () => {
  const { taken, stop } = waitIn(tab, 'one');
  const stranger = new TabChannel('kingcraft-replies');
  for (const data of [null, 'one', 5, [], {}, { asks: 'two', fragment: '#reply' }, { took: 'one' }])
    stranger.postMessage(data);
  await nextTurn();
  assert.deepEqual(taken, []);
  browser.channels.delete(stranger);
  stop();
});

test('in a browser without channels a reply goes to this tab alone', async () => {
  delete globalThis.BroadcastChannel;
  const alone = await import(`${MODULE}?tab=alone`);
  globalThis.BroadcastChannel = TabChannel;
  assert.equal(await alone.handReply('one', '#reply'), null);
  assert.equal(await alone.isWaiting('one'), false);
  const { stop } = waitIn(alone, 'one');
  assert.equal(await alone.handReply('one', '#reply'), 'here');
  assert.equal(await alone.isWaiting('one'), true);
  stop();
});
