// The link of a game without sides, as earlier versions made it: a position to play from, which can become a game with
// a friend.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readFriendLink } from '../../../../web/friend/friend-link.js';
import {
  all,
  eventually,
  expectMoves,
  kingcraft,
  play,
  press,
  reload,
  shown,
  state,
  thrown,
  visit,
  visitGame,
} from '../page-window.js';

const BUTTON = 'Play it with a friend';
const FEN = '4k3/pppppppp/8/8/8/8/PPPPPPPP/4K3 b - - 0 1';
const LINK = '#play/chess?moves=e2e4,e7e5';

const expectState = (text) => eventually(() => assert.equal(state(), text));

/** Presses the button and answers what is asked. */
async function invite({ side, name, answer = 'start' }) {
  await press('button', 'Share');
  await press('button', BUTTON);
  const sheet = await shown('dialog', BUTTON);
  const chosen = sheet.querySelector(':checked').value;
  if (side) sheet.querySelector(`[value=${side}]`).click();
  sheet.querySelector('[type=text]').value = name ?? '';
  // jsdom submits no form to a dialog.
  sheet.returnValue = answer;
  sheet.close();
  return chosen;
}

/** The link in the sheet that is open. */
async function sentLink() {
  const sheet = await shown('dialog', 'Send to your friend');
  const { value } = sheet.querySelector('#friend-link');
  return readFriendLink(kingcraft, new URL(value).hash).link;
}

/** [the link, its moves, the side that is to move and is chosen first, the side that is chosen, the state] */
const linked = [
  [LINK, ['e2e4', 'e7e5'], 'white', null, 'Your turn'],
  [LINK, ['e2e4', 'e7e5'], 'white', 'black', 'Waiting for your friend'],
  ['#play/tax', [], 'white', null, 'Your turn'],
  [`#play/chess?fen=${FEN.replaceAll(' ', '_')}`, [], 'black', null, 'Your turn'],
];
for (const [address, moves, turn, side, headline] of linked)
  test(`${address} becomes a game with a friend: ${side ?? turn}`, async () => {
    await visit(address);
    assert.equal(await invite({ side, name: 'Ann' }), turn);
    const link = await sentLink();
    const own = side ?? turn;
    assert.deepEqual(link.moves, moves);
    assert.deepEqual([link.to === own, link.names[own], link.end], [false, 'Ann', null]);
    assert.equal(link.fen, address.includes('fen') ? FEN : null);
    await expectState(headline);
    assert.equal(location.hash, '#play');
    await reload();
    await expectState(headline);
    assert.equal(document.querySelectorAll('#moves button').length, moves.length);
    assert.deepEqual(all('button', BUTTON), []);
    assert.equal(document.getElementById('undo').disabled, true);
    assert.deepEqual(thrown(), []);
  });

test('who does not want it goes on with the link', async () => {
  await visit(LINK);
  await invite({ answer: '' });
  await play('g1f3');
  await expectMoves(['e4', 'e5', 'Nf3']);
  assert.match(location.hash, /^#play\/chess\?moves=e2e4,e7e5,g1f3$/);
});

test('it is offered for a link that goes on, and for no other game', async () => {
  const offered = async () => {
    await press('button', 'Share');
    const sheet = await shown('dialog', 'Share');
    return all('button', BUTTON, sheet).length;
  };
  await visit('#play/chess?moves=e2e4&end=resign-black');
  await expectMoves(['e4']);
  assert.equal(await offered(), 0, 'of a game that is over');
  await visitGame('chess');
  assert.equal(await offered(), 0, 'of a game against the computer');
  await visit(LINK);
  assert.equal(await offered(), 1, 'of a link');
});
