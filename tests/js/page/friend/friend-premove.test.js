// A move ahead of the turn in a game with a friend elsewhere: it is saved with the game until it is played, cancelled
// or impossible.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { NOTHING_SENT } from '../../../../web/friend/friend-game.js';
import { writeFriendLink } from '../../../../web/friend/friend-link.js';
import { friendRecordId } from '../../../../web/page/store/saved-records.js';
import {
  comeBackTo,
  eventually,
  expectMoves,
  goTo,
  key,
  kingcraft,
  reload,
  square,
  thrown,
} from '../page-window.js';

const { Session } = await import('../../../../web/page/play/session.js');

const part = {
  ...NOTHING_SENT,
  id: 'Ab3dE9xQ',
  names: { white: 'Ann', black: 'Ben' },
  sent: 1,
  isSaid: true,
};
const WAITING = {
  variant: 'chess',
  players: { white: 'person', black: 'friend' },
  level: 1,
  moves: ['e2e4'],
  friend: part,
};

const detail = () => document.getElementById('state-detail').textContent;
const expectDetail = (text) => eventually(() => assert.match(detail(), text));

/** Opens the game in which the friend is to move. */
async function open() {
  await comeBackTo(WAITING, friendRecordId(part.id));
  await expectDetail(/comes as a link/);
}

async function premove(from, to) {
  square(from).click();
  square(to).click();
  await expectDetail(new RegExp(`Premove ${from}–${to} set`));
}

/** The link with which the friend answers. */
const answer = (move) =>
  writeFriendLink(kingcraft, {
    ...{ variant: 'chess', id: part.id, to: 'white', names: part.names, fen: null },
    ...{ moves: ['e2e4', move], offersDraw: false, end: null, after: null },
  });

test('it waits after a reload, and is played when the friend has moved', async () => {
  await open();
  await premove('g1', 'f3');
  await reload();
  await expectDetail(/Premove g1–f3 set/);
  goTo(answer('e7e5'));
  await expectMoves(['e4', 'e5', 'Nf3']);
  await reload();
  await expectMoves(['e4', 'e5', 'Nf3']);
  await expectDetail(/can take it back/);
  assert.deepEqual(thrown(), []);
});

test('one that was cancelled is gone after a reload', async () => {
  await open();
  await premove('g1', 'f3');
  key('Escape');
  await expectDetail(/comes as a link/);
  await reload();
  await expectDetail(/comes as a link/);
});

test('one that has become impossible is gone', async () => {
  await open();
  await premove('e4', 'd5');
  await reload();
  goTo(answer('e7e5'));
  await expectMoves(['e4', 'e5']);
  await reload();
  await expectMoves(['e4', 'e5']);
  await expectDetail(/^You play White/);
});

const broken = [7, true, {}, { from: 'e4' }, { from: 'e4', to: 'e9' }, { from: 'e7', to: 'e5' }];
for (const saved of broken)
  test(`a record with the premove ${JSON.stringify(saved)} has none`, () => {
    const session = Session.restore(kingcraft, { ...WAITING, premove: saved });
    assert.equal(session.premove, null);
    session.dispose();
  });

test('only a game with a friend has one in its record', () => {
  const players = { white: 'person', black: 'machine' };
  const { friend, ...game } = WAITING;
  const session = Session.restore(kingcraft, { ...game, players });
  session.premove = { from: 'g1', to: 'f3', ply: 1 };
  assert.equal('premove' in session.toSave(), false);
  session.dispose();
});
