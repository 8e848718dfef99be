// A finished game that was shared: its link opens it from the side of who shared it, with names, result and review.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  comeBackTo,
  eventually,
  expectMoves,
  find,
  goTo,
  play,
  press,
  shown,
  thrown,
  visit,
  visitGame,
} from '../page-window.js';

const MATE = ['f2f3', 'e7e5', 'g2g4', 'd8h4'];
const LINK = `#play/chess?moves=${MATE.join()}&white=Ann&black=Ben&side=black`;

const seat = (place) => document.getElementById(`player-${place}`).textContent;
const card = () => eventually(() => find('#result', 'Ben won'));
const sharedLink = async () => {
  await press('button', 'Share');
  const field = await eventually(() => {
    const { value } = document.getElementById('share-link');
    assert.ok(value.includes('#play/'));
    return value;
  });
  document.getElementById('share').close();
  return new URL(field).hash;
};

test('a shared game opens as its sharer saw it, with its result, and can be reviewed', async () => {
  await visit(LINK);
  const found = await card();
  assert.match(found.textContent, /0–1.*Black wins by checkmate/);
  assert.match(seat('bottom'), /Ben/);
  assert.match(seat('top'), /Ann/);
  assert.equal(location.hash, LINK);
  assert.equal(await sharedLink(), LINK);
  await press('link', 'Review');
  await shown('heading', 'Analyse');
  await eventually(() =>
    assert.match(document.querySelector('.study-head').textContent, /Ann – Ben/),
  );
  history.back();
  await eventually(() => assert.equal(document.getElementById('game').hidden, false));
  assert.equal(location.hash, LINK);
  assert.deepEqual(thrown(), []);
});

test('its result is shown once', async () => {
  await visit(LINK);
  await card();
  await press('button', 'Hide result');
  goTo('#learn/chess');
  await shown('heading', 'Chess');
  history.back();
  await eventually(() => assert.equal(document.getElementById('game').hidden, false));
  assert.equal(document.getElementById('result').hidden, true);
  await press('button', 'Show result');
  await card();
});

/** The shared data, and their link. */
const GAMES = {
  'two people with names': [
    { players: { white: 'person', black: 'person' }, names: { white: 'Ann', black: 'Ben' } },
    '&white=Ann&black=Ben',
  ],
  'two people without names': [{ players: { white: 'person', black: 'person' } }, ''],
  'Black against the computer': [
    { players: { white: 'machine', black: 'person' }, level: 3 },
    '&white=Juna&side=black',
  ],
  'White against the computer': [{ players: { white: 'person', black: 'machine' } }, '&black=Pip'],
};
for (const [what, [settings, words]] of Object.entries(GAMES))
  test(`the link of a finished game: ${what}`, async () => {
    await comeBackTo({ variant: 'chess', level: 1, ...settings, moves: MATE, end: null });
    await expectMoves(['f3', 'e5', 'g4', 'Qh4#']);
    assert.equal(await sharedLink(), `#play/chess?moves=${MATE.join()}${words}`);
  });

test('a game that goes on is shared without names', async () => {
  await visitGame('chess', { names: { white: 'Ann', black: 'Ben' } });
  await play('e2e4');
  assert.equal(await sharedLink(), '#play/chess?moves=e2e4');
});

test('a position where the game is over has White below where nothing else is said', async () => {
  await visit(`#play/chess?moves=${MATE.slice(0, 3).join()}&end=resign-black&side=white`);
  await eventually(() => find('#result', 'White won'));
  assert.match(seat('bottom'), /White/);
});
