// Going through the moves of a game that goes on: by buttons and keys. The game stays as it is.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { en } from '../../../../web/texts/page/page.en.js';
import {
  begin,
  computer,
  current,
  eventually,
  expectMoves,
  expectOn,
  goTo,
  key,
  kingcraft,
  moves,
  play,
  press,
  shown,
  square,
  thrown,
  usePointer,
  visit,
  visitGame,
} from '../page-window.js';

const MOVES = ['e2e4', 'e7e5', 'g1f3', 'b8c6'];
const SANS = ['e4', 'e5', 'Nf3', 'Nc6'];
/** The computer thinks until it is stopped. */
const LONG = { color: 'white', level: 10, clock: { minutes: 180, seconds: 180 } };

const expectShown = (san) => eventually(() => assert.equal(current(), san));
const isEarlier = () => document.getElementById('panel').textContent.includes('Viewing an earlier');
const byKey = (name) => () => key(name);
const byButton = (name) => () => press('button', name);

/** Ways to do the same: back by one move, on by one, to the start, to the end. */
const WAYS = {
  keys: ['ArrowLeft', 'ArrowRight', 'Home', 'End'].map(byKey),
  buttons: ['Previous move', 'Next move', 'First position', 'Latest move'].map(byButton),
};

for (const [name, [back, on, first, last]] of Object.entries(WAYS))
  test(`${name} go through the moves, which stay`, async () => {
    await visitGame('chess');
    await play(...MOVES);
    usePointer();
    await back();
    await expectShown('Nf3');
    await expectOn('b8', 'black knight');
    assert.equal(isEarlier(), true);
    await back();
    await expectShown('e5');
    await on();
    await expectShown('Nf3');
    for (const name of ['b8', 'c6']) square(name).click();
    await expectOn('b8', 'black knight');
    await first();
    await expectOn('e2', 'white pawn');
    await back();
    await expectOn('e2', 'white pawn');
    assert.equal(document.getElementById('step-previous').getAttribute('aria-disabled'), 'true');
    await last();
    await on();
    key('ArrowUp');
    await expectShown('Nc6');
    assert.equal(isEarlier(), false);
    assert.deepEqual(moves(), SANS);
    assert.equal(document.getElementById('step-next').getAttribute('aria-disabled'), 'true');
    await play('f1b5');
    assert.deepEqual(thrown(), []);
  });

for (const modifier of ['ctrlKey', 'metaKey'])
  test(`${modifier} with Z takes a move back, with Shift it is made again`, async () => {
    await visitGame('chess');
    await play(...MOVES);
    usePointer();
    key('ArrowLeft');
    key('z', { [modifier]: true });
    await expectMoves(['e4', 'e5', 'Nf3']);
    key('z', { [modifier]: true });
    await expectMoves(['e4', 'e5']);
    key('Z', { [modifier]: true, shiftKey: true });
    await expectMoves(['e4', 'e5', 'Nf3']);
    await expectOn('f3', 'white knight');
    document.getElementById('typed').focus();
    for (const event of [key('Home'), key('z', { [modifier]: true })])
      assert.equal(event.defaultPrevented, false, 'a field keeps its keys');
    assert.deepEqual(moves(), ['e4', 'e5', 'Nf3']);
    assert.equal(current(), 'Nf3');
  });

test('a press of a screen reader leaves the arrow keys to the board', async () => {
  await visitGame('chess');
  await play(...MOVES);
  usePointer();
  square('e2').focus();
  key('ArrowLeft');
  await expectShown('Nf3');
  usePointer(0);
  key('ArrowLeft');
  assert.equal(document.activeElement.dataset.square, 'd2');
  assert.equal(current(), 'Nf3');
});

test('after Play the focus is on the board', async () => {
  const focused = () => document.activeElement.dataset.square;
  const expectFocus = (name) => eventually(() => assert.equal(focused(), name));
  await visit();
  await press('button', 'Play Chess');
  await expectFocus('a1');
  await press('link', 'Kingcraft');
  await press('button', 'Play Tax Chess');
  await expectFocus('a1');
  key('ArrowRight');
  await expectFocus('b1');
  await begin('tax');
  await eventually(() => assert.ok(document.activeElement.matches('#board [role="gridcell"]')));
});

test('the computer goes on while one looks at an earlier position, and its move leaves that', async () => {
  await visitGame('chess', LONG);
  computer.isSlow = true;
  await play('e2e4');
  usePointer();
  key('Home');
  await expectOn('e2', 'white pawn');
  await press('button', 'Move now');
  await eventually(() => assert.equal(moves().length, 2));
  await expectOn('e2', 'white pawn');
  assert.equal(isEarlier(), true);
  key('End');
  await expectOn('e4', 'white pawn');
  await play('d2d4');
  await expectOn('d4', 'white pawn');
});

test('a move ahead of the turn is seen, and brings the reader back', async () => {
  await visitGame('chess', LONG);
  computer.isSlow = true;
  await play('e2e4');
  for (const name of ['h2', 'h4']) square(name).click();
  usePointer();
  key('Home');
  await press('button', 'Move now');
  await eventually(() => assert.equal(moves().length, 3));
  await expectOn('h4', 'white pawn');
});

test('in a study the arrow keys go through the moves after a move by pointer', async () => {
  await visit();
  goTo('#analyse/chess');
  await shown('heading', en.study.title);
  for (const name of ['e2', 'e4']) square(name).click();
  await expectOn('e4', 'white pawn');
  usePointer();
  key('ArrowLeft');
  await expectOn('e2', 'white pawn');
  key('ArrowRight');
  await expectOn('e4', 'white pawn');
});

for (const { id, levels } of kingcraft.variants)
  test(`${id}: signs that chess does not have are explained below the moves`, async () => {
    await visitGame(id);
    const note = document.getElementById('moves-signs');
    assert.ok(note.hidden, 'before the first move');
    const [{ id: move }] = kingcraft.newGame(id).moves();
    await goTo(`#play/${id}?moves=${move}`);
    await eventually(() => assert.equal(moves().length, 1));
    assert.equal(note.textContent.includes('^'), levels > 1);
    assert.equal(note.hidden, levels === 1);
  });
