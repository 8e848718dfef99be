// Single keys on each screen: ? lists the keys, f flips the board; neither acts where the reader types.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  all,
  eventually,
  find,
  goTo,
  key,
  press,
  shown,
  thrown,
  visit,
  visitGame,
} from '../page-window.js';

/** The first square, in the order of reading, of the board that is seen and can be played on. */
const firstSquare = () => {
  const [board] = all('[data-square]', /^/, document.querySelector('main:not([hidden])'));
  return board?.dataset.square;
};

for (const [screen, address, hasBoard] of [
  ['a game', '', true],
  ['an analysis', '#analyse/GAME', true],
  ['the editor', '#edit/GAME', true],
  ['a puzzle', '#puzzles/GAME/1', true],
  ['the games', '#games', false],
  ['the progress', '#progress', false],
])
  for (const game of ['chess', 'flying', 'kingscourt', 'levitating', 'tax', 'twokings'])
    test(`${screen} (${game}): the board is flipped, and the keys are listed`, async () => {
      await visitGame(game);
      if (address) {
        goTo(address.replace('GAME', game));
        await eventually(() => assert.equal(document.getElementById('game').hidden, true));
        if (hasBoard) await eventually(() => assert.ok(firstSquare()));
      }
      document.activeElement.blur();
      if (hasBoard) {
        const before = firstSquare();
        key('f');
        assert.notEqual(firstSquare(), before, 'flipped');
        key('F');
        assert.equal(firstSquare(), before, 'and back, with a capital or a small letter');
        assert.equal(key('f', { ctrlKey: true }).defaultPrevented, false);
        assert.equal(firstSquare(), before, 'the browser searches with Ctrl+F');
      }
      key('?');
      await shown('dialog', 'Keyboard shortcuts');
      assert.deepEqual(thrown(), []);
    });

test('a lesson and the endgame trainer flip their board', async () => {
  await visit('#learn/chess');
  const button = await shown('button', 'Flip');
  const board = () => button.closest('.lesson').querySelector('[data-square]').dataset.square;
  const before = board();
  key('f');
  assert.notEqual(board(), before);
});

test('z hides and shows what is around a game, and the button that stands there then shows it', async () => {
  await visitGame('tax');
  const isZen = () => document.documentElement.classList.contains('zen');
  document.activeElement.blur();
  key('z');
  await eventually(() => assert.ok(isZen()));
  key('Z');
  await eventually(() => assert.ok(!isZen()));
  key('z');
  await eventually(() => assert.ok(isZen()));
  document.getElementById('zen-leave').click();
  await eventually(() => assert.ok(!isZen()));
});

test('where there is no game, z does nothing', async () => {
  await visit('#games');
  await eventually(() => assert.equal(document.getElementById('games').hidden, false));
  key('z');
  await visitGame('tax');
  assert.ok(!document.documentElement.classList.contains('zen'));
});

test('in a field, keys are letters', async () => {
  await visitGame('chess');
  document.getElementById('typed').focus();
  const before = firstSquare();
  for (const name of ['f', '?']) assert.equal(key(name).defaultPrevented, false);
  assert.equal(firstSquare(), before);
  assert.equal(all('dialog', 'Keyboard shortcuts').length, 0);
});

test('single keys do nothing where the reader has turned them off; the settings list them all the same', async () => {
  await visitGame('chess');
  await press('button', 'Settings');
  const choice = document.querySelector('[name=shortcuts]');
  choice.click();
  await eventually(() => assert.equal(choice.checked, false));
  document.activeElement.blur();
  const before = firstSquare();
  for (const name of ['f', '?']) assert.equal(key(name).defaultPrevented, false);
  assert.equal(firstSquare(), before);
  await press('button', 'Keyboard shortcuts');
  const sheet = await shown('dialog', 'Keyboard shortcuts');
  for (const name of ['F', '/', 'Ctrl+Z', '↑', 'Esc'])
    assert.ok(
      all('kbd', name, sheet).some((one) => one.textContent === name),
      name,
    );
  find('button', 'Close', sheet).click();
});
