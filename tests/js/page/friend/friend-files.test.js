// A game with a friend that is too long for a link goes as a file: what the sheet offers, and how the page opens it.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readFriendFile } from '../../../../web/friend/friend-file.js';
import { markSent, NOTHING_SENT } from '../../../../web/friend/friend-game.js';
import { readFriendLink } from '../../../../web/friend/friend-link.js';
import { longGame } from '../../friend/long-game.js';
import {
  eventually,
  expectMoves,
  goTo,
  kingcraft,
  moves,
  play,
  press,
  shown,
  thrown,
  visitGame,
} from '../page-window.js';

const { FriendSheet } = await import('../../../../web/page/friend/friend-sheet.js');
const { Session } = await import('../../../../web/page/play/session.js');

const part = { ...NOTHING_SENT, id: 'Ab3dE9xQ', names: { white: 'Ann', black: 'Ben' } };
const PLAYERS = { white: 'person', black: 'friend' };
const sessionOf = (ids) =>
  Session.restore(kingcraft, {
    variant: 'chess',
    players: PLAYERS,
    level: 1,
    moves: ids,
    friend: part,
  });
const longSession = () => sessionOf(longGame(kingcraft, 2401));

/** The file that is saved during an action. */
async function savedBy(act) {
  const saved = [];
  Object.assign(URL, { createObjectURL: (blob) => saved.push(blob) && '#', revokeObjectURL() {} });
  await act();
  return saved;
}

const sheet = () => document.getElementById('friend-sheet');
const isShown = (selector) => !sheet().querySelector(selector).hidden;

/** Opens the sheet of a session on a fresh page. */
async function openSheet(session) {
  await visitGame('chess');
  await new FriendSheet(kingcraft).open(session);
}

test('a game that fits is a link, with its PGN', async () => {
  await openSheet(sessionOf(['e2e4']));
  assert.equal(isShown('.link-row'), true);
  assert.equal(isShown('.share-buttons .primary'), false);
  const [pgn] = await savedBy(() => press('button', 'Save PGN', sheet()));
  assert.match(await pgn.text(), /\[White "Ann"\]\n\[Black "Ben"\][\s\S]*1\. e4 \*/);
});

test('a game that is too long for a link is saved as a text with the link', async () => {
  const session = longSession();
  await openSheet(session);
  assert.deepEqual([isShown('.link-row'), isShown('.qr-code')], [false, false]);
  assert.match(sheet().querySelector('.note').textContent, /too long for a link/);
  const [file] = await savedBy(() => press('button', 'Save file', sheet()));
  assert.deepEqual([file.name, file.type], ['kingcraft-chess.txt', 'text/plain']);
  const { link } = readFriendLink(kingcraft, await readFriendFile(file));
  assert.deepEqual(link.moves, session.moveIds());
});

test('where the system shares files, it shares that one', async () => {
  const shared = [];
  Object.assign(navigator, {
    canShare: ({ files }) => files.length === 1,
    share: async (data) => shared.push(data),
  });
  await openSheet(longSession());
  await press('button', 'Send file…', sheet());
  assert.deepEqual(
    shared.map(({ url, files: [{ name }] }) => [url, name]),
    [[undefined, 'kingcraft-chess.txt']],
  );
  delete navigator.canShare;
  delete navigator.share;
});

/** A file that a friend has sent, with so many moves, after some change. */
async function fileOf(count, change = (text) => text, type = 'text/plain') {
  const { createFriendFile } = await import('../../../../web/friend/friend-file.js');
  const { linkOf } = await import('../../../../web/friend/friend-game.js');
  const { writeFriendLink } = await import('../../../../web/friend/friend-link.js');
  const session = sessionOf(longGame(kingcraft, count));
  const link = writeFriendLink(kingcraft, linkOf(markSent(session.friend)));
  const file = createFriendFile('chess', `https://play.example/${link}`);
  return new File([change(await file.text())], file.name, { type });
}

/** Drops a file on the board; says whether the page has taken it. */
function drop(file) {
  const items = [{ kind: 'file', type: file.type }];
  const taken = ['dragover', 'drop'].map((type) => {
    const event = new Event(type, { bubbles: true, cancelable: true });
    Object.assign(event, { dataTransfer: { items, files: [file], types: ['Files'] } });
    return !document.getElementById('board').dispatchEvent(event);
  });
  assert.equal(taken[0], taken[1]);
  return taken[0];
}

/** Chooses a file with the button of Your games. */
async function choose(file) {
  goTo('#games');
  await shown('button', 'Open a friend’s file');
  const field = document.querySelector('input[type=file][accept=".txt"]');
  Object.defineProperty(field, 'files', { configurable: true, value: [file] });
  field.dispatchEvent(new Event('change'));
}

for (const [how, open] of Object.entries({ dropped: drop, chosen: choose }))
  test(`a file that is ${how} is an invitation, as its link is`, async () => {
    await visitGame('tax');
    await open(await fileOf(2401));
    const invitation = await shown('dialog', 'Invitation');
    assert.match(invitation.textContent, /Ann invites you to Chess/);
    // jsdom submits no form to a dialog.
    invitation.returnValue = 'accept';
    invitation.close();
    await eventually(() => assert.equal(moves().length, 2401));
    assert.deepEqual(thrown(), []);
  });

const notice = (text) =>
  eventually(() => assert.match(document.getElementById('notices').textContent, text));

/** [what is wrong with the file, how it is changed, what the page says] */
const faults = [
  ['a letter is another one', (text) => text.replace('&n=', '&n=1'), /damaged/],
  ['its end is missing', (text) => text.slice(0, 40), /damaged/],
  ['it is another text', () => '1. e4 e5', /contains no game with a friend/],
  ['it is empty', () => '', /contains no game with a friend/],
  ['it is huge', (text) => 'x'.repeat(1e6) + text, /contains no game with a friend/],
];
for (const [what, change, said] of faults)
  test(`a file is refused, and the game stays: ${what}`, async () => {
    await visitGame('tax');
    await play('e2e4');
    assert.equal(drop(await fileOf(3, change)), true);
    await notice(said);
    await expectMoves(['e4']);
  });

test('a file that is no text is not taken', async () => {
  await visitGame('tax');
  assert.equal(drop(await fileOf(3, undefined, 'image/png')), false);
});
