// Two computers are paused, and play at the speed that is chosen.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { load } from '../../../../web/kingcraft/index.js';
import { giveTime, hasPace } from '../../../../web/page/play/watch-pace.js';
import { readPreferences, settings } from '../../../../web/page/store/settings.js';
import {
  all,
  comeBackTo,
  computer,
  eventually,
  find,
  moves,
  press,
  visitGame,
} from '../page-window.js';
import { createMatch } from './match-support.js';

const kingcraft = await load();
const byId = (id) => document.getElementById(id);
const COMPUTERS = { white: 'machine', black: 'machine' };

/** Puts the settings as they would be stored. */
const set = (change) => settings.replace({ ...settings.current, ...change });

/** [who plays, whether there is a clock, whether the game is over, whether its speed can be chosen] */
const GAMES = [
  [true, null, null, true],
  [true, { white: 1 }, null, false],
  [true, null, { winner: 'white' }, false],
  [false, null, null, false],
];
for (const [betweenComputers, clock, outcome, expected] of GAMES)
  test(`the speed of ${JSON.stringify({ betweenComputers, clock, outcome })}`, () =>
    assert.equal(hasPace({ betweenComputers, clock, outcome }), expected));

for (const pace of ['fast', 'medium', 'slow'])
  test(`${pace}: the next computer waits until the move was shown and the time is over`, async (t) => {
    set({ pace });
    t.mock.timers.enable({ apis: ['setTimeout'] });
    const session = { betweenComputers: true, clock: null, outcome: null };
    const show = {};
    const shown = new Promise((resolve) => {
      show.end = resolve;
    });
    let isOver = false;
    giveTime(session, shown).then(() => {
      isOver = true;
    });
    t.mock.timers.tick(60_000);
    await nextTurn();
    assert.equal(isOver, false, 'the move is not shown yet');
    show.end();
    await nextTurn();
    assert.equal(isOver, pace === 'fast', 'the move was shown');
    t.mock.timers.tick(pace === 'slow' ? 3999 : 1500);
    await nextTurn();
    assert.equal(isOver, pace !== 'slow');
    t.mock.timers.tick(1);
    await nextTurn();
    assert.equal(isOver, true);
    set(readPreferences());
  });

test('a game that waits after a move is paused at once, and goes on at once', async (t) => {
  set({ pace: 'slow' });
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const { match, calls } = createMatch(kingcraft, { doubt: null });
  match.start({ variant: 'chess', players: COMPUTERS, level: 1 });
  match.onAnswer('e2e4', []);
  await nextTurn();
  assert.equal(calls.thoughts, 1, 'Black waits');
  match.stop();
  t.mock.timers.tick(60_000);
  await nextTurn();
  assert.deepEqual([match.paused, calls.thoughts], [true, 1]);
  match.resume();
  await nextTurn();
  assert.deepEqual([match.paused, calls.thoughts], [false, 2]);
  set(readPreferences());
});

test('Pause and the speed stand beside two computers, and beside nobody else', async () => {
  await visitGame('chess');
  assert.deepEqual([all('button', 'Pause').length, byId('pace').hidden], [0, true]);
  await visitGame('chess', { color: 'white' });
  assert.deepEqual([all('button', 'Pause').length, byId('pace').hidden], [0, true]);

  await comeBackTo({ variant: 'chess', players: COMPUTERS, level: 1, moves: [], end: null });
  computer.isSlow = true;
  await eventually(() => find('button', 'Pause'));
  const speed = byId('pace').querySelector('select');
  assert.equal(byId('pace').hidden, false);
  speed.value = 'slow';
  speed.dispatchEvent(new Event('change', { bubbles: true }));
  assert.equal(settings.current.pace, 'slow');
  const { length } = moves();
  await press('button', 'Pause');
  await eventually(() => find('button', 'Continue'));
  await eventually(() =>
    assert.equal(moves().length, length + 1, 'the move that was thought about'),
  );
});
